import { ChartPanel } from '#src/components/chart-panel.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';

const scores: [year: string, score: number][] = [
  ['2023', 41],
  ['2024', 48],
  ['2025', 52],
  ['2026', 58.5],
];

/** The same numbers as a table are a press away. */
export function ChartAndTable() {
  return <ChartPanel title="All editions" chart={<Columns />} table={<Rows />} />;
}

function Columns() {
  return (
    <div
      role="img"
      aria-label={scores.map(([year, score]) => `${year} ${score}%`).join(', ')}
      className="flex h-40 items-end gap-3 border-b"
    >
      {scores.map(([year, score]) => (
        <div key={year} className="flex h-full flex-1 flex-col justify-end text-center text-xs font-medium">
          {score}%
          <span
            data-slot="chart-mark"
            className="mx-auto mt-1 w-full max-w-12 rounded-t-sm bg-primary"
            style={{ height: `${score}%` }}
          />
        </div>
      ))}
    </div>
  );
}

function Rows() {
  return (
    <Table aria-label="Score of each edition">
      <TableHeader>
        <TableRow>
          <TableHead>Edition</TableHead>
          <TableHead numeric>Score</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {scores.map(([year, score]) => (
          <TableRow key={year}>
            <TableCell>{year}</TableCell>
            <TableCell numeric>{score}%</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
