import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What a test moves by hand because jsdom lays nothing out. */
export type Viewport = {
  /** Everything that waits to come into view does. */
  bringIntoView(): void;
  scrollTo(y: number): void;
  /** Something has changed its size: whoever watches sizes is told. */
  resizeContent(): void;
};

/** Fills what jsdom lacks: a window that scrolls, media queries for a wide screen, and things that come into view when told to. */
export function fillBrowserGaps({ width = 1440, height = 900 } = {}): Viewport {
  const watching = new Map<Element, Set<() => void>>();
  let y = 0;

  const scrollTo = (to: number) => {
    if (to === y) return;
    y = to;
    window.dispatchEvent(new Event('scroll'));
  };
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('scrollTo', (first: ScrollToOptions | number, second = 0) =>
    scrollTo(typeof first === 'number' ? second : (first.top ?? y)),
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  // jsdom lays nothing out: each element is at the top of the page, which moves with the scroll.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -y));
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: matches(query, width),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #own = new Set<Element>();
      #seen: IntersectionObserverCallback;
      constructor(seen: IntersectionObserverCallback) {
        this.#seen = seen;
      }
      observe(target: Element) {
        const notify = () => this.#seen([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
        this.#own.add(target);
        watching.set(target, new Set([...(watching.get(target) ?? []), notify]));
      }
      unobserve(target: Element) {
        this.#own.delete(target);
        watching.delete(target);
      }
      disconnect() {
        for (const target of this.#own) this.unobserve(target);
      }
    },
  );
  // Nothing is laid out, so nothing changes its size until a test says so.
  const sizes = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #notify: () => void;
      constructor(seen: ResizeObserverCallback) {
        this.#notify = () => seen([], this as never);
      }
      observe = () => sizes.add(this.#notify);
      unobserve = () => undefined;
      disconnect = () => sizes.delete(this.#notify);
    },
  );
  return {
    bringIntoView: () =>
      act(() => [...watching.values()].flatMap((all) => [...all]).forEach((notify) => void notify())),
    scrollTo: (to) => act(() => scrollTo(to)),
    resizeContent: () => act(() => [...sizes].forEach((notify) => void notify())),
  };
}

/** Understands `(min-width: 64rem)`, `(max-width: …)` and `(width < 48rem)`, `>=` …, with `,` and `and`; no other feature is on. */
function matches(query: string, width: number): boolean {
  return query.split(',').some((one) => one.split(/\band\b/).every((part) => holds(part, width)));
}

function holds(feature: string, width: number): boolean {
  const [, bound, relation, size, unit] =
    feature.match(/\((?:(min|max)-width:|width\s*([<>]=?))\s*([\d.]+)(rem|px)\)/) ?? [];
  const px = Number(size) * (unit === 'rem' ? 16 : 1);
  if (bound === 'min' || relation === '>=') return width >= px;
  if (bound === 'max' || relation === '<=') return width <= px;
  return relation === '<' ? width < px : relation === '>' && width > px;
}
