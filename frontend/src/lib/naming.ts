/* How cards and theaters are called in the words, and where a long word of a name may break. */

import type { Say } from "../words";
import { printed, suitNamed, suitOf, type TableFacts } from "./picture";

export const cardMessage = (card: number): string => `card-${suitOf(card)}-${printed(card)}`;
export const cardName = (say: Say, card: number): string => say(cardMessage(card));
export const cardText = (say: Say, card: number): string => say(`${cardMessage(card)}.text`);
export const theaterName = (say: Say, suit: number): string => say(`theater-${suitNamed(suit)}`);

/** Whoever holds a seat here is "you" on this page. */
export const seatName = (say: Say, facts: TableFacts, seat: number): string =>
  facts.me.includes(seat) ? say("you") : (facts.names[seat] ?? "");

const LETTER = "a-zа-яёіїєґ";
const VOWEL = "aeiouyаеиоуыэюяёіїє";
const CONSONANT = `(?:(?![${VOWEL}])[${LETTER}])`;
const ONSET = `(?:[bcdfgptkбвгдкптфх][rlрл]|${CONSONANT})`; // what the next syllable begins with
const SYLLABLE = new RegExp(`[${VOWEL}]${CONSONANT}*?(?=${ONSET}[${VOWEL}])`, "gi");
const LONG = 10;
const LEAST = 3; // letters on either side of a break

/** With soft hyphens between the syllables of long words: a name on a card wraps, it is never cut off. */
export function breakable(name: string, long = LONG): string {
  return name.replace(/\S+/g, (word) => {
    if (word.length < long) return word;
    return word.replace(SYLLABLE, (syllable, at: number) => {
      const end = at + syllable.length;
      return end < LEAST || word.length - end < LEAST ? syllable : `${syllable}\u00ad`;
    });
  });
}

/** Whether a word of the name is so long that the name steps down one size. */
export const isLong = (name: string): boolean => name.split(/\s/).some((word) => word.length > 13);
