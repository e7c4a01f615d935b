/* What the person at the table is doing: what they have pressed so far, what they read, what was refused.

Knows the picture and the ways out of the page. Every component finds it in the context. */

import { createContext } from "svelte";
import type { Say } from "../words";
import { DECLINE, WITHDRAW, press, within, type Thing } from "./choosing";
import { NONE, type Action, type Picture } from "./picture";

export interface Ways {
  act: (n: number) => void;
  refused?: ((tried: string) => void) | undefined; // what was tried, in words
  undo?: (() => void) | undefined;
}

const ON_TABLE = ["pile", "card", "slot", "column"];
const IN_PROMPT = [DECLINE, "seat", "name"]; // what has no place of its own on the table

export class TableState {
  readonly #picture: () => Picture;
  readonly #ways: Ways;
  picture = $derived.by(() => this.#picture());
  chosen = $state<Thing | null>(null);
  refused = $state<Thing | null>(null);
  reading = $state(NONE); // the card in the reading panel
  enlarged = $state(NONE);
  fresh = $state.raw(new Set<string>()); // the places that the last move changed
  targets = $derived.by(() => within(this.picture, this.chosen));
  keys = $derived.by(() => numbered(this.targets, this.picture));

  constructor(
    picture: () => Picture,
    readonly say: Say,
    ways: Ways,
  ) {
    this.#picture = picture;
    this.#ways = ways;
  }

  /** A thing with crop marks around it: one press away from something that happens. */
  isTarget(thing: Thing): boolean {
    return this.keys.has(thing);
  }

  press(thing: Thing, said: string): void {
    const pressed = press(this.picture, this.chosen, thing);
    this.refused = null;
    if (pressed === null) {
      this.refused = thing;
      this.#ways.refused?.(said);
    } else if ("act" in pressed) {
      this.chosen = null;
      this.#ways.act(pressed.act);
    } else {
      this.chosen = this.chosen === pressed.chosen ? null : pressed.chosen;
    }
  }

  /** A press on a card that lies on the table: to choose it, else to read it, unless something else there is to be chosen. */
  touch(things: Thing[], card: number, said: string): void {
    const [thing] = things;
    const legal = things.find((each) => this.targets.has(each));
    if (legal || (thing && this.choosesOnTable)) this.press(legal ?? thing ?? "", said);
    else if (card !== NONE) this.enlarged = card;
  }

  back(): void {
    this.chosen = this.refused = null;
  }

  undo(): void {
    this.#ways.undo?.();
  }

  get choosesOnTable(): boolean {
    return [...this.targets.keys()].some((thing) => ON_TABLE.some((kind) => thing.startsWith(kind)));
  }

  /** The choices that have no place of their own on the table. */
  get spoken(): [Thing, Action][] {
    return [...this.targets].flatMap(([thing, [action]]) =>
      action && IN_PROMPT.some((kind) => thing.startsWith(kind)) ? [[thing, action] as [Thing, Action]] : [],
    );
  }
}

/** The keys 1, 2, 3… of what settles the question: column by column, faceup before facedown, a pile from below. */
function numbered(targets: Map<Thing, Action[]>, { view }: Picture): Map<Thing, number> {
  const settling = [...targets].flatMap(([thing, actions]) => {
    const [action] = actions;
    const step = thing.startsWith("hand:") && action && "play" in action;
    return step || thing === WITHDRAW || thing === DECLINE || !action ? [] : [{ thing, column: columnOf(action, view) }];
  });
  return new Map(settling.sort((a, b) => a.column - b.column).map(({ thing }, at) => [thing, at + 1]));
}

function columnOf(action: Action, { theaters }: Picture["view"]): number {
  if ("play" in action) return action.play.column - (action.play.faceup ? 0.5 : 0);
  if ("pile" in action) return action.pile.column;
  if ("card" in action) {
    const { card } = action;
    const heights = theaters.map(({ piles }) => Math.max(...piles.map((pile) => pile.findIndex((lying) => lying.card === card))));
    return heights.findIndex((height) => height >= 0) + Math.max(0, ...heights) / 100;
  }
  return "column" in action ? action.column : 0;
}

export const [useTable, provideTable] = createContext<TableState>();
