/* The words of one language, from the same Fluent files as everywhere else; each language is a chunk of its own. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "uk", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Say = (message: string, variables?: Record<string, FluentVariable>) => string;

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  uk: () => import("./uk"),
  ru: () => import("./ru"),
};

/** `say("deck")` is a message, `say("card-air-1.text")` its attribute. A gap is an error, never a sentence. */
export async function words(language: Language): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false }); // the marks would stand in the way of comparing
  for (const file of (await FILES[language]()).default) bundle.addResource(new FluentResource(file));
  return (message, variables = {}) => {
    const [name = "", attribute] = message.split(".");
    const found = bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) throw new Error(`there is no "${message}" in language "${language}"`);
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(pattern, variables, errors);
    if (errors[0]) throw new Error(`"${message}" in language "${language}" cannot be said: ${errors[0].message}`);
    return sentence;
  };
}

export function bestLanguage(preferred: readonly string[]): Language {
  for (const each of preferred) {
    const found = LANGUAGES.find((language) => each.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
