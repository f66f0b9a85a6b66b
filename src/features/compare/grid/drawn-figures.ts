import type { CompareRegionScore } from '#generated/model/index.ts';
import { formatChange, formatScore } from '#src/lib/results/figures.ts';
import type { TotalFigure } from '../totals.ts';
import type { Brush } from './brush.ts';
import { CELL_WIDTH, ROW_HEIGHT } from './grid-metrics.ts';
import type { Look } from './look.ts';

const EDGE = 6;
const WIDTH = CELL_WIDTH - 2 * EDGE;
const TEXT_MIDDLE = 14;
const BAR = { top: 26, height: 6 };

/** Pixels of a figure from which two of them fill a cell. */
const TALL = 14;

/** What is looked for first is a little larger where there is room. */
const larger = ({ size }: Look) => Math.max(12, size);

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
  if (!figure || figure.score === null) {
    const text = figure === undefined ? '…' : figure ? formatScore(null) : '–';
    brush.write({ font: `400 ${look.size}px ${look.font}`, colour: look.quiet, align: 'left' }, text, x, y);
    return;
  }
  const font = `${figure.isFull ? 600 : 400} ${larger(look)}px ${look.font}`;
  brush.write({ font, colour: look.ink, align: 'left' }, formatScore(figure.score), x, y);
  if (figure.change !== null) {
    // A phone's figures leave no room for a triangle; the change has its sign.
    const hasRoom = look.size < TALL;
    const colour = figure.change < 0 ? look.fallen : figure.change > 0 ? look.ink : look.quiet;
    const text = { font: `400 ${look.size}px ${look.font}`, colour, align: 'right' } as const;
    const sign = hasRoom ? { direction: Math.sign(figure.change), size: look.size } : undefined;
    brush.write(text, formatChange(figure.change), x + WIDTH, y, sign);
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
  const quiet = { font: `400 ${look.size}px ${look.font}`, colour: look.quiet, align: 'center' } as const;
  if (!score) {
    brush.write(quiet, '–', left + CELL_WIDTH / 2, y);
    return;
  }
  const x = left + CELL_WIDTH * (isPaired ? 3 / 4 : 1 / 2);
  if (isPaired) brush.write(quiet, whole(score.PreviousScore), left + CELL_WIDTH / 4, y);
  if (score.Score === null) brush.write(quiet, whole(null), x, y);
  else
    brush.write(
      { font: `600 ${larger(look)}px ${look.font}`, colour: look.latest, align: 'center' },
      whole(score.Score),
      x,
      y,
    );
}
