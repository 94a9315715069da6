import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const resume = vi.fn<() => Promise<void>>();

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe("wake", () => {
  it.each([
    ["suspended", 1], // before the first touch
    ["interrupted", 1], // an iPhone that was called or locked
    ["running", 0],
  ])("asks to be heard when it is %s", async (state, times) => {
    // A phone that is not asked by a touch refuses.
    resume.mockReset().mockRejectedValue(new Error("not now"));
    vi.stubGlobal(
      "AudioContext",
      class {
        state = state;
        resume = resume;
      },
    );
    const { wake } = await import("./synth");
    wake();
    expect(resume).toHaveBeenCalledTimes(times);
  });
});
