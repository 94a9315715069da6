// Cards as bitmaps: sixty inline drawings are slow to drag, sixty images are not.

import { layers, type Lod } from "./draw";
import { GRADIENTS } from "./gradients";
import { TEXTURE, type Ground } from "./ground";
import { cardLabel, teamLetters } from "./names";
import { Recent } from "./recent";
import { encoded, rockTexture } from "./texture";

interface BakeOptions {
  seed?: string | number | undefined;
  /** Width in device pixels. */
  px: number;
  lod?: Lod | undefined;
  turned?: boolean | undefined;
  /** The theme shown; its colours are read from the page when the card is painted. */
  theme: string;
}

const bitmaps = new Recent<Promise<string>>(240);
const colours = new Map<string, string>();
/** Cards are painted one after the other, so that a whole maze does not block a frame; encoding may lag behind. */
let turn: Promise<unknown> = Promise.resolve();

/** Let the page breathe: decoding a data URL alone does not leave the current task. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The markup with all tokens replaced: an image knows nothing of the page’s custom properties. */
function resolved(markup: string): string {
  const theme = document.documentElement.dataset.theme ?? "";
  return markup.replace(/var\((--[\w-]+)\)/g, (_, token: string) => {
    let colour = colours.get(theme + token);
    if (colour === undefined) {
      const page = getComputedStyle(document.documentElement);
      colour = page.getPropertyValue(token).trim().replaceAll('"', "'");
      colours.set(theme + token, colour);
    }
    return colour;
  });
}

function lay(context: CanvasRenderingContext2D, ground: Ground, rock: HTMLCanvasElement | null) {
  context.beginPath();
  context.roundRect(0, 0, 100, 150, 7);
  context.clip();
  context.fillStyle = resolved(ground.fill);
  context.fillRect(0, 0, 100, 150);
  if (!rock) return;
  const fine = rock.width / TEXTURE;
  // Mirrored, the piece that shows lies as far from the right as it would from the left.
  const left = ground.mirrored ? TEXTURE - ground.x - 100 : ground.x;
  context.save();
  if (ground.mirrored) context.transform(-1, 0, 0, 1, 100, 0);
  context.globalAlpha = ground.opacity;
  context.drawImage(rock, left * fine, ground.y * fine, 100 * fine, 150 * fine, 0, 0, 100, 150);
  context.restore();
}

async function paint(ground: Ground, over: string, px: number): Promise<HTMLCanvasElement> {
  const height = Math.round(px * 1.5);
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${height}" viewBox="0 0 100 150"><defs>${GRADIENTS}</defs>${over}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(resolved(svg))}`;
  const [rock] = await Promise.all([rockTexture(), image.decode()]);
  const canvas = document.createElement("canvas");
  canvas.width = px;
  canvas.height = height;
  const context = canvas.getContext("2d")!;
  context.scale(px / 100, height / 150);
  lay(context, ground, rock);
  context.drawImage(image, 0, 0, 100, 150);
  return canvas;
}

/** A card as a data URL, drawn once per set of arguments. */
export function bake(card: string, options: BakeOptions): Promise<string> {
  const { seed, px, lod = "hi", turned = false, theme } = options;
  // Words are asked for here, in the caller’s own time, so that a change of language is noticed.
  const [label, letters] = [cardLabel(card), teamLetters()];
  const key = [card, seed, px, lod, turned, theme, label, letters.blue, letters.green].join("|");
  return bitmaps.get(key, () => {
    const painted = turn.then(pause).then(async () => {
      const { ground, over } = layers(card, { seed, lod, turned, label, letters });
      await pause();
      return paint(ground, over, px);
    });
    const done = painted.then((canvas) => encoded(canvas, 0.92));
    turn = painted.catch(() => {});
    done.catch(() => bitmaps.delete(key));
    return done;
  });
}
