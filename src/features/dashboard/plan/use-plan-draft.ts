import { useCallback, useEffect, useState } from 'react';
import { useAccess } from '#src/lib/access/use-access.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { emptyPlan, type PlanDraft } from './plan-model.ts';

const ORIGIN = { title: 'Assignment plan', path: '/programme/plan' };

/** The plan of this edition as it was left, also after a reload; kept until it is applied. */
export function usePlanDraft(editionId: number) {
  const { user } = useAccess();
  const name = `plan:${editionId}:${user?.Id}`;
  const [plan, setPlan] = useState(() => drafts.read<PlanDraft>(name)?.typed ?? emptyPlan);
  useEffect(() => drafts.opened(name), [name]);
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, drafts.flush, stop);
    return () => {
      stop.abort();
      drafts.flush();
    };
  }, []);
  const change = useCallback(
    (next: PlanDraft) => {
      setPlan(next);
      const isEmpty = Object.keys(next.cells).length === 0 && next.groups.length === 0;
      if (isEmpty) drafts.drop(name);
      else drafts.keep(name, { base: emptyPlan, typed: next, origin: { ...ORIGIN, editionId } });
    },
    [name, editionId],
  );
  /** It is applied: nothing of it is unsaved any more. */
  const applied = useCallback(() => drafts.drop(name), [name]);
  return { plan, change, applied };
}

/** Writes texts into cells; an empty one leaves its cell. */
export function withCells(plan: PlanDraft, texts: Iterable<readonly [key: string, text: string]>): PlanDraft {
  const cells = { ...plan.cells };
  for (const [key, text] of texts)
    if (text.trim()) cells[key] = text.trim();
    else delete cells[key];
  return { ...plan, cells };
}
