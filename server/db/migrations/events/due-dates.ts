/** The logged tables that have due dates since migration 0014. */
import type { Change, LoggedTable } from './logged-table.ts';
import { loggedTables } from './logged-tables.ts';

const ASSIGNMENT = 4;
const own = ['research_due_date', 'qa_due_date'];
const columns = (row: string) => own.map((column) => `${row}.${column}`).join(', ');

const dueDates = [
  { name: 'ResearchDueDate', column: 'research_due_date' },
  { name: 'QADueDate', column: 'qa_due_date' },
];

const additions: Record<string, (table: LoggedTable) => LoggedTable> = {
  edition: (table) => ({ ...table, fields: [...table.fields, ...dueDates] }),
  country_indicator: (table) => ({
    ...table,
    fields: [...table.fields, ...dueDates.map((field) => ({ ...field, kind: ASSIGNMENT }))],
    kinds: (change: Change) =>
      change === 'update'
        ? `(${table.kinds(change)} | case when (${columns('o')}) is distinct from (${columns('n')}) then ${ASSIGNMENT} else 0 end)`
        : table.kinds(change),
  }),
};

export const withDueDates: LoggedTable[] = loggedTables.flatMap((table) => additions[table.name]?.(table) ?? []);
