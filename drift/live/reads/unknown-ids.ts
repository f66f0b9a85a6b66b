/** Ids of no record in the filters of a list that refuse them (`whenUnknown` of `x-filter`). */
import type { Run } from '../run.ts';
import { type Reading, sendRead } from './reading.ts';
import { type Filtering, written } from './x-filter.ts';

/** An id that no record has. */
const nowhere = 999_999_999;

const isTaken = (run: Run, { filter, pointer }: Filtering, values: unknown[]): boolean =>
  run.schemas.check(`${pointer}/schema`, written(filter, values)).length === 0;

/** Such an id where it chooses nothing. */
export const missingTries = (run: Run, filtering: Filtering): unknown[][] => {
  const { required, filter } = filtering;
  return !required && filter.whenUnknown === undefined && isTaken(run, filtering, [nowhere]) ? [[nowhere]] : [];
};

/** Such an id is refused alone, and beside one that is there, which is not answered without it. */
export async function checkUnknown(run: Run, reading: Reading, filtering: Filtering, known: unknown[]): Promise<void> {
  const { name, filter } = filtering;
  const { whenUnknown } = filter;
  if (whenUnknown === undefined) return;
  for (const values of [[nowhere], ...known.slice(0, 1).map((one) => [one, nowhere])]) {
    if (!isTaken(run, filtering, values)) continue;
    const value = written(filter, values);
    const reported = { place: `?${name}`, why: `for ?${name}=${value}, which names no record` };
    await sendRead(run, reading, { [name]: value }, [whenUnknown], reported);
  }
}
