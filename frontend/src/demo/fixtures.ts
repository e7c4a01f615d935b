/* Pictures of real games, for looking at and for tests: fixtures/make.py. In another language only the sentences differ. */

import type { Picture } from "../lib/picture";
import type { Language } from "../words";

interface Sentences {
  asked: string;
  said: string[];
  log: string[];
  names: string[];
}
/** A situation, or some moves in a row; those are told in English only. */
type Fixture = { en: Picture | Picture[] } & Partial<Record<Exclude<Language, "en">, Sentences>>;

const files = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default" });

export const SITUATIONS = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ""));

export async function fixtures(situation: string, language: Language): Promise<Picture[]> {
  const found = files[`../../fixtures/${situation}.json`];
  if (!found) throw new Error(`there is no situation "${situation}"`);
  const told = await found();
  const pictures = Array.isArray(told.en) ? told.en : [told.en];
  const sentences = language === "en" ? undefined : told[language];
  return sentences ? pictures.map((picture) => translated(picture, sentences)) : pictures;
}

export async function fixture(situation: string, language: Language): Promise<Picture> {
  return (await fixtures(situation, language))[0]!;
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
