/* Where the pictures are: files beside the script, fetched when a card is first drawn. */

import back from "./art/back.svg?url";
import first from "./art/commander-1.svg?url";
import second from "./art/commander-2.svg?url";
import symbols from "./art/symbols.svg?url";
import { printed, suitNamed, suitOf } from "./lib/picture";

const cards = import.meta.glob<string>("./art/cards/*.svg", { query: "?url", import: "default", eager: true });
const boards = import.meta.glob<string>("./art/boards/*.svg", { query: "?url", import: "default", eager: true });

export { back, symbols };
export const commanders = [first, second] as const;
export const cardPicture = (card: number): string => cards[`./art/cards/${suitOf(card)}-${printed(card)}.svg`] ?? back;
export const boardPicture = (suit: number): string => boards[`./art/boards/${suitNamed(suit)}.svg`] ?? "";
