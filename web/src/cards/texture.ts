// The rock texture on its canvas: asked for once, worked out in a worker, kept for good.

/** Fine enough for a card of 200 px; about 0.15 s of work. */
const SIZE = 512;

let texture: Promise<HTMLCanvasElement | null> | undefined;

function workedOut(): Promise<Uint8ClampedArray<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./rock.worker.ts", import.meta.url), { type: "module" });
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<Uint8ClampedArray<ArrayBuffer>>) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(SIZE);
  });
}

/** The canvas with the rock, or null where it cannot be had: cards are flat then, and play goes on. */
export function rockTexture(): Promise<HTMLCanvasElement | null> {
  texture ??= (async () => {
    try {
      const pixels = await workedOut();
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = SIZE;
      canvas.getContext("2d")!.putImageData(new ImageData(pixels, SIZE, SIZE), 0, 0);
      return canvas;
    } catch {
      return null;
    }
  })();
  return texture;
}

/** A canvas as a data URL, encoded off the main thread; WebP where the browser can, else PNG. */
export function encoded(canvas: HTMLCanvasElement, quality: number): Promise<string> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => {
        if (!blob) return reject(new Error("canvas could not be encoded"));
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.onerror = () => reject(reader.error ?? new Error("canvas could not be read"));
        reader.readAsDataURL(blob);
      },
      "image/webp",
      quality,
    ),
  );
}
