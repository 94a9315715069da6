import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { words } from "./plugins/words.ts";

// Where `motherlode serve` looks for the client; the wheel takes it from there.
const BUILT = "../src/motherlode/server/client";

// The oldest browsers that can play; docs/browser.md says why these.
const OLDEST = ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"];

// What every page has, and what there is at a table, by folder.
const GROUPS = [
  { name: "core", test: /node_modules|src.(pages|(base|cards|notation|ui).)/, priority: 2 },
  {
    name: "table",
    test: /src.(store|log|sound|maze|players|talk|board|table)./,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [words("../src/motherlode/locales"), svelte()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: OLDEST,
    assetsInlineLimit: 0,
    manifest: "built.json", // by which the server knows what a page will ask for
    // Few files: many small ones wait for each other on a slow line.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
