/* The table with a picture that does not answer: demo.html?lang=uk&theme=dark#flip */

import { mount, unmount } from "svelte";
import "../style/all.css";
import { bestLanguage, words } from "../words";
import Demo from "./Demo.svelte";
import { fixtures, SITUATIONS } from "./fixtures";

const query = new URLSearchParams(location.search);
const language = bestLanguage([query.get("lang") ?? "", ...navigator.languages]);
const root = document.documentElement;
root.lang = language;
root.dataset["theme"] = query.get("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

let shown: Record<string, unknown> | undefined;

async function show(): Promise<void> {
  const situation = location.hash.slice(1) || SITUATIONS[0]!;
  const [pictures, say] = await Promise.all([fixtures(situation, language), words(language)]);
  if (shown) await unmount(shown);
  shown = mount(Demo, { target: document.getElementById("app")!, props: { pictures, say, situations: SITUATIONS } });
}

addEventListener("hashchange", () => void show());
void show();
