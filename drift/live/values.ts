/**
 * Ids and other values for requests. The contract says by `x-values-from` which column of which
 * list gives the values of a parameter; the values of one row are kept together, and a list that
 * needs ids itself is requested with those found before.
 */
import type { Contract, Operation } from '../core/contract.ts';
import {
  alternately,
  type Context,
  filled,
  isValue,
  mixed,
  most,
  type Params,
  picked,
  type Source,
  slotsIn,
  type Value,
  type Values,
} from './contexts.ts';
import { sendOnce } from './reads/reading.ts';
import { rolesFor } from './roles.ts';
import { operationOf, type Run } from './run.ts';
import { at, rowsAndCell, select } from './select.ts';

export type { Params, Value, Values };

const slotOf = ({ operation, pointer }: Source) => `${operation} ${pointer}`;

const sourcesOf = (contract: Contract, pointer: string): Source[] =>
  [contract.at(pointer).node['x-values-from'] ?? []].flat() as Source[];

/** How many contexts are tried where a body needs what few records have. */
const far = 40;
const anywhere: Context = { values: new Map(), preferred: true };

/** Opens the values of a run; nothing is requested before they are needed, and each list once. */
export function valuesOf(run: Run): Values {
  const { contract } = run;
  const slots = new Map<string, Source[]>();
  for (const operation of contract.operations.values())
    for (const { pointer } of operation.parameters) {
      const sources = sourcesOf(contract, pointer);
      if (sources[0]) slots.set(slotOf(sources[0]), sources);
    }
  const responses = new Map<string, Promise<unknown[]>>();
  const found = new Map<string, Promise<{ params: Params; context: Context }[]>>();
  /** Operations whose body could not be filled, with what it names. */
  const bodiless = new Map<string, string[]>();
  const given = run.options.values ?? {};

  /** The responses of a source to the roles that may request, until one has rows. */
  const rowsOf = (source: Source, params: Params): Promise<unknown[]> => {
    const [rows] = rowsAndCell(source.pointer);
    const key = JSON.stringify([source.operation, source.query ?? {}, params, rows]);
    const known = responses.get(key) ?? fetchRows(source, params, rows);
    responses.set(key, known);
    return known;
  };
  const fetchRows = async ({ operation, query }: Source, params: Params, rows: string): Promise<unknown[]> => {
    for (const as of rolesFor(run, operationOf(contract, operation))) {
      const reading = { operation: operationOf(contract, operation), as, params, query, context: anywhere };
      const result = await sendOnce(run, reading);
      const all = result?.ok ? select(result.body, rows).map(({ value }) => value) : [];
      if (all.length > 0) return all;
    }
    return [];
  };

  const fill = async (contexts: Context[], slot: string, count = most): Promise<Context[]> => {
    const sources = slots.get(slot) ?? [];
    const filled = await Promise.all(
      contexts.map(async (context) => {
        if (context.values.has(slot)) return [context];
        const grown = await Promise.all(sources.map((source) => grow(context, source, count)));
        return alternately(grown);
      }),
    );
    return alternately(filled).slice(0, count * 3);
  };

  const grow = async (context: Context, source: Source, count: number): Promise<Context[]> => {
    if (source.current && !context.preferred) return [];
    const operation = operationOf(contract, source.operation);
    const contexts = await fillAll([context], operation);
    const grown = await Promise.all(
      contexts.map(async (one) => {
        const rows = await rowsOf(source, paramsIn(operation, one));
        return picked(rows, source, count).map((row) => joined(one, row, source));
      }),
    );
    return alternately(grown);
  };

  /** Takes from a row every value that some slot wants of this list. */
  const joined = (context: Context, row: unknown, source: Source): Context => {
    const values = new Map(context.values);
    const [rows] = rowsAndCell(source.pointer);
    for (const [slot, sources] of slots)
      for (const { operation, pointer } of sources) {
        const [ownRows, cell] = rowsAndCell(pointer);
        const value = at(row, cell);
        if (operation === source.operation && ownRows === rows && isValue(value)) values.set(slot, value);
      }
    const fits = Object.entries(source.where ?? {}).every(([name, wanted]) => at(row, name) === wanted);
    return { values, preferred: context.preferred && fits };
  };

  const slotsOf = (operation: Operation): { name: string; slot: string }[] =>
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .flatMap(({ name, pointer }) => {
        const [first] = sourcesOf(contract, pointer);
        return first ? [{ name, slot: slotOf(first) }] : [];
      });

  const fillAll = async (contexts: Context[], operation: Operation, count = most): Promise<Context[]> => {
    const isCurrent = ({ slot }: { slot: string }) => Number((slots.get(slot) ?? []).some(({ current }) => current));
    let all = contexts;
    // what `current` rows go with has to be chosen before
    for (const { slot } of slotsOf(operation).sort((a, b) => isCurrent(a) - isCurrent(b)))
      all = await fill(all, slot, count);
    return all;
  };

  const paramsIn = (operation: Operation, { values }: Context): Params =>
    Object.fromEntries(slotsOf(operation).map(({ name, slot }) => [name, values.get(slot) as Value]));

  const find = async (operation: Operation): Promise<{ params: Params; context: Context }[]> => {
    const path = operation.parameters.filter((parameter) => parameter.in === 'path');
    const open = anywhere;
    const fixed = Object.fromEntries(path.flatMap(({ name }) => (name in given ? [[name, given[name] as Value]] : [])));
    const known = new Set(slotsOf(operation).map(({ name }) => name));
    if (path.every(({ name }) => name in fixed)) return [{ params: fixed, context: open }];
    const isKnown = path.every(({ name }) => known.has(name) || name in fixed);
    const contexts = isKnown ? await fillAll([open], operation) : [];
    const sets = contexts.map((context) => ({ params: { ...paramsIn(operation, context), ...fixed }, context }));
    if (sets.length === 0 && run.options.level === 'shape') return examplesOf(path, fixed);
    const some = mixed([...new Map(sets.map((set) => [JSON.stringify(set.params), set])).values()]).slice(0, 18);
    const wanted = slotsIn((operation.node['x-sample-request'] as { body?: unknown } | undefined)?.body);
    const fits = await Promise.all(some.map(({ context }) => fillSlots(context, wanted)));
    const usable = some.filter((_, index) => (fits[index]?.length ?? 0) > 0);
    if (some.length === 0 || usable.length > 0) return usable;
    const context = await search(operation, wanted);
    if (!context) bodiless.set(operation.operationId, wanted);
    return context ? [{ params: { ...paramsIn(operation, context), ...fixed }, context }] : [];
  };

  /** Looks further for what a body names: few country indicators have references. */
  const search = async (operation: Operation, wanted: string[]): Promise<Context | undefined> => {
    for (const { operation: source } of wanted.flatMap((slot) => slots.get(slot) ?? []))
      for (const context of (await fillAll([anywhere], operationOf(contract, source), far)).slice(0, far)) {
        const [filled] = await fillSlots(context, wanted);
        const [whole] = filled ? await fillAll([filled], operation) : [];
        if (whole) return whole;
      }
    return undefined;
  };
  const fillSlots = async (context: Context, wanted: string[]): Promise<Context[]> => {
    let contexts = [context];
    for (const slot of wanted) contexts = await fill(contexts, slot);
    return contexts;
  };

  const setsFor = (operation: Operation) => {
    const known = found.get(operation.operationId) ?? find(operation);
    found.set(operation.operationId, known);
    return known;
  };

  return {
    setsFor,
    async sampleRequest(operation, context) {
      const { query, body } = (operation.node['x-sample-request'] ?? {}) as { query?: Params; body?: unknown };
      const example = Object.values(operation.body?.media[0]?.examples ?? {})[0];
      const wanted = slotsIn([query, body]);
      const contexts = await fillSlots(context, wanted);
      const isFilled = wanted.every((slot) => contexts.some(({ values }) => values.has(slot)));
      if (run.options.level === 'shape' && !isFilled) {
        const needed = operation.parameters.filter((one) => one.in === 'query' && one.required);
        return {
          ...(needed.length > 0 && {
            query: Object.fromEntries(needed.map(({ name, example: e }) => [name, e as Value])),
          }),
          ...(operation.body && { json: example }),
        };
      }
      return {
        ...(query && { query: filled(query, contexts) as Params }),
        ...(operation.body && { json: body === undefined ? example : filled(body, contexts) }),
      };
    },
    isScoped: (operation, name) => {
      const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
      return parameter !== undefined && sourcesOf(contract, parameter.pointer).some(({ scoped }) => scoped);
    },
    reasonFor: (operation) => {
      const slots = bodiless.get(operation.operationId);
      if (slots) return `no list of the API gave what its body names: ${slots.join(', ')}`;
      const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      return `no value is known for ${names.join(', ')}: no list of the API gave one, and \`values:\` of the configuration has none`;
    },
  };
}

/** What a mock can be requested with where no list gives ids. */
function examplesOf(path: Operation['parameters'], fixed: Params): { params: Params; context: Context }[] {
  const params = path.map(({ name, example }) => [name, fixed[name] ?? example] as const);
  if (params.some(([, value]) => !isValue(value))) return [];
  return [{ params: Object.fromEntries(params) as Params, context: { ...anywhere, isGuess: true } }];
}
