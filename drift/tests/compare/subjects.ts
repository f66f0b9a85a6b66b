/** What every tool is shown: the museum's server as it should be, and with each of the mutants. */
import { parse, stringify } from 'yaml';
import { museumServer, museumText } from '../generic/museum-server.ts';
import type { Planted } from '../generic/mutant.ts';
import { listMutants } from '../generic/mutants-lists.ts';
import { readMutants } from '../generic/mutants-reads.ts';
import { refusalMutants } from '../generic/mutants-refusals.ts';
import { wireMutants } from '../generic/mutants-wire.ts';
import { writeMutants } from '../generic/mutants-writes.ts';

export const tokens = { curator: 'curator-token', visitor: 'visitor-token' };

export interface Mutated {
  id: string;
  kind: string;
  operationId: string;
  serve(): typeof fetch;
}

const planted: Planted[] = [...readMutants, ...listMutants, ...writeMutants, ...refusalMutants];

export const mutated: Mutated[] = [
  ...planted.map(({ kind, operationId, what, mutant }) => ({
    id: `${operationId}: ${what}`,
    kind,
    operationId,
    serve: () => museumServer(mutant),
  })),
  ...wireMutants.map(({ operationId, what, wrap }) => ({
    id: `${operationId}: ${what} (wire)`,
    kind: 'wire',
    operationId,
    serve: () => wrap(museumServer()),
  })),
];

interface Item {
  parameters?: Parameter[];
  [method: string]: { parameters?: Parameter[] } | Parameter[] | undefined;
}

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
  schema: Record<string, unknown>;
}

/** Those of records that stay, and of others that may be deleted. */
export const ids: Record<'kept' | 'deleted', Record<string, unknown>> = {
  kept: { 'exhibit-id': '00000001-1111-4111-8111-000000000001', pieceId: 1, ticketId: 1 },
  deleted: { 'exhibit-id': '00000005-1111-4111-8111-000000000005', pieceId: 5, ticketId: 3 },
};

/** What its server holds to without the contract saying so. */
const limits: Record<string, Record<string, number>> = {
  path: { minimum: 1, maximum: 1_000_000_000 },
  query: { maximum: Number.MAX_SAFE_INTEGER },
};

/**
 * The museum's contract with ids of records that are there, which some tools cannot find, and with
 * the limits of numbers that its server has.
 */
export function contractForAll(): string {
  const document = parse(museumText) as { paths: Record<string, Item> };
  for (const { parameters = [], ...others } of Object.values(document.paths)) {
    const operations = others as Record<string, { parameters?: Parameter[] }>;
    const last = parameters.at(-1);
    if (operations.delete && last) operations.delete.parameters = [asked(last, ids.deleted[last.name])];
    for (const parameter of parameters) Object.assign(parameter, asked(parameter, ids.kept[parameter.name]));
    for (const operation of Object.values(operations))
      operation.parameters = (operation.parameters ?? []).map((one) => asked(one, one.example));
  }
  return stringify(document, { aliasDuplicateObjects: false });
}

function asked(parameter: Parameter, example: unknown): Parameter {
  const { in: where, schema } = parameter;
  const limited = schema.type === 'integer' ? { ...limits[where], ...schema } : schema;
  return { ...parameter, ...(example !== undefined && { example }), schema: limited };
}
