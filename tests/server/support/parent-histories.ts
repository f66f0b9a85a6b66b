/** Random histories of parents and children, and what each rating must be after every act. */
import fc from 'fast-check';
import { WorkflowStatus } from '#generated/enums.ts';
import { can, canForSome } from '#rules/can.ts';
import { ratingFacts } from '#rules/facts.ts';
import { mayStep, statusAfterSave, stepBetween } from '#rules/rating.ts';

/** Places of indicators in a history: two that parents are, and two that may depend on them. */
export const parents = ['p', 'q'] as const;
export const children = ['c', 'd'] as const;
export type Place = (typeof parents)[number] | (typeof children)[number];
export const places: Place[] = [...parents, ...children];
export const countries = [404, 578];
/** An administrator, the researcher and the reviewer of every rating, and somebody who only reads. */
export const people = [1, 2, 3, 5];

interface At {
  place: Place;
  country: number;
}
export type Act =
  | ({ kind: 'rate'; by: number; isMet: boolean; note: string } & At)
  | ({ kind: 'step'; by: number; to: WorkflowStatus } & At)
  | { kind: 'depend'; child: 'c' | 'd'; on: 'p' | 'q' | undefined }
  | { kind: 'free'; child: 'c' | 'd' }
  | { kind: 'delete'; parent: 'p' | 'q' }
  | { kind: 'move'; place: Place }
  | { kind: 'turn'; place: Place }
  | { kind: 'leave' | 'return'; country: number }
  | { kind: 'import'; parent: 'p' | 'q'; country: number; isMet: boolean; note: string };

const at = { place: fc.constantFrom(...places, ...parents), country: fc.constantFrom(404, 404, ...countries) };
/** Who may rate anything acts most, so that much is rated. */
const by = fc.constantFrom(1, 1, 1, ...people);
const note = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 12 }).filter((text) => isTyped(text));
const plain = fc.constantFrom('From the gazette.', 'From the file.');
const isTyped = (text: string) => text.trim().length >= 3 && !text.includes('\0') && text.isWellFormed();
const [parent, child] = [fc.constantFrom(...parents), fc.constantFrom(...children)];
const of = <K extends Act['kind']>(kind: K) => fc.constant(kind);
const status = fc.constantFrom(...Object.values(WorkflowStatus));
const above = { place: parent, country: at.country };

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: of('rate'), by, isMet: fc.boolean(), note, ...at }) },
  // so that much is decided
  {
    weight: 3,
    arbitrary: fc.record({ kind: of('rate'), by: fc.constant(1), isMet: fc.constant(false), note, ...above }),
  },
  { weight: 5, arbitrary: fc.record({ kind: of('step'), by, to: status, ...at }) },
  { weight: 3, arbitrary: fc.record({ kind: of('depend'), child, on: fc.option(parent, { nil: undefined }) }) },
  { weight: 1, arbitrary: fc.record({ kind: of('free'), child }) },
  { weight: 1, arbitrary: fc.record({ kind: of('delete'), parent }) },
  { weight: 2, arbitrary: fc.record({ kind: of('move'), place: at.place }) },
  { weight: 2, arbitrary: fc.record({ kind: of('turn'), place: at.place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('leave', 'return'), country: at.country }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: of('import'), parent, country: at.country, isMet: fc.boolean(), note: plain }),
  },
) as fc.Arbitrary<Act>;

/**
 * Begins with a child that somebody has rated, and maybe completed or had returned, mostly decided
 * by its parent.
 */
const rated = fc
  .tuple(note, fc.constantFrom([], [2, 3] as const, [2, 1] as const), fc.integer({ min: 0, max: 3 }), at.country)
  .map(([text, steps, unmet, country]): Act[] => [
    { kind: 'rate', by: 1, isMet: true, note: text, place: 'c', country },
    ...steps.map((to): Act => ({ kind: 'step', by: 1, to, place: 'c', country })),
    ...(unmet > 0 ? [{ kind: 'rate', by: 1, isMet: false, note: text, place: 'p', country } as const] : []),
    // what it decides goes along, and the mark of a return is not of that
    ...(unmet > 1 ? [{ kind: 'step', by: 1, to: 2, place: 'p', country } as const] : []),
  ]);

/** Acts by weight: mostly ratings and steps. */
export const history: fc.Arbitrary<Act[]> = fc
  .tuple(rated, fc.array(act, { minLength: 5, maxLength: 12 }))
  .map(([first, others]) => [...first, ...others]);

/** What a person made of a rating; nothing else is remembered, what a parent decides follows. */
export interface Own {
  score: number | null;
  isMet: boolean | null;
  note: string | null;
  status: WorkflowStatus;
  by: number | null;
  /** Milliseconds. */
  on: number | null;
  /** The mark of the last step back, until it moves on, and how often it was taken back [B5]. */
  returned: { by: number; on: number } | null;
  returns: number;
  /** Since when it has its status, where an act of the history gave it that. */
  since: number | null;
}
const unmarked = { returned: null, returns: 0, since: null };
const nothing: Own = {
  ...{ score: null, isMet: null, note: null, status: WorkflowStatus.Open, by: null, on: null },
  ...unmarked,
};

/** A rating with another status: a step back leaves its mark, one forward takes it away. */
function moved(own: Own, status: WorkflowStatus, { by, now }: { by: number; now: number }): Own {
  if (status === own.status) return own;
  const isBack = status < own.status;
  const marks = isBack ? { returned: { by, on: now }, returns: own.returns + 1 } : { returned: null };
  return { ...own, ...marks, status, since: now };
}

export interface World {
  own: Map<string, Own>;
  parentOf: Map<Place, Place>;
  negative: Set<Place>;
  members: Set<number>;
}
const keyOf = (place: Place, country: number) => `${place} ${country}`;
export const newWorld = (): World => ({
  own: new Map(places.flatMap((place) => countries.map((country) => [keyOf(place, country), nothing]))),
  parentOf: new Map([
    ['c', 'p'],
    ['d', 'p'],
  ]),
  negative: new Set(),
  members: new Set(countries),
});

export const ownOf = (world: World, place: Place, country: number): Own =>
  world.own.get(keyOf(place, country)) ?? nothing;

/** The parent whose Not Met decides a rating now. */
export function deciderOf(world: World, place: Place, country: number): Place | undefined {
  const above = world.parentOf.get(place);
  return above && ownOf(world, above, country).isMet === false ? above : undefined;
}

/** The permissions of the demonstration's roles, with the facts of the rating as it counts. */
function heldBy(
  world: World,
  { user, country, place }: { user: number; country: number; place: Place },
  permissions: readonly string[],
): string[] {
  const decider = deciderOf(world, place, country);
  const { status } = ownOf(world, decider ?? place, country);
  return [...permissions, ...ratingFacts({ WorkflowStatus: status, ResearchUserId: 2, QAUserId: 3 }, user)];
}

/** Does the act in the model. Returns with which status the server refuses it; undefined where it is done. */
export function perform(
  world: World,
  act: Act,
  { permissionsOf, now }: { permissionsOf: (user: number) => readonly string[]; now: number },
): number | undefined {
  switch (act.kind) {
    case 'rate':
    case 'step': {
      const { place, country, by: user } = act;
      const decider = deciderOf(world, place, country);
      const own = ownOf(world, place, country);
      const held = heldBy(world, { user, country, place }, permissionsOf(user));
      if (!world.members.has(country)) return canForSome(operationOf(act), permissionsOf(user)) ? 404 : 403;
      if (!can(operationOf(act), held)) return 403;
      if (act.kind === 'rate') {
        if (decider) return 409;
        const { isMet, note: text } = act;
        const score = isMet ? (world.negative.has(place) ? -1 : 1) : 0;
        const stepped = moved(own, statusAfterSave(own.status), { by: user, now });
        world.own.set(keyOf(place, country), { ...stepped, score, isMet, note: text, by: user, on: now });
        return undefined;
      }
      const from = decider ? ownOf(world, decider, country).status : own.status;
      const step = stepBetween(from, act.to);
      if (step === 'none') return undefined;
      if (step !== 'forbidden' && !mayStep(from, act.to, held)) return 403;
      if (decider || step === 'forbidden') return 409;
      world.own.set(keyOf(place, country), moved(own, act.to, { by: user, now }));
      return undefined;
    }
    case 'depend':
      if (act.on) world.parentOf.set(act.child, act.on);
      else world.parentOf.delete(act.child);
      return undefined;
    case 'free':
      world.parentOf.delete(act.child);
      return undefined;
    case 'delete':
      // another one takes its place
      for (const one of children) if (world.parentOf.get(one) === act.parent) world.parentOf.delete(one);
      for (const country of countries) world.own.set(keyOf(act.parent, country), nothing);
      world.negative.delete(act.parent);
      return undefined;
    case 'turn':
      if (!world.negative.delete(act.place)) world.negative.add(act.place);
      for (const country of countries) {
        const own = ownOf(world, act.place, country);
        world.own.set(keyOf(act.place, country), { ...own, score: own.score === null ? null : 0 - own.score });
      }
      return undefined;
    case 'leave':
      world.members.delete(act.country);
      return undefined;
    case 'return':
      world.members.add(act.country);
      return undefined;
    case 'import': {
      const own = ownOf(world, act.parent, act.country);
      if (!world.members.has(act.country) || own.status === WorkflowStatus.QACompleted) return 409;
      const score = act.isMet ? (world.negative.has(act.parent) ? -1 : 1) : 0;
      if (own.score === score && own.isMet === act.isMet && own.note === act.note) return undefined;
      const stepped = moved(own, statusAfterSave(own.status), { by: 1, now });
      const rated = { score, isMet: act.isMet, note: act.note, by: 1, on: now };
      world.own.set(keyOf(act.parent, act.country), { ...stepped, ...rated });
      return undefined;
    }
    case 'move':
      return undefined;
  }
}

export const operationOf = ({ kind }: { kind: 'rate' | 'step' }) =>
  kind === 'rate' ? 'updateRating' : 'promoteRatingWorkflow';
