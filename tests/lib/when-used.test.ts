import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenUsed } from '#src/first-screen/when-used.ts';
import { stubWindowEvents } from '../support/window-events.ts';

const FRAME_MS = 16;
let happen: (type: string) => void;
beforeEach(() => {
  vi.useFakeTimers();
  happen = stubWindowEvents();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME_MS));
});
afterEach(() => vi.useRealTimers());

test.each(['pointerdown', 'keydown'])('it comes at the first %s, after the frame that shows it, and once', (type) => {
  const prepare = vi.fn();
  whenUsed(prepare);
  happen(type);
  vi.advanceTimersByTime(FRAME_MS - 1);
  expect(prepare).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(prepare).toHaveBeenCalledTimes(1);
  happen('pointerdown');
  happen('keydown');
  vi.advanceTimersByTime(60_000);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test.each([
  ['after ten seconds', undefined, 10_000],
  ['sooner where it is needed sooner', 4_000, 4_000],
  ['not later where it is needed later', 60_000, 10_000],
])('where nobody touches the page it comes %s', (_when, atLatest, ms) => {
  const prepare = vi.fn();
  whenUsed(prepare, atLatest);
  vi.advanceTimersByTime(ms - 1);
  expect(prepare).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('where it is needed already it comes at once', () => {
  const prepare = vi.fn();
  whenUsed(prepare, -5_000);
  vi.advanceTimersByTime(0);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('without a connection it comes when that is back', () => {
  const connection = { onLine: false };
  vi.stubGlobal('navigator', connection);
  const prepare = vi.fn();
  whenUsed(prepare);
  happen('keydown');
  vi.advanceTimersByTime(60_000);
  expect(prepare).not.toHaveBeenCalled();
  connection.onLine = true;
  happen('online');
  happen('online');
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('called off while it waits for the connection, it never comes', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const prepare = vi.fn();
  const stop = whenUsed(prepare);
  happen('keydown');
  stop();
  vi.stubGlobal('navigator', { onLine: true });
  happen('online');
  expect(prepare).not.toHaveBeenCalled();
});

test.each([false, true])('called off, it never comes; after a key: %s', (isPressed) => {
  const prepare = vi.fn();
  const stop = whenUsed(prepare);
  if (isPressed) happen('keydown');
  stop();
  happen('keydown');
  vi.advanceTimersByTime(60_000);
  expect(prepare).not.toHaveBeenCalled();
});
