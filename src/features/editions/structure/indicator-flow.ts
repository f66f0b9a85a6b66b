import type { Activity, Indicator } from '#generated/model/index.ts';

/**
 * The indicator dialogs as one machine (requirements A2.6). Pure: what is typed lives in the form
 * around it, which lasts as long as the flow, so that it survives every step.
 *
 *   closed ──add──▶ choice ──chooseExisting──▶ existing ─┐
 *                     ▲  └────chooseNew──────▶ new ──────┤ done
 *                     └────────back────────────┘ ▲│      │
 *                          changeDependency ─────┘▼      │
 *                        newDependency (parentChosen, back)
 *   closed ──edit──▶ edit ◀──parentChosen, back── editDependency
 *                     └──changeDependency──────────▲
 *   closed ──assign──▶ assign ──done──▶ closed
 *   closed ──move────▶ move ────done──▶ closed
 *
 *   leave (Escape, the cross, Cancel): a sub-step goes back to its form; else closed, or, where
 * something would be lost, `asking`;
 *   keep answers it with no, discard with closed. `done` closes only the flow that sent the call.
 */
export type Step = 'choice' | 'existing' | 'new' | 'newDependency' | 'edit' | 'editDependency' | 'assign' | 'move';

type Opened = { flow: number; asking: boolean };
export type AddStep = Opened & { step: 'choice' | 'existing' | 'new' | 'newDependency'; activity: Activity };
export type EditStep = Opened & { step: 'edit' | 'editDependency'; indicator: Indicator };
export type PlaceStep = Opened & { step: 'assign' | 'move'; indicator: Indicator };
export type Flow = { step: 'closed'; flow: number } | AddStep | EditStep | PlaceStep;

export type FlowEvent =
  /** `hasDraft`: a draft of a new one is left from an earlier visit. */
  | { type: 'add'; activity: Activity; hasDraft: boolean }
  | { type: 'edit' | 'assign' | 'move'; indicator: Indicator }
  | { type: 'chooseExisting' | 'chooseNew' | 'back' | 'changeDependency' | 'parentChosen' | 'keep' | 'discard' }
  | { type: 'leave'; dirty: boolean }
  | { type: 'done'; flow: number };

export const CLOSED: Flow = { step: 'closed', flow: 0 };

/** Which step a step's buttons lead to; what is not here does nothing. */
const next: { [From in Step]?: Partial<Record<FlowEvent['type'], Step>> } = {
  choice: { chooseExisting: 'existing', chooseNew: 'new' },
  existing: { back: 'choice' },
  new: { back: 'choice', changeDependency: 'newDependency' },
  newDependency: { back: 'new', parentChosen: 'new', leave: 'new' },
  edit: { changeDependency: 'editDependency' },
  editDependency: { back: 'edit', parentChosen: 'edit', leave: 'edit' },
};

export function indicatorFlow(state: Flow, event: FlowEvent): Flow {
  if (state.step === 'closed') return opened(state, event);
  const closed: Flow = { step: 'closed', flow: state.flow };
  if (event.type === 'done') return event.flow === state.flow ? closed : state;
  if (state.asking) {
    if (event.type === 'discard') return closed;
    return event.type === 'keep' ? { ...state, asking: false } : state;
  }
  const step = next[state.step]?.[event.type];
  if (step) return { ...state, step } as Flow;
  if (event.type === 'leave') return event.dirty ? { ...state, asking: true } : closed;
  return state;
}

function opened(state: Flow, event: FlowEvent): Flow {
  const flow = state.flow + 1;
  if (event.type === 'add')
    return { step: event.hasDraft ? 'new' : 'choice', flow, asking: false, activity: event.activity };
  if (event.type === 'edit' || event.type === 'assign' || event.type === 'move')
    return { step: event.type, flow, asking: false, indicator: event.indicator };
  return state;
}
