import { expect, test, vi } from 'vitest';
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
  for (const { id } of notices.all()) notices.hide(id);
  expect(notices.all()).toMatchObject([{ message: 'refused', shown: false }]);
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
  notices.withdraw(first);
  expect(notices.all()).toHaveLength(1);
  notices.withdraw(second);
  expect(notices.all()).toEqual([]);
});
