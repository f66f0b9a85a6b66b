import { createHash } from 'node:crypto';
import type { Caller } from '../../access.ts';
import { type Handler, ok, type Services } from '../../call.ts';
import type { Wire } from '../../domain/wire.ts';
import { conflict, Problem } from '../../problem.ts';
import { type Excess, WorkerJob } from '../../threads/worker-job.ts';
import { collectAfter } from '../../threads/young-garbage.ts';
import { readUpload } from '../../upload.ts';
import { findCountries, findEditions, findIndicators, readCatalogue } from './catalogue.ts';
import { PART } from './changes-of-check.ts';
import type { Names } from './check-file.ts';
import { pairPages, referencePages } from './country-indicator-pages.ts';
import { applyImport } from './import-apply.ts';
import { keepCheck } from './import-checks.ts';
import type { ChangesPart, CheckResult, ImportMessage, PartKind } from './import-worker.ts';

const work = {
  script: new URL('./import-worker.ts', import.meta.url),
  // 200,000 rows of references need 100 (ADR-240, ADR-290)
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
    const names = await job.request<Names>({ kind: 'read', file } satisfies ImportMessage);
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
  const postPages = async (kind: 'pairs' | 'references', pages: AsyncIterable<string>) => {
    for await (const page of pages) {
      post({ kind, page });
      collectAfter(page.length);
    }
  };
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
  await postPages('pairs', pairPages({ db, turn }, filter, { decisions: true }));
  if (names.hasReferences) await postPages('references', referencePages({ db, turn }, filter, ['title', 'url']));
  return job.request<CheckResult>({ kind: 'check' } satisfies ImportMessage);
}

async function* partsOf(job: WorkerJob, of: PartKind, count: number): AsyncGenerator<ChangesPart> {
  for (let index = 0; index < count; index++) {
    const part = await job.request<ChangesPart>({ kind: 'part', of, index } satisfies ImportMessage);
    yield part;
    collectAfter(part.rows.length);
  }
}

async function* changesOf(job: WorkerJob, count: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < count / PART; part++) {
    const changes = await job.request<Uint8Array>({ kind: 'changes', part } satisfies ImportMessage);
    yield changes;
    collectAfter(changes.length);
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
