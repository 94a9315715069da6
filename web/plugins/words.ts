import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
// Not for the browser; and the rules, which are long, only when somebody reads them.
const LEFT_OUT = new Set(["terminal.ftl"]);
const RULES = "rules.ftl";

/** The address of one language's messages: `virtual:words/pl`, and of its rules `…/pl-rules`. */
export function words(folder: string): Plugin {
  const root = resolve(import.meta.dirname, "..", folder);
  let serving = false;
  return {
    name: "motherlode-words",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", part] = id.slice(PREFIX.length + 1).split("-");
      const home = resolve(root, language);
      const files = readdirSync(home)
        .filter((file) => (part === "rules" ? file === RULES : file !== RULES))
        .filter((file) => file.endsWith(".ftl") && !LEFT_OUT.has(file))
        .map((file) => resolve(home, file));
      files.forEach((file) => existsSync(file) && this.addWatchFile(file));
      const text = files.map((file) => slim(readFileSync(file, "utf-8"))).join("\n");
      if (serving)
        return `export default "data:text/plain," + ${JSON.stringify(encodeURIComponent(text))};`;
      const name = `${language}${part ? `-${part}` : ""}.ftl`;
      const file = this.emitFile({ type: "asset", name, source: text });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

/** Fluent without comments, empty lines and what only the command line says. */
export function slim(text: string): string {
  const kept: string[] = [];
  let serving = false;
  for (const line of text.split("\n")) {
    if (/^\S/.test(line)) serving = line.startsWith("serve-");
    if (line.trim() && !line.startsWith("#") && !serving) kept.push(line);
  }
  return kept.join("\n") + "\n";
}
