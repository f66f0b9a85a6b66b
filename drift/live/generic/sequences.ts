/**
 * Random sequences of creating, reading, listing, filtering, changing and deleting, held against a
 * model of the records, and the shortest one that contradicts it: what only an order of calls
 * shows.
 */
import fc from 'fast-check';
import type { Operation } from '../../core/contract.ts';
import { countOf, Findings } from '../../core/finding.ts';
import { performed, report, withFindings } from '../run.ts';
import { exactFilters } from './comparison.ts';
import { Contradiction, type Kept, type Model, newModel, note, type Seen } from './model.ts';
import { isAllowed, type Probe } from './probe.ts';
import { drop, isMakeable, parentsOf } from './records.ts';
import { holdsEvery, type List, type Resource } from './resources.ts';
import { allRows } from './rows.ts';
import { change, create, filter, list, operationIn, pickOf, read, readGone, remove, type Situation } from './steps.ts';

/** Sequences of each resource, or fewer by `--runs`. */
const most = 2;
/** Random calls of one sequence. */
const length = 16;
/** After so many of them, everything that the model knows is read. */
const between = 8;
/** Sequences that are tried to make one that failed shorter. */
const mostTries = 60;
/** Lists that are longer take too many requests. */
const longestList = 300;

/** The checks whose findings a sequence would tell again. */
const plain =
  /^(write|create|delete)\.|^(list\.filter|read\.inconsistent|paging\.\w+|status\.unexpected|request\.valid-rejected|server\.5xx|transport)$/;

/**
 * Checks these resources; those beside them are of the whole contract, so that `--only` draws
 * alike.
 */
export async function checkSequences(probe: Probe, resources: Resource[]): Promise<void> {
  const { findings } = probe.run;
  if (probe.run.options.runs === 0) return;
  const isKnown = ({ operationId }: Operation) =>
    findings.all.some((one) => one.operationId === operationId && one.severity === 'drift' && plain.test(one.check));
  const sound = probe.resources.filter(
    (one) => isMakeable(probe, one) && isAllowed(probe, one.remove) && !operationsOf(one).some(isKnown),
  );
  for (const resource of sound.filter((one) => resources.includes(one)))
    await checkOne(probe, resource, sound.filter((one) => one !== resource).slice(0, 1));
}

const operationsOf = ({ create: made, read: one, replace, patch, remove: gone, lists }: Resource): Operation[] =>
  [made, one, replace, patch, gone, ...lists.map(({ operation }) => operation)].filter((any) => any !== undefined);

/** A sequence as it failed. */
interface Failure {
  contradiction: Contradiction;
  calls: string[];
  /** Up to the one that showed it. */
  steps: Step[];
}

async function checkOne(probe: Probe, resource: Resource, others: Resource[]): Promise<void> {
  const { run } = probe;
  const seen = new Map<List, Seen>();
  const of = await readableList(probe, resource, seen);
  const reading = (place: number, isLast: boolean) =>
    readingAll(probe, isLast ? [resource, ...others] : [resource], of, place);
  // What a single answer shows was judged before, and the shortest sequence repeats most answers.
  probe.run = withFindings(run, new Findings());
  let found: Attempt = {};
  try {
    for (const steps of drawn(probe, resource, kindsOf(probe, resource, others, of), reading)) {
      const { failure, reused } = await attempt(probe, steps, seen);
      found = { ...(reused && { reused }), ...found };
      if (!failure) continue;
      found.failure = await shortened(probe, failure, seen);
      break;
    }
  } finally {
    probe.run = run;
  }
  for (const operation of operationsOf(resource)) performed(run, operation.operationId, 'sequence.contradiction');
  tell(probe, found);
}

function tell({ run }: Probe, { failure, reused }: Attempt): void {
  if (reused)
    report(run, reused.create, {
      check: 'sequence.id-reused',
      message: `the id of a record that was deleted was given to another: ${reused.calls.join(', ')}`,
    });
  // A creation and one read of it are judged by the journey.
  if (!failure || failure.calls.length < 3) return;
  const { contradiction, calls } = failure;
  report(run, contradiction.operation, {
    check: 'sequence.contradiction',
    message: `${contradiction.message}; the last of ${countOf(calls.length, 'call')}: ${calls.join(', ')}`,
    exchange: contradiction.exchange,
    place: `after ${lastWrite(run.contract.operations, calls)}`,
  });
}

/** The last call that changed something: most often it is to blame. */
function lastWrite(operations: Map<string, Operation>, calls: string[]): string {
  const ids = calls.slice(0, -1).map(operationIn);
  return ids.findLast((id) => operations.get(id)?.reads === false) ?? ids[0] ?? '';
}

/** The list of the records, where it is short enough to be read often. */
async function readableList(probe: Probe, resource: Resource, seen: Map<List, Seen>): Promise<List | undefined> {
  const [of] = resource.lists;
  const isNarrow = of?.operation.parameters.some(({ in: where, required }) => where === 'query' && required);
  const params = await parentsOf(probe, resource);
  if (!of || isNarrow || !params || !holdsEvery(resource, of) || resource.idMember === undefined) return undefined;
  const rows = await allRows(probe, of, params);
  if (!rows || rows.length > longestList) return undefined;
  const known: Seen = new Map();
  note(probe, known, of.shape.row, rows);
  seen.set(of, known);
  return of;
}

type Step = (situation: Situation) => Promise<void>;
type Kind = (situation: Situation, pick: number) => Promise<void>;

/** Where no record is there for it, one is made instead. */
const onRecord =
  (resource: Resource, run: (situation: Situation, kept: Kept, pick: number) => Promise<void>): Kind =>
  (situation, pick) => {
    const kept = pickOf(situation.model.alive, resource, pick);
    return kept ? run(situation, kept, pick) : create(situation, resource);
  };

const times = (count: number, kind: Kind): Kind[] => Array.from({ length: count }, () => kind);

/** Two or three records at once are enough to mix them up. */
function more(resource: Resource): Kind {
  return (situation) => {
    const alive = situation.model.alive.filter(({ own }) => own.resource === resource);
    return alive[2] ? remove(situation, alive[0] ?? alive[2]) : create(situation, resource);
  };
}

const changesOf = (probe: Probe, resource: Resource): Kind[] =>
  [resource.replace, resource.patch]
    .filter((one) => isAllowed(probe, one))
    .map((operation) => onRecord(resource, (all, kept, pick) => change(all, kept, operation, pick)));

const writesOf = (probe: Probe, resource: Resource): Kind[] => [
  more(resource),
  ...changesOf(probe, resource).flatMap((kind) => times(2, kind)),
  onRecord(resource, remove),
];

/** What a call is drawn from: writes above all, for everything is read between them. */
function kindsOf(probe: Probe, resource: Resource, others: Resource[], of: List | undefined): Kind[] {
  return [
    ...writesOf(probe, resource).flatMap((kind) => times(4, kind)),
    ...(resource.read ? [onRecord(resource, read)] : []),
    ...(of ? [(all: Situation) => list(all, resource, of)] : []),
    ...(of && exactFilters(probe, of).length > 0
      ? [onRecord(resource, (all, kept, pick) => filter(all, kept, of, pick))]
      : []),
    ...others.flatMap((one) => writesOf(probe, one)),
  ];
}

/** Everything that the model knows, each by a call of its own, so that one can be left out. */
function readingAll(probe: Probe, resources: Resource[], of: List | undefined, place: number): Step[] {
  const [resource] = resources;
  const onEach = (from: 'alive' | 'gone', one: Resource, run: (all: Situation, kept: Kept) => Promise<void>) =>
    [0, 1, 2].map(
      (index): Step =>
        async (situation) => {
          const kept = situation.model[from].filter(({ own }) => own.resource === one).at(-1 - index);
          if (kept) await run(situation, kept);
        },
    );
  const hasFilter = of && exactFilters(probe, of).length > 0;
  return [
    ...resources.flatMap((one) => onEach('alive', one, read)),
    ...(resource ? onEach('gone', resource, readGone).slice(0, 1) : []),
    ...(resource && of ? [(all: Situation) => list(all, resource, of)] : []),
    ...(resource && of && hasFilter
      ? onEach('alive', resource, (all, kept) => filter(all, kept, of, place)).slice(0, 1)
      : []),
  ];
}

type Reading = (place: number, isLast: boolean) => Step[];

/**
 * Draws the sequences; the same seed draws the same. Each begins with two records, and ends with
 * a change between two readings of everything.
 */
function drawn(probe: Probe, resource: Resource, kinds: Kind[], reading: Reading): Step[][] {
  const { runs, seed } = probe.run.options;
  const call = fc.tuple(fc.constantFrom(...kinds), fc.nat(5));
  // Another seed for each resource, the same with `--only`.
  const own = [...resource.collection].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
  const one = (situation: Situation) => create(situation, resource);
  const last = changesOf(probe, resource)[0];
  return fc
    .sample(fc.array(call, { minLength: length, maxLength: length }), { seed: own, numRuns: Math.min(runs, most) })
    .map((calls) => [
      one,
      one,
      ...calls.flatMap(([kind, pick], index): Step[] => [
        (situation) => kind(situation, pick),
        ...((index + 1) % between === 0 ? reading((index + 1) / between, false) : []),
      ]),
      ...(last ? [(situation: Situation) => last(situation, 0)] : []),
      ...reading(0, true),
    ]);
}

interface Attempt {
  failure?: Failure;
  reused?: NonNullable<Model['reused']>;
}

/** Does the calls on records of their own. */
async function attempt(probe: Probe, steps: Step[], seen: Map<List, Seen>): Promise<Attempt> {
  const model = newModel();
  const situation: Situation = { probe, model, seen };
  let done = 0;
  const result = (): Attempt => (model.reused ? { reused: model.reused } : {});
  try {
    for (const step of steps) {
      done += 1;
      await step(situation);
    }
    return result();
  } catch (error) {
    if (!(error instanceof Contradiction)) throw error;
    return { ...result(), failure: { contradiction: error, calls: [...model.calls], steps: steps.slice(0, done) } };
  } finally {
    for (const { own } of model.alive) await drop(probe, own);
  }
}

/**
 * The failure with as few calls as it takes: parts of the sequence are left out, halves first, as
 * long as it fails without them.
 */
async function shortened(probe: Probe, first: Failure, seen: Map<List, Seen>): Promise<Failure> {
  let shortest = first;
  let tries = 0;
  for (let size = Math.ceil(first.steps.length / 2); size > 0; size = Math.floor(size / 2)) {
    for (let at = 0; at < shortest.steps.length - 1 && tries < mostTries; ) {
      const { steps } = shortest;
      tries += 1;
      const { failure } = await attempt(probe, [...steps.slice(0, at), ...steps.slice(at + size)], seen);
      if (failure && failure.steps.length < steps.length) shortest = failure;
      else at += size;
    }
  }
  return shortest;
}
