/** Who and which countries belong to the edition: one is added and taken out again. */
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
  tell,
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
export async function joinEdition(w: Writing, { add, remove, members, addable, parameter }: Membership): Promise<void> {
  const params = { id: w.edition.Id };
  const [other] = w.inactive;
  const inOther = async () => (other ? list(w, members, { id: other.Id as number }) : []);
  const [before, free, elsewhere] = await Promise.all([list(w, members, params), list(w, addable, params), inOther()]);
  const row = free.at(-1);
  if (!row) {
    for (const id of [add, remove])
      w.run.skipped.set(id, `${addable} is empty: there is nothing to add and remove again`);
    throw new Stuck('nothing to add');
  }
  const as = needRole(w, add);
  const gone: Params = { ...params, [parameter]: row.Id as number };
  w.cleanup.push(() => tell(w, remove, { as, params: gone }));
  const answered = await mustKeyed(w, add, { as, params, json: [row] }, [201], { check: 'request.valid-rejected' });
  const { exchange, body } = answered;
  const has = (rows: unknown, Id: unknown) => search(rows, (one) => one.Id === Id);
  const { DateAdded: _, ...same } = row;
  did(w, add, 'create.not-readable');
  if (!has(body, row.Id))
    found(w, add, {
      check: 'create.not-readable',
      place: '/*/Id',
      message: 'what was added is not in the answer',
      exchange,
    });
  hold(w, has(body, row.Id), { operationId: add, where: 'in the answer', expected: same, exchange });
  await answered.again();
  const [now, left] = await Promise.all([list(w, members, params), list(w, addable, params)]);
  did(w, add, 'create.not-readable', 'write.side-effect');
  if (!has(now, row.Id))
    found(w, add, {
      check: 'create.not-readable',
      place: members,
      message: `what was added is not in ${members}`,
      exchange,
    });
  hold(w, has(now, row.Id), {
    operationId: add,
    where: `in ${members}`,
    expected: has(body, row.Id) ?? same,
    exchange,
  });
  if (!equal(elsewhere, await inOther()))
    found(w, add, {
      check: 'write.side-effect',
      place: members,
      message: `what was added to one edition changed ${members} of another`,
      exchange,
    });
  if (has(left, row.Id))
    found(w, add, {
      check: 'write.not-persisted',
      place: addable,
      message: `what was added can still be added in ${addable}`,
      exchange,
    });
  const others = now.filter(({ Id }) => Id !== row.Id);
  if (!equal(others, before))
    found(w, add, {
      check: 'write.side-effect',
      place: members,
      message: `the others in ${members} are not as before: ${before.length} and ${others.length} rows`,
      exchange,
    });
  const [known] = before;
  if (known) {
    const again = await must(w, add, { as, params, json: [{ Id: known.Id }] }, [201], {
      why: 'for one that belongs to it already',
    });
    hold(w, has(again.body, known.Id), {
      operationId: add,
      where: 'for one that belongs to it already',
      expected: known,
      exchange: again.exchange,
    });
    const [other] = w.inactive;
    const past = other && (await list(w, members, { id: other.Id as number }))[0];
    if (other && past)
      await conflict(
        w,
        add,
        { as, params: { id: other.Id as number }, json: [{ Id: past.Id }] },
        'inactive-edition',
        'for an edition that is inactive',
      );
  }
  const unknown = 2_147_483_000;
  // one that could be added by itself: a refusal must leave it out
  const [spare = row] = free.slice(-2);
  const sound = await list(w, members, params);
  await invalid(w, add, { as, params, json: [{ Id: spare.Id }, { Id: unknown }] }, '/1/Id', 'an Id that nobody has');
  did(w, add, 'write.side-effect');
  if (!equal(sound, await list(w, members, params))) {
    found(w, add, {
      check: 'write.side-effect',
      place: 'refused',
      message: 'a request that was refused was carried out in part',
    });
    await tell(w, remove, { as, params: { ...params, [parameter]: spare.Id as number } });
  }
  keep(w, {
    operationId: add,
    as,
    params,
    body: [row],
    facts: () => [],
    watch: () => list(w, members, params),
    undo: async () => void (await tell(w, remove, { as, params: gone })),
  });
  keep(w, {
    operationId: remove,
    as: needRole(w, remove),
    params: gone,
    facts: () => [],
    watch: () => list(w, members, params),
  });
}

/** Takes it out again, twice. */
export async function leaveEdition(w: Writing, { remove, members, addable }: Membership): Promise<void> {
  const one = w.cases.find(({ operationId }) => operationId === remove);
  if (!one) return;
  const { as, params } = one;
  const Id = Object.values(params).at(-1);
  const edition = { id: w.edition.Id };
  const before = await list(w, members, edition);
  const { exchange } = await must(w, remove, { as, params }, [204], { check: 'delete.not-deleted' });
  const [now, free] = await Promise.all([list(w, members, edition), list(w, addable, edition)]);
  did(w, remove, 'delete.not-deleted', 'write.side-effect');
  if (now.some((row) => row.Id === Id))
    found(w, remove, {
      check: 'delete.not-deleted',
      place: members,
      message: `what was removed is still in ${members}`,
      exchange,
    });
  if (!free.some((row) => row.Id === Id))
    found(w, remove, {
      check: 'write.not-persisted',
      place: addable,
      message: `what was removed cannot be added again in ${addable}`,
      exchange,
    });
  const [wanted, others] = [before, now].map((rows) => rows.filter((row) => row.Id !== Id));
  if (!equal(wanted, others))
    found(w, remove, {
      check: 'write.side-effect',
      place: members,
      message: `the others in ${members} are not as before`,
      exchange,
    });
  await must(w, remove, { as, params }, [204], { why: 'for what is already gone' });
}
