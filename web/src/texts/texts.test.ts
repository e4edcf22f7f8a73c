import { expect, test } from "vitest";
import * as after from "./after.ts";
import * as battle from "./battle.ts";
import * as common from "./common.ts";
import * as galaxy from "./galaxy.ts";
import * as lobby from "./lobby.ts";
import * as table from "./table.ts";

const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(Object.entries({ after, battle, common, galaxy, lobby, table }))("%s says everything in every language", (_, texts) => {
  const en: Record<string, string> = texts.en;
  const de: Record<string, string> = texts.de;
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    expect(text.trim(), key).not.toBe("");
    expect(de[key].trim(), key).not.toBe("");
    expect(blanks(de[key]), key).toEqual(blanks(text));
  }
});
