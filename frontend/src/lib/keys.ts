/* The table by keyboard: arrows walk to the nearest thing in their direction, numbers press what carries them. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place of the nearest of `others` that lies in this direction; straying sideways counts double. */
export function nearest(from: DOMRect, others: DOMRect[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  others.forEach((other, at) => {
    const x = other.left + other.width / 2 - (from.left + from.width / 2);
    const y = other.top + other.height / 2 - (from.top + from.height / 2);
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = at;
    }
  });
  return best;
}

/** Handles a key if it is one of the table's; `back` is what Escape does. */
export function pressed(event: KeyboardEvent, root: HTMLElement, back: () => void): void {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "Escape") {
    back();
    if (target instanceof HTMLInputElement) target.blur();
    return;
  }
  if (target instanceof HTMLInputElement || root.querySelector("dialog[open]")) return;
  const step = STEPS[key];
  if (step) {
    const things = [...root.querySelectorAll<HTMLElement>("button, input")].filter((each) => each.offsetParent && each !== target);
    const here = target instanceof HTMLElement && root.contains(target) && target !== root ? target : null;
    const start = here ?? root.querySelector<HTMLElement>(".hand button, [data-key]");
    if (!start) return;
    const at = here ? nearest(here.getBoundingClientRect(), things.map((each) => each.getBoundingClientRect()), step) : -1;
    (here ? things[at] : start)?.focus();
    event.preventDefault();
  } else if (/^[1-9]$/.test(key)) {
    root.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
  } else if (key === ":" || key === "/") {
    root.querySelector<HTMLElement>("#typed")?.focus();
    event.preventDefault();
  }
}
