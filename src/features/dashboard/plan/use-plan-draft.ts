import { useCallback, useEffect, useState } from 'react';
import { useAccess } from '#src/lib/access/use-access.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { emptyPlan, type PlanDraft } from './plan-model.ts';

const ORIGIN = { title: 'Assignment plan', path: '/programme/plan' };

export const planDraftName = ({ editionId, userId }: { editionId: number; userId: number | undefined }): string =>
  `plan:${editionId}:${userId}`;
/** A plan as its draft holds it, with the text by which it is shown. */
export type KeptPlan = PlanDraft & { readonly Plan: string };

/** A wrong paste is seen soon; older steps are forgotten. */
const MOST_STEPS = 99;
/** The plan as it is shown, and as it was before each of its changes in this visit. */
type Plans = { plan: PlanDraft; past: readonly PlanDraft[] };

/**
 * The plan of this edition as it was left, also after a reload; kept until it is applied. `textOf`
 * writes a plan as a sheet, by which the list of unsaved work shows it, also once its edition is
 * closed [B47].
 */
export function usePlanDraft(editionId: number, textOf: (plan: PlanDraft) => string) {
  const { user } = useAccess();
  const name = planDraftName({ editionId, userId: user?.Id });
  const [{ plan, past }, setPlans] = useState<Plans>(() => ({
    plan: readPlan(name),
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
      if (isEmpty) return drafts.drop(name);
      // written once a second, so that a key does not pay for the text of every cell
      const typed: KeptPlan = {
        ...next,
        get Plan() {
          return textOf(next);
        },
      };
      drafts.keep(name, { base: emptyPlan, typed, origin: { ...ORIGIN, editionId } });
    },
    [name, editionId, textOf],
  );
  const change = (next: PlanDraft) => {
    // what was typed on the way there is kept no longer
    if (isSame(next, plan)) return keep(plan);
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
  /** It is applied as it was sent: what was written since is still unsaved. */
  const applied = useCallback((sent: PlanDraft) => void (isSame(readPlan(name), sent) && drafts.drop(name)), [name]);
  return { plan, change, keep, undo, applied };
}

function readPlan(name: string): PlanDraft {
  const { cells, groups } = drafts.read<PlanDraft>(name)?.typed ?? emptyPlan;
  return { cells, groups };
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
    JSON.stringify(one.groups) === JSON.stringify(other.groups) &&
    keys.length === Object.keys(other.cells).length &&
    keys.every((key) => one.cells[key] === other.cells[key])
  );
}
