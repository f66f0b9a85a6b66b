/** An edition that was created by mistake is taken back: the one before is active as it was. */
import { EditionStatus } from '../../../generated/enums.ts';
import { hold } from './compare.ts';
import { allowed, did, found, list, must, needRole, newKey, type Row, type Writing } from './context.ts';

const operationId = 'revertReportEdition';

/** Takes back the newest edition, in which nobody worked; `writing.edition` is `former` then. */
export async function takeBack(writing: Writing, former: Writing['edition']): Promise<void> {
  const { contract } = writing.run;
  if (!contract.operations.has(operationId) || !allowed(writing, operationId)) return;
  const as = needRole(writing, operationId);
  const { Id: mistake } = writing.edition;
  const { body, exchange } = await must(
    writing,
    operationId,
    { as, params: { id: mistake }, headers: newKey() },
    [201],
    { check: 'request.valid-rejected' },
  );
  writing.edition = { ...former, ...(body as Row), Id: former.Id };
  for (const one of writing.cases)
    if (one.operationId === 'createReportEdition') one.body = { ...(one.body as Row), Id: former.Id };
  const { Version: _, ...same } = former;
  const expected = { ...same, Status: EditionStatus.Active, InactiveDate: null };
  hold(writing, body as Row, { operationId, where: 'in the answer', expected, exchange });
  const after = await list(writing, 'listReportEditions');
  const active = after.find((row) => row.Id === former.Id);
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
