import type { CompareRegionScore } from '#generated/model/index.ts';
import { formatChange, formatScore } from '#src/lib/results/figures.ts';
import type { TotalFigure } from '../totals.ts';
import { CELL_WIDTH, ROW_HEIGHT } from './grid-metrics.ts';
import type { Look } from './look.ts';
import { drawGround } from './marks.ts';

const EDGE = 6;
const WIDTH = CELL_WIDTH - 2 * EDGE;
const TEXT_MIDDLE = 14;
const BAR = { top: 26, height: 6 };

/**
 * A total: its score, the change beside it, and a bar below, in outline where less than half is
 * rated. Undefined is being fetched, null is of a country that the edition lacks.
 */
export function drawFigure(
  context: CanvasRenderingContext2D,
  figure: TotalFigure | null | undefined,
  look: Look,
): void {
  drawGround(context, look, look.shade);
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  if (!figure || figure.score === null) {
    write(context, figure === undefined ? '…' : figure ? formatScore(null) : '–', {
      size: 11,
      colour: look.quiet,
      look,
    });
    return;
  }
  write(context, formatScore(figure.score), { size: 12, weight: figure.isFull ? 600 : 400, colour: look.ink, look });
  if (figure.change !== null) {
    context.textAlign = 'right';
    const sign = figure.change > 0 ? '▲ ' : figure.change < 0 ? '▼ ' : '';
    const colour = figure.change < 0 ? look.fallen : figure.change > 0 ? look.ink : look.quiet;
    write(context, `${sign}${formatChange(figure.change)}`, { size: 10.5, colour, look, x: CELL_WIDTH - EDGE });
  }
  drawBar(context, figure.score, figure.isFull, look);
}

function drawBar(context: CanvasRenderingContext2D, score: number, isFilled: boolean, look: Look): void {
  context.fillStyle = look.line;
  context.fillRect(EDGE, BAR.top, WIDTH, BAR.height);
  const width = Math.max(1, (WIDTH * score) / 100);
  if (isFilled) {
    context.fillStyle = look.latest;
    context.fillRect(EDGE, BAR.top, width, BAR.height);
    return;
  }
  context.fillStyle = look.shade;
  context.fillRect(EDGE, BAR.top, width, BAR.height);
  context.strokeStyle = look.latest;
  context.lineWidth = 1;
  context.setLineDash([2, 2]);
  context.strokeRect(EDGE + 0.5, BAR.top + 0.5, Math.max(1, width - 1), BAR.height - 1);
  context.setLineDash([]);
}

const whole = (score: number | null) => (score === null ? 'NA' : `${Math.round(score)}%`);

/** A region's share of an indicator, of each edition where its mark would be. */
export function drawMean(
  context: CanvasRenderingContext2D,
  score: CompareRegionScore | undefined,
  isPaired: boolean,
  look: Look,
): void {
  drawGround(context, look, look.ground);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  const y = ROW_HEIGHT / 2;
  const quarter = CELL_WIDTH / 4;
  const latest = score ? whole(score.Score) : '–';
  if (isPaired && score)
    write(context, whole(score.PreviousScore), { size: 11, colour: look.quiet, look, x: quarter, y });
  write(context, latest, {
    size: 12,
    weight: 600,
    colour: score?.Score == null ? look.quiet : look.latest,
    look,
    x: isPaired && score ? 3 * quarter : 2 * quarter,
    y,
  });
}

type Writing = { size: number; weight?: number; colour: string; look: Look; x?: number; y?: number };

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { size, weight = 400, colour, look, x = EDGE, y = TEXT_MIDDLE }: Writing,
): void {
  context.font = `${weight} ${size}px ${look.font}`;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}
