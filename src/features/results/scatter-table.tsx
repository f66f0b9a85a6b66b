import { Change } from '#src/components/results/change.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { formatScore } from '#src/lib/results/figures.ts';
import type { PointsProps } from './points.ts';

/** The scatter for those who read it. */
export const ScatterTable = ({ points, results, column, against }: PointsProps) => (
  <TableRegion label="Both editions, table" className="max-h-96 print:max-h-none">
    <Table aria-label={`${column.title} in both editions`}>
      <TableHeader>
        <TableRow>
          <TableHead>Country</TableHead>
          <TableHead numeric>{against.Name}</TableHead>
          <TableHead numeric>{results.Edition.Name}</TableHead>
          <TableHead numeric>Change</TableHead>
          <TableHead numeric>Rated in both</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {points.map(({ country, previous, score, change, indicators }) => (
          <TableRow key={country.CountryId}>
            <TableCell>{country.CountryName}</TableCell>
            <TableCell numeric>{formatScore(previous)}</TableCell>
            <TableCell numeric>{formatScore(score)}</TableCell>
            <TableCell numeric>
              <Change change={change} />
            </TableCell>
            <TableCell numeric>{indicators}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableRegion>
);
