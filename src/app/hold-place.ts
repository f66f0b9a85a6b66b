import type { AnyRouter } from '@tanstack/react-router';
import type { PartPlaces } from '#src/components/use-comes-back.ts';
import type { fetchToHeight } from '#src/features/dashboard/fetch-up-to.ts';
import { isBareModifier } from './bare-modifier.ts';

/** How long a page is waited for that grows no further, in milliseconds. */
const WAIT_MS = 10_000;
/** Whoever does one of these looks for a place himself; wheel and fingers end it as well. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

type Router = Pick<AnyRouter, 'state'>;

/** Where a page was left, in pixels from its top, and its parts that scroll by themselves. */
type Place = { top: number; parts?: PartPlaces | undefined };

/**
 * Holds a page that is come back to where it was left while it grows to its height. Ends when
 * somebody touches or scrolls it, when it is left again (`held`), and ten seconds after it has its
 * place or grew last.
 */
export function holdPlace({ top, parts = {} }: Place, router: Router, held: AbortController): void {
  const { signal } = held;
  if (signal.aborted) return;
  const page = document.documentElement;
  const left = scrollX;
  let placed = { top: -1, height: -1 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => held.abort();

  const place = () => {
    if (placed.top !== top) {
      clearTimeout(timer);
      timer = setTimeout(release, WAIT_MS);
    }
    if (top > 0) scrollTo({ top, left, behavior: 'instant' });
    placed = { top: scrollY, height: page.scrollHeight };
  };
  const placeParts = () => {
    for (const [label, at] of Object.entries(parts))
      for (const part of document.querySelectorAll(`main [aria-label="${CSS.escape(label)}"]`)) part.scrollTo(at);
  };

  // Rows that come above the view would move the page as well.
  page.style.overflowAnchor = 'none';
  // Clamped in a page that got lower; of one height, it is moved by a person.
  const scrolled = () => {
    if (page.scrollHeight === placed.height && scrollY !== placed.top) release();
  };
  const touched = (event: Event) => {
    if (!isBareModifier(event)) release();
  };

  const heights = new ResizeObserver(place);
  heights.observe(document.body);
  const placePartsNext = () => requestAnimationFrame(() => signal.aborted || placeParts());
  const rows = new MutationObserver(placePartsNext);
  const main = document.querySelector('main');
  if (main && Object.keys(parts).length > 0) {
    rows.observe(main, { childList: true, subtree: true });
    // rows of which the height was guessed move it when they are measured
    main.addEventListener('scroll', placePartsNext, { capture: true, passive: true, signal });
  }
  for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true, signal });
  addEventListener('scroll', scrolled, { passive: true, signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    heights.disconnect();
    rows.disconnect();
    page.style.overflowAnchor = '';
  });
  place();
  placeParts();
  if (placed.top < top) fill(router, top + innerHeight);
}

/** Reads a list of short pages as far as a height of the page, in pixels, instead of one by one. */
function fill({ state: { matches } }: Router, height: number): void {
  for (const match of matches)
    if (match.routeId === '/_app/dashboard' && match.context.edition)
      void fillDashboard(match.context.client, match.context.edition.Id, match.loaderDeps, height);
}

const fillDashboard = (...list: Parameters<typeof fetchToHeight>) =>
  import('#src/features/dashboard/fetch-up-to.ts')
    .then(({ fetchToHeight }) => fetchToHeight(...list))
    .catch(() => undefined);
