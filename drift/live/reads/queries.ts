/** What the address asks for behind the question mark: valid values are taken, others refused, defaults are what they say. */
import fc from 'fast-check';
import type { Operation, Parameter } from '../../core/contract.ts';
import { Findings, show } from '../../core/finding.ts';
import { inParallel } from '../pool.ts';
import { rolesFor } from '../roles.ts';
import { chosen, performed, type Run, report, withFindings } from '../run.ts';
import type { Values } from '../values.ts';
import { emptiest } from './probe.ts';
import { askOnce, askReading, type Reading, readingsOf } from './reading.ts';
import { mustRefuseReading, reportRefusal } from './refusal.ts';

/** Tries every query parameter of every operation that a role may ask; writes are sent with the emptiest body. */
export async function checkQueries(run: Run, values: Values): Promise<void> {
  await inParallel(chosen(run), async (operation) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
    const [as] = rolesFor(run, operation);
    if (parameters.length === 0 || !as) return;
    const [reading] = operation.reads ? await readingsOf(values, operation, as, 1) : [writeOf(operation, as)];
    if (!reading) return;
    for (const parameter of parameters) {
      await invalidOnes(run, reading, parameter);
      if (!operation.reads) continue;
      await validOnes(run, reading, parameter);
      await required(run, reading, parameter);
      await byDefault(run, reading, parameter);
    }
  });
}

const writeOf = (operation: Operation, as: Reading['as']): Reading => ({
  operation,
  as,
  params: {},
  context: { values: new Map(), preferred: true },
  ...emptiest(operation),
});

async function invalidOnes(run: Run, reading: Reading, parameter: Parameter): Promise<void> {
  const refused = [400];
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

type Sent = string | number | boolean;

/** The smallest value whose answer is not right, by fast-check's shrinking; undefined where all are right. */
async function firstBad(
  run: Run,
  reading: Reading,
  { name }: Parameter,
  values: fc.Arbitrary<Sent>,
  isRight: (status: number) => boolean,
  /** Of the runs. */
  share = 1,
): Promise<{ value: Sent; status: number } | undefined> {
  performed(run, reading.operation.operationId, 'request.invalid-accepted', 'request.valid-rejected');
  let last = 0;
  const holds = async (value: Sent) => {
    const scratch = new Findings();
    const any = Array.from({ length: 500 }, (_, index) => 100 + index);
    const answered = await askReading(withFindings(run, scratch), reading, { [name]: value }, any);
    if (!answered) return true;
    last = answered.exchange.status;
    // a right status may come with a body that is not, and a server error has a name of its own
    if (isRight(last) || last >= 500) for (const finding of scratch.all) run.findings.add(finding);
    return isRight(last) || last >= 500;
  };
  const { runs, seed } = run.options;
  const result = await fc.check(fc.asyncProperty(values, holds), {
    seed,
    numRuns: Math.max(1, Math.ceil(runs * share)),
    endOnFailure: false,
  });
  if (!result.failed || !result.counterexample) return undefined;
  const [value] = result.counterexample;
  await holds(value);
  return { value, status: last };
}

function valid(run: Run, { schema, example }: Parameter): fc.Arbitrary<Sent> {
  const {
    type,
    minimum = 0,
    maximum = 1000,
    pattern,
    maxLength,
  } = run.contract.at(schema).node as {
    type?: string;
    minimum?: number;
    maximum?: number;
    pattern?: string;
    maxLength?: number;
  };
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') {
    return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
  }
  const short = (text: string) => text.length <= Math.min(maxLength ?? 200, 200);
  const texts = pattern
    ? fc.stringMatching(new RegExp(pattern), { size: 'small' }).filter(short)
    : fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength ?? 50, 50) }),
        fc.constantFrom('%', '_', "'", '\\', 'é'),
      );
  // one that PostgreSQL cannot hold is no fair question
  const fair = texts.filter((text) => !text.includes('\0'));
  return typeof example === 'string' ? fc.oneof(fair, fc.constant(example)) : fair;
}

function invalid(run: Run, { schema, example }: Parameter): fc.Arbitrary<Sent> {
  const { type, minimum, maximum, pattern, maxLength } = run.contract.at(schema).node as {
    type?: string;
    minimum?: number;
    maximum?: number;
    pattern?: string;
    maxLength?: number;
  };
  if (type === 'boolean') return fc.constantFrom('yes', 'maybe', '2', 'nein');
  if (type === 'integer') {
    const beyond = [minimum === undefined ? [] : [minimum - 1], maximum === undefined ? [] : [maximum + 1]].flat();
    return fc.oneof(fc.constantFrom<Sent>(...beyond, '1.5'), fc.constantFrom('abc', 'true', '[1]', 'null'));
  }
  const long = maxLength !== undefined && maxLength <= 500 ? [fc.constant('a'.repeat(maxLength + 1))] : [];
  if (!pattern) return fc.oneof(...long);
  const fits = new RegExp(pattern, 'u');
  const near = typeof example === 'string' ? [example.slice(0, -1), `${example}x`, `x${example}`] : [];
  const wrong = ['abc', '1,2', '{}', '["a"]', '[1.5]', '[-1]', ...near].filter((text) => !fits.test(text));
  return fc.oneof(...long, fc.constantFrom(...wrong));
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
  // a filter by who asks shows only to those who have something to be shown
  for (const as of rolesFor(run, reading.operation).slice(0, isPaging ? 1 : undefined)) {
    const own = { ...reading, as };
    const [out, sent] = [await askOnce(run, own), await askReading(run, own, { [name]: value })];
    if (!out?.ok || !sent?.ok) return;
    const check = isPaging ? 'paging.default' : 'list.filter';
    performed(run, reading.operation.operationId, check);
    if (JSON.stringify(out.body) === JSON.stringify(sent.body)) continue;
    report(run, reading.operation, {
      check,
      message: `?${name} left out is ${show(value)} by the contract, but answered something else than ?${name}=${value}`,
      exchange: out.exchange,
      place: `?${name}`,
      contract: pointer,
    });
  }
}
