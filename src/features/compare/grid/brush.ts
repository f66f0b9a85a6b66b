import type { Context } from './paint.ts';

type Rectangle = [x: number, y: number, width: number, height: number];
type Written = [text: string, x: number, y: number, sign?: Sign];
/** A triangle before a text that ends at its place: up, down, or none where nothing changed. */
type Sign = { direction: number; size: number };
/** What texts are written with; one object for all texts that look alike. */
export type Pen = { font: string; colour: string; align: CanvasTextAlign };

/**
 * What is to be drawn on a tile, put together by colour and pen: to set these for every figure
 * takes longer than to draw it.
 */
export class Brush {
  readonly #filled = new Map<string, Rectangle[]>();
  readonly #dashed = new Map<string, Rectangle[]>();
  readonly #texts = new Map<Pen, Written[]>();

  fill(colour: string, ...rectangle: Rectangle): void {
    add(this.#filled, colour, rectangle);
  }

  dash(colour: string, ...rectangle: Rectangle): void {
    add(this.#dashed, colour, rectangle);
  }

  write(pen: Pen, ...written: Written): void {
    add(this.#texts, pen, written);
  }

  /** Draws all of it: colours in the order in which they were first used, outlines, then texts. */
  draw(context: Context): void {
    for (const [colour, rectangles] of this.#filled) {
      context.fillStyle = colour;
      for (const rectangle of rectangles) context.fillRect(...rectangle);
    }
    if (this.#dashed.size > 0) context.setLineDash([2, 2]);
    context.lineWidth = 1;
    for (const [colour, rectangles] of this.#dashed) {
      context.strokeStyle = colour;
      for (const rectangle of rectangles) context.strokeRect(...rectangle);
    }
    context.setLineDash([]);
    context.textBaseline = 'middle';
    for (const [{ font, colour, align }, written] of this.#texts) {
      context.font = font;
      context.fillStyle = colour;
      context.textAlign = align;
      for (const [text, x, y, sign] of written) {
        context.fillText(text, x, y);
        if (sign?.direction) drawSign(context, sign, x - context.measureText(text).width, y);
      }
    }
  }
}

/** Drawn as a path: a triangle of a fallback font would differ by machine. */
function drawSign(context: Context, { direction, size }: Sign, end: number, middle: number): void {
  const [right, half] = [end - size * 0.35, size * 0.3];
  context.beginPath();
  context.moveTo(right - 2 * half, middle + direction * half);
  context.lineTo(right, middle + direction * half);
  context.lineTo(right - half, middle - direction * half);
  context.fill();
}

function add<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const known = groups.get(key);
  if (known) known.push(item);
  else groups.set(key, [item]);
}
