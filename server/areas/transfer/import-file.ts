import { createHash } from 'node:crypto';
import type { Caller } from '../../access.ts';
import { type Handler, ok, type Services } from '../../call.ts';
import type { Wire } from '../../domain/wire.ts';
import { conflict, Problem } from '../../problem.ts';
import { type Excess, WorkerJob } from '../../threads/worker-job.ts';
import { readUpload } from '../../upload.ts';
import { findCountries, findEditions, findIndicators, readCatalogue } from './catalogue.ts';
import { PART, PIECES } from './changes-of-check.ts';
import type { Names } from './check-file.ts';
import { pairPages, referencePages } from './country-indicator-pages.ts';
import { applyImport } from './import-apply.ts';
import { keepCheck } from './import-checks.ts';
import type { ChangesPart, CheckResult, ImportMessage, PartKind } from './import-worker.ts';

const work = {
  script: new URL('./import-worker.ts', import.meta.url),
  // 200,000 rows of references need 150 (ADR-240)
  heapMb: 384,
  refuse: (excess: Excess) =>
    new Problem(413, 'too-large', `The file takes ${excess} to import. Split it into smaller ones.`),
};
const TRIES = 3;

/**
 * Checks a workbook and stores it where it has no error, `dryRun` is not set (ADR-036) and what
 * its parents would decide is confirmed (ADR-157). Others keep working between check and storing:
 * what they change meanwhile is checked again. Rejects with 413 or 415 where the file cannot be
 * read, with 409 where an edition becomes inactive or others keep changing it.
 */
export const importFile: Handler<'importFile'> = async ({ request, query, caller, ...services }) => {
  const { content: file, fileName } = await readUpload(request);
  const { dryRun = false, confirmation } = query;
  const told = { FileName: fileName, FileDigest: createHash('sha256').update(file).digest('hex') };
  return WorkerJob.run(work, async (job) => {
    // of its own, so that the thread gets no part of a buffer that others share
    const own = Uint8Array.from(file);
    const names = await job.request<Names>({ kind: 'read', file: own } satisfies ImportMessage, [own.buffer]);
    for (let tries = 0; tries < TRIES; tries++) {
      const result = await check(job, services, caller, names);
      const isConfirmed = !result.decision || result.decision.Confirmation === confirmation;
      const answer = answerOf(result, dryRun, isConfirmed);
      if (result.errorCount > 0) return ok(answer);
      if (dryRun || !isConfirmed) {
        const changes = { count: result.changeCount, parts: changesOf(job, result.changeCount) };
        const CheckId = await keepCheck(services.db, changes, { userId: caller.id, now: services.now() });
        return ok({ ...answer, CheckId });
      }
      const changes = { ...result, parts: (kind: PartKind) => partsOf(job, kind, result.parts[kind]) };
      const ImportId = await applyImport(services.db, changes, { userId: caller.id, now: services.now(), told });
      if (ImportId !== undefined) return ok({ ...answer, ImportId });
    }
    throw conflict('conflict', 'Others are changing the same ratings. Nothing was imported; try again.');
  });
};

async function check(job: WorkerJob, services: Omit<Services, 'downloads'>, caller: Caller, names: Names) {
  const { db, turn, parentNotMetCascades } = services;
  const post = (message: ImportMessage) => job.post(message);
  const editionIds = await findEditions(db, names.editions);
  const settings = {
    callerId: caller.id,
    permissions: caller.permissions,
    cascades: parentNotMetCascades,
  };
  post({ kind: 'snapshot', catalogue: await readCatalogue(db, editionIds), settings });
  const filter = {
    editionIds,
    countryIds: await findCountries(db, names.isoCodes),
    indicatorIds: await findIndicators(db, editionIds, names.numbers),
  };
  for await (const page of pairPages({ db, turn }, filter, { decisions: true })) post({ kind: 'pairs', page });
  if (names.hasReferences)
    for await (const page of referencePages({ db, turn }, filter, ['title', 'url'])) post({ kind: 'references', page });
  return job.request<CheckResult>({ kind: 'check' } satisfies ImportMessage);
}

async function* partsOf(job: WorkerJob, of: PartKind, count: number): AsyncGenerator<ChangesPart> {
  for (let index = 0; index < count; index++)
    yield await job.request<ChangesPart>({ kind: 'part', of, index } satisfies ImportMessage);
}

async function* changesOf(job: WorkerJob, count: number): AsyncGenerator<string[]> {
  for (let part = 0; part < count / PART; part++) {
    const pieces: string[] = [];
    for (let at = 0; at < PIECES; at++) {
      const piece = await job.request<string>({ kind: 'changes', piece: part * PIECES + at } satisfies ImportMessage);
      if (piece) pieces.push(piece);
    }
    yield pieces;
  }
}

const answerOf = (
  { errors, errorCount, summary, decision }: CheckResult,
  dryRun: boolean,
  isConfirmed: boolean,
): Wire<'ImportResult'> => ({
  success: errorCount === 0 && (dryRun || isConfirmed),
  errors,
  ErrorCount: errorCount,
  DryRun: dryRun,
  Summary: summary,
  ...(decision && { Decides: { ...decision, IsConfirmed: isConfirmed } }),
});
