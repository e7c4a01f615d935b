import { describe, expect, it } from "vitest";
import { fixtures } from "../src/demo/fixtures";
import { changedPlaces } from "../src/lib/fresh";
import type { Picture } from "../src/lib/picture";

const inPlay = ({ view }: Picture) => view.theaters.flatMap((theater) => theater.piles.flat()).length;

describe("what the last move changed", () => {
  it("is the card that was played", async () => {
    const moves = await fixtures("moves", "en");
    const played = moves.findIndex((picture, at) => at > 0 && inPlay(picture) === inPlay(moves[at - 1]!) + 1);
    expect(changedPlaces(moves[played - 1]!, moves[played]!).size).toBe(1);
  });

  it("is nothing where nothing has changed, or where another battle has begun", async () => {
    const [first, second] = await fixtures("moves", "en");
    expect(changedPlaces(first!, first!)).toEqual(new Set());
    const next = { ...second!, view: { ...second!.view, battle: 2 } };
    expect(changedPlaces(first!, next)).toEqual(new Set());
  });
});
