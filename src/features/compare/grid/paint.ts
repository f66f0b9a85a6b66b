export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Opaque: putting a picture of the sheet on a tile is then a copy, and the screen needs nothing of
 * what lies below.
 */
export const OPAQUE: CanvasRenderingContext2DSettings = { alpha: false };

type Draw = (context: Context) => void;

/** Draws a canvas anew in a size of device pixels: the soonest way to the next frame. */
export function paint(canvas: HTMLCanvasElement, width: number, height: number, draw: Draw): void {
  const context = sized(canvas, width, height).getContext('2d', OPAQUE);
  if (context) draw(context);
}

let scratch: OffscreenCanvas | undefined;

/**
 * The same for a canvas that stays while the page scrolls: where the browser can, it is handed a
 * finished bitmap. One that was drawn on itself is copied for every frame, changed or not, where
 * there is no graphics card.
 */
export function paintToStay(canvas: HTMLCanvasElement, width: number, height: number, draw: Draw): void {
  if (!('OffscreenCanvas' in globalThis)) {
    paint(canvas, width, height, draw);
    return;
  }
  scratch ??= new OffscreenCanvas(width, height);
  const context = sized(scratch, width, height).getContext('2d', OPAQUE);
  if (!context) return;
  draw(context);
  canvas.getContext('bitmaprenderer', OPAQUE)?.transferFromImageBitmap(scratch.transferToImageBitmap());
}

function sized<Canvas extends { width: number; height: number }>(
  canvas: Canvas,
  width: number,
  height: number,
): Canvas {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return canvas;
}
