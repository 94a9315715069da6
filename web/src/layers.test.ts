/** The folders stand on each other in one order, so none imports in a circle; and nothing is idle. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, it } from "vitest";

/** Each may import from those above it in this list, and from itself. */
const LAYERS = [
  ["protocol.ts", "the messages, generated from the server's types"],
  ["look", "colours, sizes and what every page looks like"],
  ["notation", "cards and moves as they are written"],
  ["base", "what every page has: words, settings, address, server, guest"],
  ["cards", "cards, dwarfs and icons, drawn"],
  ["ui", "small parts that pages are made of"],
  ["store", "the state of a table, its connection, and what its player is about to do"],
  ["log", "what happened, put into words"],
  ["sound", "what is heard"],
  ["maze", "the maze and the camera over it"],
  ["notebook", "what one saw and suspects"],
  ["players", "the list of players"],
  ["people", "who sits and who watches, and what a host can do"],
  ["talk", "the log and the talk beside the maze"],
  ["terms", "the terms of a table: chosen, and told"],
  ["board", "the table during a round"],
  ["end", "the ends of rounds and of the game"],
  ["text", "the table as text"],
  ["lobby", "the table before the game"],
  ["table", "the page of a table"],
  ["replay", "the page of a replay"],
  ["screen", "the page for a television"],
  ["start", "the pages before a table"],
  ["rules", "the page of the rules"],
  ["app", "App.svelte, main.ts and pages.ts"],
].map(([folder]) => folder);

const ROOT = import.meta.dirname;
const files = readdirSync(ROOT, { recursive: true, encoding: "utf-8" }).filter((name) =>
  /\.(ts|svelte)$/.test(name),
);

const layerOf = (file: string): string =>
  file.includes("/") ? file.split("/")[0]! : /^protocol(\.ts)?$/.test(file) ? "protocol.ts" : "app";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf-8");

/** The files that a file imports, in any way: as a type, and when it is needed, too. */
function imports(file: string): string[] {
  return [...read(file).matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
    .map(([, path = ""]) => relative(ROOT, join(ROOT, dirname(file), path)))
    .filter((path) => !path.startsWith(".."));
}

it("knows every folder", () => {
  expect(new Set(files.map(layerOf))).toEqual(new Set(LAYERS));
});

it("lets no folder import from one that stands on it", () => {
  const found = files.flatMap((file) =>
    imports(file).map((target) => ({ file, target, up: LAYERS.indexOf(layerOf(target)) })),
  );
  expect(found.length).toBeGreaterThan(900);
  const upwards = found.filter(({ file, up }) => up > LAYERS.indexOf(layerOf(file)));
  expect(upwards.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

it("exports nothing that nobody imports", () => {
  const imported = new Set(
    files.flatMap((file) =>
      [...read(file).matchAll(/\bimport (?:type )?\{([^}]*)\}/g)].flatMap(([, names = ""]) =>
        names.split(",").map(
          (name) =>
            name
              .trim()
              .replace(/^type /, "")
              .split(" ")[0]!,
        ),
      ),
    ),
  );
  const idle = files
    .filter((file) => file.endsWith(".ts") && file !== "protocol.ts")
    .flatMap((file) =>
      [
        ...read(file).matchAll(
          /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm,
        ),
      ]
        .filter(([, name = ""]) => !imported.has(name))
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(idle).toEqual([]);
});
