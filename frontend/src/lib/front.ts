/* The front line: one stroke across the table, through every plate, pushed towards the side that is losing there. */

export interface Stop {
  x: number; // the middle of a plate
  y: number;
  half: number; // half its width
}

export function frontLine(stops: Stop[], width: number): string {
  const [first] = stops;
  if (!first) return "";
  const reach = 0.9; // the stroke runs straight behind a plate and bends between two
  let line = `M-20 ${first.y}H${first.x - first.half * reach}`;
  stops.forEach((stop, at) => {
    line += `L${stop.x + stop.half * reach} ${stop.y}`;
    const next = stops[at + 1];
    if (!next) return;
    const from = stop.x + stop.half * reach;
    const to = next.x - next.half * reach;
    const middle = (from + to) / 2;
    line += `C${middle} ${stop.y} ${middle} ${next.y} ${to} ${next.y}`;
  });
  return `${line}H${width + 20}`;
}
