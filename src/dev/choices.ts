import { answers } from '#generated/answers.ts';
import type { OperationId } from '#generated/operations.ts';
import { createStore, type Store } from '#src/lib/store.ts';

/**
 * What becomes of the calls of one operation: another response of the contract, a delay in
 * milliseconds, or no response at all.
 */
export type Choice = { status?: string; example?: string; delay?: number; offline?: boolean };
export type TargetName = 'prism' | 'reference' | 'own';
export type Choices = {
  target: TargetName;
  /** Address of the backend of one's own; it may stand there without being the target. */
  ownUrl: string;
  operations: Partial<Record<OperationId, Choice>>;
};

const KEY = 'dev:choices';

/** The target where nothing was chosen: scripts/dev.ts tells what it was started with. */
export const usualTarget: TargetName = import.meta.env.VITE_API_TARGET === 'reference' ? 'reference' : 'prism';
export const nothingChosen: Choices = { target: usualTarget, ownUrl: '', operations: {} };

/**
 * The choices of this tab: they outlive a reload and the way through sign-in, and end with the tab.
 */
export function openChoices(): Store<Choices> {
  const store = createStore(restored());
  store.subscribe(() => sessionStorage.setItem(KEY, JSON.stringify(store.get())));
  return store;
}

function restored(): Choices {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Choices | null;
  return kept ? { ...kept, operations: withoutUnknown(kept.operations).operations } : nothingChosen;
}

/** Chooses for one operation; an empty choice removes it. */
export function chosen(all: Choices, id: OperationId, choice: Choice): Choices {
  const { [id]: _last, ...others } = all.operations;
  return { ...all, operations: isEmpty(choice) ? others : { ...others, [id]: choice } };
}

const isEmpty = ({ status, delay, offline }: Choice) => !status && !delay && !offline;

/** Leaves out what the contract does not have, or has no more, and names it. */
export function withoutUnknown(operations: Record<string, Choice>) {
  const unknown: string[] = [];
  const kept = Object.entries(operations).filter(([id, choice]) => {
    const isKnown = knows(id, choice);
    if (!isKnown) unknown.push([id, choice.status, choice.example].filter(Boolean).join(' '));
    return isKnown;
  });
  return { operations: Object.fromEntries(kept) as Choices['operations'], unknown };
}

function knows(id: string, { status, example }: Choice): boolean {
  if (!Object.hasOwn(answers, id)) return false;
  const examples = answers[id as OperationId];
  if (!status) return example === undefined;
  return Object.hasOwn(examples, status) && (!example || examples[status]?.includes(example) === true);
}

/** `500 internal · 3 s`, or undefined where nothing is chosen. */
export function wordsOf(choice: Choice | undefined): string | undefined {
  if (!choice) return undefined;
  const { status, example, delay, offline } = choice;
  const words = [offline ? 'offline' : [status, example].filter(Boolean).join(' '), delay && `${delay / 1000} s`];
  return words.filter(Boolean).join(' · ') || undefined;
}
