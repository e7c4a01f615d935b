import { describe, expect, it } from "vitest";
import { frontLine } from "../src/lib/front";
import { nearest } from "../src/lib/keys";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect;

describe("arrow keys", () => {
  const around = [box(100, 0), box(50, 90), box(0, 50), box(100, 100)];

  it.each([
    ["right", [1, 0], 3],
    ["left", [-1, 0], 2],
    ["down", [0, 1], 1],
  ] as const)("go %s to what lies nearest that way", (_, step, expected) => {
    expect(nearest(box(50, 60), around, [...step])).toBe(expected);
  });

  it("stay where nothing lies that way", () => {
    expect(nearest(box(0, 0), [box(50, 50)], [-1, 0])).toBe(-1);
  });
});

describe("the front line", () => {
  it("runs through every plate from edge to edge", () => {
    const line = frontLine([{ x: 100, y: 50, half: 40 }, { x: 300, y: 70, half: 40 }], 400);
    expect(line).toBe("M-20 50H64L136 50C200 50 200 70 264 70L336 70H420");
  });

  it("is not there without plates", () => {
    expect(frontLine([], 400)).toBe("");
  });
});
