import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdPlace } from '#src/app/hold-place.ts';
import { fillBrowserGaps, type Viewport } from '../support/browser-gaps.ts';

const WINDOW = 900;
const router = { state: { matches: [] } } as unknown as Parameters<typeof holdPlace>[1];
let viewport: Viewport;
let held: AbortController;
let height: number;

/** The page has so many pixels from now on, and the browser clamps its place. */
function grow(to: number) {
  height = to;
  if (scrollY > height - WINDOW) scrollTo(0, height);
  viewport.resizeContent();
}

beforeEach(() => {
  vi.useFakeTimers();
  viewport = fillBrowserGaps({ height: WINDOW });
  const toAnywhere = scrollTo;
  vi.stubGlobal('scrollTo', (first: ScrollToOptions | number, second = 0) => {
    const top = typeof first === 'number' ? second : (first.top ?? 0);
    toAnywhere(0, Math.max(0, Math.min(top, height - WINDOW)));
  });
  height = 1000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  held = new AbortController();
});
afterEach(() => {
  held.abort();
  document.body.replaceChildren();
  scrollTo(0, 0);
  vi.useRealTimers();
});

test('a page that grows is at its end until its place is there, and stays at it while more comes', () => {
  holdPlace({ top: 2000 }, router, held);
  expect(scrollY).toBe(100);
  grow(1900);
  expect(scrollY).toBe(1000);
  grow(5000);
  expect(scrollY).toBe(2000);
  // clamped for as long as a part is not there
  grow(1500);
  grow(5000);
  expect(scrollY).toBe(2000);
});

test('it is given up ten seconds after it grew last, and let go of ten seconds after it has its place', () => {
  holdPlace({ top: 2000 }, router, held);
  vi.advanceTimersByTime(9000);
  grow(1900);
  vi.advanceTimersByTime(9000);
  expect(held.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1500);
  expect(held.signal.aborted).toBe(true);
  grow(5000);
  expect(scrollY).toBe(1000);

  const other = new AbortController();
  holdPlace({ top: 2000 }, router, other);
  vi.advanceTimersByTime(9000);
  grow(6000);
  vi.advanceTimersByTime(1500);
  expect(other.signal.aborted).toBe(true);
  expect(document.documentElement.style.overflowAnchor).toBe('');
});

const persons = {
  'presses a key': () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' })),
  'presses something': () => dispatchEvent(new Event('pointerdown')),
  'pulls the scroll bar, of which no event is told': () => scrollTo(0, 40),
  'leaves the page, or turns the wheel': () => held.abort(),
};

for (const [what, act] of Object.entries(persons))
  test(`who ${what} meanwhile is not fought`, () => {
    holdPlace({ top: 2000 }, router, held);
    act();
    expect(held.signal.aborted).toBe(true);
    const at = scrollY;
    grow(5000);
    expect(scrollY).toBe(at);
  });

test('a key that is still down from the reload does not end it, and who was quicker than its script is not moved', () => {
  holdPlace({ top: 2000 }, router, held);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', repeat: true }));
  grow(5000);
  expect(scrollY).toBe(2000);

  scrollTo(0, 300);
  holdPlace({ top: 2000 }, router, held);
  expect(scrollY).toBe(300);
});

test('a part that scrolls by itself has its place when it comes, with its rows', async () => {
  vi.useRealTimers();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const scrolledTo = vi.fn();
  Element.prototype.scrollTo ??= () => undefined;
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrolledTo);
  const main = document.createElement('main');
  document.body.append(main);
  const place = { top: 300, left: 0 };
  holdPlace({ top: 0, parts: { Comments: place } }, router, held);
  expect(scrolledTo).not.toHaveBeenCalled();
  main.innerHTML = '<ul aria-label="Comments"></ul>';
  await vi.waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(place));
});
