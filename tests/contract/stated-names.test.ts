import { expect, test } from 'vitest';
import { bodyOf, type Kind, kindsOf, type Operation, operations, textsOf } from './support/stated-names.ts';

const reads = operations.filter(({ isRead }) => isRead);

/** Reads that state a name as it was, and one that is asked only at sign-in. */
const unchanging: Record<string, string> = {
  logIn: 'readCurrentUser says the same afterwards',
  readImportCheckChanges: 'what the check of a file found then',
};

/** Reads whose rows share a schema with others and are of fewer kinds. */
const lacking: Record<string, Kind[]> = {
  // of accounts and their editions
  listUserActivity: ['milestone', 'activity', 'indicator', 'number'],
};

/** Whose name a PUT changes: that of the record that it answers with, where the body may hold it. */
function renamed(write: Operation & { method: string }): Kind[] {
  if (write.method !== 'put') return [];
  const own = textsOf(write).filter(([, property]) => /^(Full|Short)?Name$/.test(property));
  const members = bodyOf(write);
  return [
    ...new Set(own.flatMap(([schema, property]) => (members.includes(property) ? kindsOf(schema, property) : []))),
  ].filter((kind) => kind !== undefined);
}

/** Writes that give indicators other numbers. */
const renumbering = [
  'reorderActivity',
  'reorderIndicator',
  'updateIndicator',
  'deleteMilestone',
  'deleteActivity',
  'deleteIndicator',
];

const changes = operations
  .filter(({ isRead }) => !isRead)
  .map((write) => ({
    write,
    kinds: [...renamed(write), ...(renumbering.includes(write.operationId) ? (['number'] as const) : [])],
  }))
  .filter(({ kinds }) => kinds.length > 0);

test('of every property that names something it is said what it names', () => {
  const unknown = reads.flatMap((read) =>
    textsOf(read).flatMap(([schema, property]) => (kindsOf(schema, property) ? [] : [`${schema}.${property}`])),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test('each kind of name has the writes that change it', () => {
  const all = changes.flatMap(({ write, kinds }) => kinds.map((kind) => `${kind}: ${write.operationId}`));
  expect(all.toSorted()).toEqual([
    'activity: updateActivity',
    'edition: updateReportEdition',
    'indicator: updateIndicator',
    'milestone: updateMilestone',
    'number: deleteActivity',
    'number: deleteIndicator',
    'number: deleteMilestone',
    'number: reorderActivity',
    'number: reorderIndicator',
    'number: updateIndicator',
    'user: updateUser',
    'view: updateView',
  ]);
});

test.each(changes.map(({ write, kinds }) => [write.operationId, write, kinds] as const))(
  'what states a name that %s changes is read again afterwards',
  (_, write, kinds) => {
    const missing = reads.flatMap((read) => {
      const { operationId: id } = read;
      if (id in unchanging || write['x-invalidates']?.includes(id)) return [];
      const stated = textsOf(read).filter(([schema, property]) =>
        kindsOf(schema, property)?.some((kind) => kinds.includes(kind) && !lacking[id]?.includes(kind)),
      );
      return stated.length > 0 ? [`${id}: ${stated[0]?.join('.')}`] : [];
    });
    expect(missing).toEqual([]);
  },
);
