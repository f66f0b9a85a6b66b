import { runModel } from './run.ts';
import type { Schedule, Step } from './schedule.ts';

/** Which kind of wrong a schedule shows first. */
const kindOf = async (schedule: Schedule) => (await runModel(schedule, { isHasty: true })).wrong[0]?.kind;

/**
 * A schedule as small as it still shows the same kind of wrong: steps left out, times even, fates
 * plain.
 */
export async function shrink(schedule: Schedule, wanted?: string): Promise<Schedule> {
  const kind = wanted ?? (await kindOf(schedule));
  let best = schedule;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const next of smaller(best)) {
      if ((await kindOf(next)) !== kind) continue;
      best = next;
      isSmaller = true;
      break;
    }
  }
  return best;
}

function* smaller(schedule: Schedule): Generator<Schedule> {
  const { pace, steps, views } = schedule;
  if (pace !== 0) yield { ...schedule, pace: 0 };
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < steps.length; at += size) yield { ...schedule, steps: steps.toSpliced(at, size) };
  for (const [at] of views.entries()) yield { ...schedule, views: views.toSpliced(at, 1) };
  for (const [at, step] of steps.entries())
    for (const next of plainer(step)) yield { ...schedule, steps: steps.with(at, next) };
}

function* plainer(step: Step): Generator<Step> {
  if (step.do === 'wait') for (const ms of [0, 10, 50, 100, 1000]) if (ms < step.ms) yield { ...step, ms };
  if ((step.do === 'write' || step.do === 'retry') && step.fates) {
    for (const [at, fate] of step.fates.entries()) {
      if (step.fates.length > 1) yield { ...step, fates: step.fates.toSpliced(at, 1) };
      const { to: _to, back: _back, ...bare } = fate;
      if (Object.keys(bare).length < Object.keys(fate).length) yield { ...step, fates: step.fates.with(at, bare) };
    }
    if (step.fates.every((fate) => Object.keys(fate).length === 0)) {
      const { fates: _fates, ...bare } = step;
      yield bare as Step;
    }
  }
  if ((step.do === 'write' || step.do === 'other') && (step.intent.at ?? 0) > 0)
    yield { ...step, intent: { ...step.intent, at: 0 } };
  if ((step.do === 'write' || step.do === 'other') && (step.intent.to ?? 0) > 1)
    yield { ...step, intent: { ...step.intent, to: (step.intent.to ?? 0) % 2 } };
}
