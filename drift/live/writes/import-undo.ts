/** An import is listed with what it changed, is undone, and is undone once. */

import { hold, timeless } from './compare.ts';
import { conflict, did, found, list, must, needRole, newKey, type Row, type Writing } from './context.ts';

const operationId = 'revertImport';
const [POSSIBLE, UNDONE] = [0, 1];

interface Stored {
  /** The answer of the import. */
  result: Row;
  /** The one rating that it changed, read anew. */
  rating: () => Promise<Row | undefined>;
  /** How that was before. */
  before: Row | undefined;
  score: number | undefined;
}

/** Undoes an import of one changed row; a backend that keeps no imports names none. */
export async function undoImport(writing: Writing, { result, rating, before, score }: Stored): Promise<void> {
  const { ImportId: importId } = result as { ImportId?: number };
  if (importId === undefined || !writing.run.contract.operations.has(operationId)) return;
  const as = needRole(writing, operationId);
  const listed = async () => (await list(writing, 'listImports', {}, undefined, as)).find(({ Id }) => Id === importId);
  hold(writing, await listed(), {
    operationId: 'importFile',
    where: 'in listImports',
    expected: { RatingChangedCount: 1, UndoState: POSSIBLE },
  });
  const [change] = await list(writing, 'readImportChanges', { importId }, undefined, as);
  const told = (change?.Changes as Row[] | undefined)?.find(({ Field }) => Field === 'Score');
  hold(writing, told, {
    operationId: 'importFile',
    where: 'in readImportChanges',
    expected: { Old: before?.Score ?? null, New: score },
  });
  const asked = { as, params: { importId }, headers: newKey() };
  const { body, exchange } = await must(writing, operationId, asked, [201], { check: 'request.valid-rejected' });
  hold(writing, body as Row, {
    operationId,
    where: 'in the answer',
    expected: { Id: importId, UndoState: UNDONE },
    exchange,
  });
  hold(writing, await listed(), { operationId, where: 'in listImports', expected: { UndoState: UNDONE }, exchange });
  const { Version: _, ...same } = timeless(before ?? {});
  const now = await rating();
  hold(writing, now, { operationId, where: 'in readIndicatorRating', expected: same, exchange });
  did(writing, operationId, 'write.not-persisted');
  if (!now) found(writing, operationId, { check: 'write.not-persisted', message: 'the rating is gone', exchange });
  await conflict(writing, operationId, { ...asked, headers: newKey() }, 'conflict', 'where it was undone before');
}

/** What a dry run found is told as the import would tell it. */
export async function readCheck(writing: Writing, { result, before, score }: Omit<Stored, 'rating'>): Promise<void> {
  const { CheckId: checkId } = result as { CheckId?: string };
  if (checkId === undefined || !writing.run.contract.operations.has('readImportCheckChanges')) return;
  const as = needRole(writing, 'readImportCheckChanges');
  const [change] = await list(writing, 'readImportCheckChanges', { checkId }, undefined, as);
  const told = (change?.Changes as Row[] | undefined)?.find(({ Field }) => Field === 'Score');
  hold(writing, told, {
    operationId: 'importFile',
    where: 'in readImportCheckChanges',
    expected: { Old: before?.Score ?? null, New: score },
  });
}
