import { expect, test } from 'vitest';
import type { Activity, Indicator } from '#generated/model/index.ts';
import {
  CLOSED,
  type Flow,
  type FlowEvent,
  indicatorFlow,
  type Step,
} from '#src/features/editions/structure/indicator-flow.ts';

const activity = { Id: 91 } as Activity;
const indicator = { Id: 451 } as Indicator;
const STEPS: Step[] = ['choice', 'existing', 'new', 'newDependency', 'edit', 'editDependency', 'assign', 'move'];
const at = (step: Step, asking = false) => ({ step, flow: 3, asking, activity, indicator }) as unknown as Flow;

const events = {
  add: { type: 'add', activity, hasDraft: false },
  addBegun: { type: 'add', activity, hasDraft: true },
  openEdit: { type: 'edit', indicator },
  openAssign: { type: 'assign', indicator },
  openMove: { type: 'move', indicator },
  chooseExisting: { type: 'chooseExisting' },
  chooseNew: { type: 'chooseNew' },
  back: { type: 'back' },
  changeDependency: { type: 'changeDependency' },
  parentChosen: { type: 'parentChosen' },
  keep: { type: 'keep' },
  discard: { type: 'discard' },
  leaveClean: { type: 'leave', dirty: false },
  leaveDirty: { type: 'leave', dirty: true },
  done: { type: 'done', flow: 3 },
  doneByAnother: { type: 'done', flow: 2 },
} satisfies Record<string, FlowEvent>;
type Name = keyof typeof events;

/** Where each event leads from each step; a step marked `?` asks first, what is not listed changes nothing. */
const leads: Record<Step, Partial<Record<Name, Step | 'closed' | '?'>>> = {
  choice: { chooseExisting: 'existing', chooseNew: 'new', leaveClean: 'closed', leaveDirty: '?', done: 'closed' },
  existing: { back: 'choice', leaveClean: 'closed', leaveDirty: '?', done: 'closed' },
  new: { back: 'choice', changeDependency: 'newDependency', leaveClean: 'closed', leaveDirty: '?', done: 'closed' },
  newDependency: { back: 'new', parentChosen: 'new', leaveClean: 'new', leaveDirty: 'new', done: 'closed' },
  edit: { changeDependency: 'editDependency', leaveClean: 'closed', leaveDirty: '?', done: 'closed' },
  editDependency: { back: 'edit', parentChosen: 'edit', leaveClean: 'edit', leaveDirty: 'edit', done: 'closed' },
  assign: { leaveClean: 'closed', leaveDirty: '?', done: 'closed' },
  move: { leaveClean: 'closed', leaveDirty: '?', done: 'closed' },
};

for (const step of STEPS)
  for (const name of Object.keys(events) as Name[]) {
    const to = leads[step][name];
    test(`[S62, S63, S64] ${step} + ${name} → ${to === '?' ? 'asks' : (to ?? 'the same')}`, () => {
      const state = at(step);
      const next = indicatorFlow(state, events[name]);
      if (!to) expect(next).toBe(state);
      else if (to === '?') expect(next).toEqual({ ...state, asking: true });
      else if (to === 'closed') expect(next).toEqual({ step: 'closed', flow: 3 });
      else expect(next).toEqual({ ...state, step: to });
    });
  }

test('[S62, S63, S64] from closed, each opening starts a flow of its own and everything else changes nothing', () => {
  expect(indicatorFlow(CLOSED, events.add)).toEqual({ step: 'choice', flow: 1, asking: false, activity });
  expect(indicatorFlow(CLOSED, events.addBegun)).toEqual({ step: 'new', flow: 1, asking: false, activity });
  for (const [name, step] of [
    ['openEdit', 'edit'],
    ['openAssign', 'assign'],
    ['openMove', 'move'],
  ] as const)
    expect(indicatorFlow({ step: 'closed', flow: 7 }, events[name])).toEqual({
      step,
      flow: 8,
      asking: false,
      indicator,
    });
  const openings: Name[] = ['add', 'addBegun', 'openEdit', 'openAssign', 'openMove'];
  for (const name of Object.keys(events) as Name[])
    if (!openings.includes(name)) expect(indicatorFlow(CLOSED, events[name])).toBe(CLOSED);
});

test('[S62] the question is answered by keeping or discarding; the server’s answer still closes, other events wait', () => {
  const asking = at('new', true);
  expect(indicatorFlow(asking, events.keep)).toEqual(at('new'));
  expect(indicatorFlow(asking, events.discard)).toEqual({ step: 'closed', flow: 3 });
  expect(indicatorFlow(asking, events.done)).toEqual({ step: 'closed', flow: 3 });
  for (const name of ['back', 'changeDependency', 'leaveClean', 'leaveDirty', 'doneByAnother', 'add'] as const)
    expect(indicatorFlow(asking, events[name])).toBe(asking);
});
