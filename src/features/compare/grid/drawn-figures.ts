import type { CompareRegionScore } from '#generated/model/index.ts';
import { formatChange, formatScore } from '#src/lib/results/figures.ts';
import type { TotalFigure } from '../totals.ts';
import type { Brush, Pen } from './brush.ts';
import { CELL_WIDTH, ROW_HEIGHT } from './grid-metrics.ts';
import type { Look } from './look.ts';

const EDGE = 6;
const WIDTH = CELL_WIDTH - 2 * EDGE;
const TEXT_MIDDLE = 14;
const BAR = { top: 26, height: 6 };

/** Pixels of a figure from which two of them fill a cell. */
const TALL = 14;

const pens = new WeakMap<Look, ReturnType<typeof pensIn>>();

/** All letters of figures in every pen of a look: the browser has them then when a frame waits. */
export function writeLetters(brush: Brush, look: Look): void {
  for (const kind of Object.values(pensOf(look)))
    for (const pen of Object.values(kind)) brush.write(pen, '0123456789.%+−NA–', 0, ROW_HEIGHT / 2);
}

/** The pens of a look, made once for all that is drawn in it. */
function pensOf(look: Look) {
  const known = pens.get(look) ?? pensIn(look);
  pens.set(look, known);
  return known;
}

function pensIn({ font, size, ink, quiet, fallen, latest }: Look) {
  const thin = `400 ${size}px ${font}`;
  // What is looked for first is a little larger where there is room.
  const [first, outlined] = [600, 400].map((weight) => `${weight} ${Math.max(12, size)}px ${font}`);
  const pen = (colour: string, align: CanvasTextAlign, of = thin): Pen => ({ font: of, colour, align });
  return {
    missing: { figure: pen(quiet, 'left') },
    score: { full: pen(ink, 'left', first), outlined: pen(ink, 'left', outlined) },
    change: { up: pen(ink, 'right'), down: pen(fallen, 'right'), none: pen(quiet, 'right') },
    mean: { quiet: pen(quiet, 'center'), latest: pen(latest, 'center', first) },
  };
}

/** Where a cell begins on its tile. */
type Corner = { left: number; top: number };

/**
 * A total: its score, the change beside it, and a bar below, in outline where less than half is
 * rated. Undefined is being fetched, null is of a country that the edition lacks.
 */
export function drawFigure(
  brush: Brush,
  figure: TotalFigure | null | undefined,
  look: Look,
  { left, top }: Corner,
): void {
  const [x, y] = [left + EDGE, top + TEXT_MIDDLE];
  const { missing, score, change } = pensOf(look);
  if (!figure || figure.score === null) {
    const text = figure === undefined ? '…' : figure ? formatScore(null) : '–';
    brush.write(missing.figure, text, x, y);
    return;
  }
  brush.write(figure.isFull ? score.full : score.outlined, formatScore(figure.score), x, y);
  if (figure.change !== null) {
    // A phone's figures leave no room for a triangle; the change has its sign.
    const hasRoom = look.size < TALL;
    const pen = figure.change < 0 ? change.down : figure.change > 0 ? change.up : change.none;
    const sign = hasRoom ? { direction: Math.sign(figure.change), size: look.size } : undefined;
    brush.write(pen, formatChange(figure.change), x + WIDTH, y, sign);
  }
  drawBar(brush, figure.score, figure.isFull, look, { left: x, top: top + BAR.top });
}

function drawBar(brush: Brush, score: number, isFilled: boolean, look: Look, { left, top }: Corner): void {
  const width = Math.max(1, (WIDTH * score) / 100);
  // Where colours are forced the rest has the bar's colour: there it is a line.
  const rest = look.line === look.latest ? 1 : BAR.height;
  brush.fill(look.line, left + width, top + BAR.height - rest, WIDTH - width, rest);
  if (isFilled) brush.fill(look.latest, left, top, width, BAR.height);
  else brush.dash(look.latest, left + 0.5, top + 0.5, Math.max(1, width - 1), BAR.height - 1);
}

const whole = (score: number | null) => (score === null ? 'NA' : `${Math.round(score)}%`);

/** A region's share of an indicator, of each edition where its mark would be. */
export function drawMean(
  brush: Brush,
  score: CompareRegionScore | undefined,
  isPaired: boolean,
  look: Look,
  { left, top }: Corner,
): void {
  const y = top + ROW_HEIGHT / 2;
  const { quiet, latest } = pensOf(look).mean;
  if (!score) {
    brush.write(quiet, '–', left + CELL_WIDTH / 2, y);
    return;
  }
  const x = left + CELL_WIDTH * (isPaired ? 3 / 4 : 1 / 2);
  if (isPaired) brush.write(quiet, whole(score.PreviousScore), left + CELL_WIDTH / 4, y);
  if (score.Score === null) brush.write(quiet, whole(null), x, y);
  else brush.write(latest, whole(score.Score), x, y);
}
