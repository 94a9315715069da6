/** All words come from the language files, and all of these are used. */
import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const FOLDER = "../src/motherlode/locales/en";
// Put together from what the server sends, or said by the command line.
const FROM_SERVER =
  /^(server|table|refuse|phrase|reason|opinion|end-why|option|edition|game|serve|page|play|tool)-/;
const BRAND = "Motherlode";
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
  "label",
]);

const files = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|protocol\.ts$/.test(name))
  .map((name) => [name, readFileSync(`src/${name}`, "utf-8")] as const);

// Messages that are parts of others.
const parts = new Set(
  readdirSync(FOLDER).flatMap((name) =>
    [...readFileSync(`${FOLDER}/${name}`, "utf-8").matchAll(/\{ ([a-z][\w-]*) \}/g)].map(
      ([, id]) => id,
    ),
  ),
);

const messages = readdirSync(FOLDER)
  .filter((name) => name !== "terminal.ftl")
  .flatMap((name) => {
    const bundle = new FluentBundle("en");
    bundle.addResource(new FluentResource(readFileSync(`${FOLDER}/${name}`, "utf-8")));
    return [...bundle._messages.keys()];
  });

/** Ids written down in the sources, and patterns of those that are put together. */
function used(): { ids: Map<string, string>; patterns: RegExp[] } {
  const ids = new Map<string, string>();
  const patterns: RegExp[] = [];
  for (const [name, text] of files) {
    for (const [, id = ""] of text.matchAll(/["'`]([a-z]+(?:-[A-Za-z0-9]+)+)["'`]/g))
      ids.set(id, name);
    for (const [, body = ""] of text.matchAll(
      /`([a-z]+-(?:[^`\s$]|\$\{(?:[^{}`]|\{[^{}]*\})*\})*)`/g,
    )) {
      const parts = body
        .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
        .map((part) => part.replace(/[^\w-]/g, "\\$&"));
      patterns.push(new RegExp(`^${parts.join("[\\w-]*")}$`));
    }
  }
  return { ids, patterns };
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Texts of a component that somebody would read. */
function* texts(node: unknown, where: string[] = []): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* texts(one, where);
  else if (node && typeof node === "object") {
    const { type, ...rest } = node as Node;
    if (type === "RegularElement" && rest.name === "kbd") return; // the names of keys
    if (type === "Text" && !where.includes("Attribute")) yield String(rest.data);
    if (type === "Attribute") {
      const value = Array.isArray(rest.value) ? rest.value : [];
      if (SPOKEN.has(String(rest.name)))
        for (const part of value as Node[]) if (part.type === "Text") yield String(part.data);
      return;
    }
    for (const [key, child] of Object.entries(rest))
      if (key !== "parent" && key !== "css" && key !== "instance" && key !== "module")
        yield* texts(child, [...where, type]);
  }
}

describe("components", () => {
  const components = files.filter(([name]) => name.endsWith(".svelte"));

  it.each(components)("%s has no words of its own", (name, source) => {
    const { fragment } = parse(source, { modern: true, filename: name });
    const found = [...texts(fragment)].filter((text) =>
      /\p{L}{2}/u.test(text.replaceAll(BRAND, "")),
    );
    expect(found).toEqual([]);
  });

  it("are not blind: words would be found", () => {
    const source = '<p title="Words">Some {x} words</p>';
    expect(
      [...texts(parse(source, { modern: true }).fragment)].filter((text) => text.trim()),
    ).toEqual(["Words", "Some ", " words"]);
  });
});

describe("messages", () => {
  const { ids, patterns } = used();
  const known = new Set(messages);
  const prefixes = new Set(messages.map((id) => id.split("-")[0]));

  it("are all used", () => {
    const idle = messages.filter(
      (id) =>
        !FROM_SERVER.test(id) &&
        !ids.has(id) &&
        !parts.has(id) &&
        !patterns.some((pattern) => pattern.test(id)),
    );
    expect(idle).toEqual([]);
  });

  it("exist wherever one is asked for", () => {
    const said = files.flatMap(([name, text]) =>
      [...text.matchAll(/\b(?:say|attribute|text)\(\s*["'`]([a-z]+-[\w-]+)["'`]/g)].map(
        ([, id = ""]) => [id, name],
      ),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter(([id = ""]) => !known.has(id))).toEqual([]);
    expect(prefixes.size).toBeGreaterThan(10);
  });
});
