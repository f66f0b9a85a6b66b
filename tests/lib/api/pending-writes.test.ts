import { expect, test, vi } from 'vitest';
import { type Edit, edit } from '#src/lib/api/edits.ts';
import type { Pages } from '#src/lib/api/pages.ts';
import {
  type Answer,
  answerOf,
  answersFor,
  createReplay,
  type PendingWrite,
  type QueryRecord,
} from '#src/lib/api/pending-writes.ts';

// What a pending write makes of answers, as a function of values: times are those of the overlay's clock.

const adds = (name: string, ...key: string[]) =>
  edit<string[]>(
    key,
    (rows) => [...rows, name],
    (rows) => rows.includes(name),
  );
const names = (name: string, ...key: string[]) => edit<string[]>(key, () => [name]);
const onPages = (change: (page: string) => string, ...key: string[]) =>
  edit<Pages<string>>(key, ({ pages, pageParams }) => ({ pages: pages.map(change), pageParams }));
/** As many rows as another list has, as the write sees it. */
const counts = (of: string, ...key: string[]) => edit<unknown>(key, (_old, shown) => shown<string[]>([of]));

const write = (edits: Edit[], times: Partial<PendingWrite> = {}): PendingWrite => ({ edits, ...times });
const lost = (edits: Edit[], since: number, times: Partial<PendingWrite> = {}): PendingWrite =>
  write(edits, { doubt: { since, found: new Map() }, ...times });
const said = (base: unknown, askedAt: number, answeredAt = askedAt): Answer => answerOf(base, { askedAt, answeredAt });
const inPages = (askedAt: number[], answeredAt = askedAt, first = 0): Answer => ({
  ...{ askedAt, answeredAt },
  base: { pages: askedAt.map((_, at) => `${first + at}`), pageParams: askedAt.map((_, at) => at) },
});
const query = (key: string, ...answers: Answer[]): QueryRecord => ({
  ...{ queryKey: key.split(' '), answers, view: undefined },
  ...{ isEvicted: false },
});

/** What is shown of the first query. */
function viewOf(log: PendingWrite[], first: QueryRecord, ...others: QueryRecord[]): unknown {
  const replay = createReplay(log, new Map([first, ...others].map((one) => [one.queryKey.join(), one])));
  replay.findLost();
  return replay.view(first);
}
const pagesOf = (log: PendingWrite[], ...records: [QueryRecord, ...QueryRecord[]]) =>
  (viewOf(log, ...records) as Pages).pages;

test('[S100] a write is shown in what cannot hold it: in what was asked for before it ended', () => {
  const done = write([adds('new', 'list')], { sentAt: 2, settledAt: 4 });
  expect(viewOf([done], query('list', said(['old'], 3)))).toEqual(['old', 'new']);
  expect(viewOf([done], query('list', said(['old'], 5)))).toEqual(['old']);
  expect(viewOf([write([adds('new', 'list')], { sentAt: 2 })], query('list', said(['old'], 5)))).toEqual([
    'old',
    'new',
  ]);
  expect(viewOf([{ ...done, isRefused: true }], query('list', said(['old'], 3)))).toEqual(['old']);
  expect(viewOf([done], query('list', said(undefined, 3)))).toBeUndefined();
});

test('[S100] each write changes what its own edits name, in order', () => {
  const both = write([adds('one', 'list'), adds('two', 'other')]);
  const later = write([adds('three', 'list', 'of this')]);
  const answer = said(['old'], 1);
  expect(viewOf([both, later], query('list of', answer))).toEqual(['old', 'one']);
  expect(viewOf([both, write([adds('three', 'list')])], query('list', answer))).toEqual(['old', 'one', 'three']);
  expect(viewOf([both, later], query('other', answer))).toEqual(['old', 'two']);
  expect(viewOf([both, later], query('elsewhere', answer))).toBe(answer.base);
});

test('[Q-R12] of a list in pages those are changed that were asked for before the write ended', () => {
  expect(answerOf({ pages: ['a', 'b'], pageParams: [0, 1] }, { askedAt: 1, answeredAt: 2 })).toMatchObject({
    askedAt: [1, 1],
    answeredAt: [2, 2],
  });
  expect(said(['a', 'b'], 1, 2)).toEqual({ base: ['a', 'b'], askedAt: [1], answeredAt: [2] });
  const done = write([onPages((page) => `${page} new`, 'list')], { sentAt: 2, settledAt: 4 });
  expect(pagesOf([done], query('list', inPages([3, 5, 5])))).toEqual(['0 new', '1', '2']);
  expect(pagesOf([done], query('list', inPages([5, 6])))).toEqual(['0', '1']);
  // a list in pages is before a write as long as one of them is
  const looks = write([counts('list', 'other')], { settledAt: 4 });
  const answers = [
    [1, 1],
    [2, 6],
    [7, 7],
  ].map((times, at) => inPages(times, times, at));
  expect(viewOf([looks], query('other', said([], 3)), query('list', ...answers))).toEqual([answers[1]?.base]);
});

test('[S129] what is still processed is shown where no answer can hold it, or where a second time changes nothing', () => {
  const open = { sentAt: 4, isOpen: true };
  const adding = (times = {}) => write([adds('new', 'list')], { ...open, ...times });
  const naming = (times = {}) => write([names('new', 'list')], { ...open, ...times });
  expect(viewOf([adding()], query('list', said(['old'], 1, 3)))).toEqual(['old', 'new']);
  expect(viewOf([adding()], query('list', said(['old'], 1, 5)))).toEqual(['old']);
  expect(viewOf([adding({ settledAt: 9 })], query('list', said(['old'], 1, 5)))).toEqual(['old']);
  expect(viewOf([naming()], query('list', said(['old'], 1, 5)))).toEqual(['new']);
  expect(viewOf([naming({ settledAt: 9 })], query('list', said(['old'], 8, 10)))).toEqual(['new']);
  expect(viewOf([naming({ settledAt: 9 })], query('list', said(['old'], 10, 11)))).toEqual(['old']);
  const onEach = (change: (page: string) => string, times = {}) =>
    write([onPages(change, 'list')], { ...open, ...times });
  const more = (page: string) => `${page} new`;
  expect(pagesOf([onEach(more)], query('list', inPages([1, 2], [3, 5])))).toEqual(['0 new', '1']);
  const same = () => 'new';
  expect(pagesOf([onEach(same, { settledAt: 9 })], query('list', inPages([6, 10], [7, 11])))).toEqual(['0', '1']);
  expect(pagesOf([onEach(same, { settledAt: 9 })], query('list', inPages([6, 8], [7, 11])))).toEqual(['new', 'new']);
});

test('[S100] an edit looks at other queries as they stood before its write', () => {
  const looks = write([counts('list', 'other'), adds('own', 'list')], { settledAt: 4 });
  const before = write([adds('before', 'list')]);
  const later = write([adds('later', 'list')]);
  const other = query('other', said([], 3));
  const seen = (...records: QueryRecord[]) => viewOf([before, looks, later], other, ...records);
  expect(seen(query('list', said(['a'], 1), said(['b'], 3), said(['c'], 5)))).toEqual([['b', 'before']]);
  expect(seen(query('list', said(['c'], 5), said(['d'], 6)))).toEqual([['c', 'before']]);
  expect(
    seen(query('list a', said(['a'], 1)), query('list b', said(['b'], 1)), query('lists', said(['c'], 1))),
  ).toEqual([
    ['a', 'before'],
    ['b', 'before'],
  ]);
  expect(seen(query('list', said(undefined, 1)), query('list b'))).toEqual([]);
});

test('[S132] a write that may be done already is shown once it is known that it is not', () => {
  const edits = [adds('new', 'list')];
  const [before, since] = [said(['old'], 3), said(['old'], 5)];
  const again = () => [lost(edits, 4)];
  expect(viewOf(again(), query('list', before))).toEqual(['old', 'new']);
  expect(viewOf(again(), query('list', since))).toEqual(['old', 'new']);
  expect(viewOf(again(), query('list', said(['new'], 5)))).toEqual(['new']);
  // as long as another query that could hold it was not asked since, nobody knows
  expect(viewOf(again(), query('list', since), query('list of others', before))).toEqual(['old']);
  expect(viewOf(again(), query('list', since), query('other', before))).toEqual(['old', 'new']);
  const gone = { ...query('list of others', before), isEvicted: true };
  expect(viewOf(again(), query('list', since), gone)).toEqual(['old', 'new']);
  expect(viewOf(again(), query('list', since), query('list of others'))).toEqual(['old', 'new']);
  // a list in pages is from before as long as one of its pages is
  const onBoth = lost([onPages((page) => `${page} new`, 'list')], 4);
  expect(pagesOf([onBoth], query('list', inPages([3, 5])), query('list of others', inPages([3])))).toEqual([
    '0 new',
    '1 new',
  ]);
});

/** What is known of a lost write, by query, after answers were looked through for it. */
function foundOf(log: PendingWrite[], ...records: QueryRecord[]) {
  const replay = createReplay(log, new Map(records.map((one) => [one.queryKey.join(), one])));
  replay.findLost();
  const { found } = log.at(-1)?.doubt ?? {};
  return Object.fromEntries([...(found ?? [])].map(([one, is]) => [(one as QueryRecord).queryKey.join(' '), is]));
}

test('[S132] [S221] a lost write is looked for in what was asked for since, and what was found stays found', () => {
  const one = lost([adds('new', 'list'), edit<string[]>(['other'], (rows) => rows)], 4);
  const list = query('list', said(['old'], 5));
  const records = [list, query('list b', said(['new'], 3)), query('list c'), query('other', said(['new'], 5))];
  expect(foundOf([one], ...records)).toStrictEqual({ list: false });
  list.answers.push(said(['old', 'new'], 6));
  expect(foundOf([one], ...records)).toEqual({ list: true });
  list.answers.push(said(['old', 'renamed'], 7));
  expect(foundOf([one], ...records)).toEqual({ list: true });
  const isIn = vi.fn(() => undefined);
  const asks = { key: ['list'], change: (old: unknown) => old, isIn };
  expect(foundOf([lost([asks], 4)], list)).toStrictEqual({});
  expect(isIn).toHaveBeenCalledTimes(1);
  expect(foundOf([write([asks])], list)).toEqual({});
  expect(foundOf([lost([{ ...asks, key: ['list', 'b'] }, adds('new', 'list')], 4)], list)).toEqual({ list: false });
  expect(isIn).toHaveBeenCalledTimes(1);
});

test('[S132] [S221] what a lost write copied is looked at as it was when it was lost', () => {
  const copies = (is: unknown[]) => ({
    key: ['list'],
    change: (old: unknown) => old,
    isIn: (_said: unknown, shown: <T>(key: string[]) => T[]) => void is.push(...shown<string[]>(['list', 'a'])),
  });
  const source = () => query('list a', said(['first'], 1), said(['second'], 3), said(['third'], 6));
  const seen: unknown[] = [];
  foundOf([lost([copies(seen)], 4)], source());
  expect(seen).toEqual([['second']]);
  // an earlier write is in doubt since before: of its later side, and before the own loss
  const behind: unknown[] = [];
  foundOf([lost([adds('new', 'list', 'a')], 2), lost([copies(behind)], 4)], source());
  expect(behind).toEqual([['second', 'new']]);
});

test('[S132] a write looks at answers from the side of each doubt on which what it changes stands', () => {
  const source = (...askedAt: number[]) => query('list', ...askedAt.map((at) => said([`of ${at}`], at)));
  const looks = (more: Edit[] = []) => [counts('list', 'other'), ...more];
  const at = (askedAt: number, log: PendingWrite[], list: QueryRecord) =>
    (viewOf(log, query('other', said([], askedAt)), list) as string[][]).map(([row]) => row);
  // its own doubt, where it changes what it looks at too
  const own = () => [lost(looks([edit<string[]>(['list'], (rows) => rows)]), 4)];
  expect(at(3, own(), source(1, 2, 5, 6))).toEqual(['of 2']);
  expect(at(5, own(), source(1, 2, 5, 6))).toEqual(['of 6']);
  expect(at(3, [lost(looks(), 4)], source(1, 2, 5, 6))).toEqual(['of 6']);
  // that of a write before it, but not of one behind it, of one that was refused, or elsewhere
  const doubted = (times = {}, key = 'list') => lost([edit<string[]>([key], (rows) => rows)], 4, times);
  expect(at(3, [doubted(), write(looks())], source(1, 2, 5, 6))).toEqual(['of 2']);
  expect(at(5, [doubted(), write(looks())], source(1, 2, 5, 6))).toEqual(['of 6']);
  expect(at(3, [write(looks()), doubted()], source(1, 2, 5, 6))).toEqual(['of 6']);
  expect(at(3, [doubted({ isRefused: true }), write(looks())], source(1, 2, 5, 6))).toEqual(['of 6']);
  expect(at(3, [doubted({}, 'elsewhere'), write(looks())], source(1, 2, 5, 6))).toEqual(['of 6']);
  expect(at(3, [write([adds('new', 'list')]), write(looks())], source(1, 2, 5, 6))).toEqual(['of 6']);
  // of two doubts that of each; where there is no such answer, the newest before it, else the oldest
  const two = [lost([adds('new', 'list')], 2), doubted(), write(looks())];
  expect(at(3, two, source(1, 3, 5))).toEqual(['of 3']);
  expect(at(3, [doubted(), write(looks(), { settledAt: 7 })], source(5, 6, 8))).toEqual(['of 6']);
  expect(at(3, [doubted(), write(looks(), { settledAt: 4 })], source(5, 6))).toEqual(['of 5']);
});

test('[S132] an answer is kept for a write that looks at it: the newest before it, and that before its doubt', () => {
  const asked = (one: PendingWrite, ...askedAt: number[]) =>
    answersFor(query('list', ...askedAt.map((at) => said([], at))), one).map(({ askedAt: [at] }) => at);
  expect(asked(write([], { settledAt: 4 }), 1, 3, 5)).toEqual([3]);
  expect(asked(write([]), 1, 3, 5)).toEqual([5]);
  expect(asked(write([], { settledAt: 4 }), 5, 6)).toEqual([5]);
  expect(asked(lost([], 4), 1, 3, 5)).toEqual([5, 3]);
  expect(asked(write([]))).toEqual([]);
});

test('[Q-R12] a further page is shown while a write is under way only where that leaves it the same', () => {
  const list = query('list', inPages([1, 1]));
  const isRepeatable = (...changes: ((page: string, all: string[]) => string)[]) => {
    const log = changes.map((change) =>
      write([
        edit<Pages<string>>(['list'], ({ pages, pageParams }) => ({
          pages: pages.map((page) => change(page, pages)),
          pageParams,
        })),
      ]),
    );
    return createReplay(log, new Map([['list', list]])).isRepeatable(log, list, 'page');
  };
  expect(isRepeatable((page) => page)).toBe(true);
  expect(isRepeatable((page) => (page === 'page' ? 'renamed' : page))).toBe(true);
  expect(isRepeatable((page) => `${page} more`)).toBe(false);
  const [up, down] = [(page: string) => `${page}+`, (page: string) => page.replace(/\+$/, '')];
  expect(isRepeatable(up, down)).toBe(false);
  expect(isRepeatable((page) => page, up)).toBe(false);
  expect(isRepeatable((_page, all) => `${all.length}`)).toBe(false);
  expect(isRepeatable((page, all) => (all.length > 1 ? page : 'alone'))).toBe(true);
});
