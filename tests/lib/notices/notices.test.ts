import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noticeDialogs, useNoticeDialog } from '#src/lib/notices/notice-dialogs.ts';
import { createNotices, DEFAULT_NOTICE } from '#src/lib/notices/notices.ts';

test('[S40] a notice without words says the default text', () => {
  const notices = createNotices();
  notices.push();
  expect(notices.all()).toMatchObject([{ message: 'Oops. An error has occurred.', tone: 'error', shown: true }]);
  expect(DEFAULT_NOTICE).toBe('Oops. An error has occurred.');
});

test('[S133] an error stays in the list when its toast has gone, until it is dismissed; anything else goes', () => {
  const notices = createNotices();
  notices.push({ message: 'refused' });
  notices.push({ message: 'done', tone: 'success' });
  notices.push({ message: 'refused as well' });
  for (const { id } of notices.all().slice(0, 2)) notices.hide(id);
  expect(notices.all()).toMatchObject([
    { message: 'refused', shown: false },
    { message: 'refused as well', shown: true },
  ]);
  notices.dismiss(notices.all()[1]?.id ?? 0);
  notices.dismiss(notices.all()[0]?.id ?? 0);
  expect(notices.all()).toEqual([]);
});

test('[S132] the same words are not shown twice at a time, and the one button tries everything again that was refused', () => {
  const notices = createNotices();
  const [first, second] = [vi.fn(), vi.fn()];
  for (const run of [first, second, second]) notices.push({ message: 'refused', action: { label: 'Try again', run } });
  expect(notices.all()).toHaveLength(1);
  notices.all()[0]?.action?.run();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  expect(notices.all()).toEqual([]);
});

test('[S40] [S132] the same words about two records are two notices, each with a time in view and a retry of its own', () => {
  const notices = createNotices();
  const [first, second] = [vi.fn(), vi.fn()];
  notices.push({ message: 'refused', record: 'Rui Tanaka', action: { label: 'Try again', run: first } });
  const [before] = notices.all();
  notices.push({ message: 'refused', record: 'Ana Lima', action: { label: 'Try again', run: second } });
  expect(notices.all().map(({ record }) => record)).toEqual(['Rui Tanaka', 'Ana Lima']);
  // the toast area counts five seconds for each id
  expect(notices.all()[0]).toBe(before);
  notices.all()[1]?.action?.run();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(notices.all()).toEqual([before]);
});

test.each([
  ['words', { message: 'failed' }],
  ['tone', { tone: 'info' as const }],
  ['record', { record: 'Rui Tanaka' }],
  ['button', { action: { label: 'Try again', run: vi.fn() } }],
])('[S132] what differs in its %s is another notice', (_what, other) => {
  const notices = createNotices();
  notices.push({ message: 'refused' });
  notices.push({ message: 'refused', ...other });
  expect(notices.all()).toHaveLength(2);
});

test('[S132] [S133] the same words are said anew once their toast has gone', () => {
  const notices = createNotices();
  notices.hide(notices.push({ message: 'refused' }));
  notices.push({ message: 'refused' });
  expect(notices.all().map(({ shown }) => shown)).toEqual([false, true]);
});

test('listeners hear every change until they leave', () => {
  const notices = createNotices();
  const heard = vi.fn();
  const leave = notices.subscribe(heard);
  notices.push({ message: 'one' });
  leave();
  notices.push({ message: 'two' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what must not be done any more is withdrawn: a notice goes when nothing is left for its button to do', () => {
  const notices = createNotices();
  const [first, second] = [vi.fn(), vi.fn()];
  for (const run of [first, second]) notices.push({ message: 'refused', action: { label: 'Try again', run } });
  const heard = vi.fn();
  notices.subscribe(heard);
  notices.withdraw(first);
  expect([notices.all().length, heard.mock.calls.length]).toEqual([1, 0]);
  notices.withdraw(second);
  expect([notices.all().length, heard.mock.calls.length]).toEqual([0, 1]);
});

test('nothing is left to withdraw of what was dismissed, and of all that was cleared', () => {
  const notices = createNotices();
  const run = vi.fn();
  const push = () => notices.push({ message: 'refused', action: { label: 'Try again', run } });
  const heard = vi.fn();
  const heardOfWithdrawal = () => {
    const leave = notices.subscribe(heard);
    notices.withdraw(run);
    leave();
    return heard.mock.calls.length;
  };
  notices.dismiss(push());
  expect(heardOfWithdrawal()).toBe(0);
  push();
  notices.clear();
  expect(notices.all()).toEqual([]);
  expect(heardOfWithdrawal()).toBe(0);
});

test('of the dialogs that notices open the first is shown until it is closed', () => {
  const heard = vi.fn();
  const leave = noticeDialogs.subscribe(heard);
  const [one, other] = [() => 'one', () => 'other'];
  noticeDialogs.open(one);
  noticeDialogs.open(other);
  expect([noticeDialogs.first(), heard.mock.calls.length]).toEqual([one, 2]);
  expect(renderToStaticMarkup(createElement(() => useNoticeDialog()?.(vi.fn())))).toBe('one');
  noticeDialogs.close(one);
  expect(noticeDialogs.first()).toBe(other);
  leave();
  noticeDialogs.close(other);
  expect([noticeDialogs.first(), heard.mock.calls.length]).toEqual([undefined, 3]);
});
