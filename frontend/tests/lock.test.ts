import { expect, it } from "vitest";
import text from "../package-lock.json?raw";

interface Lock {
  packages: Record<string, { version?: string; integrity?: string }>;
}

it("the lock pins every package by its hash and names no hosts", () => {
  const packages = Object.entries((JSON.parse(text) as Lock).packages).filter(([name]) => name !== "");
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(text).not.toContain("://");
});
