import { useMemo } from 'react';
import { Polarity } from '#generated/enums.ts';
import { usePrinting } from '#src/components/use-printing.ts';
import { latestMark, Mark, type Matrix, previousMark } from './matrix.ts';

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

const SIGNS: Readonly<Record<Mark, string>> = { [Mark.NA]: 'NA', [Mark.Empty]: '○', [Mark.Filled]: '●' };

type PrintedProps = { matrix: Matrix; shown: readonly number[]; most?: number };

/**
 * All rows that are shown, as plain tables, a group of countries each; there only while the page is
 * printed.
 */
export function PrintedComparison(props: PrintedProps) {
  const isPrinting = usePrinting();
  return isPrinting && <Tables {...props} />;
}

function Tables({ matrix, shown, most = MOST_CELLS }: PrintedProps) {
  const count = matrix.columns.length;
  const printed = Math.min(count, Math.max(1, Math.floor(most / Math.max(1, shown.length))));
  const size = COUNTRIES_A_TABLE[matrix.isPaired ? 'paired' : 'single'];
  const groups = useMemo(() => groupsOf(printed, size), [printed, size]);
  return (
    <div className="hidden print:block">
      {printed < count && (
        <p className="mb-2 text-sm">
          The first {printed} of {count} countries; the export holds all of them.
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
                    {matrix.columns[column]?.Name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row} matrix={matrix} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Row({ matrix, row, columns }: { matrix: Matrix; row: number; columns: readonly number[] }) {
  const indicator = matrix.rows[row];
  const codes = matrix.codes(row);
  const signsOf = (code: number) =>
    `${matrix.isPaired ? `${SIGNS[previousMark(code)]} ` : ''}${SIGNS[latestMark(code)]}`;
  return (
    <tr>
      <th scope="row" className="border-b px-1 py-0.5 text-left font-normal">
        {indicator?.IndicatorOrderNumber} {indicator?.IndicatorName}
        {indicator?.IndicatorRating === Polarity.Negative && ' (negative)'}
      </th>
      {columns.map((column) => (
        <td key={column} className="border-b border-l text-center whitespace-nowrap">
          {signsOf(codes[column] ?? 0)}
        </td>
      ))}
    </tr>
  );
}

/** Columns 0 to `count`, in groups of `size`. */
const groupsOf = (count: number, size: number): number[][] =>
  Array.from({ length: Math.ceil(count / size) }, (_, group) =>
    Array.from({ length: Math.min(size, count - group * size) }, (_, at) => group * size + at),
  );
