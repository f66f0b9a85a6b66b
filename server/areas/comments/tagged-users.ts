/** Only active users of the edition whom the text mentions can be tagged [S224] [Q-S42]. */
import { UserStatus } from '#generated/enums.ts';
import { faultOfTags, type Mentionable } from '#rules/mentions.ts';
import type { Trx } from '../../db/schema.ts';
import type { Wire } from '../../domain/wire.ts';
import { invalid } from '../../problem.ts';

/** Refuses tags of anybody else with 422 at /taggedUsers. */
export async function requireMentioned(
  trx: Trx,
  editionId: number,
  { CommentContent, taggedUsers }: Wire<'CommentCreate'>,
): Promise<void> {
  if (taggedUsers.length === 0) return;
  const fault = faultOfTags(CommentContent, taggedUsers, await membersOf(trx, editionId));
  if (fault) throw invalid([{ pointer: '/taggedUsers', detail: fault }]);
}

const membersOf = (trx: Trx, editionId: number): Promise<Mentionable[]> =>
  trx
    .selectFrom('edition_user as eu')
    .innerJoin('app_user as u', 'u.id', 'eu.user_id')
    .select(['u.id', 'u.full_name as name'])
    .where('eu.edition_id', '=', editionId)
    .where('eu.removed_on', 'is', null)
    .where('u.status', '=', UserStatus.Active)
    .execute();
