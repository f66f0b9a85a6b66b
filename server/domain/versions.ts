import type { Trx } from '../db/schema.ts';
import { conflict } from '../problem.ts';
import { instant } from './wire.ts';

interface Versioned {
  version: number;
  changed_on: Date | null;
  changed_by: number | null;
}

/** Rejects a change of an outdated record: 409 `stale` with who changed it and when (ADR-010). */
export async function requireVersion(trx: Trx, record: Versioned, sent: number | undefined): Promise<void> {
  if (sent === undefined || sent === record.version) return;
  const by = await trx
    .selectFrom('app_user')
    .select('full_name')
    .where('id', '=', record.changed_by)
    .executeTakeFirst();
  throw conflict('stale', `${by?.full_name ?? 'Somebody'} changed this meanwhile.`, {
    ...(by && { ChangedByName: by.full_name }),
    ...(record.changed_on && { ChangedOn: instant(record.changed_on) }),
  });
}
