/** Old and new values of an event, as they travel. */
import { ActivityField } from '#generated/enums.ts';
import type { Db, Row } from '../db/schema.ts';
import type { Wire } from './wire.ts';

type Change = Wire<'ActivityChange'>;
type Changes = Row<'event'>['changes'];
type Names = ReadonlyMap<number, string>;

/** In the order of the contract, whatever order the database keeps members in. */
const fields = Object.values(ActivityField);
const people = new Set<Wire<'ActivityField'>>([ActivityField.ResearchUserName, ActivityField.QAUserName]);

/** The names of users whom changes name by their ids. */
export async function namesIn(db: Db, events: readonly { changes: Changes }[]): Promise<Names> {
  const ids = events.flatMap(({ changes }) =>
    [...people].flatMap((field) => {
      const change = changes[field];
      return Array.isArray(change) ? change : [];
    }),
  );
  const known = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (known.length === 0) return new Map();
  const found = await db.selectFrom('app_user').select(['id', 'full_name']).where('id', 'in', known).execute();
  return new Map(found.map(({ id, full_name }) => [id, full_name]));
}

export function changesOnWire(changes: Changes, names: Names): Change[] {
  return fields.flatMap((Field): Change[] => {
    const change = changes[Field];
    if (change === undefined) return [];
    if (change === true) return [{ Field, Old: null, New: null, IsWithheld: true }];
    const [Old, New] = change.map((value) => (people.has(Field) ? nameOf(value, names) : value)) as Change['Old'][];
    return [{ Field, Old: Old ?? null, New: New ?? null, IsWithheld: false }];
  });
}

const nameOf = (id: unknown, names: Names) => (id === null ? null : (names.get(Number(id)) ?? ''));
