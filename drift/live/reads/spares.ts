/**
 * Options of a filter are counted as if it were not set (`x-spares`): the part of the response that
 * tells them is the same whatever the parameter chooses.
 */
import { inParallel, type Pool } from '../pool.ts';
import { rolesFor } from '../roles.ts';
import { chosen, performed, type Run, report } from '../run.ts';
import { at, select } from '../select.ts';
import type { Value, Values } from '../values.ts';
import { readingsOf, sendOnce, sendRead } from './reading.ts';
import { written } from './x-filter.ts';

interface Spares {
  /** The options. */
  rows: string;
  /** What the parameter chooses one by. */
  by: string;
  /** How a list of values is written, `*` for the values. */
  as: string;
  /** What is asked besides, so that there are options. */
  query?: Record<string, Value | boolean>;
}

/** Asks for the options once with and once without one of them chosen. */
export async function checkSpares(run: Run, values: Values, each: Pool): Promise<void> {
  await each(chosen(run), async (operation) => {
    const found = operation.parameters.flatMap(({ name, pointer }) => {
      const spares = run.contract.at(pointer).node['x-spares'] as Spares | undefined;
      return spares ? [{ name, pointer, spares }] : [];
    });
    const [as] = rolesFor(run, operation);
    const [reading] = as && found.length > 0 ? await readingsOf(values, operation, as, 1) : [];
    if (!reading) return;
    await inParallel(found, async ({ name, pointer, spares }) => {
      const { rows, by, as: form, query = {} } = spares;
      // in which order they come is another question
      const optionsOf = (body: unknown) =>
        select(body, rows)
          .map(({ value }) => value)
          .toSorted((one, other) => Number(at(one, by)) - Number(at(other, by)));
      const base = await sendOnce(run, reading, query);
      if (!base?.ok) return;
      const all = optionsOf(base.body);
      const option = all.map((row) => at(row, by)).find((id) => id !== 0 && id !== null);
      if (all.length < 2 || option === undefined) return;
      const sent = String(written({ rows, as: form }, [option]));
      const other = await sendRead(run, reading, { ...query, [name]: sent });
      performed(run, operation.operationId, 'list.filter');
      const there = other?.ok ? optionsOf(other.body) : undefined;
      if (!there || JSON.stringify(there) === JSON.stringify(all)) return;
      report(run, operation, {
        check: 'list.filter',
        message: `?${name}=${sent} changes its own options: there are ${there.length}, ${all.length} without it`,
        place: `?${name} ${rows}`,
        contract: pointer,
      });
    });
  });
}
