import { latestMark, Mark, previousMark } from '../matrix.ts';
import { Brush } from './brush.ts';
import { writeLetters } from './drawn-figures.ts';
import { CELL_WIDTH, ROW_HEIGHT } from './grid-metrics.ts';
import type { Look } from './look.ts';
import { type Context, OPAQUE } from './paint.ts';

const RADIUS = 7;
const LINE = 2;
const CODES = 12;
/** Codes that no cell has: their pictures are the grounds of a region's mean and of a total. */
export const Ground = { Mean: 3, Total: 7 } as const;
/** How strong a cell stays that is none of those sought. */
const FAINT = 0.35;

/**
 * One picture of every kind of cell, side by side, from which tiles are put together; where some
 * are sought, the same faintly below. `scale` is device pixels a CSS pixel.
 */
export function drawMarks(
  { isPaired, isSeeking }: { isPaired: boolean; isSeeking: boolean },
  look: Look,
  scale: number,
): CanvasImageSource {
  const strengths = isSeeking ? [1, FAINT] : [1];
  const sheet = sheetOf(CODES * CELL_WIDTH * scale, strengths.length * ROW_HEIGHT * scale);
  const context = sheet.getContext('2d', OPAQUE) as Context | null;
  if (!context) return sheet;
  context.scale(scale, scale);
  const letters = new Brush();
  writeLetters(letters, look);
  // Below the pictures, which cover them.
  letters.draw(context);
  for (const strength of strengths) {
    for (let code = 0; code < CODES; code++) {
      const left = code * CELL_WIDTH;
      context.globalAlpha = 1;
      drawGround(context, look, code === Ground.Total ? look.shade : look.ground, left);
      if (code === Ground.Mean || code === Ground.Total) continue;
      context.globalAlpha = strength;
      if (isPaired) drawMark(context, previousMark(code), left + CELL_WIDTH / 4, { ...look, latest: look.quiet });
      drawMark(context, latestMark(code), left + (isPaired ? 3 : 2) * (CELL_WIDTH / 4), look);
    }
    context.translate(0, ROW_HEIGHT);
  }
  // A canvas would be copied for each cell that is drawn from it.
  return 'transferToImageBitmap' in sheet ? sheet.transferToImageBitmap() : sheet;
}

function sheetOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** A cell of one colour with its lines to the right and below. */
function drawGround(context: Context, { line }: Look, colour: string, left: number): void {
  context.fillStyle = line;
  context.fillRect(left, 0, CELL_WIDTH, ROW_HEIGHT);
  context.fillStyle = colour;
  context.fillRect(left, 0, CELL_WIDTH - 1, ROW_HEIGHT - 1);
}

/**
 * A disc is met, a ring is not met, the letters NA are neither: told apart by shape, not by colour
 * alone.
 */
function drawMark(context: Context, mark: Mark, x: number, { latest, quiet, font, size }: Look): void {
  const y = ROW_HEIGHT / 2;
  if (mark === Mark.NA) {
    context.font = `${size}px ${font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = quiet;
    context.fillText('NA', x, y);
    return;
  }
  context.beginPath();
  context.arc(x, y, RADIUS, 0, 2 * Math.PI);
  context.lineWidth = LINE;
  context.strokeStyle = latest;
  context.fillStyle = latest;
  if (mark === Mark.Filled) context.fill();
  context.stroke();
}
