import { afterEach, expect, test, vi } from 'vitest';
import { watchWindow } from '#src/app/watch-window.ts';
import { MISSING_PART } from '#src/first-screen/lazy-part.tsx';
import { notices } from '#src/lib/notices/notices.ts';

watchWindow(() => 'token');
afterEach(() => notices.clear());

/** A part does not come, nor does anything else: the server is gone. */
async function missPart(hasBeenActive: boolean) {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive } });
  const payload = new Error('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  // the words by which the page that stands in for it knows that it is no crash
  expect(payload.message).toBe(MISSING_PART);
  await new Promise((done) => setTimeout(done, 20));
  return notices.all().map(({ message }) => message);
}

test('[Q-R27] what came unasked to a page that nobody has touched fails in silence', async () => {
  expect(await missPart(false)).toEqual([]);
  expect(await missPart(true)).toEqual([
    'A part of the application could not be fetched. Check your connection and try again.',
  ]);
});
