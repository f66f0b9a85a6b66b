/** Tells the activity log of the calls that change something, all of them in this one place. */
import { ActivityKind } from '#generated/enums.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { type Act, asAct } from './db/acts.ts';
import type { Db } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import type { AddressedRecord } from './domain/addressed-record.ts';
import { type FileFacts, recordFile } from './domain/file-event.ts';
import type { Answered } from './idempotency.ts';

interface Asked {
  operationId: OperationId;
  decided: { caller: { id: number }; record: AddressedRecord };
  body: unknown;
}

type Work = (db: Db) => Promise<Answered>;

/** Areas whose changes make ratings change along. */
const structural = new Set<string>(['editions', 'structure']);

/**
 * Runs a call as an act of its caller. An export leaves its event here, since it changes no row
 * that a trigger could see: together with the answer that is kept for repeats of the request, or
 * where the answer is the file, of which nothing is kept, once it is made.
 */
export async function recorded(
  options: { db: Db; now: () => Date },
  { operationId, decided, body }: Asked,
  work: Work,
  answerOnce: (work: Work) => Promise<Answered>,
): Promise<Answered> {
  const { activity, area } = operations[operationId];
  if (!activity) return answerOnce(work);
  const act: Act = {
    user: decided.caller.id,
    operation: operationId,
    cause: activity.cause,
    at: options.now(),
    pair: decided.record.pair?.id,
    structural: structural.has(area),
  };
  return asAct(act, async () => {
    const isExport = (activity.kinds as readonly number[]).includes(ActivityKind.Export);
    const tell = (db: Db, made: Answered) =>
      inTransaction(db, (trx) => recordFile(trx, ActivityKind.Export, factsOf(made, body)));
    let file: Answered | undefined;
    const answer = await answerOnce(async (db) => {
      const made = await work(db);
      if (!isExport || made.status !== 200) return made;
      if (made.body instanceof Uint8Array) file = made;
      else await tell(db, made);
      return made;
    });
    if (file) await tell(options.db, file);
    return answer;
  });
}

/** How much an export asked for, and the name of its file where the answer is the file. */
function factsOf({ headers }: Answered, body: unknown): FileFacts {
  const [, fileName] = /filename="([^"]+)"/.exec(headers?.['content-disposition'] ?? '') ?? [];
  const asked = Object.entries(body ?? {});
  const sizeOf = (names: string[]) => asked.find(([name]) => names.includes(name))?.[1]?.length as number | undefined;
  const counts = {
    ReportEditionCount: asked.some(([name]) => name === 'ReportEditionId')
      ? 1
      : sizeOf(['ReportEditionIds', 'EditionIds']),
    CountryCount: sizeOf(['CountryIds']),
    IndicatorCount: sizeOf(['IndicatorIds', 'LibraryIndicatorIds']),
  };
  const known = Object.entries(counts).filter(([, count]) => count !== undefined && count > 0);
  return { ...(fileName && { FileName: fileName }), ...Object.fromEntries(known) };
}
