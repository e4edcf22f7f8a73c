import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

const WORDS = resolve(import.meta.dirname, "../src/milkomeda/words");
const NAME = "language-name";
const LIST = "virtual:languages";
const ONE = "virtual:language/";

/** The languages there are: a folder of Fluent files each, in Python's words and in `MILKOMEDA_WORDS`, if that is set. */
function folders(): Map<string, string> {
  const roots = [WORDS, ...(process.env.MILKOMEDA_WORDS ? [process.env.MILKOMEDA_WORDS] : [])];
  const found = roots.flatMap((root) =>
    readdirSync(root, { withFileTypes: true }).flatMap(({ name }) => (files(join(root, name)).length ? [join(root, name)] : [])),
  );
  return new Map(found.map((folder) => [basename(folder), folder]));
}

function files(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".ftl"))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

const text = (folder: string): string =>
  files(folder)
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");

/** Each language a file of its own, loaded only where it is spoken; and what they call themselves. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id.startsWith(LIST) || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = [...folders()].map(([code, folder]) => {
          const name = JSON.stringify(new RegExp(`^${NAME} = (.+)$`, "m").exec(text(folder))?.[1] ?? code);
          return `${JSON.stringify(code)}: { name: ${name}, load: () => import(${JSON.stringify(ONE + code)}) }`;
        });
        return `export const LANGUAGES = { ${entries.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const folder = folders().get(id.slice(ONE.length + 1))!;
      for (const file of files(folder)) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(folder))};`;
    },
  };
}
