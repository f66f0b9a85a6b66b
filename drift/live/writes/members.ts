/** Who and which countries belong to the edition: one is added and taken out again. */
import { countOf } from '../../core/finding.ts';
import { equal, hold } from './compare.ts';
import {
  conflict,
  did,
  found,
  invalid,
  keep,
  list,
  must,
  needRole,
  type Params,
  Stuck,
  sendAndJudge,
  type Writing,
} from './context.ts';
import { mustKeyed } from './repeat.ts';
import { search } from './resource.ts';

interface Membership {
  add: string;
  remove: string;
  members: string;
  addable: string;
  parameter: string;
}

export const memberships: Membership[] = [
  {
    add: 'addEditionUsers',
    remove: 'removeEditionUser',
    members: 'listEditionUsers',
    addable: 'listEditionGlobalUsers',
    parameter: 'userId',
  },
  {
    add: 'addEditionCountries',
    remove: 'removeEditionCountry',
    members: 'listEditionCountries',
    addable: 'listEditionGlobalCountries',
    parameter: 'countryId',
  },
];

/** One that does not belong to the edition is added and removed again. */
export async function joinEdition(
  writing: Writing,
  { add, remove, members, addable, parameter }: Membership,
): Promise<void> {
  const params = { id: writing.edition.Id };
  const [other] = writing.inactive;
  const inOther = async () => (other ? list(writing, members, { id: other.Id as number }) : []);
  const [before, free, elsewhere] = await Promise.all([
    list(writing, members, params),
    list(writing, addable, params),
    inOther(),
  ]);
  const row = free.at(-1);
  if (!row) {
    for (const id of [add, remove])
      writing.run.skipped.set(id, `${addable} is empty: there is nothing to add and remove again`);
    throw new Stuck('nothing to add');
  }
  const as = needRole(writing, add);
  const gone: Params = { ...params, [parameter]: row.Id as number };
  writing.cleanup.push(() => sendAndJudge(writing, remove, { as, params: gone }));
  const result = await mustKeyed(writing, add, { as, params, json: [row] }, [201], {
    check: 'request.valid-rejected',
  });
  const { exchange, body } = result;
  const has = (rows: unknown, Id: unknown) => search(rows, (one) => one.Id === Id);
  const { DateAdded: _, ...same } = row;
  did(writing, add, 'create.not-readable');
  if (!has(body, row.Id))
    found(writing, add, {
      check: 'create.not-readable',
      place: '/*/Id',
      message: 'what was added is not in the answer',
      exchange,
    });
  hold(writing, has(body, row.Id), { operationId: add, where: 'in the answer', expected: same, exchange });
  await result.again();
  const [now, left] = await Promise.all([list(writing, members, params), list(writing, addable, params)]);
  did(writing, add, 'create.not-readable', 'write.side-effect');
  if (!has(now, row.Id))
    found(writing, add, {
      check: 'create.not-readable',
      place: members,
      message: `what was added is not in ${members}`,
      exchange,
    });
  hold(writing, has(now, row.Id), {
    operationId: add,
    where: `in ${members}`,
    expected: has(body, row.Id) ?? same,
    exchange,
  });
  if (!equal(elsewhere, await inOther()))
    found(writing, add, {
      check: 'write.side-effect',
      place: members,
      message: `what was added to one edition changed ${members} of another`,
      exchange,
    });
  if (has(left, row.Id))
    found(writing, add, {
      check: 'write.not-persisted',
      place: addable,
      message: `what was added can still be added in ${addable}`,
      exchange,
    });
  const others = now.filter(({ Id }) => Id !== row.Id);
  if (!equal(others, before))
    found(writing, add, {
      check: 'write.side-effect',
      place: members,
      message: `the others in ${members} are not as before: ${before.length} and ${countOf(others.length, 'row')}`,
      exchange,
    });
  const [known] = before;
  if (known) {
    const again = await must(writing, add, { as, params, json: [{ Id: known.Id }] }, [201], {
      why: 'for one that belongs to it already',
    });
    hold(writing, has(again.body, known.Id), {
      operationId: add,
      where: 'for one that belongs to it already',
      expected: known,
      exchange: again.exchange,
    });
    const [other] = writing.inactive;
    const past = other && (await list(writing, members, { id: other.Id as number }))[0];
    if (other && past)
      await conflict(
        writing,
        add,
        { as, params: { id: other.Id as number }, json: [{ Id: past.Id }] },
        'inactive-edition',
        'for an edition that is inactive',
      );
  }
  const unknown = 2_147_483_000;
  // one that could be added by itself: a refusal must leave it out
  const [spare = row] = free.slice(-2);
  const sound = await list(writing, members, params);
  await invalid(
    writing,
    add,
    { as, params, json: [{ Id: spare.Id }, { Id: unknown }] },
    '/1/Id',
    'an Id that nobody has',
  );
  did(writing, add, 'write.side-effect');
  if (!equal(sound, await list(writing, members, params))) {
    found(writing, add, {
      check: 'write.side-effect',
      place: 'refused',
      message: 'a request that was refused was carried out in part',
    });
    await sendAndJudge(writing, remove, { as, params: { ...params, [parameter]: spare.Id as number } });
  }
  keep(writing, {
    operationId: add,
    as,
    params,
    body: [row],
    facts: () => [],
    watch: () => list(writing, members, params),
    undo: async () => void (await sendAndJudge(writing, remove, { as, params: gone })),
  });
  keep(writing, {
    operationId: remove,
    as: needRole(writing, remove),
    params: gone,
    facts: () => [],
    watch: () => list(writing, members, params),
  });
}

/** Takes it out again, twice. */
export async function leaveEdition(writing: Writing, { remove, members, addable }: Membership): Promise<void> {
  const one = writing.cases.find(({ operationId }) => operationId === remove);
  if (!one) return;
  const { as, params } = one;
  const Id = Object.values(params).at(-1);
  const edition = { id: writing.edition.Id };
  const before = await list(writing, members, edition);
  const { exchange } = await must(writing, remove, { as, params }, [204], { check: 'delete.not-deleted' });
  const [now, free] = await Promise.all([list(writing, members, edition), list(writing, addable, edition)]);
  did(writing, remove, 'delete.not-deleted', 'write.side-effect');
  if (now.some((row) => row.Id === Id))
    found(writing, remove, {
      check: 'delete.not-deleted',
      place: members,
      message: `what was removed is still in ${members}`,
      exchange,
    });
  if (!free.some((row) => row.Id === Id))
    found(writing, remove, {
      check: 'write.not-persisted',
      place: addable,
      message: `what was removed cannot be added again in ${addable}`,
      exchange,
    });
  const [wanted, others] = [before, now].map((rows) => rows.filter((row) => row.Id !== Id));
  if (!equal(wanted, others))
    found(writing, remove, {
      check: 'write.side-effect',
      place: members,
      message: `the others in ${members} are not as before`,
      exchange,
    });
  await must(writing, remove, { as, params }, [204], { why: 'for what is already gone' });
}
