import { isInField } from './pressed.ts';
import { type KeyId, keyTable } from './table.ts';

/** More would be typing, not keys that are awaited. */
const MOST = 10;
/** How long a page that has been opened may take to show what a key is for, in milliseconds. */
const ARRIVAL_MS = 3000;

type Ids = readonly KeyId[];
let kept: Ids[] = [];
let isLeaving = false;
let arrivesUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const isArriving = () => isLeaving || performance.now() < arrivesUntil;

/** From now on keys of a page wait for the next one: what is still drawn is no longer meant. */
export function leavePage(): void {
  isLeaving = true;
}

/** From now on the page is there; what it loads first may take a moment more. */
export function arriveAtPage(): void {
  isLeaving = false;
  arrivesUntil = performance.now() + ARRIVAL_MS;
}

/** Nobody says any more when a page is left, so nothing waits for one. */
export function forgetKept(): void {
  clearTimeout(timer);
  [kept, isLeaving, arrivesUntil] = [[], false, 0];
}

/** Keeps a press where the page is being left; says whether it did. */
export const keptForNextPage = (event: KeyboardEvent, ids: Ids): boolean => isLeaving && keep(event, ids);

/** Keeps a press that a page just opened does not handle yet; returns whether it did. */
export const keptForThisPage = (event: KeyboardEvent, ids: Ids): boolean => isArriving() && keep(event, ids);

function keep(event: KeyboardEvent, ids: Ids): boolean {
  const isOfPage = ids.some((id) => keyTable[id].where !== 'everywhere');
  if (!isOfPage || isInField(event)) return false;
  if (kept.length < MOST) kept.push(ids);
  return true;
}

/** Does what was kept, in its order, as far as the page can by now. */
export function doKept(act: (ids: Ids) => boolean): void {
  if (kept.length === 0) return;
  clearTimeout(timer);
  // A key that leads to another page leaves this one only after what runs now.
  timer = setTimeout(() => {
    if (isLeaving) return;
    if (!isArriving()) kept = [];
    const taken = kept.find(act);
    kept = kept.filter((ids) => ids !== taken);
    if (taken) doKept(act);
  });
}
