/** The tables of notices and e-mail (migrations 0015, 0022 and 0034). */

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MailFrequency, WorkNoticeKind } from '#generated/enums.ts';

/** One of each kind, in the order of WorkNoticeKind; JSON text when written. */
type Notices = { Kind: WorkNoticeKind; InProduct: boolean; EMail: MailFrequency }[];

interface UserPreferenceTable {
  user_id: number;
  notices: ColumnType<Notices, string, string>;
  single_keys: Generated<boolean>;
}

type Instant = ColumnType<Date, Date | string, Date | string>;
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What happened to somebody's work in one change; triggers write it (migrations/notices/). */
interface WorkNoticeTable {
  id: GeneratedAlways<number>;
  act_id: number;
  /** Further acts that it is about. */
  acts: Generated<number[]>;
  user_id: number;
  kind: number;
  is_qa: boolean;
  edition_id: number;
  at: Instant;
  actor_id: Later<number>;
  records: number;
  countries: number[];
  /** Where it is about one. */
  country_indicator_id: Later<number>;
  reason: Later<string>;
  in_product: boolean;
  /** MailFrequency. */
  e_mail: number;
  read_on: Later<Date>;
  mailed_on: Later<Date>;
}

/** A due date of somebody's task that was told as near or passed (server/mail/due-notices.ts). */
interface DueToldTable {
  country_indicator_id: number;
  user_id: number;
  is_qa: boolean;
  kind: number;
  due: string;
}

/** The queue of e-mails and what became of them (server/mail/queue.ts). */
interface MailTable {
  id: GeneratedAlways<number>;
  user_id: number;
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_on: Instant;
  due_on: Instant;
  attempts: Generated<number>;
  claim: Later<string>;
  claimed_until: Later<Date>;
  handed_over_on: Later<Date>;
  sent_on: Later<Date>;
  dead_on: Later<Date>;
  last_error: Later<string>;
}

interface DailyJobTable {
  name: string;
  /** 'YYYY-MM-DD', in UTC. */
  day: string;
}

export interface NoticeTables {
  work_notice: WorkNoticeTable;
  mail: MailTable;
  daily_job: DailyJobTable;
  due_told: DueToldTable;
  user_preference: UserPreferenceTable;
}
