import { formatScore } from '#src/lib/results/figures.ts';
import { counted } from '#src/lib/words.ts';
import type { GridColumn } from '../columns.ts';
import { cellFacts, type Matrix, regionScore } from '../matrix.ts';
import { figureAt } from '../totals.ts';
import { type GridState, type Line, totalAt } from './grid-state.ts';

/**
 * The name of a line: 'Total', '1 Road safety management', '1.1.2 Lead agency has its own budget'.
 */
export function lineName({ matrix, totals }: Pick<GridState, 'matrix' | 'totals'>, line: Line): string {
  if (line < 0) return totals?.lines[totalAt(line)]?.title ?? '';
  const indicator = matrix.rows[line];
  return `${indicator?.IndicatorOrderNumber} ${indicator?.IndicatorName}`;
}

/** All facts of a cell in words, as they are shown above the grid and read out. */
export function factsOf(state: GridState, line: Line, column: GridColumn): string {
  const { matrix, totals } = state;
  if (line >= 0) {
    if (column.kind === 'country') return cellFacts(matrix, line, column.at, matrix.code(line, column.at));
    return `${column.name}, ${lineName(state, line)}: ${meanWords(matrix, line, column.region)}`;
  }
  const figure = totals && figureAt(totals, totalAt(line), column);
  const words = figure?.words() ?? (figure === null ? 'not in the latest edition' : 'being fetched');
  return `${column.name}, ${lineName(state, line)}: ${words}`;
}

/** What of a region's ratings of an indicator is favourable. */
function meanWords(matrix: Matrix, row: number, region: string): string {
  const score = regionScore(matrix, row, region);
  if (!score) return 'no mean';
  const { Score, Rated, PreviousScore, PreviousRated } = score;
  const words = (share: number | null, rated: number) =>
    share === null ? 'not rated' : `${formatScore(share)} favourable of ${counted(rated, 'country', 'countries')}`;
  if (!matrix.isPaired) return words(Score, Rated);
  return `previous ${words(PreviousScore, PreviousRated)}, latest ${words(Score, Rated)}`;
}
