/* Cards that fly and turn. The state is already true: the picture catches up, and nothing waits for it. */

interface Seen {
  rect: DOMRect;
  face: string | undefined;
}
export type Sight = Map<string, Seen>;

const FLIGHT = 350;
const TURN = 240;
const MOST = 6; // more at once, and the table jumps to the end

/** Where every card lies now, and which way up. */
export function sight(root: HTMLElement): Sight {
  const cards = root.querySelectorAll<HTMLElement>("[data-place]");
  return new Map([...cards].map((card) => [card.dataset["place"]!, { rect: card.getBoundingClientRect(), face: card.dataset["face"] }]));
}

/** From where the cards lay to where they lie. */
export function move(root: HTMLElement, before: Sight): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  const cards = [...root.querySelectorAll<HTMLElement>("[data-place]")];
  const moved = cards.flatMap((card) => {
    const was = before.get(card.dataset["place"]!) ?? outOfSight(root, card);
    if (!was) return [];
    const now = card.getBoundingClientRect();
    const [dx, dy] = [was.rect.left - now.left, was.rect.top - now.top];
    const far = Math.abs(dx) + Math.abs(dy) > 24;
    const turned = was.face !== card.dataset["face"];
    return far || turned ? [{ card, dx, dy, far, turned, scale: was.rect.width / now.width }] : [];
  });
  const flights = moved.filter(({ card, far }) => far && !card.closest(".hand"));
  if (flights.length > MOST) return;
  for (const { card, dx, dy, turned, scale, far } of moved) {
    if (far && !card.closest(".hand")) fly(card, dx, dy, scale);
    if (turned) turn(card, far);
  }
}

/** A card that was nowhere to be seen comes from the one who plays it. */
function outOfSight(root: HTMLElement, card: HTMLElement): Seen | undefined {
  const side = card.closest(".pile.them") ? "them" : card.closest(".pile.us") ? "us" : undefined;
  const rect = side && root.querySelector(`.cmd.${side} .face`)?.getBoundingClientRect();
  return rect?.width ? { rect, face: card.dataset["face"] } : undefined;
}

function fly(card: HTMLElement, dx: number, dy: number, scale: number): void {
  const arc = -24;
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 },
      { transform: `translate(${dx / 2}px, ${dy / 2 + arc}px) scale(${(1 + scale) / 2})`, zIndex: 9, offset: 0.5 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: FLIGHT, easing: "cubic-bezier(.2,.8,.2,1)" },
  );
}

function turn(card: HTMLElement, flying: boolean): void {
  card.querySelector(".in")?.animate([{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }], {
    duration: TURN / 2,
    delay: flying ? FLIGHT * 0.4 : 0,
    fill: "backwards",
    easing: "cubic-bezier(.2,.8,.2,1)",
  });
}
