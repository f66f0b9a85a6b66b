import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Comparison } from '../../../generated/model/index.ts';
import '../../../src/styles.css';
import { madeUp } from './data.ts';

/** `found` is undefined where a letter finds as many rows as the one before. */
export type KeyTimes = { key: number; found: number | undefined };

declare global {
  interface Window {
    /** The data come: `draw` puts the grid on the page and resolves with the milliseconds until it was painted. */
    draw(): Promise<number>;
    /** Scrolls to the end and resolves with the milliseconds between the frames. */
    sweep(axis: 'down' | 'across'): Promise<number[]>;
    /** Resolves at the next letter typed, with the milliseconds from the event to the painted frame, and to that with what it finds. */
    nextKey(): Promise<KeyTimes>;
  }
}

/** The data of this page, the same at every call. */
export function comparisonInMemory(): Comparison {
  const query = new URLSearchParams(location.search);
  made ??= madeUp(Number(query.get('rows')), Number(query.get('columns')));
  return made;
}

let made: Comparison | undefined;

/** A page of the bench: `?rows=150&columns=193`, one subject, which stands before its data come. */
export function prepare(subject: (comparison: Comparison | undefined) => ReactNode): void {
  const comparison = comparisonInMemory();
  const place = document.createElement('main');
  place.style.width = '1392px';
  document.body.append(place);
  const rendered = createRoot(place);
  rendered.render(subject(undefined));
  const draw = async () => {
    const since = performance.now();
    rendered.render(subject(comparison));
    await cellsIn(place);
    return (await painted()) - since;
  };
  // The page around, which has the same font, stands before the data are there.
  void document.fonts
    .load('1rem "Inter Variable"')
    .then(() => painted())
    .then(() => Object.assign(window, { draw }));
  window.sweep = sweep;
  window.nextKey = nextKey;
}

/** What each subject gives another height, or other children, when it shows other rows. */
const ROWS = '.compare-plane, .ag-center-cols-container, tbody';
/** Whoever shows no other rows by then shows as many as before. */
const SAME_MS = 1500;

export const nextKey = () =>
  new Promise<KeyTimes>((resolve) =>
    addEventListener(
      'keydown',
      async ({ timeStamp }) => {
        const found = rowsIn(document.body);
        const key = (await painted()) - timeStamp;
        const at = await found;
        resolve({ key, found: at && at - timeStamp });
      },
      { once: true },
    ),
  );

/** Resolves with the time when other rows have been painted. */
const rowsIn = (place: HTMLElement) =>
  new Promise<number | undefined>((resolve) => {
    const observer = new MutationObserver(async (changes) => {
      if (!changes.some(({ target }) => (target as Element).matches(ROWS))) return;
      observer.disconnect();
      resolve(await painted());
    });
    observer.observe(place, { attributeFilter: ['style'], childList: true, subtree: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(undefined);
    }, SAME_MS);
  });

/** Resolves in the task that puts the first cells on the page, before the frame that shows them. */
const cellsIn = (place: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!place.querySelector('[data-score], .compare-tile, .ag-cell')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place, { childList: true, subtree: true });
  });

/** Pixels a frame: the whole of 150 rows in two seconds, the whole of 193 columns in three. */
const STEP = { down: 45, across: 110 };
const FRAMES = 200;
/** Whoever takes a second a frame need not take all of them. */
const TIMEOUT_MS = 6000;

async function sweep(axis: 'down' | 'across'): Promise<number[]> {
  const side = axis === 'down' ? 'scrollTop' : 'scrollLeft';
  const region = scrollerOf(axis);
  const frames: number[] = [];
  let last = await frame();
  const end = last + TIMEOUT_MS;
  for (let count = 0; count < FRAMES; count++) {
    const before = region[side];
    region[side] += STEP[axis];
    if (region[side] === before || last > end) break;
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  region[side] = 0;
  return frames;
}

/** The element that scrolls furthest. */
function scrollerOf(axis: 'down' | 'across'): HTMLElement {
  const room = (element: Element) =>
    axis === 'down' ? element.scrollHeight - element.clientHeight : element.scrollWidth - element.clientWidth;
  const scrolling = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
    /auto|scroll/.test(getComputedStyle(element)[axis === 'down' ? 'overflowY' : 'overflowX']),
  );
  return scrolling.reduce((most, one) => (room(one) > room(most) ? one : most));
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves after the frame that follows has been painted, with its time. */
export const painted = () =>
  new Promise<number>((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(0);
    }),
  );
