import { useLayoutEffect, useState } from 'react';
import { doKept, keptForNextPage, keptForThisPage } from './between-pages.ts';
import { combinationOf, keysOf, startsSequence } from './pressed.ts';
import { singleKeysAreOn } from './single-keys.ts';
import type { KeyId } from './table.ts';

/** False = it does not apply here now, and the press is left to other listeners. */
export type KeyActions = Partial<Record<KeyId, () => unknown>>;

/** How long the second key of a sequence is awaited, in milliseconds. */
const SEQUENCE_MS = 1500;

/** Those on the screen, the latest last. */
const registered: { actions: KeyActions }[] = [];
let begun: { key: string; at: number } | undefined;

/**
 * What keys do, as long as the component is there. A key without an action is left to the browser.
 * They answer as soon as the component is drawn, for who is quick presses then.
 */
export function useKeys(actions: KeyActions): void {
  const [own] = useState({ actions });
  useLayoutEffect(() => {
    own.actions = actions;
    doKept(doFirst);
  });
  useLayoutEffect(() => {
    if (registered.length === 0) document.addEventListener('keydown', pressKey);
    registered.push(own);
    return () => {
      registered.splice(registered.indexOf(own), 1);
      if (registered.length === 0) document.removeEventListener('keydown', pressKey);
    };
  }, [own]);
}

/** Does what the press means here, if anything; between two pages it waits for the next one. */
export function pressKey(event: KeyboardEvent): void {
  const first = begun && event.timeStamp - begun.at < SEQUENCE_MS ? begun.key : '';
  begun = undefined;
  const singleKeys = singleKeysAreOn();
  const ids = keysOf(event, singleKeys, first);
  if (keptForNextPage(event, ids) || doFirst(ids) || keptForThisPage(event, ids)) {
    event.preventDefault();
    return;
  }
  const key = combinationOf(event, singleKeys);
  if (!first && key && startsSequence(key)) begun = { key, at: event.timeStamp };
}

/** Does the first that applies, as the screen shown last has it; false where none does. */
export const doFirst = (ids: readonly KeyId[]): boolean =>
  ids.some((id) => registered.toReversed().some(({ actions }) => actions[id] && actions[id]() !== false));

/** What can be done by a key on this screen now, each with its action. */
export function keysInUse(): { id: KeyId; act: () => unknown }[] {
  const all = new Map(registered.flatMap(({ actions }) => Object.entries(actions)));
  return [...all].map(([id, act]) => ({ id: id as KeyId, act }));
}
