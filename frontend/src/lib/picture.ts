/* What the server tells the page: all it draws, and all that can be done. The page works nothing out by itself.

A seat is a number from 0; seats 0 and 2 are side 0, 1 and 3 side 1. A card is suit * 6 + strength - 1; the face of a
card that the viewer may not know is NONE. */

export const NONE = -1;
export const PUBLIC = 4; // the viewer who has no seat

export const SUITS = ["air", "land", "sea", "intelligence", "diplomacy", "economics"] as const;
export type Suit = (typeof SUITS)[number];

/** What is being asked: the numbers of state.py that make a difference to how it is shown. */
export const OVER = 8;
export const NAMED = 11;

export interface Lying {
  card: number;
  facedown: boolean;
  strength: number;
}

export interface TheaterView {
  suit: number;
  piles: Lying[][]; // by side, from the bottom
  totals: number[];
  controlled_by: number;
  supplies: number[];
}

export interface Hand {
  size: number;
  cards: number[]; // those the viewer knows
}

export interface Question {
  kind: number;
  seat: number;
  card: number;
  target: number;
  may_decline: boolean;
  actions: number[];
}

export interface View {
  viewer: number;
  edition: number;
  target: number;
  beginner: boolean;
  battle: number;
  score: number[];
  first: number;
  turn: number;
  acting: number;
  theaters: TheaterView[];
  hands: Hand[];
  deck: number[];
  drawn: number | null;
  waiting: number[];
  air_drop: boolean[];
  extra_turns: number[];
  withdrawing: number[];
  commanders: number[][]; // the first player's, the second's
  supplies: number;
  named: number[][];
  abilities: number[];
  question: Question;
  winner: number;
}

export type Deed =
  | { play: { card: number; column: number; faceup: boolean } }
  | { pile: { side: number; column: number } }
  | { card: number }
  | { column: number }
  | { seat: number }
  | { decline: true }
  | { withdraw: true };

/** A total before and after, where the viewer can know it. */
export interface Outcome {
  column: number;
  side: number;
  was: number;
  becomes: number;
}

export type Action = { n: number; said: string; typed: string; outcome?: Outcome } & Deed;

export interface LogLine {
  text: string;
  clause: string | null;
  mine: boolean;
}

/** A card in play whose strength is not the usual one: what that would be, and the card that changes it. */
export interface Changed {
  column: number;
  side: number;
  height: number; // from the bottom
  was: number;
  by: number;
}

/** What a card adds to a total from outside the theater. */
export interface Bonus {
  column: number;
  side: number;
  by: number;
  plus: number;
}

/** What withdrawing costs a side: the steps of its commander's table, and where on it the side stands. */
export interface Withdrawal {
  steps: { least: number; most: number; points: number }[]; // from so many cards to so many; NONE: without end
  at: number;
  now: number;
  later: number; // with one card less
}

export interface TableFacts {
  names: string[]; // by seat
  me: number[]; // the seats I hold
  kinds: ("instant" | "ongoing" | "plain")[]; // by card
  provenance: ("printed" | "partly" | "reconstructed" | "own")[]; // by card
  changed: Changed[];
  bonuses: Bonus[];
  withdrawal: Withdrawal[]; // by side
  undo: { possible: boolean; said: string };
}

export interface Picture {
  view: View;
  actions: Action[];
  asked: string;
  log: LogLine[];
  table: TableFacts;
}

export const suitOf = (card: number): Suit => suitNamed(Math.floor(card / SUITS.length));
export const suitNamed = (suit: number): Suit => SUITS[suit] ?? "air";
export const printed = (card: number): number => (card % SUITS.length) + 1;

/** The side that is drawn below: the viewer's; for the public, the first. */
export const sideBelow = (view: View): number => (view.viewer === PUBLIC ? 0 : view.viewer % 2);

/** Whether nobody at this page plays: then no side is "yours". */
export const looksOn = ({ view }: Picture): boolean => view.viewer === PUBLIC;

export const seatsOf = (view: View, side: number): number[] => view.hands.map((_, seat) => seat).filter((seat) => seat % 2 === side);
