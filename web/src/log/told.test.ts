import { expect, test } from "vitest";

import { told, type Source } from "./told.svelte";

const source = (name: string): Source => ({
  table: { people: [{ person: 0, name, here: true, seat: 0 }], seats: [] } as never,
  game: null,
  you: { person: 1, seat: null, muted: [] },
  log: [{ seq: 1, at: 0, event: { kind: "sat", person: 0, seat: 0 } }],
  name: () => name,
  person: () => name,
});

test("a line is the same object until a name changes", () => {
  const table = source("Ann");
  const [first] = told(table);
  expect(told(table)[0]).toBe(first);
  table.table.people[0]!.name = "Anna";
  table.person = () => "Anna";
  expect(told(table)[0]?.args.name).toBe("Anna");
});
