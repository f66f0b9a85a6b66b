import { expect, test } from 'vitest';
import { WorkflowStatus, WorkNoticeKind } from '#generated/enums.ts';
import { type NoticeFacts, type NoticePlace, noticePlace, noticeWords } from '#rules/notice.ts';

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;
const ME = 2;
const many: NoticeFacts = {
  ...{ Kind: WorkNoticeKind.Assigned, IsQA: false, IndicatorCount: 1_162, CountryCount: 9, CountryId: null },
  ...{ CountryName: null, IndicatorId: null, SnapshotName: null, ActorName: 'Elena Petrova' },
};
const inKenya = { ...many, IndicatorCount: 1, CountryId: 404, CountryName: 'Kenya' };
const one = { ...inKenya, IndicatorId: 451, SnapshotName: '1.1.1 Lead agency' };
const research = { nextUsers: [ME], status: [Open, ResearchInProgress] };
const qa = { nextUsers: [ME], status: [QAInProgress] };

test.each<[keyof typeof WorkNoticeKind, string, NoticePlace, string, NoticePlace]>([
  [
    'Assigned',
    'Elena Petrova assigned you 1,162 indicators in 9 countries for research',
    { filters: { researchUsers: [ME] } },
    'Somebody assigned you 1 indicator in Kenya for QA',
    { filters: { qaUsers: [ME], countries: [404] } },
  ],
  [
    'Submitted',
    'Elena Petrova submitted 1,162 indicators in 9 countries to you',
    { filters: qa },
    'Somebody submitted 1 indicator in Kenya to you',
    { filters: { ...qa, countries: [404] } },
  ],
  [
    'Returned',
    'Elena Petrova returned 1,162 indicators in 9 countries to you',
    { filters: { nextUsers: [ME], status: [ResearchInProgress], returned: true } },
    'Somebody returned 1 indicator in Kenya to you',
    { filters: { ...qa, returned: true, countries: [404] } },
  ],
  [
    'Completed',
    'Elena Petrova completed 1,162 indicators in 9 countries',
    { filters: { researchUsers: [ME], status: [QACompleted] } },
    'Somebody completed 1 indicator in Kenya',
    { filters: { researchUsers: [ME], status: [QACompleted], countries: [404] } },
  ],
  [
    'DueSoon',
    'Due soon: 1,162 indicators in 9 countries',
    { filters: { ...research, sort: 'due' } },
    'Due soon: 1 indicator in Kenya',
    { filters: { ...qa, sort: 'due', countries: [404] } },
  ],
  [
    'Overdue',
    'Overdue: 1,162 indicators in 9 countries',
    { filters: { ...research, overdue: true } },
    'Overdue: 1 indicator in Kenya',
    { filters: { ...qa, overdue: true, countries: [404] } },
  ],
  [
    'Mention',
    'Elena Petrova has tagged you on 1,162 indicators in 9 countries',
    { filters: research },
    'Somebody has tagged you on 1 indicator in Kenya',
    { filters: { ...qa, countries: [404] } },
  ],
])('[B8] %s tells what was done and leads to what still is so', (name, words, place, qaWords, qaPlace) => {
  const Kind = WorkNoticeKind[name];
  const [ofResearch, ofQA] = [
    { ...many, Kind },
    { ...inKenya, Kind, IsQA: true, ActorName: null },
  ];
  expect([noticeWords(ofResearch), noticePlace(ofResearch, ME)]).toEqual([words, place]);
  expect([noticeWords(ofQA), noticePlace(ofQA, ME)]).toEqual([qaWords, qaPlace]);
});

test('[B8] of one indicator it names it and leads to it', () => {
  expect(noticeWords({ ...one, Kind: WorkNoticeKind.Returned })).toBe(
    'Elena Petrova returned 1.1.1 Lead agency in Kenya to you',
  );
  expect(noticePlace(one, ME)).toEqual({ country: 404, indicator: 451 });
  expect(noticePlace({ ...one, CountryId: null }, ME)).toEqual({ filters: { researchUsers: [ME] } });
});
