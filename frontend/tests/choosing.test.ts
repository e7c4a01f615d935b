import { describe, expect, it } from "vitest";
import { fixture } from "../src/demo/fixtures";
import { DECLINE, WITHDRAW, handThing, path, press, typed, within } from "../src/lib/choosing";
import { NAMED, type Picture } from "../src/lib/picture";

const SITUATIONS = ["opening", "flip", "move", "reinforce", "epic", "named", "team", "supplies"];
const kinds = (picture: Picture, chosen: string | null) => [...within(picture, chosen).keys()].map((thing) => thing.split(":")[0]);

describe("choosing", () => {
  it.each(SITUATIONS)("reaches every action of %s by presses, and no two by the same", async (situation) => {
    const picture = await fixture(situation, "en");
    expect(picture.actions.length).toBeGreaterThan(0);
    const reached = picture.actions.map((action) => {
      let chosen: string | null = null;
      for (const thing of path(picture, action)) {
        const pressed = press(picture, chosen, thing);
        if (pressed && "act" in pressed) return pressed.act;
        chosen = pressed?.chosen ?? null;
      }
      return undefined;
    });
    expect(reached).toEqual(picture.actions.map((action) => action.n));
  });

  it("offers the cards of the hand, then only the places that the actions have for the chosen one", async () => {
    const picture = await fixture("opening", "en");
    const [card] = picture.view.hands[picture.view.viewer]!.cards;
    expect(new Set(kinds(picture, null))).toEqual(new Set(["hand", "withdraw"]));
    const places = [...within(picture, handThing(card!)).values()].flat();
    expect(places.map((action) => action.n)).toEqual(
      picture.actions.filter((action) => "play" in action && action.play.card === card).map((action) => action.n),
    );
  });

  it("changes its mind when another card of the hand is pressed", async () => {
    const picture = await fixture("opening", "en");
    const [one, two] = picture.view.hands[picture.view.viewer]!.cards;
    expect(press(picture, handThing(one!), handThing(two!))).toEqual({ chosen: handThing(two!) });
  });

  it("asks only for the place of a card that was drawn", async () => {
    expect(new Set(kinds(await fixture("reinforce", "en"), null))).toEqual(new Set(["slot"]));
  });

  it("chooses piles where an uncovered card is to be chosen", async () => {
    expect(new Set(kinds(await fixture("flip", "en"), null))).toEqual(new Set(["pile"]));
  });

  it("names a card by its name, wherever it lies", async () => {
    const picture = await fixture("named", "en");
    expect(picture.view.question.kind).toBe(NAMED);
    expect(new Set(kinds(picture, null))).toEqual(new Set(["name"]));
  });

  it("takes no press that leads to no action", async () => {
    const picture = await fixture("flip", "en");
    for (const thing of [WITHDRAW, "hand:35", "pile:9:9", "slot:0:up"]) expect(press(picture, null, thing)).toBeNull();
    expect(press({ ...picture, actions: [] }, null, DECLINE)).toBeNull();
  });

  it("offers nothing while somebody else decides", async () => {
    expect(kinds(await fixture("their-turn", "en"), null)).toEqual([]);
  });

  it("reads a typed line in any case and spacing, and refuses another", async () => {
    const picture = await fixture("opening", "en");
    const [action] = picture.actions;
    expect(typed(picture, `  ${action!.typed.toUpperCase().replace(" ", "   ")} `)).toBe(action);
    expect(typed(picture, action!.said)).toBe(action);
    expect(typed(picture, "castle")).toBeUndefined();
  });
});
