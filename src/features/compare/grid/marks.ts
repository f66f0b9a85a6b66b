import { hasChanged, latestMark, Mark, previousMark } from '../matrix.ts';
import { CELL_WIDTH, ROW_HEIGHT } from './grid-metrics.ts';

const RADIUS = 7;
const LINE = 2;
const CODES = 12;
/** How strong a cell stays that is the same in both editions while only differences count. */
const FAINT = 0.35;

export type Look = { isPaired: boolean; differences: boolean };
type Colours = { latest: string; previous: string; font: string };
/**
 * Opaque, as the tiles are: putting a picture on one is then a copy, and the screen needs nothing
 * from below.
 */
export const OPAQUE: CanvasRenderingContext2DSettings = { alpha: false };

/**
 * One picture of every kind of cell, side by side, from which tiles are put together. `scale` is
 * device pixels a CSS pixel.
 */
export function drawMarks({ isPaired, differences }: Look, from: Element, scale: number): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  sheet.width = CODES * CELL_WIDTH * scale;
  sheet.height = ROW_HEIGHT * scale;
  const context = sheet.getContext('2d', OPAQUE);
  if (!context) return sheet;
  context.scale(scale, scale);
  const { color, outlineColor, backgroundColor, borderTopColor, fontFamily } = getComputedStyle(from);
  const colours = { latest: color, previous: outlineColor, font: fontFamily };
  for (let code = 0; code < CODES; code++) {
    const left = code * CELL_WIDTH;
    context.globalAlpha = 1;
    context.fillStyle = borderTopColor;
    context.fillRect(left, 0, CELL_WIDTH, ROW_HEIGHT);
    context.fillStyle = backgroundColor;
    context.fillRect(left, 0, CELL_WIDTH - 1, ROW_HEIGHT - 1);
    context.globalAlpha = differences && !hasChanged(code) ? FAINT : 1;
    if (isPaired)
      drawMark(context, previousMark(code), left + CELL_WIDTH / 4, { ...colours, latest: colours.previous });
    drawMark(context, latestMark(code), left + (isPaired ? 3 : 2) * (CELL_WIDTH / 4), colours);
  }
  return sheet;
}

/**
 * A disc is met, a ring is not met, the letters NA are neither: told apart by shape, not by colour
 * alone.
 */
function drawMark(context: CanvasRenderingContext2D, mark: Mark, x: number, { latest, previous, font }: Colours): void {
  const y = ROW_HEIGHT / 2;
  if (mark === Mark.NA) {
    context.font = `11px ${font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = previous;
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

/**
 * Calls when colours, fonts or the display's resolution have changed, for what was drawn from them.
 */
export function watchLooks(changed: () => void, signal: AbortSignal): void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];
  for (const query of [...queries, `(resolution: ${devicePixelRatio}dppx)`])
    matchMedia(query).addEventListener('change', changed, { signal });
  document.fonts?.addEventListener('loadingdone', changed, { signal });
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => theme.disconnect());
}
