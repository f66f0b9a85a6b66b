/** Only active users of the edition whom the text mentions can be tagged [S224] [Q-S42]. */
import { UserStatus } from '#generated/enums.ts';
import { foldText } from '#rules/fold-text.ts';
import { mentionsIn } from '#rules/mentions.ts';
import type { Trx } from '../../db/schema.ts';
import type { Wire } from '../../domain/wire.ts';
import { invalid } from '../../problem.ts';

interface Member {
  id: number;
  full_name: string;
}

/** Refuses tags of anybody else with 422 at /taggedUsers. */
export async function requireMentioned(
  trx: Trx,
  editionId: number,
  { CommentContent, taggedUsers }: Wire<'CommentCreate'>,
): Promise<void> {
  if (taggedUsers.length === 0) return;
  const members = await membersOf(trx, editionId);
  const tagged = members.filter(({ id }) => taggedUsers.includes(id));
  if (tagged.length < taggedUsers.length) throw refused('may only name active users of this report edition');
  const names = namesBeginningLike(tagged, members);
  const mentioned = new Set(mentionsIn(CommentContent, names).flatMap(({ name, alike }) => [name, ...alike]));
  if (!tagged.every(({ full_name }) => mentioned.has(full_name)))
    throw refused('may only name users whom the comment mentions');
}

const refused = (detail: string) => invalid([{ pointer: '/taggedUsers', detail }]);

const membersOf = (trx: Trx, editionId: number): Promise<Member[]> =>
  trx
    .selectFrom('edition_user as eu')
    .innerJoin('app_user as u', 'u.id', 'eu.user_id')
    .select(['u.id', 'u.full_name'])
    .where('eu.edition_id', '=', editionId)
    .where('eu.removed_on', 'is', null)
    .where('u.status', '=', UserStatus.Active)
    .execute();

/** Names that a mention could match: equal in any spelling, or longer with the same beginning. */
function namesBeginningLike(tagged: Member[], members: Member[]): string[] {
  const own = tagged.map(({ full_name }) => foldText(full_name));
  return members.map(({ full_name }) => full_name).filter((name) => own.some((one) => foldText(name).startsWith(one)));
}
