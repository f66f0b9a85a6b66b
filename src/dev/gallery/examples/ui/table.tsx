import { useState } from 'react';
import { Table, TableBody, TableCell, TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';

const rows: [name: string, score: number][] = [
  ['Kenya', 58.5],
  ['New Zealand', 81.2],
  ['Tonga', 44],
];

/** Heads that sort are buttons, and say how by `aria-sort`. */
export function WithASortedHead() {
  const [desc, setDesc] = useState(false);
  const sorted = rows.toSorted(([, one], [, other]) => (desc ? other - one : one - other));
  return (
    <TableRegion label="Scores" className="rounded-lg border">
      <Table aria-label="Scores">
        <TableHeader>
          <TableRow>
            <TableHead>Country</TableHead>
            <TableHead numeric sort={desc ? 'descending' : 'ascending'} onSort={() => setDesc(!desc)}>
              Score
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sorted.map(([name, score], at) => (
            <TableRow key={name} aria-selected={at === 1}>
              <TableCell>{name}</TableCell>
              <TableCell numeric>{score.toFixed(1)}%</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}
