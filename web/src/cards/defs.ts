// What all drawings share: gradients, the rounded clip, the rock.

import { GRADIENTS } from "./gradients";
import { TEXTURE } from "./ground";
import { encoded, rockTexture } from "./texture";

const ID = "ml-defs";

/** Call back when the page has nothing better to do. */
const whenIdle = (then: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(then, { timeout: 1000 })
    : setTimeout(then, 200);

/** Show the rock on all cards, and offer it to style sheets as --rock-tex. */
async function bakeRock(): Promise<void> {
  const canvas = await rockTexture();
  if (!canvas) return;
  const url = await encoded(canvas, 0.85);
  const image = document.getElementById("ml-rock")!;
  const filled = image.cloneNode() as Element;
  filled.setAttribute("href", url);
  image.replaceWith(filled); // WebKit shows another image where it is used, but no other picture of the same
  document.documentElement.style.setProperty("--rock-tex", `url(${url})`);
}

/** Put the shared definitions into the document, once. Until the rock is baked cards show it flat. */
export function install(): void {
  if (document.getElementById(ID)) return;
  document.body.insertAdjacentHTML(
    "afterbegin",
    `<svg id="${ID}" width="0" height="0" aria-hidden="true" focusable="false" class="sr-only"><defs><image id="ml-rock" width="${TEXTURE}" height="${TEXTURE}" preserveAspectRatio="none"/><clipPath id="ml-clip"><rect width="100" height="150" rx="7"/></clipPath>${GRADIENTS}</defs></svg>`,
  );
  whenIdle(() => void bakeRock());
}
