import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { fixture, SITUATIONS } from "../src/demo/fixtures";
import { LANGUAGES, words } from "../src/words";
import Table from "../src/table/Table.svelte";

async function drawn(situation: string, language: (typeof LANGUAGES)[number]): Promise<string> {
  const [picture, say] = await Promise.all([fixture(situation, language), words(language)]);
  return render(Table, { props: { picture, say, act: () => {} } }).body;
}
const count = (text: string, what: RegExp) => [...text.matchAll(what)].length;

describe("the table", () => {
  it.each(SITUATIONS.flatMap((situation) => LANGUAGES.map((language) => [situation, language] as const)))(
    "has words for all of %s in %s",
    async (situation, language) => {
      expect(await drawn(situation, language)).not.toMatch(/undefined|NaN|\{ ?\$/);
    },
  );

  it.each(["opening", "known", "epic-late", "team"])("shows every card in play and in my hand in %s", async (situation) => {
    const { view, table } = await fixture(situation, "en");
    const inPlay = view.theaters.flatMap((theater) => theater.piles.flat()).length;
    const inHand = table.me.flatMap((seat) => view.hands[seat]!.cards).length;
    expect(count(await drawn(situation, "en"), /<button class="card /g)).toBe(inPlay + inHand);
  });

  it("marks the piles that can be chosen, and only those", async () => {
    const { actions } = await fixture("flip", "en");
    expect(count(await drawn("flip", "en"), /<span class="aim/g)).toBe(actions.length);
    expect(count(await drawn("their-turn", "en"), /<span class="aim/g)).toBe(0);
  });

  it("calls nothing yours to a spectator", async () => {
    expect(await drawn("spectator", "en")).not.toMatch(/Yours|Your hand|your partner|they score|Undo/);
  });

  it("gives away no face that the viewer does not know", async () => {
    const { view } = await fixture("their-turn", "en");
    const unknown = view.hands.filter((_, seat) => seat !== view.viewer).flatMap((hand) => hand.cards);
    expect(unknown).toEqual([]);
    expect(await drawn("their-turn", "en")).toContain(`${view.hands[1 - view.viewer]!.size} cards`);
  });
});
