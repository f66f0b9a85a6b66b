/**
 * Which tables leave events, and what of them. A later migration that changes a logged table writes
 * its triggers anew; this description belongs to migration 0010.
 */

import { rolePermission, user } from './logged-people.ts';
import type { Act, Change, LoggedField, LoggedTable, Place } from './logged-table.ts';
import { insertTogether } from './rating-together.ts';

const bit = (kind: number) => () => String(1 << kind);
const all: Change[] = ['insert', 'update', 'delete'];
const kind = { reference: 3, comment: 4, notification: 5, structure: 6, edition: 7 } as const;
const CONSEQUENCE = 3;
/** 'number name' of an indicator. */
const snapshotName = (i: string) =>
  `concat(${i}.number / 1000000, '.', ${i}.number / 1000 % 1000, '.', ${i}.number % 1000, ' ', ${i}.short_name)`;

/**
 * What a parent decides, gives back or takes along (ADR-155), not what the call itself
 * addresses.
 */
const isDecided = (
  act: Act,
) => `(n.id is distinct from ${act('pair')} and (o.decided_by is distinct from n.decided_by or n.decided_by is not null
  and (o.score, o.is_met, o.researcher_note, o.status) is distinct from (n.score, n.is_met, n.researcher_note, n.status)))`;

const held = (row: string) => ({
  1: `${row}.is_met is not null or ${row}.researcher_note is not null`,
  2: `${row}.status <> 0`,
  4: `${row}.research_user_id is not null or ${row}.qa_user_id is not null`,
});
const differing = {
  1: '(o.score, o.is_met, o.researcher_note) is distinct from (n.score, n.is_met, n.researcher_note)',
  2: 'o.status <> n.status',
  4: '(o.research_user_id, o.qa_user_id) is distinct from (n.research_user_id, n.qa_user_id)',
};

/** Rows of country_indicator: Open ones come by themselves; only what was in one is missed. */
const rating: LoggedTable = {
  name: 'country_indicator',
  key: ['id'],
  recordId: 'id',
  record: 0,
  changes: ['update', 'delete'],
  kinds: (change) =>
    `(${Object.entries(change === 'delete' ? held('o') : differing)
      .map(([set, condition]) => `case when ${condition} then ${set} else 0 end`)
      .join(' + ')})`,
  fields: [
    { kind: 1, name: 'Score', column: 'score' },
    { kind: 1, name: 'RatingIsMet', column: 'is_met' },
    { kind: 1, name: 'ResearcherNote', column: 'researcher_note' },
    { kind: 2, name: 'WorkflowStatus', column: 'status' },
    { kind: 4, name: 'ResearchUserName', column: 'research_user_id' },
    { kind: 4, name: 'QAUserName', column: 'qa_user_id' },
  ],
  place: (row) => ({
    ...{ edition: `${row}.edition_id`, country: `${row}.country_id`, indicator: `${row}.indicator_id` },
    ...{ library: 'i.library_indicator_id', pair: `${row}.id` },
    join: `left join indicator i on i.id = ${row}.indicator_id`,
  }),
  when: {
    delete: Object.values(held('o'))
      .map((condition) => `(${condition})`)
      .join(' or '),
  },
  together: { update: insertTogether },
  cause: (act, change) => {
    const isConsequence = change === 'update' ? `${isDecided(act)} or ${act('is_structural')}` : act('is_structural');
    return `case when ${isConsequence} then ${CONSEQUENCE} else ${act('cause')} end`;
  },
  causeName: (act, change) =>
    change === 'update'
      ? `case when ${isDecided(act)} then (select ${snapshotName('parent')} from indicator parent
          where parent.id = coalesce(n.decided_by, o.decided_by)) else ${act('cause_name')} end`
      : act('cause_name'),
};

/** What belongs to a rating. */
const ofRating = (pair: string, join = ''): Place => ({
  ...{ edition: 'ci.edition_id', country: 'ci.country_id', indicator: 'ci.indicator_id' },
  ...{ library: 'i.library_indicator_id', pair: 'ci.id' },
  join: `${join} left join country_indicator ci on ci.id = ${pair} left join indicator i on i.id = ci.indicator_id`,
});

const reference: LoggedTable = {
  name: 'reference',
  key: ['id'],
  recordId: 'id',
  record: 1,
  changes: all,
  kinds: bit(kind.reference),
  fields: [
    { name: 'Title', column: 'title' },
    { name: 'Author', column: 'author' },
    { name: 'PublicationDate', column: 'publication_date' },
    { name: 'AccessDate', column: 'access_date' },
    { name: 'Information', column: 'information', withheld: true },
    { name: 'URL', column: 'url' },
    { name: 'Pages', column: 'pages' },
    { name: 'Publisher', column: 'publisher' },
    { name: 'Journal', column: 'journal' },
    { name: 'Volume', column: 'volume' },
    { name: 'Institution', column: 'institution' },
    { name: 'BookConferenceTitle', column: 'book_conference_title' },
    { name: 'Editor', column: 'editor' },
    { name: 'PlaceConferenceLocation', column: 'place_conference_location' },
  ],
  place: (row) => ofRating(`${row}.country_indicator_id`),
  recordName: (row) => `${row}.title`,
};

/** A comment cannot be changed, and keeps its words itself. */
const comment: LoggedTable = {
  name: 'comment',
  key: ['id'],
  recordId: 'id',
  record: 2,
  changes: ['insert', 'delete'],
  kinds: bit(kind.comment),
  fields: [],
  place: (row) => ofRating(`${row}.country_indicator_id`),
};

/** A tag comes with its comment; that it was cleared is told. */
const notification: LoggedTable = {
  name: 'comment_tag',
  key: ['comment_id', 'user_id'],
  recordId: 'comment_id',
  record: 3,
  changes: ['update'],
  kinds: bit(kind.notification),
  fields: [{ name: 'Status', column: 'cleared_on', untold: true }],
  action: () => 'case when n.cleared_on is null then 0 else 2 end',
  place: (row) => ofRating('c.country_indicator_id', `join comment c on c.id = ${row}.comment_id`),
};

const texts: LoggedField[] = [
  { name: 'FullName', column: 'full_name' },
  { name: 'ShortName', column: 'short_name' },
  { name: 'Description', column: 'description', withheld: true },
];
const order: LoggedField = { name: 'OrderNumber', column: 'order_id' };
const indicatorTexts: LoggedField[] = [
  ...texts,
  { name: 'ResponseRules', column: 'response_rules', withheld: true },
  { name: 'TimePeriod', column: 'time_period', withheld: true },
  { name: 'IndicatorRating', column: 'polarity' },
];
const structure = { key: ['id'], recordId: 'id', changes: all, kinds: bit(kind.structure) };

const milestone: LoggedTable = {
  ...structure,
  name: 'milestone',
  record: 4,
  fields: [...texts, order],
  place: (row) => ({ edition: `${row}.edition_id` }),
  recordName: (row) => `concat(${row}.order_id, ' ', ${row}.short_name)`,
};

const activity: LoggedTable = {
  ...structure,
  name: 'activity',
  record: 5,
  fields: [
    ...texts,
    order,
    {
      name: 'MilestoneName',
      column: 'milestone_id',
      value: (row) => `(select m.short_name from milestone m where m.id = ${row}.milestone_id)`,
    },
  ],
  place: (row) => ({
    edition: `${row}.edition_id`,
    join: `left join milestone above on above.id = ${row}.milestone_id`,
  }),
  recordName: (row) => `concat(above.order_id || '.', ${row}.order_id, ' ', ${row}.short_name)`,
};

const indicator: LoggedTable = {
  ...structure,
  name: 'indicator',
  record: 6,
  fields: [
    ...indicatorTexts,
    order,
    {
      name: 'ActivityName',
      column: 'activity_id',
      value: (row) => `(select a.short_name from activity a where a.id = ${row}.activity_id)`,
    },
    {
      name: 'ParentIndicatorName',
      column: 'parent_indicator_id',
      value: (row) =>
        `(select ${snapshotName('parent')} from indicator parent where parent.id = ${row}.parent_indicator_id)`,
    },
  ],
  place: (row) => ({
    ...{ edition: `${row}.edition_id`, indicator: `${row}.id`, library: `${row}.library_indicator_id` },
  }),
  recordName: snapshotName,
};

/** The number of its last use is kept by a trigger, which is no change of a person. */
const libraryIndicator: LoggedTable = {
  ...structure,
  name: 'library_indicator',
  record: 7,
  fields: indicatorTexts,
  place: (row) => ({ library: `${row}.id` }),
  recordName: (row) => `${row}.short_name`,
};

const edition: LoggedTable = {
  name: 'edition',
  key: ['id'],
  recordId: 'id',
  record: 8,
  changes: all,
  kinds: bit(kind.edition),
  fields: [
    { name: 'Name', column: 'name' },
    { name: 'StartDate', column: 'start_date' },
    { name: 'EndDate', column: 'end_date' },
    { name: 'Status', column: 'status' },
  ],
  place: (row) => ({ edition: `${row}.id` }),
  recordName: (row) => `${row}.name`,
};

/** A removed member keeps its row, which says when. */
const membership: Pick<LoggedTable, 'changes' | 'kinds' | 'fields' | 'when' | 'action'> = {
  changes: all,
  kinds: bit(kind.edition),
  fields: [{ name: 'Status', column: 'removed_on', untold: true }],
  when: { update: '(o.removed_on is null) <> (n.removed_on is null)', delete: 'o.removed_on is null' },
  action: (change) => (change === 'update' ? 'case when n.removed_on is null then 0 else 2 end' : undefined),
};

const editionUser: LoggedTable = {
  ...membership,
  name: 'edition_user',
  key: ['edition_id', 'user_id'],
  recordId: 'user_id',
  record: 9,
  place: (row) => ({ edition: `${row}.edition_id`, join: `left join app_user u on u.id = ${row}.user_id` }),
  recordName: () => 'u.full_name',
};

const editionCountry: LoggedTable = {
  ...membership,
  name: 'edition_country',
  key: ['edition_id', 'country_id'],
  recordId: 'country_id',
  record: 10,
  place: (row) => ({
    ...{ edition: `${row}.edition_id`, country: `${row}.country_id` },
    join: `left join country c on c.id = ${row}.country_id`,
  }),
  recordName: () => 'c.name',
};

export const loggedTables: LoggedTable[] = [
  rating,
  reference,
  comment,
  notification,
  milestone,
  activity,
  indicator,
  libraryIndicator,
  edition,
  editionUser,
  editionCountry,
  user,
  rolePermission,
];
