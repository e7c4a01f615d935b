/* Pictures of real games, for looking at and for tests: fixtures/make.py. In another language only the sentences differ. */

import type { Language } from "../words";
import type { Picture } from "../lib/picture";

interface Sentences {
  asked: string;
  said: string[];
  log: string[];
  names: string[];
}
type Fixture = { en: Picture } & Record<Exclude<Language, "en">, Sentences>;

const files = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default" });

export const SITUATIONS = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ""));

export async function fixture(situation: string, language: Language): Promise<Picture> {
  const found = files[`../../fixtures/${situation}.json`];
  if (!found) throw new Error(`there is no situation "${situation}"`);
  const told = await found();
  return language === "en" ? told.en : translated(told.en, told[language]);
}

function translated(picture: Picture, { asked, said, log, names }: Sentences): Picture {
  return {
    ...picture,
    asked,
    actions: picture.actions.map((action, at) => ({ ...action, said: said[at] ?? action.said })),
    log: picture.log.map((line, at) => ({ ...line, text: log[at] ?? line.text })),
    table: { ...picture.table, names },
  };
}
