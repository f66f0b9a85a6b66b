import { WorkNoticeKind } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defaultNotices, type NoticePreference } from '../../domain/notice-preferences.ts';
import type { Wire } from '../../domain/wire.ts';
import { invalid } from '../../problem.ts';

/** What the caller chose, or what holds until they do. */
export const readPreferences: Handler<'readPreferences'> = async ({ db, caller, mailOffered }) =>
  ok(onWire(await chosenBy(db, caller.id), mailOffered));

/** Changes what is given. Rejects with 422 where a kind is given twice. */
export const updatePreferences: Handler<'updatePreferences'> = async ({ db, caller, body, mailOffered }) => {
  const { Notices = [], SingleKeys } = body;
  const twice = Notices.findIndex(({ Kind }, at) => Notices.findIndex((one) => one.Kind === Kind) < at);
  if (twice >= 0) throw invalid([{ pointer: `/Notices/${twice}/Kind`, detail: 'is there twice' }]);
  return inTransaction(db, async (trx) => {
    await trx.selectFrom('app_user').select('id').where('id', '=', caller.id).forUpdate().execute();
    const before = await chosenBy(trx, caller.id);
    const chosen = {
      notices: before.notices.map((one) => asKept(Notices.find(({ Kind }) => Kind === one.Kind) ?? one)),
      singleKeys: SingleKeys ?? before.singleKeys,
    };
    const columns = { notices: JSON.stringify(chosen.notices), single_keys: chosen.singleKeys };
    await trx
      .insertInto('user_preference')
      .values({ user_id: caller.id, ...columns })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
      .execute();
    return ok(onWire(chosen, mailOffered));
  });
};

interface Chosen {
  notices: NoticePreference[];
  singleKeys: boolean;
}

async function chosenBy(db: Db, userId: number): Promise<Chosen> {
  const row = await db.selectFrom('user_preference').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return { notices: row?.notices ?? defaultNotices, singleKeys: row?.single_keys ?? true };
}

/** Mentions are listed as they always were. */
const asKept = ({ Kind, InProduct, EMail }: NoticePreference): NoticePreference => ({
  Kind,
  InProduct: InProduct || Kind === WorkNoticeKind.Mention,
  EMail,
});

const onWire = ({ notices, singleKeys }: Chosen, mailOffered: boolean): Wire<'Preferences'> => ({
  Notices: notices,
  SingleKeys: singleKeys,
  MailOffered: mailOffered,
});
