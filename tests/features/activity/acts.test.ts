import { expect, test } from 'vitest';
import { ActivityCause, ActivityRecord } from '#generated/enums.ts';
import { countWords, eventsOf, PAGE_SIZE, paged } from '#src/features/activity/activity-pages.ts';
import { actsOf, daysOf } from '#src/features/activity/log/acts.ts';
import { eventWith } from './support.ts';

const { ByHand, Consequence, Import } = ActivityCause;

test('[B45] a deletion is one line, and what went with it is counted', () => {
  const events = [
    eventWith({ Id: 13, ActId: 2, AlikeCount: 40, Record: ActivityRecord.Comment, Cause: Consequence }),
    eventWith({ Id: 12, ActId: 2, AlikeCount: 193, Record: ActivityRecord.Rating, Cause: Consequence }),
    eventWith({ Id: 11, ActId: 2, AlikeCount: 1, Record: ActivityRecord.Indicator, Cause: ByHand }),
    eventWith({ Id: 10, ActId: 1, AlikeCount: 5000 }),
  ];
  expect(actsOf(events).map(({ event, count, others }) => [event.Id, count, others])).toEqual([
    [11, 1, 233],
    [10, 5000, 0],
  ]);
});

test('[B45] an import is told by its file, whichever of its events came last', () => {
  const ratings = eventWith({ Id: 8, ActId: 3, AlikeCount: 1200, Cause: Import });
  const file = eventWith({ Id: 9, ActId: 3, AlikeCount: 1, Cause: Import, Record: ActivityRecord.File });
  expect(actsOf([file, ratings])[0]).toMatchObject({ event: { Id: 9 }, others: 1200 });
});

test('[B45] a deletion is told by the part that was deleted, whatever the log says of what went with it', () => {
  const events = [
    eventWith({ Id: 3, ActId: 1, AlikeCount: 1, Record: ActivityRecord.Indicator, Action: 2 }),
    eventWith({ Id: 2, ActId: 1, AlikeCount: 179, Record: ActivityRecord.Rating, Action: 2, Cause: Consequence }),
    eventWith({ Id: 1, ActId: 1, AlikeCount: 17, Record: ActivityRecord.Comment, Action: 2, Cause: ByHand }),
  ];
  expect(actsOf(events)[0]).toMatchObject({ event: { Id: 3 }, count: 1, others: 196 });
});

test('[B45] where all is a consequence the earliest is the line', () => {
  const events = [5, 4].map((Id) => eventWith({ Id, ActId: 1, AlikeCount: 1, Cause: Consequence }));
  expect(actsOf(events)[0]).toMatchObject({ event: { Id: 4 }, count: 1, others: 1 });
});

test('[B45] acts stand below the day of the viewer’s clock', () => {
  const at = (hour: number) => new Date(2026, 10, 16, hour).toISOString();
  const acts = actsOf([24, 23, 0, -1].map((hour, Id) => eventWith({ Id, ActId: Id, At: at(hour) })));
  expect(daysOf(acts).map(([day, own]) => [day, own.length])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-16', 2],
    ['2026-11-15', 1],
  ]);
});

test('[B45] counting stops, and pages go on', () => {
  expect([countWords(312), countWords(10_000), countWords(10_001)]).toEqual(['312', '10,000', 'more than 10,000']);
  const page = (length: number, Count: number) => ({ Data: Array.from({ length }, () => eventWith({})), Count });
  const next = paged.getNextPageParam;
  expect(next(page(PAGE_SIZE, 120), [], 50)).toBe(100);
  expect(next(page(20, 120), [], 100)).toBeUndefined();
  expect(next(page(PAGE_SIZE, 10_001), [], 10_000)).toBe(10_050);
  expect(next(page(3, 10_001), [], 10_050)).toBeUndefined();
});

test('[B45] an event that came with two pages is shown once, the records of one each on their own', () => {
  const page = (...Data: ReturnType<typeof eventWith>[]) => ({ Data, Count: 3 });
  const [first, second] = [7, 8].map((RecordId) => eventWith({ Id: 1, RecordId }));
  const pages = { pages: [page(first as never), page(first as never, second as never)], pageParams: [0, 50] };
  expect(eventsOf(pages)).toEqual([first, second]);
});
