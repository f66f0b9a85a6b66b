/**
 * Options of a filter are counted as if it were not set (`x-spares`): the part of the response that
 * tells them is the same whatever the parameter chooses.
 */
import { inParallel } from '../pool.ts';
import { rolesFor } from '../roles.ts';
import { chosen, performed, type Run, report } from '../run.ts';
import { at, select } from '../select.ts';
import type { Values } from '../values.ts';
import { readingsOf, sendRead } from './reading.ts';
import { neutral, written } from './x-filter.ts';

interface Spares {
  /** The options. */
  rows: string;
  /** What the parameter chooses one by. */
  by: string;
  /** How a list of values is written, `*` for the values. */
  as: string;
}

/** Asks for the options once with and once without one of them chosen. */
export async function checkSpares(run: Run, values: Values): Promise<void> {
  await inParallel(chosen(run), async (operation) => {
    const found = operation.parameters.flatMap(({ name, pointer }) => {
      const spares = run.contract.at(pointer).node['x-spares'] as Spares | undefined;
      return spares ? [{ name, pointer, spares }] : [];
    });
    const [as] = rolesFor(run, operation);
    const [reading] = as && found.length > 0 ? await readingsOf(values, operation, as, 1) : [];
    if (!reading) return;
    const base = await sendRead(run, reading, neutral(run, operation));
    if (!base?.ok) return;
    for (const { name, pointer, spares } of found) {
      const { rows, by, as: form } = spares;
      const all = select(base.body, rows).map(({ value }) => value);
      const option = all.map((row) => at(row, by)).find((id) => id !== 0 && id !== null);
      if (all.length < 2 || option === undefined) continue;
      const sent = String(written({ rows, as: form }, [option]));
      const other = await sendRead(run, reading, { ...neutral(run, operation), [name]: sent });
      performed(run, operation.operationId, 'list.filter');
      const there = other?.ok ? select(other.body, rows).map(({ value }) => value) : undefined;
      if (!there || JSON.stringify(there) === JSON.stringify(all)) continue;
      report(run, operation, {
        check: 'list.filter',
        message: `?${name}=${sent} changes its own options: there are ${there.length}, ${all.length} without it`,
        place: `?${name} ${rows}`,
        contract: pointer,
      });
    }
  });
}
