import { expect, test } from 'vitest';
import {
  ActivityAction,
  ActivityCause,
  ActivityKind,
  ActivityRecord,
  EditionStatus,
  Polarity,
  UserStatus,
} from '#generated/enums.ts';
import type { ActivityEvent } from '#generated/model/index.ts';
import { causeWords, personOf } from '#src/features/activity/cause-words.ts';
import { detailWords } from '#src/features/activity/detail-words.ts';
import { eventWords } from '#src/features/activity/event-words.ts';
import { change, eventWith, withheld } from './support.ts';

const { Added, Changed, Removed, Done } = ActivityAction;
const rating = (...Changes: ActivityEvent['Changes']) => ({ Record: ActivityRecord.Rating, Action: Changed, Changes });

test.each<[words: string, event: Partial<ActivityEvent>]>([
  ['Score 0 → 1', rating(change('Score', 0, 1))],
  ['Score 1 → none, Met → none', rating(change('Score', 1, null), change('RatingIsMet', true, null))],
  ['Score 1, Met', rating(change('Score', null, 1), change('RatingIsMet', null, true))],
  ['Score 0 → -1, Met → Not Met', rating(change('Score', 0, -1), change('RatingIsMet', true, false))],
  ['Researcher Note written', rating(change('ResearcherNote', null, 'A law.'))],
  ['Researcher Note changed', rating(change('ResearcherNote', 'A law.', 'A decree.'))],
  ['Researcher Note removed', rating(change('ResearcherNote', 'A law.', null))],
  ['Started: Open → Research In Progress. Score 1', rating(change('Score', null, 1), change('WorkflowStatus', 0, 1))],
  ['Submitted: Research In Progress → QA In Progress', rating(change('WorkflowStatus', 1, 2))],
  ['Submitted: Open → QA In Progress', rating(change('WorkflowStatus', 0, 2))],
  ['Completed: QA In Progress → QA Completed', rating(change('WorkflowStatus', 2, 3))],
  ['Returned to research: QA In Progress → Research In Progress', rating(change('WorkflowStatus', 2, 1))],
  ['QA reopened: QA Completed → QA In Progress', rating(change('WorkflowStatus', 3, 2))],
  ['Status: QA Completed → Open', rating(change('WorkflowStatus', 3, 0))],
  [
    'Status: QA In Progress → QA Completed. Met → Not Met',
    {
      ...rating(change('RatingIsMet', true, false), change('WorkflowStatus', 2, 3)),
      Cause: ActivityCause.Consequence,
    },
  ],
  ['Assigned research to Rui Tanaka', rating(change('ResearchUserName', null, 'Rui Tanaka'))],
  ['Assigned QA to Elena Petrova instead of Ana Lima', rating(change('QAUserName', 'Ana Lima', 'Elena Petrova'))],
  ['Took Rui Tanaka off research', rating(change('ResearchUserName', 'Rui Tanaka', null))],
  [
    'Removed the rating: Score 1, Met, QA Completed',
    {
      Record: ActivityRecord.Rating,
      Action: Removed,
      Changes: [
        change('Score', 1, null),
        change('RatingIsMet', true, null),
        change('ResearcherNote', 'A law.', null),
        change('WorkflowStatus', 3, null),
      ],
    },
  ],
  ['Removed the rating', { Record: ActivityRecord.Rating, Action: Removed }],
  ['Added reference ‘The act’', { Record: ActivityRecord.Reference, Action: Added, RecordName: 'The act' }],
  ['Removed reference ‘The act’', { Record: ActivityRecord.Reference, Action: Removed, RecordName: 'The act' }],
  ['Wrote a comment', { Record: ActivityRecord.Comment, Action: Added }],
  ['Removed a comment', { Record: ActivityRecord.Comment, Action: Removed }],
  ['Cleared a notification', { Record: ActivityRecord.Notification, Action: Removed }],
  ['Restored a notification', { Record: ActivityRecord.Notification, Action: Added }],
  ['Added milestone ‘1 Roads’', { Record: ActivityRecord.Milestone, Action: Added, RecordName: '1 Roads' }],
  ['Changed activity ‘1.2 Laws’', { Record: ActivityRecord.Activity, Action: Changed, RecordName: '1.2 Laws' }],
  [
    'Removed indicator ‘1.3.4 Crash costs’',
    { Record: ActivityRecord.Indicator, Action: Removed, RecordName: '1.3.4 Crash costs' },
  ],
  [
    'Changed library indicator ‘Crash costs’',
    { Record: ActivityRecord.LibraryIndicator, Action: Changed, RecordName: 'Crash costs' },
  ],
  ['Added edition ‘Report 2026’', { Record: ActivityRecord.Edition, Action: Added, RecordName: 'Report 2026' }],
  ['Added Rui Tanaka to the edition', { Record: ActivityRecord.EditionUser, Action: Added, RecordName: 'Rui Tanaka' }],
  ['Removed Kenya from the edition', { Record: ActivityRecord.EditionCountry, Action: Removed, RecordName: 'Kenya' }],
  ['Changed user ‘Rui Tanaka’', { Record: ActivityRecord.User, Action: Changed, RecordName: 'Rui Tanaka' }],
  [
    'Gave permission ‘report-compare’ to Spectator',
    {
      Record: ActivityRecord.RolePermission,
      Action: Added,
      RecordName: 'report-compare',
      Changes: [change('Role', null, 3), change('Permission', null, 'report-compare')],
    },
  ],
  [
    'Took permission ‘report-compare’ from Admin',
    {
      Record: ActivityRecord.RolePermission,
      Action: Removed,
      RecordName: 'report-compare',
      Changes: [change('Role', 0, null), change('Permission', 'report-compare', null)],
    },
  ],
  [
    'Imported ‘2024.xlsx’',
    { Record: ActivityRecord.File, Action: Done, Kinds: [ActivityKind.Import], RecordName: '2024.xlsx' },
  ],
  [
    'Undid the import of ‘2024.xlsx’',
    {
      ...{ Record: ActivityRecord.File, Action: Done, Kinds: [ActivityKind.Import], RecordName: '2024.xlsx' },
      Operation: 'revertImport',
    },
  ],
  ['Exported a file', { Record: ActivityRecord.File, Action: Done, Kinds: [ActivityKind.Export], RecordName: null }],
])('[B43] [B44] %s', (words, event) => {
  expect(eventWords(eventWith(event))).toBe(words);
});

test.each<[words: string, count: number, event: Partial<ActivityEvent>]>([
  [
    'Assigned 5,000 country indicators to Elena Petrova for QA',
    5000,
    rating(change('QAUserName', null, 'Elena Petrova')),
  ],
  [
    'Changed who has 5,000 country indicators',
    5000,
    { ...rating(change('QAUserName', null, 'Elena Petrova')), Operation: 'applyAssignmentPlan', RecordCount: 30 },
  ],
  [
    'Assigned 30 country indicators to Elena Petrova for QA',
    30,
    { ...rating(change('QAUserName', null, 'Elena Petrova')), Operation: 'applyAssignmentPlan', RecordCount: 30 },
  ],
  [
    'Assigned 20 country indicators to Rui Tanaka for research and Elena Petrova for QA',
    20,
    rating(change('ResearchUserName', 'Ana Lima', 'Rui Tanaka'), change('QAUserName', null, 'Elena Petrova')),
  ],
  ['Took everybody off research of 20 country indicators', 20, rating(change('ResearchUserName', 'Rui Tanaka', null))],
  ['Changed 2,000 ratings', 2000, rating()],
  ['Removed 193 ratings', 193, { Record: ActivityRecord.Rating, Action: Removed }],
  ['Added 14 references', 14, { Record: ActivityRecord.Reference, Action: Added, RecordName: 'The act' }],
  ['Removed 3 comments', 3, { Record: ActivityRecord.Comment, Action: Removed }],
  ['Changed 4 activities', 4, { Record: ActivityRecord.Activity, Action: Changed }],
  ['Added 193 countries to the edition', 193, { Record: ActivityRecord.EditionCountry, Action: Added }],
])('[B45] many in a line: %s', (words, count, event) => {
  expect(eventWords(eventWith(event), count)).toBe(words);
});

const consequence = { ...rating(change('RatingIsMet', true, false)), Cause: ActivityCause.Consequence };
test.each<[words: string | undefined, event: Partial<ActivityEvent>]>([
  [undefined, { ...rating(), Cause: ActivityCause.ByHand }],
  ['by import 2024.xlsx', { ...rating(), Cause: ActivityCause.Import, CauseName: '2024.xlsx' }],
  ['by import', { ...rating(), Cause: ActivityCause.Import, CauseName: null }],
  [undefined, { Record: ActivityRecord.File, Cause: ActivityCause.Import }],
  ['in bulk', { ...rating(), Cause: ActivityCause.Bulk }],
  ['by undoing an assignment', { ...rating(), Cause: ActivityCause.Bulk, Operation: 'revertAssignment' }],
  ['by a plan', { ...rating(), Cause: ActivityCause.Bulk, Operation: 'applyAssignmentPlan' }],
  [
    'by creating the next edition',
    { Record: ActivityRecord.Edition, Action: Changed, Operation: 'createReportEdition' },
  ],
  [
    'by taking back the edition after it',
    { Record: ActivityRecord.Edition, Action: Changed, Operation: 'revertReportEdition' },
  ],
  [undefined, { ...rating(), Cause: ActivityCause.Bulk, RecordCount: 150 }],
  ['by a command of the operator', { Record: ActivityRecord.User, Cause: ActivityCause.Command }],
  [undefined, { Record: ActivityRecord.User, Cause: ActivityCause.Command, UserName: null }],
  ['Decided by 1.4.1 Speed law, which is Not Met', { ...consequence, CauseName: '1.4.1 Speed law' }],
  [
    'No longer decided by 1.4.1 Speed law',
    { ...consequence, ...rating(change('RatingIsMet', false, null)), CauseName: '1.4.1 Speed law' },
  ],
  ['Decided by 1.4.1 Speed law', { ...consequence, ...rating(), CauseName: '1.4.1 Speed law' }],
  ['a consequence of another change', { ...consequence, CauseName: null }],
  ['with 1.3 Costs', { ...consequence, Action: Removed, CauseName: '1.3 Costs' }],
  ['with what it belonged to', { ...consequence, Action: Removed, CauseName: null }],
])('[B43] the cause: %s', (words, event) => {
  expect(causeWords(eventWith(event))).toBe(words);
});

test.each([
  ['Rui Tanaka', { UserName: 'Rui Tanaka', Cause: ActivityCause.Command }],
  ['Operator', { UserName: null, Cause: ActivityCause.Command }],
  ['System', { UserName: null, Cause: ActivityCause.Consequence }],
])('[B43] %s is named', (name, event) => {
  expect(personOf(eventWith(event))).toBe(name);
});

const long = 'A national lead agency for road safety is named in law';
test.each<[what: string, event: Partial<ActivityEvent>, facts: string[], texts: string[][]]>([
  [
    'a new reference what it is, its title in the line',
    {
      Record: ActivityRecord.Reference,
      Action: Added,
      RecordName: 'The act',
      Changes: [
        change('Title', null, 'The act'),
        change('PublicationDate', null, '2012-12-01'),
        withheld('Information'),
      ],
    },
    ['Publication Date: 01 Dec 2012', 'Information: written'],
    [],
  ],
  [
    'a changed reference old and new',
    {
      Record: ActivityRecord.Reference,
      Action: Changed,
      RecordName: 'The act',
      Changes: [change('Author', null, 'Parliament'), change('Title', 'An act', 'The act'), withheld('Information')],
    },
    ['Author: none → Parliament', 'Title: An act → The act', 'Information: changed'],
    [],
  ],
  [
    'a deleted indicator what it was',
    {
      Record: ActivityRecord.Indicator,
      Action: Removed,
      RecordName: '1.1.1 Lead agency',
      Changes: [
        change('FullName', long, null),
        change('IndicatorRating', Polarity.Negative, null),
        withheld('Description'),
      ],
    },
    [`Full Name: ${long}`, 'Polarity: Negative', 'Description: removed'],
    [],
  ],
  [
    'a long name by its words',
    { Record: ActivityRecord.Indicator, Action: Changed, Changes: [change('FullName', long, `${long} or decree`)] },
    [],
    [['Full Name', long, `${long} or decree`]],
  ],
  [
    'a user role and status',
    {
      Record: ActivityRecord.User,
      Action: Changed,
      Changes: [change('Role', 1, 0), change('Status', UserStatus.Active, UserStatus.Inactive)],
    },
    ['Role: Researcher → Admin', 'Status: Active → Inactive'],
    [],
  ],
  [
    'an edition its status',
    {
      Record: ActivityRecord.Edition,
      Action: Changed,
      Changes: [change('Status', EditionStatus.Inactive, EditionStatus.Active)],
    },
    ['Status: Inactive → Active'],
    [],
  ],
  [
    'an import its counts',
    {
      Record: ActivityRecord.File,
      Action: Done,
      RecordName: '2024.xlsx',
      Changes: [change('FileName', null, '2024.xlsx'), change('RatingChangedCount', null, 1200)],
    },
    ['Ratings changed: 1,200'],
    [],
  ],
  [
    'a rating its note',
    rating(change('Score', 0, 1), change('ResearcherNote', 'a', 'b')),
    [],
    [['Researcher Note', 'a', 'b']],
  ],
])('[B44] [B45] below the line: %s', (_what, event, facts, texts) => {
  const told = detailWords(eventWith(event));
  expect(told.facts.map(({ name, words }) => `${name}: ${words}`)).toEqual(facts);
  expect(told.texts.map(({ name, earlier, later }) => [name, earlier, later])).toEqual(texts);
});
