/** An edition that was created by mistake is taken back: the one before is active as it was. */
import { EditionStatus } from '../../../generated/enums.ts';
import { hold } from './compare.ts';
import { allowed, did, found, list, must, needRole, newKey, type Row, read, type Writing } from './context.ts';

const operationId = 'revertReportEdition';

/** Makes an edition that nobody works in, and takes it back. */
export async function takeBack(writing: Writing): Promise<void> {
  const { contract } = writing.run;
  if (!contract.operations.has(operationId)) return;
  if (!allowed(writing, 'createReportEdition') || !allowed(writing, operationId)) return;
  const as = needRole(writing, operationId);
  const { Id } = writing.edition;
  const before = (await read(writing, 'readReportEdition', { id: Id })) as Row;
  const json = { Id, Name: `${writing.marker} by mistake`, StartDate: '2028-03-01' };
  const made = await must(writing, 'createReportEdition', { as, json, headers: newKey() }, [201]);
  const { Id: mistake } = made.body as Row & { Id: number };
  const { body, exchange } = await must(
    writing,
    operationId,
    { as, params: { id: mistake }, headers: newKey() },
    [201],
    { check: 'request.valid-rejected' },
  );
  const { Version: _, ...same } = before;
  const expected = { ...same, Status: EditionStatus.Active, InactiveDate: null };
  hold(writing, body as Row, { operationId, where: 'in the answer', expected, exchange });
  const after = await list(writing, 'listReportEditions');
  const active = after.find((row) => row.Id === Id);
  hold(writing, active, { operationId, where: 'in listReportEditions', expected, exchange });
  did(writing, operationId, 'write.not-persisted');
  if (!after.some((row) => row.Id === mistake)) return;
  found(writing, operationId, {
    check: 'write.not-persisted',
    place: 'listReportEditions',
    message: 'the edition that was taken back is still listed',
    exchange,
  });
}
