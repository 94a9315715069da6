// Works out the rock beside the page, so that nothing waits for it.

import { rockPixels } from "./rock";

onmessage = ({ data: size }: MessageEvent<number>) => {
  const pixels = rockPixels(size);
  postMessage(pixels, { transfer: [pixels.buffer] });
};
