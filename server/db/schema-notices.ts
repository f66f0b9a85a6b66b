/** The tables of notices and e-mail (migrations 0015). */
import type { ColumnType, Generated } from 'kysely';

/** One of each kind, in the order of WorkNoticeKind; JSON text when written. */
type Notices = { Kind: 0 | 1 | 2 | 3 | 4 | 5 | 6; InProduct: boolean; EMail: 0 | 1 | 2 }[];

interface UserPreferenceTable {
  user_id: number;
  notices: ColumnType<Notices, string, string>;
  single_keys: Generated<boolean>;
}

export interface NoticeTables {
  user_preference: UserPreferenceTable;
}
