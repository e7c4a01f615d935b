/* The way to one action, press by press: a card, then where it goes and how. What is legal is only what `actions` has.

A thing is what a finger is put on, as a word: "hand:23", "slot:2:up", "pile:1:0", "card:7", "name:7", "column:2",
"seat:3", "decline", "withdraw". */

import { NAMED, type Action, type Picture } from "./picture";

export type Thing = string;

export const handThing = (card: number): Thing => `hand:${card}`;
export const slotThing = (column: number, faceup: boolean): Thing => `slot:${column}:${faceup ? "up" : "down"}`;
export const pileThing = (side: number, column: number): Thing => `pile:${side}:${column}`;
export const cardThing = (card: number): Thing => `card:${card}`;
export const nameThing = (card: number): Thing => `name:${card}`;
export const columnThing = (column: number): Thing => `column:${column}`;
export const seatThing = (seat: number): Thing => `seat:${seat}`;
export const DECLINE: Thing = "decline";
export const WITHDRAW: Thing = "withdraw";

/** The presses that lead to an action. */
export function path(picture: Picture, action: Action): Thing[] {
  const { view } = picture;
  if ("play" in action) {
    const { card, column, faceup } = action.play;
    const slot = slotThing(column, faceup);
    return card === view.drawn ? [slot] : [handThing(card), slot]; // a drawn card is in no hand: only its place is chosen
  }
  if ("pile" in action) return [pileThing(action.pile.side, action.pile.column)];
  if ("card" in action) return [thingOf(picture, action.card)];
  if ("column" in action) return [columnThing(action.column)];
  if ("seat" in action) return [seatThing(action.seat)];
  return "decline" in action ? [DECLINE] : [WITHDRAW];
}

/** Where a card that can be chosen is to be found: in my hand, on the table, or only by its name. */
function thingOf({ view, table }: Picture, card: number): Thing {
  if (view.question.kind === NAMED) return nameThing(card);
  if (table.me.some((seat) => view.hands[seat]?.cards.includes(card))) return handThing(card);
  const lies = view.theaters.some((theater) => theater.piles.some((pile) => pile.some((each) => each.card === card)));
  return lies ? cardThing(card) : nameThing(card);
}

/** What can be pressed next, once `chosen` has been, and the actions each press leaves possible. */
export function within(picture: Picture, chosen: Thing | null): Map<Thing, Action[]> {
  const found = new Map<Thing, Action[]>();
  for (const action of picture.actions) {
    const way = path(picture, action);
    const next = chosen === null ? way[0] : way[0] === chosen ? way[1] : undefined;
    if (next !== undefined) found.set(next, [...(found.get(next) ?? []), action]);
  }
  return found;
}

/** What a press means: an action, a step on the way to one, or nothing that is possible. */
export function press(picture: Picture, chosen: Thing | null, thing: Thing): { act: number } | { chosen: Thing } | null {
  if (chosen !== null) {
    const action = within(picture, chosen).get(thing)?.[0];
    if (action) return { act: action.n };
  }
  const first = within(picture, null).get(thing);
  if (!first?.[0]) return null;
  return path(picture, first[0]).length > 1 ? { chosen: thing } : { act: first[0].n };
}

/** The action that a typed line means, if it is one of the notations or sentences of `actions`. */
export function typed(picture: Picture, line: string): Action | undefined {
  const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");
  return picture.actions.find((action) => [action.typed, action.said].map(plain).includes(plain(line)));
}
