import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  Kysely,
  Selectable,
  Transaction,
  Updateable,
} from 'kysely';
import type { AssignmentTables } from './schema-assignments.ts';
import type { ClientFileTables } from './schema-client-files.ts';
import type { DownloadTables } from './schema-downloads.ts';
import type { IdempotencyTables } from './schema-idempotency.ts';
import type { ImportTables } from './schema-imports.ts';
import type { NoticeTables } from './schema-notices.ts';
import type { SessionTables } from './schema-sessions.ts';
import type { ViewTables } from './schema-views.ts';

/** A UTC instant: a `Date` when read, a `Date` or an ISO text when written. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written by a trigger when left out. */
type Derived = ColumnType<number, number | undefined, number>;

/** Columns of every record that a form edits, against lost updates (ADR-010). */
interface Versioned {
  /** Starts at 1; each successful change adds 1. */
  version: Generated<number>;
  changed_on: OptionalInstant;
  changed_by: Optional<number>;
}

interface AppUserTable extends Versioned {
  id: Generated<number>;
  full_name: string;
  email: string;
  /** Admin 0, Researcher 1, External Researcher 2, Spectator 3. */
  role: number;
  /** Active 1, Inactive 0. */
  status: Generated<number>;
  /** `iss` and `sub` of the identity provider, both bound at the first sign-in. */
  issuer: Optional<string>;
  subject: Optional<string>;
  date_created: DefaultInstant;
  last_seen_on: OptionalInstant;
}

interface RolePermissionTable {
  role: number;
  permission: string;
}

interface EditionTable extends Versioned {
  id: Generated<number>;
  name: string;
  /** 'YYYY-MM-DD'. */
  start_date: string;
  end_date: Optional<string>;
  creation_date: DefaultInstant;
  inactive_date: OptionalInstant;
  /** Active 1 (at most one), Inactive 0. */
  status: number;
  /** The edition that was active until this one was created. */
  closed_edition_id: Optional<number>;
  research_due_date: Optional<string>;
  qa_due_date: Optional<string>;
  /** RatingCheck of the contract, ascending; null = none. */
  checks_off: Optional<number[]>;
}

interface EditionUserTable {
  edition_id: number;
  user_id: number;
  date_added: DefaultInstant;
  /** Set while the user is out of the edition; past work stays. */
  removed_on: OptionalInstant;
}

interface CountryTable {
  /** UN M49 code. */
  id: number;
  name: string;
  region: string;
  /** ISO 3166-1 alpha-3. */
  iso_code: string;
  /** Rank of the name in English collation: the one order of countries, alike on every engine. */
  sort_order: number;
}

interface EditionCountryTable {
  edition_id: number;
  country_id: number;
  date_added: DefaultInstant;
  /** Set while the country is out of the edition; its ratings stay and come back with it. */
  removed_on: OptionalInstant;
}

interface IndicatorText {
  full_name: string;
  short_name: string;
  description: string;
  response_rules: Optional<string>;
  time_period: string;
  /** Positive 0, Negative 1. */
  polarity: Generated<number>;
}

interface LibraryIndicatorTable extends IndicatorText {
  id: Generated<number>;
  date_created: DefaultInstant;
  /** The number it had when it left an edition, kept by a trigger; 0 until then. */
  last_number: Generated<number>;
}

interface MilestoneTable extends Versioned {
  id: Generated<number>;
  edition_id: number;
  order_id: number;
  full_name: string;
  short_name: string;
  description: Optional<string>;
}

interface ActivityTable extends Versioned {
  id: Generated<number>;
  edition_id: number;
  milestone_id: number;
  order_id: number;
  full_name: string;
  short_name: string;
  description: Optional<string>;
}

interface IndicatorTable extends Versioned, IndicatorText {
  id: Generated<number>;
  edition_id: number;
  activity_id: number;
  order_id: number;
  parent_indicator_id: Optional<number>;
  library_indicator_id: number;
  /** milestone × 1,000,000 + activity × 1,000 + own order, kept by triggers (ADR-021). */
  number: Derived;
}

interface CountryIndicatorTable extends Versioned {
  id: Generated<number>;
  edition_id: number;
  country_id: number;
  indicator_id: number;
  /** -1, 0, 1; null while unrated. */
  score: Optional<number>;
  is_met: Optional<boolean>;
  researcher_note: Optional<string>;
  /** Open 0, ResearchInProgress 1, QAInProgress 2, QACompleted 3. */
  status: Generated<number>;
  research_user_id: Optional<number>;
  qa_user_id: Optional<number>;
  rating_updated_on: OptionalInstant;
  rating_updated_by: Optional<number>;
  /** The indicator whose Not Met decides this rating; null where a person rates (ADR-155). */
  decided_by: Optional<number>;
  /** What a person had rated before, null together with `decided_by`. */
  aside_score: Optional<number>;
  aside_is_met: Optional<boolean>;
  aside_note: Optional<string>;
  aside_status: Optional<number>;
  aside_updated_on: OptionalInstant;
  aside_updated_by: Optional<number>;
  /** Kept by triggers, as `aside_status_since` and `assigned_on` (ADR-173). */
  status_since: DefaultInstant;
  aside_status_since: OptionalInstant;
  assigned_on: OptionalInstant;
  /** Since when it is in QA or beyond; null before. Kept by a trigger (ADR-189). */
  submitted_on: OptionalInstant;
  /** Set by a step back, until the next one forward. */
  returned_on: OptionalInstant;
  returned_by: Optional<number>;
  return_reason: Optional<string>;
  return_count: Generated<number>;
  /** 'YYYY-MM-DD'; null: those of the edition hold. */
  research_due_date: Optional<string>;
  qa_due_date: Optional<string>;
  /** Null where nobody has to act, 0 where nobody is assigned who should. */
  next_user_id: GeneratedAlways<number | null>;
  /** country.sort_order × 1,000,000,000 + indicator.number, kept by triggers: dashboard order. */
  position: Derived;
}

interface CommentTable {
  id: Generated<number>;
  country_indicator_id: number;
  author_id: number;
  content: string;
  date_created: DefaultInstant;
}

interface CommentTagTable {
  comment_id: number;
  user_id: number;
  /** Set once the tagged user cleared the notification. */
  cleared_on: OptionalInstant;
}

interface ReferenceTable extends Versioned {
  id: Generated<number>;
  country_indicator_id: number;
  title: string;
  author: string;
  /** Free text: '2021', 'May 2021'. */
  publication_date: string;
  /** 'YYYY-MM-DD'. */
  access_date: Optional<string>;
  information: string;
  url: Optional<string>;
  pages: Optional<string>;
  publisher: Optional<string>;
  journal: Optional<string>;
  volume: Optional<string>;
  institution: Optional<string>;
  book_conference_title: Optional<string>;
  editor: Optional<string>;
  place_conference_location: Optional<string>;
  /** Year of the edition that first used the source; copies keep it. */
  year_first_used: number;
  /** Copied when its edition was created; it is nobody's work until it is changed. */
  brought_along: Generated<boolean>;
}

/** What triggers write of every change (migration 0010); nobody can alter it. */
interface EventTable {
  id: GeneratedAlways<number>;
  /** Shared by everything that one transaction changed. */
  act_id: number;
  at: Instant;
  /** Null where no call did it. */
  user_id: Optional<number>;
  edition_id: Optional<number>;
  country_id: Optional<number>;
  indicator_id: Optional<number>;
  library_indicator_id: Optional<number>;
  country_indicator_id: Optional<number>;
  record_id: Optional<number>;
  /** Ratings of one country that one statement changed, and their library indicators. */
  pairs: Optional<number[]>;
  libraries: Optional<number[]>;
  /** A member like `changes` for each of the pairs, where they did not change alike. */
  details: ColumnType<unknown, string | null | undefined, never>;
  /** How many records it is about. */
  records: number;
  /** How many records one statement changed, on its first event; 0 on its others. */
  alike: number;
  /** A set of ActivityKind, a bit each. */
  kinds: number;
  /** ActivityAction, ActivityCause and ActivityRecord of the contract. */
  action: number;
  cause: number;
  record: number;
  operation: Optional<string>;
  cause_name: Optional<string>;
  record_name: Optional<string>;
  /** Old and new by property; true for a long text, which is not kept. Users by their ids. */
  changes: ColumnType<Record<string, [unknown, unknown] | true>, string, never>;
}

/** Every table, as kysely sees it. */
export interface Schema
  extends NoticeTables,
    ImportTables,
    ViewTables,
    AssignmentTables,
    IdempotencyTables,
    ClientFileTables,
    DownloadTables,
    SessionTables {
  app_user: AppUserTable;
  role_permission: RolePermissionTable;
  edition: EditionTable;
  edition_user: EditionUserTable;
  country: CountryTable;
  edition_country: EditionCountryTable;
  library_indicator: LibraryIndicatorTable;
  milestone: MilestoneTable;
  activity: ActivityTable;
  indicator: IndicatorTable;
  country_indicator: CountryIndicatorTable;
  comment: CommentTable;
  comment_tag: CommentTagTable;
  reference: ReferenceTable;
  event: EventTable;
}

/** A database or a transaction. Use only the transaction inside: PGlite has one connection. */
export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type RowChange<T extends keyof Schema> = Updateable<Schema[T]>;
