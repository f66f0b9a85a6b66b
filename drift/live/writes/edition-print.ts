/**
 * A cheap print of what a write must leave alone: the structure of the whole edition, and how far
 * the other countries are.
 */
import { equal } from './compare.ts';
import { did, found, list, type Row, roleFor, type Writing } from './context.ts';
import { isOurs } from './world.ts';

type Print = Map<string, Row[]>;

/** Every indicator of the edition with its activity and milestone, without those of the run. */
async function structureOf(w: Writing): Promise<Print> {
  if (!roleFor(w.run, 'listWorkflowIndicators')) return new Map();
  const rows = await list(w, 'listWorkflowIndicators', { editionId: w.edition.Id }).catch(() => undefined);
  return new Map(rows && [['listWorkflowIndicators', rows.filter((row) => !isOurs(row))]]);
}

/** The counts by status of every country in which the run does not work. */
async function progressOf(w: Writing): Promise<Print> {
  if (!roleFor(w.run, 'listCountriesProgress')) return new Map();
  const rows = await list(w, 'listCountriesProgress', { reportEditionId: w.edition.Id }).catch(() => undefined);
  return new Map(
    rows && [['listCountriesProgress', rows.filter(({ CountryId }) => !w.countries.includes(CountryId as number))]],
  );
}

const differ = (w: Writing, operationId: string, before: Print, after: Print): void => {
  did(w, operationId, 'write.side-effect');
  for (const [read, rows] of before) {
    const now = after.get(read);
    if (!now || equal(rows, now)) continue;
    const changed = rows.find((row, index) => !equal(row, now[index]));
    found(w, operationId, {
      check: 'write.side-effect',
      place: read,
      message: `${operationId} changed in ${read} what is not its own`,
      seen: changed,
    });
  }
};

/** Does a change of the structure, and sees that nothing else of it moved. */
export async function leavingStructure<T>(w: Writing, operationId: string, step: () => Promise<T>): Promise<T> {
  const before = await structureOf(w);
  const done = await step();
  differ(w, operationId, before, await structureOf(w));
  return done;
}

/**
 * Does work on country indicators, and sees that no other country moved; to blame is the first
 * write.
 */
export async function leavingCountries<T>(w: Writing, operationId: string, step: () => Promise<T>): Promise<T> {
  const before = await progressOf(w);
  const done = await step();
  differ(w, operationId, before, await progressOf(w));
  return done;
}
