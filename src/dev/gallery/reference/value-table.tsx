import type { ReactNode } from 'react';
import { Badge } from '#src/components/ui/badge.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { Words } from '../words.tsx';
import type { Ref, Schema } from './contract.ts';
import { TypeWords } from './type-words.tsx';
import { limitsOf } from './types-in-words.ts';

export type ValueRow = {
  name: string;
  /** Where a parameter stands. */
  place?: string;
  isRequired: boolean;
  /** Since when and until when, of what will be gone. */
  end?: string | undefined;
  schema: Schema | Ref;
  description: string | undefined;
  /** What a form says where it is refused. */
  message?: string | undefined;
  example?: unknown;
};

/** Members of a schema or parameters of an operation: type, limits, and words about them. */
export function ValueTable({ label, rows }: { label: string; rows: ValueRow[] }) {
  return (
    <div className="rounded-lg border bg-card">
      <TableRegion label={label}>
        <Table aria-label={label}>
          <TableHeader className="max-sm:sr-only">
            <TableRow>
              <TableHead className="w-60">Name</TableHead>
              <TableHead className="w-48">Type</TableHead>
              <TableHead>About</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <ValueLine key={`${row.place ?? ''}${row.name}`} row={row} />
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </div>
  );
}

function ValueLine({ row }: { row: ValueRow }) {
  const { name, place, isRequired, end, schema, description, message, example } = row;
  const limits = limitsOf(schema);
  return (
    <TableRow className="max-sm:grid max-sm:border-b max-sm:py-1.5 max-sm:last:border-b-0">
      <Cell className="wrap-anywhere">
        <span className="font-mono text-xs font-medium">{name}</span>
        <span className="block text-2xs text-muted-foreground">
          {[place, isRequired ? 'required' : 'optional'].filter(Boolean).join(', ')}
        </span>
        {end && <Badge tone="warning">{end}</Badge>}
      </Cell>
      <Cell>
        <TypeWords schema={schema} />
      </Cell>
      <Cell className="wrap-anywhere">
        {description && (
          <p>
            <Words>{description}</Words>
          </p>
        )}
        {limits.length > 0 && <p className="text-xs text-muted-foreground">{limits.join(' · ')}</p>}
        {message && <p className="text-xs text-muted-foreground">Refused with ‘{message}’</p>}
        {example !== undefined && (
          <p className="text-xs text-muted-foreground">
            For example <code className="font-mono">{JSON.stringify(example)}</code>
          </p>
        )}
      </Cell>
    </TableRow>
  );
}

const Cell = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <TableCell className={`py-1.5 align-top max-sm:h-auto max-sm:border-b-0 max-sm:py-0.5 ${className}`}>
    {children}
  </TableCell>
);
