import { useCallback, useEffect, useState } from 'react';
import { useAccess } from '#src/lib/access/use-access.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { emptyPlan, type PlanDraft } from './plan-model.ts';

const ORIGIN = { title: 'Assignment plan', path: '/programme/plan' };

/** A wrong paste is seen soon; older steps are forgotten. */
const MOST_STEPS = 99;
/** The plan as it is shown, and as it was before each of its changes in this visit. */
type Plans = { plan: PlanDraft; past: readonly PlanDraft[] };

/** The plan of this edition as it was left, also after a reload; kept until it is applied. */
export function usePlanDraft(editionId: number) {
  const { user } = useAccess();
  const name = `plan:${editionId}:${user?.Id}`;
  const [{ plan, past }, setPlans] = useState<Plans>(() => ({
    plan: drafts.read<PlanDraft>(name)?.typed ?? emptyPlan,
    past: [],
  }));
  useEffect(() => drafts.opened(name), [name]);
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, drafts.flush, stop);
    return () => {
      stop.abort();
      drafts.flush();
    };
  }, []);
  const keep = useCallback(
    (next: PlanDraft) => {
      const isEmpty = Object.keys(next.cells).length === 0 && next.groups.length === 0;
      if (isEmpty) drafts.drop(name);
      else drafts.keep(name, { base: emptyPlan, typed: next, origin: { ...ORIGIN, editionId } });
    },
    [name, editionId],
  );
  const change = (next: PlanDraft) => {
    if (isSame(next, plan)) return;
    setPlans({ plan: next, past: [...past.slice(-MOST_STEPS), plan] });
    keep(next);
  };
  /** Takes the last change back; undefined where there is none. */
  const before = past.at(-1);
  const undo =
    before &&
    (() => {
      setPlans({ plan: before, past: past.slice(0, -1) });
      keep(before);
    });
  /** It is applied: nothing of it is unsaved any more. */
  const applied = useCallback(() => drafts.drop(name), [name]);
  return { plan, change, undo, applied };
}

/** Writes texts into cells; an empty one leaves its cell. */
export function withCells(plan: PlanDraft, texts: Iterable<readonly [key: string, text: string]>): PlanDraft {
  const cells = { ...plan.cells };
  for (const [key, text] of texts)
    if (text.trim()) cells[key] = text.trim();
    else delete cells[key];
  return { ...plan, cells };
}

function isSame(one: PlanDraft, other: PlanDraft): boolean {
  const keys = Object.keys(one.cells);
  return (
    one.groups === other.groups &&
    keys.length === Object.keys(other.cells).length &&
    keys.every((key) => one.cells[key] === other.cells[key])
  );
}
