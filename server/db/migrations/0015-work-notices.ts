import { type Kysely, sql } from 'kysely';
import type { LoggedTable } from './events/logged-table.ts';
import { triggersOf } from './events/trigger-sql.ts';
import { assignedRows, type NoticeSource, noticesOf, taggedRows, workedRows } from './notices/notice-sql.ts';

/**
 * What happened to somebody's work in one change, and the e-mails that tell of it (ADR-175,
 * ADR-176).
 */
const tables = [
  `create table work_notice (
    id bigint generated always as identity primary key,
    act_id bigint not null,
    user_id int not null references app_user (id) on delete cascade,
    -- WorkNoticeKind
    kind smallint not null,
    is_qa boolean not null,
    edition_id int not null references edition (id) on delete cascade,
    at timestamptz not null,
    actor_id int references app_user (id) on delete set null,
    records int not null,
    countries int[] not null,
    -- where it is about one; a notice of many outlives those that are deleted
    country_indicator_id int references country_indicator (id) on delete cascade,
    reason text,
    in_product boolean not null,
    -- MailFrequency as it was chosen then
    e_mail smallint not null,
    read_on timestamptz,
    mailed_on timestamptz,
    unique (act_id, user_id, kind, is_qa, edition_id))`,
  'create index work_notice_listed on work_notice (user_id, at desc, id desc) where in_product',
  'create index work_notice_to_mail on work_notice (e_mail, at) where mailed_on is null and e_mail > 0',
  'create index work_notice_pair on work_notice (country_indicator_id) where country_indicator_id is not null',
  'create index work_notice_edition on work_notice (edition_id)',
  'create index work_notice_actor on work_notice (actor_id)',
  `create table mail (
    id bigint generated always as identity primary key,
    user_id int not null references app_user (id) on delete cascade,
    message_id text not null unique,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_on timestamptz not null,
    due_on timestamptz not null,
    attempts int not null default 0,
    -- who sends it now, and until when that holds
    claim uuid,
    claimed_until timestamptz,
    -- from here on only the other server's answer says whether it was accepted
    handed_over_on timestamptz,
    sent_on timestamptz,
    dead_on timestamptz,
    last_error text)`,
  'create index mail_due on mail (due_on, id) where sent_on is null and dead_on is null',
  'create index mail_user on mail (user_id)',
  'create table daily_job (name text primary key, day date not null)',
];

/** That somebody cleared one is told, as with mentions. */
const logged: LoggedTable = {
  name: 'work_notice',
  key: ['id'],
  recordId: 'id',
  record: 3,
  changes: ['update'],
  // ActivityKind.Notification, ActivityAction.Removed
  kinds: () => String(1 << 5),
  action: () => '2',
  fields: [{ name: 'Status', column: 'read_on', untold: true }],
  when: { update: 'o.read_on is null and n.read_on is not null' },
  place: (row) => ({
    ...{ edition: `${row}.edition_id`, country: 'ci.country_id', indicator: 'ci.indicator_id' },
    ...{ library: 'i.library_indicator_id', pair: 'ci.id' },
    join: `left join country_indicator ci on ci.id = ${row}.country_indicator_id left join indicator i on i.id = ci.indicator_id`,
  }),
};

const sources: NoticeSource[] = [
  { table: 'country_indicator', change: 'update', rows: workedRows },
  { table: 'country_indicator', change: 'insert', rows: assignedRows },
  { table: 'comment_tag', change: 'insert', rows: taggedRows },
];

export async function up(db: Kysely<never>): Promise<void> {
  const triggers = [
    ...logged.changes.flatMap((change) => triggersOf(logged, change, 'create')),
    ...sources.flatMap(noticesOf),
  ];
  for (const statement of [...tables, ...triggers]) await sql.raw(statement).execute(db);
}
