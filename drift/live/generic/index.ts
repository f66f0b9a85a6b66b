/** The checks of any contract: what it says of its records is read off its paths and schemas. */
import type { Operation } from '../../core/contract.ts';
import { inOrder } from '../in-order.ts';
import { inParallel, openPool } from '../pool.ts';
import { checkCors } from '../reads/cors.ts';
import type { Read } from '../reads/reading.ts';
import { chosen, type Run, report } from '../run.ts';
import { checkHarmlessly, checkReadAccess } from './access.ts';
import { checkActions, isAction } from './actions.ts';
import { checkDeletion } from './deletion.ts';
import { enclosing } from './envelope.ts';
import { checkFilters } from './filters.ts';
import { checkJourney } from './journey.ts';
import { checkLinksOf, linkedAddress } from './links.ts';
import { parametersIn } from './names.ts';
import { oncePerCause } from './once.ts';
import { checkOrphans } from './orphans.ts';
import {
  isAllowed,
  isChosen,
  isSuccess,
  type Params,
  type Probe,
  roleFor,
  send,
  successStatuses,
  whyNotSent,
} from './probe.ts';
import { checkReading, wrongQueries } from './reading.ts';
import { idFor, isMakeable, keptOf, make, parentsOf } from './records.ts';
import { extrasOf, impossibleId } from './requests.ts';
import { listsWith, type Resource, resourceNamed, resourcesOf } from './resources.ts';
import { noteEnvelopes } from './schema.ts';
import { checkSequences } from './sequences.ts';
import { checkReadOnly } from './server-members.ts';
import type { ApiSettings } from './settings.ts';
import { checkSubmissions } from './submissions.ts';
import { checkWire } from './wire.ts';

export interface Parts {
  /** Whether reads are checked here, and not by the keys of our own contract. */
  reads: boolean;
}

/** How many records of its own each resource gets, so that its lists have pages and choices. */
const records = 4;

/** Checks any contract, as far as the mode allows. Needs `run.roles`. */
export async function checkAny(run: Run, api: ApiSettings, { reads }: Parts = { reads: true }): Promise<void> {
  const { contract } = run;
  noteEnvelopes(contract);
  const probe: Probe = {
    run: enclosing(run),
    contract,
    api,
    resources: resourcesOf(contract, api),
    cleanup: [],
    turn: 0,
  };
  const wanted = probe.resources.filter((resource) => operationsOf(resource).some((one) => isChosen(probe, one)));
  const writes = run.options.mode !== 'read' && run.options.level === 'behaviour';
  try {
    if (writes)
      for (const resource of wanted)
        for (let index = 0; index < records && isMakeable(probe, resource); index += 1)
          if (!(await make(probe, resource, undefined, { isSpread: true }))) break;
    if (reads) await checkReads(probe, wanted, writes);
    if (!writes) return await withoutWriting(probe, chosen(run));
    for (const resource of wanted) await journeyOf(probe, resource);
    for (const resource of run.options.runs > 0 ? wanted : []) await checkReadOnly(probe, resource);
    await checkActions(probe);
    await checkSubmissions(probe);
    for (const resource of wanted.toReversed().filter((one) => isMakeable(probe, one))) {
      await checkDeletion(probe, resource);
      await checkOrphans(probe, resource);
    }
    await checkSequences(probe, wanted);
  } finally {
    for (const undo of probe.cleanup.reverse()) await undo().catch(() => undefined);
    unfinished(probe);
    run.findings.replace(oncePerCause(run.findings.all, probe.resources));
  }
}

/**
 * Reads beside each other, eight calls at a time, for none changes anything (ADR-305). Ids are
 * known before: where one has to be made, records are made one after another, alike for a seed.
 */
async function checkReads(probe: Probe, resources: Resource[], writes: boolean): Promise<void> {
  const { run } = probe;
  const isShape = run.options.level === 'shape';
  const operations = chosen(run).filter(({ reads }) => reads);
  const ids = writes ? 1 : undefined;
  if (!isShape) await inParallel(resources, (resource) => parentsOf(probe, resource), ids);
  const paths = await inParallel(operations, (operation) => pathOf(probe, operation), ids);
  const { each, long } = openPool();
  const partOf = (own: Run): Probe => ({ ...probe, run: own });
  const asked = await inOrder<(Read | undefined)[]>(run, [
    ...(isShape ? [] : resources).map((resource) => async (own: Run) => {
      await long([resource], (one) => checkMost(partOf(own), one));
      return [];
    }),
    ...operations.map(
      (operation, index) => (own: Run) => each([operation], (one) => checkRead(partOf(own), one, paths[index] ?? {})),
    ),
  ]);
  if (run.options.level === 'behaviour')
    await checkCors(
      run,
      asked.flat().filter((read) => read !== undefined),
      each,
    );
}

async function checkMost(probe: Probe, resource: Resource): Promise<void> {
  await checkReading(probe, resource);
  const params = (await parentsOf(probe, resource)) ?? {};
  for (const list of listsWith(resource, params)) await checkFilters(probe, resource, list, params);
}

async function journeyOf(probe: Probe, resource: Resource): Promise<void> {
  const reason = await checkJourney(probe, resource);
  if (reason === undefined) return;
  const writes = operationsOf(resource).filter(({ method }) => method !== 'get');
  for (const { operationId } of writes)
    if (!probe.run.skipped.has(operationId)) probe.run.skipped.set(operationId, reason);
  // no less than a mode without writes tells of them
  await withoutWriting(
    probe,
    writes.filter((one) => isChosen(probe, one)),
  );
}

const operationsOf = ({ create, read, replace, patch, remove, lists }: Resource): Operation[] =>
  [create, read, replace, patch, remove, ...lists.map(({ operation }) => operation)].filter((one) => one !== undefined);

/**
 * Values for the path of an operation, by the resources that its parameters name, or the parameter
 * that has none.
 */
async function pathOf(probe: Probe, operation: Operation): Promise<Params | string> {
  const { values = {} } = probe.run.options;
  const isGiven = parametersIn(operation.path).some((name) => name in values);
  const linked = isGiven ? undefined : await linkedAddress(probe, operation);
  if (linked) return linked;
  const found: Params = {};
  for (const name of parametersIn(operation.path)) {
    const given = values[name];
    const resource = resourceNamed(probe.resources, operation.path, name);
    const id = given ?? (resource && (await idFor(probe, resource))) ?? exampleOf(probe, operation, name);
    if (id === undefined) return name;
    const own =
      resource &&
      keptOf(probe)
        .own.get(resource)
        ?.find((one) => one.params[name] === id);
    Object.assign(found, own?.params ?? {}, { [name]: id });
  }
  return found;
}

/** What a mock can be asked with. */
function exampleOf({ run }: Probe, operation: Operation, name: string): string | number | undefined {
  const { example } = operation.parameters.find((one) => one.in === 'path' && one.name === name) ?? {};
  const isTrusted = run.options.level === 'shape' || run.options.trustsExamples === true;
  return isTrusted && (typeof example === 'string' || typeof example === 'number') ? example : undefined;
}

/**
 * A read once, its access, and its address in other ways.
 * @returns what it answered with a success
 */
async function checkRead(probe: Probe, operation: Operation, params: Params | string): Promise<Read | undefined> {
  const { run } = probe;
  const as = roleFor(probe, operation);
  if (!as || typeof params === 'string') {
    run.skipped.set(
      operation.operationId,
      as
        ? `no value is known for ${params}: no list gave one, and \`values:\` of the configuration has none`
        : 'no role may',
    );
    return undefined;
  }
  const base = { as, params, ...extrasOf(probe, operation) };
  const result = await send(probe, operation, base);
  if (!result) return undefined;
  const { body, exchange } = result;
  if (!isSuccess(result) && !isFine(exchange.status, operation))
    report(run, operation, {
      check: 'status.unexpected',
      message: `wanted ${successStatuses(operation).join(' or ')}, got ${exchange.status}`,
      exchange,
    });
  const read = { operation, as, params, context: { values: new Map(), preferred: true }, body, exchange };
  if (run.options.level === 'shape') return isSuccess(result) ? read : undefined;
  if (isSuccess(result)) await checkLinksOf(probe, operation, result, params);
  if (isSuccess(result)) await checkWire(probe, operation, base, result);
  const isList = probe.resources.some(({ lists }) => lists.some((list) => list.operation === operation));
  if (!isList) await wrongQueries(probe, operation, base);
  await checkReadAccess(probe, operation, { params, ...extrasOf(probe, operation) });
  return isSuccess(result) ? read : undefined;
}

/** A read that needs a query nobody knows may be refused, and one of a state that is not there. */
function isFine(status: number, operation: Operation): boolean {
  if (status >= 500) return true;
  return operation.responses.has(status) && (status === 304 || [400, 404, 409, 422].includes(status) || status === 401);
}

/** What can be told of writes without any: who is refused. */
async function withoutWriting(probe: Probe, operations: Operation[]): Promise<void> {
  if (probe.run.options.level === 'shape') return;
  for (const operation of operations.filter((one) => !one.reads && isAllowed(probe, one))) {
    const last = parametersIn(operation.path).at(-1);
    const resource = last === undefined ? undefined : resourceNamed(probe.resources, operation.path, last);
    const id = resource && impossibleId(probe, resource, operation);
    const above = resource && parametersIn(operation.path).length > 1 ? await parentsOf(probe, resource) : {};
    if (last !== undefined && (id === undefined || !above)) continue;
    await checkHarmlessly(probe, operation, {
      ...above,
      ...(last !== undefined && id !== undefined && { [last]: id }),
    });
  }
}

function answered({ statuses }: Run, operationId: string): string {
  const seen = [...(statuses.get(operationId) ?? [])];
  return seen.length > 0 ? `; it answered ${seen.sort((a, b) => a - b).join(', ')}` : '';
}

/** Writes that no journey led to, each with its reason. */
function unfinished({ run, api }: Probe): void {
  for (const operation of chosen(run)) {
    const { operationId, reads } = operation;
    if (
      reads ||
      run.skipped.has(operationId) ||
      [...(run.statuses.get(operationId) ?? [])].some((status) => status < 300)
    )
      continue;
    if (run.options.mode === 'read') continue;
    const reason =
      whyNotSent({ run, api }, operation) ??
      (isAction(operation)
        ? `an action: its effect is not told by the contract${run.options.mode === 'all' ? '' : ': --mode all --disposable'}`
        : `no journey led to a success${answered(run, operationId)}`);
    run.skipped.set(operationId, reason);
  }
}
