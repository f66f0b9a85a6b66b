/** The active edition's own name and dates, changed and put back; and who and which countries belong to it. */
import { bodySchema, membersOf } from './bodies.ts';
import { equal, hold } from './compare.ts';
import {
  conflict,
  did,
  found,
  keep,
  list,
  must,
  needRole,
  newKey,
  type Params,
  type Row,
  read,
  Stuck,
  tell,
  type Writing,
} from './context.ts';
import { grown, repeat, search } from './resource.ts';
import { longestText, nodeOf, probeText, stored } from './text.ts';

const shows: [operationId: string, says: (edition: Row) => Row][] = [
  ['readReportEdition', (edition) => edition],
  ['listReportEditions', (edition) => edition],
  ['listExportReportEditions', (edition) => edition],
  ['readCompareFilters', ({ Id, Name }) => ({ Id, FullName: Name })],
];

export async function changeEdition(w: Writing): Promise<void> {
  const operationId = 'updateReportEdition';
  const as = needRole(w, operationId);
  const params = { id: w.edition.Id };
  const { Id, Name, StartDate, EndDate } = w.edition;
  const original = { Id, Name, StartDate, EndDate };
  const node = nodeOf(w.run.contract, membersOf(w.run, bodySchema(w.run, operationId)).get('Name') ?? '');
  let current: Row = w.edition;
  w.cleanup.push(() => tell(w, operationId, { as, params, json: original }));
  const save = async (values: Row, why = '') => {
    const json = { ...original, ...values };
    const { exchange, body } = await must(w, operationId, { as, params, json }, [200], {
      check: 'request.valid-rejected',
      why,
    });
    const became = body as Row;
    const { Version: _, ...sent } = json as Row;
    const expected = {
      ...sent,
      Name: stored(node, json.Name),
      Status: current.Status,
      CreationDate: current.CreationDate,
      InactiveDate: null,
    };
    hold(w, became, { operationId, where: 'in the answer', expected, before: current, exchange });
    grown(w, operationId, current, became, exchange);
    for (const [show, says] of shows) {
      const row = search(await read(w, show, show === 'readReportEdition' ? params : {}), (one) => one.Id === Id);
      hold(w, row, { operationId, where: `in ${show}`, expected: says(became), before: says(current), exchange });
    }
    current = became;
  };
  const before = await list(w, 'listReportEditions');
  await save({
    Name: probeText(node, w.marker, 'Name'),
    StartDate: '2024-02-29',
    EndDate: '2024-12-31',
    Version: current.Version,
  });
  await save(
    { Name: longestText(node, w.marker), StartDate: '2025-12-31', EndDate: '2026-01-01' },
    `for a name of ${String(node.maxLength)} characters`,
  );
  await save({ EndDate: null });
  const stale = { ...original, Version: w.edition.Version, Name: `${w.marker} stale` };
  await conflict(w, operationId, { as, params, json: stale }, 'stale', 'for a Version that is out of date');
  const [other] = w.inactive;
  if (other) {
    const taken = ` ${swapped(String(other.Name))} `;
    await conflict(
      w,
      operationId,
      { as, params, json: { ...original, Name: taken } },
      'duplicate-name',
      'for the name of another edition in other letters',
    );
    const same = { Id: other.Id, Name: other.Name, StartDate: other.StartDate, EndDate: other.EndDate };
    await conflict(
      w,
      operationId,
      { as, params: { id: other.Id as number }, json: same },
      'inactive-edition',
      'for an edition that is inactive',
    );
  }
  for (const [why, wrong, place] of [
    ['an end before the start', { StartDate: '2026-01-01', EndDate: '2025-12-31' }, '/EndDate'],
    ['an end that is the start', { StartDate: '2026-01-01', EndDate: '2026-01-01' }, '/EndDate'],
    ['another Id than that of the address', { Id: Number(Id) + 1_000_000 }, '/Id'],
  ] as const)
    await invalid(w, operationId, { as, params, json: { ...original, ...wrong } }, place, why);
  await save({ Name });
  const after = await list(w, 'listReportEditions');
  const versionless = (rows: Row[]) => rows.map(({ Version: _, ...row }) => row);
  did(w, operationId, 'write.side-effect');
  if (!equal(versionless(before), versionless(after)))
    found(w, operationId, {
      check: 'write.side-effect',
      place: 'listReportEditions',
      message: 'the editions are not as before once the change is put back',
    });
  w.edition = current as Writing['edition'];
  keep(w, { operationId, as, params, body: original, facts: () => [], watch: () => list(w, 'listReportEditions') });
}

/** Each letter in the other case. */
const swapped = (text: string) =>
  [...text].map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase())).join('');

/** Expects 422 that names the member. */
export async function invalid(
  w: Writing,
  operationId: string,
  asked: Parameters<typeof tell>[2],
  place: string,
  why: string,
): Promise<void> {
  const { exchange, body } = await tell(w, operationId, asked);
  did(w, operationId, 'request.invalid-accepted', 'error.shape');
  if (exchange.status !== 422) {
    found(w, operationId, {
      check: 'request.invalid-accepted',
      place,
      message: `wanted 422 for ${why}, got ${exchange.status}`,
      exchange,
      seen: exchange.status,
    });
    return;
  }
  const pointers = ((body as { errors?: { pointer?: string }[] } | null)?.errors ?? []).map(({ pointer }) => pointer);
  if (!pointers.includes(place))
    found(w, operationId, {
      check: 'error.shape',
      place: `/errors/*/pointer ${place}`,
      message: `the errors for ${why} name ${pointers.join(', ') || 'nothing'}, not ${place}`,
      exchange,
      seen: pointers,
    });
}

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
  const [before, free] = await Promise.all([list(w, members, params), list(w, addable, params)]);
  const row = free.at(-1);
  if (!row) {
    for (const id of [add, remove])
      w.run.skipped.set(id, `${addable} is empty: there is nothing to add and remove again`);
    throw new Stuck('nothing to add');
  }
  const as = needRole(w, add);
  const gone: Params = { ...params, [parameter]: row.Id as number };
  w.cleanup.push(() => tell(w, remove, { as, params: gone }));
  const sent = { as, params, json: [row], headers: newKey() };
  const { exchange, body } = await must(w, add, sent, [201], { check: 'request.valid-rejected' });
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
  await repeat(w, add, sent, { exchange, made: body });
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
