/**
 * Ids that cannot be one return 400, ids of no record 404; so do ids of a record that belongs
 * elsewhere.
 */
import type { Operation, Parameter } from '../../core/contract.ts';
import { isJson } from '../../core/exchange.ts';
import { sampleOf } from '../generic/sample.ts';
import type { Pool } from '../pool.ts';
import { mayOf, rolesFor } from '../roles.ts';
import { chosen, isFew, type RequestInput, type Run, sendRequest } from '../run.ts';
import type { Params, Value, Values } from '../values.ts';
import { emptiest, impossibleParams } from './probe.ts';
import { mustRefuse } from './refusal.ts';

interface Address {
  operation: Operation;
  requested: Omit<RequestInput, 'params'>;
  params: Params;
  /** The ids are of records that exist. */
  exists: boolean;
}

/** Tries every path parameter of every operation that some role may request. */
export async function checkAddresses(run: Run, values: Values, each: Pool): Promise<void> {
  const operations = chosen(run);
  await each(operations, async (operation, index) => {
    const address = await addressOf(run, values, operation);
    if (!address) return;
    for (const [place, parameter] of pathOf(operation).entries()) {
      await malformed(run, address, parameter, index + place);
      if (operation.reads) await unknown(run, values, address, parameter);
    }
    await malformedHeaders(run, address);
  });
}

const pathOf = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'path');

/** Reads with what exists, so that one thing at a time is wrong; writes with what does not. */
async function addressOf(run: Run, values: Values, operation: Operation): Promise<Address | undefined> {
  const role = rolesFor(run, operation)[0] ?? run.roles.find((one) => mayOf(operation, one) === 'depends');
  const as = operation.isPublic ? null : role;
  if (as === undefined) return undefined;
  const [set] = operation.reads ? await values.setsFor(operation) : [];
  if (!set) {
    const params = impossibleParams(run, operation);
    return { operation, requested: { as, ...emptiest(operation) }, params, exists: false };
  }
  return {
    operation,
    requested: { as, ...(await values.sampleRequest(operation, set.context)) },
    params: set.params,
    exists: true,
  };
}

async function malformed(
  run: Run,
  { operation, requested, params }: Address,
  { name, schema }: Parameter,
  turn: number,
) {
  const { type, minimum, maximum } = run.contract.at(schema).node;
  const below = typeof minimum === 'number' ? minimum - 1 : '1.5';
  const above = typeof maximum === 'number' ? maximum + 1 : '1e9';
  const kinds: Value[] = type === 'integer' ? ['abc', below, above, '1.5', `${params[name]}x`] : ['!'];
  // a write is sent with ids that must not come near a record
  const first = operation.reads ? turn % kinds.length : 0;
  for (const value of operation.reads && isFew(run) ? kinds : kinds.slice(first, first + 1)) {
    const wrong = { ...requested, params: { ...params, [name]: value } };
    await mustRefuse(run, operation, wrong, { why: `for {${name}} = ${value}`, place: `{${name}}` });
  }
}

async function unknown(
  run: Run,
  values: Values,
  { operation, requested, params, exists }: Address,
  { name }: Parameter,
) {
  if (!operation.responses.has(404)) return;
  const impossible = impossibleParams(run, operation);
  const elsewhere = values.isScoped(operation, name) ? await foreign(values, operation, name) : undefined;
  const tries = [
    { value: impossible[name], why: 'which no record has' },
    { value: elsewhere, why: 'of a record that belongs elsewhere' },
  ];
  for (const { value, why } of tries) {
    if (value === undefined || (exists && value === params[name])) continue;
    await sendRequest(run, operation.operationId, { ...requested, params: { ...params, [name]: value } }, [404], {
      why: `for {${name}} = ${value}, ${why}`,
      place: `{${name}}`,
    });
  }
}

/**
 * The id of a record that exists, though not under the other ids of the address: of an edition that
 * is not preferred.
 */
async function foreign(values: Values, operation: Operation, name: string): Promise<Value | undefined> {
  const sets = await values.setsFor(operation);
  if (!sets[0]?.context.preferred) return undefined;
  return sets.find(({ context }) => !context.preferred)?.params[name];
}

/**
 * With a body that is right, so that nothing but the header can be refused. Where no id that cannot
 * exist stands in the address, such a request might do something: there the body is wrong as well.
 */
async function malformedHeaders(run: Run, { operation, requested, params }: Address) {
  for (const { name, schema } of operation.parameters.filter((parameter) => parameter.in === 'header')) {
    if (run.contract.at(schema).node.format !== 'uuid') continue;
    const json = pathOf(operation).length > 0 ? rightBody(run, operation) : undefined;
    const wrong = { ...requested, ...(json !== undefined && { json }), params, headers: { [name]: 'not-a-uuid' } };
    await mustRefuse(run, operation, wrong, {
      why: `for ${name}: not-a-uuid`,
      place: `header ${name}`,
      also: operation.body && json === undefined ? [415, 422] : [],
    });
  }
}

/** A body that the schema allows; undefined where none is known, or none is JSON. */
function rightBody({ contract, schemas }: Run, { body }: Operation): unknown {
  const media = body?.media.find(({ type, schema }) => schema !== undefined && isJson(type));
  if (media?.schema === undefined) return undefined;
  const { schema, examples } = media;
  const known = [...Object.values(examples), sampleOf(contract, schema, { marker: 'contract', turn: 0 })];
  return known.find((one) => schemas.check(schema, one).length === 0);
}
