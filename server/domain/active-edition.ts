import { EditionStatus } from '#generated/enums.ts';
import type { Trx } from '../db/schema.ts';
import { conflict, notFound } from '../problem.ts';

/**
 * Keeps the edition active until the transaction ends; every write but those on previous references
 * calls it.
 * Rejects with 409 `inactive-edition`.
 */
export async function requireActiveEdition(trx: Trx, editionId: number): Promise<void> {
  const edition = await trx
    .selectFrom('edition')
    .select(['name', 'status'])
    .where('id', '=', editionId)
    .forShare()
    .executeTakeFirst();
  if (!edition) throw notFound();
  if (edition.status !== EditionStatus.Active)
    throw conflict('inactive-edition', `${edition.name} is inactive and cannot be changed.`);
}
