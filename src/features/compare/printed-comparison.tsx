import { type ReactNode, useMemo } from 'react';
import { Polarity } from '#generated/enums.ts';
import { Sign } from '#src/components/ui/sign.tsx';
import { usePrinting } from '#src/components/use-printing.ts';
import { formatChange, formatScore } from '#src/lib/results/figures.ts';
import type { GridColumn } from './columns.ts';
import { lineName } from './grid/grid-facts.ts';
import { type GridState, type Line, totalAt } from './grid/grid-state.ts';
import { latestMark, Mark, previousMark, regionScore } from './matrix.ts';
import { figureAt } from './totals.ts';

/**
 * As many countries as upright A4 has space for beside the names; with two editions 'NA NA' needs
 * 35 px.
 */
const COUNTRIES_A_TABLE = { single: 14, paired: 10 };
/**
 * A whole edition of 150 indicators by 193 countries, some 70 to 100 sheets; what is beyond belongs
 * into the export.
 */
const MOST_CELLS = 30_000;

const SIGNS: Readonly<Record<Mark, ReactNode>> = {
  [Mark.NA]: 'NA',
  [Mark.Empty]: <Sign shape="ring" label="not met" />,
  [Mark.Filled]: <Sign shape="disc" label="met" />,
};

type Printed = Pick<GridState, 'matrix' | 'lines' | 'columns' | 'totals'>;
type PrintedProps = Printed & { most?: number };

/**
 * All rows that are shown, as plain tables, a group of countries each; there only while the page is
 * printed.
 */
export function PrintedComparison(props: PrintedProps) {
  const isPrinting = usePrinting();
  return isPrinting && <Tables {...props} />;
}

function Tables({ most = MOST_CELLS, ...of }: PrintedProps) {
  const { matrix, lines } = of;
  const count = of.columns.length;
  const printed = Math.min(count, Math.max(1, Math.floor(most / Math.max(1, lines.length))));
  const size = COUNTRIES_A_TABLE[matrix.isPaired ? 'paired' : 'single'];
  const groups = useMemo(() => groupsOf(printed, size), [printed, size]);
  return (
    <div className="hidden print:block">
      {of.totals && <p className="mb-2 text-sm">In brackets: less than half is rated.</p>}
      {printed < count && (
        <p className="mb-2 text-sm">
          The first {printed} of {count} columns; the export holds all of them.
        </p>
      )}
      {groups.map((columns) => (
        <table
          key={columns[0]}
          className="mb-4 w-full table-fixed border-collapse text-2xs break-after-page last:break-after-auto"
        >
          <thead>
            <tr>
              <th scope="col" className="w-60 border-b px-1 text-left align-bottom">
                Indicator
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="h-28 border-b border-l align-bottom font-medium">
                  <span className="inline-block max-h-28 rotate-180 overflow-hidden text-left [writing-mode:vertical-rl]">
                    {of.columns[column]?.name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line} of={of} line={line} columns={columns.flatMap((column) => of.columns[column] ?? [])} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Row({ of, line, columns }: { of: Printed; line: Line; columns: readonly GridColumn[] }) {
  const isNegative = of.matrix.rows[line]?.IndicatorRating === Polarity.Negative;
  return (
    <tr className={line < 0 ? 'font-semibold' : undefined}>
      <th scope="row" className="border-b px-1 py-0.5 text-left font-[inherit]">
        {lineName(of, line)}
        {line < 0 && ', %, change in points'}
        {isNegative && ' (negative)'}
      </th>
      {columns.map((column) => (
        <td key={column.name} className="border-b border-l text-center whitespace-pre-line">
          {cellSigns(of, line, column)}
        </td>
      ))}
    </tr>
  );
}

/** A cell in signs, as short as paper needs it. */
function cellSigns({ matrix, totals }: Printed, line: Line, column: GridColumn): ReactNode {
  if (line < 0) {
    const figure = totals && figureAt(totals, totalAt(line), column);
    if (!figure || figure.score === null) return '–';
    // The sign stands in the row's head: ten countries leave no room for it.
    const percent = formatScore(figure.score).replace('%', '');
    const score = figure.isFull ? percent : `(${percent})`;
    return figure.change === null ? score : `${score}\n${formatChange(figure.change)}`;
  }
  if (column.kind === 'mean') {
    const score = regionScore(matrix, line, column.region);
    const percent = (share: number | null) => (share === null ? 'NA' : `${Math.round(share)}%`);
    if (!score) return '–';
    return matrix.isPaired ? `${percent(score.PreviousScore)}\n${percent(score.Score)}` : percent(score.Score);
  }
  const code = matrix.codes(line)[column.at] ?? 0;
  if (!matrix.isPaired) return SIGNS[latestMark(code)];
  return (
    <>
      {SIGNS[previousMark(code)]} {SIGNS[latestMark(code)]}
    </>
  );
}

/** Columns 0 to `count`, in groups of `size`. */
const groupsOf = (count: number, size: number): number[][] =>
  Array.from({ length: Math.ceil(count / size) }, (_, group) =>
    Array.from({ length: Math.min(size, count - group * size) }, (_, at) => group * size + at),
  );
