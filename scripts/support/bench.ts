/**
 * One line of a measured table. `base` is what the others are set against, as a ratio behind each
 * figure; `goal` shows what we want and gets none. Figures carry their unit in the column's name,
 * e.g. `{ 'JS kB': 66 }`. Those over `budget` times the base are set in bold.
 */
export type Row = {
  label: string;
  kind?: 'base' | 'goal';
  values: Record<string, number>;
  budget?: number;
};
export type Bench = { name: string; run(): Promise<Row[]> };

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The nearest-rank 95th percentile. */
export const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** The rows as a Markdown table; ratios refer to the last base above a row. */
export function table(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  let base: Row | undefined;
  const cells = rows.map((row) => {
    if (row.kind === 'base') base = row;
    return [row.label, ...columns.map((column) => cell(row, column, base))];
  });
  const header = ['', ...columns];
  const widths = header.map((title, i) => Math.max(title.length, ...cells.map((line) => line[i]?.length ?? 0)));
  const line = (texts: string[]) =>
    `| ${texts.map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => '-'.repeat(width + 1) + (i === 0 ? '-' : ':')).join('|')}|`;
  return [line(header), rule, ...cells.map(line)].join('\n');
}

function cell({ kind, values, budget }: Row, column: string, base: Row | undefined): string {
  const value = values[column];
  if (value === undefined || Number.isNaN(value)) return '';
  const figure = value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
  const floor = base?.values[column];
  if (kind || floor === undefined) return figure;
  const text = floor ? `${figure} (${(value / floor).toFixed(2)}×)` : figure;
  return budget && isOver(value, floor, budget) ? `**${text}**` : text;
}

const isOver = (value: number, floor: number, budget: number) => value > floor * budget;

/** How many rows are over their budget in each column, for the end of a table. */
export function overBudget(rows: Row[]): Record<string, number> {
  const over: Record<string, number> = {};
  let base: Row | undefined;
  for (const { kind, values, budget, ...row } of rows) {
    if (kind === 'base') base = { ...row, values };
    else if (budget)
      for (const [column, value] of Object.entries(values))
        over[column] = (over[column] ?? 0) + Number(isOver(value, base?.values[column] ?? Number.NaN, budget));
  }
  return over;
}
