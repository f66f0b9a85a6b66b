import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOnceKnown } from '#src/lib/use-once-known.ts';

type Values = { next: string | undefined; previous: string | undefined };
const open = (about: string, values: Partial<Values>) =>
  renderHook((given) => useOnceKnown<string, keyof Values>(given.about, { ...none, ...given.values }), {
    initialProps: { about, values },
  });
const none: Values = { next: undefined, previous: undefined };

test('acts at once on what is known, and once only', () => {
  const { result, rerender } = open('1', { next: '2' });
  const act = vi.fn();
  result.current('next', act);
  rerender({ about: '1', values: { next: '3' } });
  expect(act.mock.calls).toEqual([['2']]);
});

test('acts as soon as what was asked for is known, on the last wish alone, and once', () => {
  const { result, rerender } = open('1', {});
  const [first, last] = [vi.fn(), vi.fn()];
  result.current('next', first);
  result.current('previous', last);
  rerender({ about: '1', values: { next: '2' } });
  expect([first.mock.calls, last.mock.calls]).toEqual([[], []]);
  rerender({ about: '1', values: { next: '2', previous: '0' } });
  rerender({ about: '1', values: { next: '2', previous: '9' } });
  expect([first.mock.calls, last.mock.calls]).toEqual([[], [['0']]]);
});

test('a wish does not outlive what it is about', () => {
  const { result, rerender } = open('1', {});
  const act = vi.fn();
  result.current('next', act);
  rerender({ about: '2', values: { next: '3' } });
  rerender({ about: '1', values: { next: '2' } });
  expect(act).not.toHaveBeenCalled();
});
