import { createVisitStore } from '#src/lib/store.ts';
import type { AppliedPlan } from '../plan/plan-report.tsx';
import type { HandOverChoice, HandOverDraft } from './hand-over-draft.ts';

/** Work that was handed over, to be reported; also after leaving the page. */
export type HandOver = AppliedPlan &
  HandOverChoice & {
    whom: string;
    /** The part of a page that it was begun at. */
    from: 'behind' | 'people' | 'home';
  };
export const handOvers = createVisitStore<readonly HandOver[]>(() => []);

/** Whom the last one of this visit went to, offered for the next person. */
export const lastHandOver = createVisitStore<{ editionId: number; draft: HandOverDraft } | undefined>(() => undefined);
