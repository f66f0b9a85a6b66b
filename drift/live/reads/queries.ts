/**
 * The query of the address: valid values are accepted, others refused,
 * defaults are what they say.
 */
import fc from 'fast-check';
import type { Operation, Parameter } from '../../core/contract.ts';
import { Findings, show } from '../../core/finding.ts';
import type { Pool } from '../pool.ts';
import { rolesFor } from '../roles.ts';
import { chosen, performed, type Run, report, withFindings } from '../run.ts';
import type { Values } from '../values.ts';
import { emptiest } from './probe.ts';
import { invalid, type Sent, textsBesides, valid } from './query-values.ts';
import { type Read, type Reading, readingsOf, sendOnce, sendRead } from './reading.ts';
import { mustRefuseReading, refusalOf, reportRefusal } from './refusal.ts';

interface Tried {
  reading: Reading;
  parameter: Parameter;
  /** Parameters of the operation that are tried after it, and this one. */
  left: number;
}

/**
 * Tries every query parameter of every operation that a role may request; writes are sent with the
 * emptiest body.
 * @param reads what was read before, which shows what takes long
 */
export async function checkQueries(run: Run, values: Values, reads: Read[], each: Pool): Promise<void> {
  const tried = await each(chosen(run), async (operation) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
    const [as] = rolesFor(run, operation);
    if (parameters.length === 0 || !as) return [];
    const [reading] = operation.reads ? await readingsOf(values, operation, as, 1) : [writeOf(operation, as)];
    return reading
      ? parameters.map((parameter, index) => ({ reading, parameter, left: parameters.length - index }))
      : [];
  });
  const all = tried.flat().map((one) => ({ ...one, findings: new Findings() }));
  await each(longestFirst(all, reads), async ({ reading, parameter, findings }) => {
    const own = withFindings(run, findings);
    await invalidOnes(own, reading, parameter);
    if (!reading.operation.reads) return;
    await validOnes(own, reading, parameter);
    await required(own, reading, parameter);
    await byDefault(own, reading, parameter);
  });
  for (const finding of all.flatMap(({ findings }) => findings.all)) run.findings.add(finding);
}

/**
 * By what is left of their operation, in time: what begins last has nothing beside it. Of one that
 * takes long not all begin at once, for they may wait for each other.
 */
function longestFirst<T extends Tried>(all: T[], reads: Read[]): T[] {
  const took = new Map(reads.map(({ operation, exchange }) => [operation, exchange.ms]));
  const timeLeft = ({ reading, left }: Tried) => (took.get(reading.operation) ?? 0) * left;
  return all.toSorted((a, b) => timeLeft(b) - timeLeft(a));
}

const writeOf = (operation: Operation, as: Reading['as']): Reading => ({
  operation,
  as,
  params: {},
  context: { values: new Map(), preferred: true },
  ...emptiest(operation),
});

async function invalidOnes(run: Run, reading: Reading, parameter: Parameter): Promise<void> {
  const refused = [refusalOf(reading.operation)];
  const found = await firstBad(
    run,
    reading,
    parameter,
    invalid(run, parameter),
    (status) => refused.includes(status),
    0.5,
  );
  if (!found) return;
  reportRefusal(run, reading.operation, {
    why: `for ?${parameter.name}=${found.value}`,
    place: `?${parameter.name}`,
    contract: parameter.pointer,
    status: found.status,
  });
}

/** Valid values may name no record; they are not malformed. */
async function validOnes(run: Run, reading: Reading, parameter: Parameter): Promise<void> {
  const found = await firstBad(
    run,
    reading,
    parameter,
    valid(run, parameter),
    (status) => [200, 404].includes(status),
    0.5,
    textsBesides(run, parameter),
  );
  if (!found) return;
  report(run, reading.operation, {
    check: 'request.valid-rejected',
    message: `?${parameter.name}=${found.value} is valid, got ${found.status}`,
    place: `?${parameter.name}`,
    contract: parameter.pointer,
    seen: found.status,
  });
}

/**
 * The smallest value whose response is not right, by fast-check's shrinking; undefined where all
 * are right.
 */
async function firstBad(
  run: Run,
  reading: Reading,
  { name }: Parameter,
  values: fc.Arbitrary<Sent>,
  isRight: (status: number) => boolean,
  /** Of the runs. */
  share = 1,
  /** Tried before them. */
  first: Sent[] = [],
): Promise<{ value: Sent; status: number } | undefined> {
  performed(run, reading.operation.operationId, 'request.invalid-accepted', 'request.valid-rejected');
  let last = 0;
  const holds = async (value: Sent) => {
    const scratch = new Findings();
    const any = Array.from({ length: 500 }, (_, index) => 100 + index);
    const reply = await sendRead(withFindings(run, scratch), reading, { [name]: value }, any);
    if (!reply) return true;
    last = reply.exchange.status;
    // a right status may come with a body that is not, and a server error has a name of its own
    if (isRight(last) || last >= 500) for (const finding of scratch.all) run.findings.add(finding);
    return isRight(last) || last >= 500;
  };
  const { runs, seed } = run.options;
  const result = await fc.check(fc.asyncProperty(values, holds), {
    seed,
    numRuns: Math.max(1, Math.ceil(runs * share)) + first.length,
    examples: first.map((value): [Sent] => [value]),
    endOnFailure: false,
  });
  if (!result.failed || !result.counterexample) return undefined;
  const [value] = result.counterexample as [Sent];
  await holds(value);
  return { value, status: last };
}

async function required(run: Run, reading: Reading, { name, required: needed }: Parameter): Promise<void> {
  if (!needed) return;
  const { [name]: _, ...rest } = reading.query ?? {};
  await mustRefuseReading(run, { ...reading, query: rest }, undefined, { why: `without ?${name}`, place: `?${name}` });
}

/** Leaving a parameter out is the same as sending its default. */
async function byDefault(run: Run, reading: Reading, { name, schema, pointer }: Parameter): Promise<void> {
  const { default: value } = run.contract.at(schema).node as { default?: Sent };
  if (value === undefined) return;
  const isPaging = ['offset', 'pageSize'].includes(name);
  // a filter by the caller shows only to those who have something to be shown
  for (const as of rolesFor(run, reading.operation).slice(0, isPaging ? 1 : undefined)) {
    const own = { ...reading, as };
    const [out, sent] = [await sendOnce(run, own), await sendRead(run, own, { [name]: value })];
    if (!out?.ok || !sent?.ok) return;
    const check = isPaging ? 'paging.default' : 'list.filter';
    performed(run, reading.operation.operationId, check);
    if (JSON.stringify(out.body) === JSON.stringify(sent.body)) continue;
    // What was read before may have been changed by somebody since.
    const [now, same] = [await sendRead(run, own), await sendRead(run, own, { [name]: value })];
    if (JSON.stringify(now?.body) === JSON.stringify(same?.body)) continue;
    report(run, reading.operation, {
      check,
      message: `?${name} left out is ${show(value)} by the contract, but answered something else than ?${name}=${value}`,
      exchange: out.exchange,
      place: `?${name}`,
      contract: pointer,
    });
  }
}
