/**
 * A cheap print of what a write must leave alone: the structure of the whole edition, and how far
 * the other countries are.
 */
import { equal } from './compare.ts';
import { did, found, list, type Row, roleFor, type Writing } from './context.ts';
import { isOurs } from './world.ts';

type Print = Map<string, Row[]>;

/** Every indicator of the edition with its activity and milestone, without those of the run. */
async function structureOf(writing: Writing): Promise<Print> {
  if (!roleFor(writing.run, 'listWorkflowIndicators')) return new Map();
  const rows = await list(writing, 'listWorkflowIndicators', { editionId: writing.edition.Id }).catch(() => undefined);
  return new Map(rows && [['listWorkflowIndicators', rows.filter((row) => !isOurs(row))]]);
}

/** The counts by status of every country in which the run does not work. */
async function progressOf(writing: Writing): Promise<Print> {
  if (!roleFor(writing.run, 'listCountriesProgress')) return new Map();
  const rows = await list(writing, 'listCountriesProgress', { reportEditionId: writing.edition.Id }).catch(
    () => undefined,
  );
  return new Map(
    rows && [
      ['listCountriesProgress', rows.filter(({ CountryId }) => !writing.countries.includes(CountryId as number))],
    ],
  );
}

const differ = (writing: Writing, operationId: string, before: Print, after: Print): void => {
  did(writing, operationId, 'write.side-effect');
  for (const [read, rows] of before) {
    const now = after.get(read);
    if (!now || equal(rows, now)) continue;
    const changed = rows.find((row, index) => !equal(row, now[index]));
    found(writing, operationId, {
      check: 'write.side-effect',
      place: read,
      message: `${operationId} changed in ${read} what is not its own`,
      seen: changed,
    });
  }
};

/** Does a change of the structure, and sees that nothing else of it moved. */
export async function leavingStructure<T>(writing: Writing, operationId: string, step: () => Promise<T>): Promise<T> {
  const before = await structureOf(writing);
  const done = await step();
  differ(writing, operationId, before, await structureOf(writing));
  return done;
}

type Leaving = (operationId: string, step: () => Promise<unknown>) => Promise<void>;

/**
 * Does work on country indicators, step by step, and sees each time that no other country moved; to
 * blame is the first write of the step. How it is after one is how it is before the next.
 */
export function leavingCountries(writing: Writing): Leaving {
  let before: Print | undefined;
  return async (operationId, step) => {
    before ??= await progressOf(writing);
    await step();
    const after = await progressOf(writing);
    differ(writing, operationId, before, after);
    before = after.size > 0 ? after : undefined;
  };
}
