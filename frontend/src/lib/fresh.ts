/* Which cards in play the last change of the picture has put, moved or turned: they stay marked until the next one. */

import { NONE, type Picture } from "./picture";

/** What tells a card in play from all others: its number or, where that is not known, where it lies. */
export const placeOf = (card: number, side: number, column: number, height: number): string =>
  card === NONE ? `${side} ${column} ${height}` : `card ${card}`;

export function changedPlaces(before: Picture, after: Picture): Set<string> {
  if (before.view.battle !== after.view.battle) return new Set();
  const lay = lying(before);
  return new Set([...lying(after)].filter(([place, how]) => lay.get(place) !== how).map(([place]) => place));
}

function lying({ view }: Picture): Map<string, string> {
  const found = new Map<string, string>();
  view.theaters.forEach((theater, column) =>
    theater.piles.forEach((pile, side) =>
      pile.forEach(({ card, facedown }, height) => {
        found.set(placeOf(card, side, column, height), `${side} ${column} ${facedown}`);
      }),
    ),
  );
  return found;
}
