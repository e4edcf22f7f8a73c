/** The languages: the folders of Python's `words`, found when the page is built, each loaded when it is first spoken. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "virtual:languages";
import { RESOURCES } from "./parts/resources.ts";
import { lead, stem } from "./stems.ts";
import { settings } from "./settings.svelte.ts";

const SOURCE = "en";

/** What messages can do with a text. */
const FUNCTIONS = {
  STEM: ([text]: unknown[]) => stem(String(text)),
  LEAD: ([text]: unknown[]) => lead(String(text)),
};

let learned: Record<string, FluentBundle> = $state.raw({});
let spoken = SOURCE;

/** All there are, as they call themselves. */
export const languages = Object.entries(LANGUAGES).map(([code, { name }]) => ({ code, name }));

/** The one to speak: as chosen, or the first of the browser's that there is. */
export function wanted(): string {
  const codes = [settings.language, ...navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]])];
  return codes.find((code) => code in LANGUAGES) ?? SOURCE;
}

/** Returns when it can be spoken. */
export async function learn(code: string): Promise<void> {
  if (code in learned) return;
  const { default: text } = await LANGUAGES[code].load();
  const bundle = new FluentBundle(code, { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(new FluentResource(text));
  RESOURCES.forEach(({ colour }, i) => sign(bundle, `colour-${colour}`, String.fromCharCode(0xe000 + i)));
  learned = { ...learned, [code]: bundle };
}

/** Lets a message begin with a sign, also where others are made with it: so all that name a resource have its sign. */
function sign(bundle: FluentBundle, name: string, mark: string): void {
  const { value } = bundle.getMessage(name)!;
  bundle.addResource(new FluentResource(`${name} = ${mark}${bundle.formatPattern(value!)}`), { allowOverrides: true });
}

/** The one that is spoken: another that is wanted has to be learned first. */
export function language(): string {
  const code = wanted();
  if (code in learned) spoken = code;
  return spoken;
}

export const words = (): FluentBundle => learned[language()];
