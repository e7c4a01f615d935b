import { describe, expect, it } from "vitest";
import { breakable, cardName, cardText, isLong } from "../src/lib/naming";
import { bestLanguage, LANGUAGES, words } from "../src/words";

describe("words", () => {
  it.each(LANGUAGES)("has a name and an effect for all 36 cards in %s", async (language) => {
    const say = await words(language);
    for (let card = 0; card < 36; card++) {
      expect(cardName(say, card)).not.toBe("");
      expect(cardText(say, card)).not.toMatch(/[{}\u2068]/);
    }
  });

  it.each([
    ["en", ["1 card", "2 cards", "5 cards"]],
    ["uk", ["1 картка", "2 картки", "5 карток"]],
    ["ru", ["1 карта", "2 карты", "5 карт"]],
  ] as const)("counts in %s", async (language, expected) => {
    const say = await words(language);
    expect([1, 2, 5].map((cards) => say("cards", { cards }))).toEqual(expected);
  });

  it("says what is missing instead of a gap", async () => {
    const say = await words("uk");
    expect(() => say("page-nothing")).toThrow(/page-nothing.*uk/);
    expect(() => say("page-held", { whose: "mine" })).toThrow(/page-held/);
  });

  it("takes the first language it speaks", () => {
    expect(bestLanguage(["de-DE", "uk-UA", "en"])).toBe("uk");
    expect(bestLanguage(["fr"])).toBe("en");
  });
});

describe("long names", () => {
  it.each([
    ["Бомбардувальники", "Бом-бар-ду-валь-ники"],
    ["Neutralization", "Neu-tra-li-za-tion"],
    ["Укомплектування", "Уком-плек-ту-вання"],
    ["Засідка", "Засідка"],
    ["Give and Take", "Give and Take"],
  ])("%s breaks between syllables, if at all", (name, broken) => {
    expect(breakable(name).replaceAll("\u00ad", "-")).toBe(broken);
  });

  it("steps down where a word is longer than a strip", () => {
    expect(isLong("Важкі бомбардувальники")).toBe(true);
    expect(isLong("Heavy Bombers")).toBe(false);
  });
});
