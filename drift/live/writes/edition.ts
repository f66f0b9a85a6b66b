/** The active edition's own name and dates, changed and put back. */

import { RatingCheck } from '../../../generated/enums.ts';
import { countOf } from '../../core/finding.ts';
import { bodySchema, membersOf } from './bodies.ts';
import { grown } from './change.ts';
import { equal, hold } from './compare.ts';
import {
  conflict,
  did,
  found,
  invalid,
  keep,
  list,
  needRole,
  type Row,
  read,
  sendAndJudge,
  type Writing,
} from './context.ts';
import { mustKeyed } from './repeat.ts';
import { search } from './resource.ts';
import { inOtherLetters, longestText, nodeOf, probeText, stored } from './text.ts';

const shows: [operationId: string, says: (edition: Row) => Row][] = [
  ['readReportEdition', (edition) => edition],
  ['listReportEditions', (edition) => edition],
  ['listExportReportEditions', (edition) => edition],
  ['readCompareFilters', ({ Id, Name }) => ({ Id, FullName: Name })],
];

export async function changeEdition(writing: Writing): Promise<void> {
  const operationId = 'updateReportEdition';
  const as = needRole(writing, operationId);
  const params = { id: writing.edition.Id };
  const { Id, Name, StartDate, EndDate } = writing.edition;
  const original = { Id, Name, StartDate, EndDate };
  const node = nodeOf(
    writing.run.contract,
    membersOf(writing.run, bodySchema(writing.run, operationId)).get('Name') ?? '',
  );
  let current: Row = writing.edition;
  writing.cleanup.push(() => sendAndJudge(writing, operationId, { as, params, json: original }));
  const save = async (values: Row, why = '') => {
    const json = { ...original, ...values };
    const result = await mustKeyed(writing, operationId, { as, params, json }, [200], {
      check: 'request.valid-rejected',
      why,
    });
    const { exchange, body } = result;
    const became = body as Row;
    const { Version: _, ...sent } = json as Row;
    const expected = {
      ...sent,
      Name: stored(node, json.Name),
      Status: current.Status,
      CreationDate: current.CreationDate,
      InactiveDate: null,
    };
    hold(writing, became, { operationId, where: 'in the answer', expected, before: current, exchange });
    grown(writing, operationId, current, became, exchange);
    const bodies = await Promise.all(
      shows.map(([show]) => read(writing, show, show === 'readReportEdition' ? params : {})),
    );
    for (const [index, [show, says]] of shows.entries()) {
      const row = search(bodies[index], (one) => one.Id === Id);
      hold(writing, row, { operationId, where: `in ${show}`, expected: says(became), before: says(current), exchange });
    }
    current = became;
    return result;
  };
  const before = await list(writing, 'listReportEditions');
  const saved = await save({
    Name: probeText(node, writing.marker, 'Name'),
    StartDate: '2024-02-29',
    EndDate: '2024-12-31',
    Version: current.Version,
  });
  await save(
    { Name: longestText(node, writing.marker), StartDate: '2025-12-31', EndDate: '2026-01-01' },
    `for a name of ${countOf(Number(node.maxLength), 'character')}`,
  );
  await save({ EndDate: null });
  const { ChecksOff } = current;
  if (Array.isArray(ChecksOff)) {
    const off = { ChecksOff: ChecksOff.length > 0 ? ChecksOff : [RatingCheck.NoReference] };
    await save(off);
    // left out, they stay; then they are as they were
    const { exchange } = await save({});
    hold(writing, current, { operationId, where: 'in the answer', expected: off, exchange });
    await save({ ChecksOff });
  }
  await saved.again();
  const stale = { ...original, Version: writing.edition.Version, Name: `${writing.marker} stale` };
  await conflict(writing, operationId, { as, params, json: stale }, 'stale', 'for a Version that is out of date');
  const [other] = writing.inactive;
  if (other) {
    const taken = ` ${inOtherLetters(String(other.Name))} `;
    await conflict(
      writing,
      operationId,
      { as, params, json: { ...original, Name: taken } },
      'duplicate-name',
      'for the name of another edition in other letters',
    );
    const same = { Id: other.Id, Name: other.Name, StartDate: other.StartDate, EndDate: other.EndDate };
    await conflict(
      writing,
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
    await invalid(writing, operationId, { as, params, json: { ...original, ...wrong } }, place, why);
  await save({ Name });
  const after = await list(writing, 'listReportEditions');
  const versionless = (rows: Row[]) => rows.map(({ Version: _, ...row }) => row);
  did(writing, operationId, 'write.side-effect');
  if (!equal(versionless(before), versionless(after)))
    found(writing, operationId, {
      check: 'write.side-effect',
      place: 'listReportEditions',
      message: 'the editions are not as before once the change is put back',
    });
  writing.edition = current as Writing['edition'];
  keep(writing, {
    operationId,
    as,
    params,
    body: original,
    facts: () => [],
    watch: () => list(writing, 'listReportEditions'),
  });
}
