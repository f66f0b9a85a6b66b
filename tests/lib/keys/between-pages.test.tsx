import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { arriveAtPage, doKept, forgetKept, leavePage } from '#src/lib/keys/between-pages.ts';
import { doFirst, type KeyActions, useKeys } from '#src/lib/keys/use-keys.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  forgetKept();
});

/** As the frame does when the router has drawn the page. */
function arrive() {
  arriveAtPage();
  doKept(doFirst);
}

function press(key: string, target: Element = document.body, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
const use = (actions: KeyActions) => renderHook(() => useKeys(actions));
/** What runs after a key, in which it may leave the page. */
const afterwards = () => new Promise((resolve) => setTimeout(resolve, 5));

test('[B10] before any page was left a key acts at once', () => {
  const scoreMet = vi.fn();
  use({ scoreMet });
  press('1');
  expect(scoreMet).toHaveBeenCalledTimes(1);
});

test('[B10] a key of the page waits for the next one, and is done there once', async () => {
  const [left, arrived] = [vi.fn(), vi.fn()];
  const leaving = use({ scoreMet: left });
  leavePage();
  expect(press('1')).toBe(true);
  leaving.unmount();
  use({ scoreMet: arrived });
  arrive();
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(1));
  await afterwards();
  expect([left, arrived].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  press('1');
  expect(arrived).toHaveBeenCalledTimes(2);
});

test('[B10] several are done in their order, and those after one that leads on wait for where it leads', async () => {
  const done: string[] = [];
  // A router says that it leaves only when the key is over.
  const next = () => void Promise.resolve().then(leavePage);
  use({ next, scoreMet: () => done.push('scoreMet'), met: () => done.push('met') });
  leavePage();
  for (const key of ['m', ']', '1']) press(key);
  arrive();
  await waitFor(() => expect(done).toEqual(['met']));
  await afterwards();
  expect(done).toEqual(['met']);
  arrive();
  await waitFor(() => expect(done).toEqual(['met', 'scoreMet']));
});

test('[B10] a key waits for three seconds for what the page still loads, and is forgotten then', async () => {
  vi.useFakeTimers();
  const [scoreMet, met] = [vi.fn(), vi.fn()];
  use({ goDashboard: vi.fn() });
  arrive();
  expect(press('1')).toBe(true);
  vi.advanceTimersByTime(2_900);
  use({ scoreMet });
  vi.advanceTimersByTime(0);
  expect(scoreMet).toHaveBeenCalledTimes(1);
  expect(press('m')).toBe(true);
  vi.advanceTimersByTime(200);
  use({ met });
  vi.advanceTimersByTime(0);
  expect(met).not.toHaveBeenCalled();
  expect(press('x')).toBe(false);
  arrive();
  vi.advanceTimersByTime(2_999);
  expect(press('j')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(press('j')).toBe(false);
});

test('[B10] what waits is looked for where something waits, once at a time, and not again where nothing takes it', () => {
  vi.useFakeTimers();
  use({ goDashboard: vi.fn() });
  arrive();
  expect(vi.getTimerCount()).toBe(0);
  press('1');
  arrive();
  arrive();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('[B10] nothing waits once nobody says any more when a page is left', () => {
  vi.useFakeTimers();
  const scoreMet = vi.fn();
  use({ goDashboard: vi.fn() });
  leavePage();
  press('1');
  arrive();
  forgetKept();
  expect(vi.getTimerCount()).toBe(0);
  use({ scoreMet });
  vi.advanceTimersByTime(0);
  expect(scoreMet).not.toHaveBeenCalled();
  expect(press('j')).toBe(false);
  leavePage();
  forgetKept();
  press('1');
  expect(scoreMet).toHaveBeenCalledTimes(1);
});

test('[B10] no more than ten wait', async () => {
  const down = vi.fn();
  use({ down });
  leavePage();
  for (let time = 0; time < 12; time++) press('j');
  arrive();
  await waitFor(() => expect(down).toHaveBeenCalledTimes(10));
  await afterwards();
  expect(down).toHaveBeenCalledTimes(10);
});

test('[B10] what works on every page, and what is pressed in a field, acts at once', () => {
  const [goDashboard, save] = [vi.fn(), vi.fn()];
  use({ goDashboard, save });
  const form = document.body.appendChild(document.createElement('form'));
  form.dataset.shortcuts = '';
  const field = form.appendChild(document.createElement('textarea'));
  leavePage();
  press('g');
  press('d');
  expect(goDashboard).toHaveBeenCalledTimes(1);
  press('Enter', field, { ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(1);
  expect(press('1', field)).toBe(false);
});
