/** Editions as they are logged since migration 0017. */
import { withDueDates } from './due-dates.ts';
import type { LoggedTable } from './logged-table.ts';

const edition = withDueDates.find(({ name }) => name === 'edition') as LoggedTable;

export const withChecks: LoggedTable = {
  ...edition,
  fields: [
    ...edition.fields,
    // '0,2': an event holds no lists
    { name: 'ChecksOff', column: 'checks_off', value: (row) => `array_to_string(${row}.checks_off, ',')` },
  ],
};
