import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { words } from "./build/words.ts";

// Where `motherlode serve` looks for the client; the wheel takes it from there.
const BUILT = "../src/motherlode/server/client";

export default defineConfig({
  plugins: [words("../src/motherlode/locales"), svelte()],
  build: { outDir: BUILT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
