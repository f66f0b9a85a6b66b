/**
 * How much of the contract a run has seen: operations, statuses, properties, and values of
 * enumerations.
 */
import { type Contract, escaped, type Node, type Operation } from '../core/contract.ts';
import { branchesOf } from '../core/visit-value.ts';

export interface Share {
  seen: number;
  of: number;
}

export interface Coverage {
  /** Operations that succeeded, of those that the run could request. */
  operations: Share;
  /** Declared statuses, without those that no check can provoke (429, 500, 503). */
  statuses: Share;
  /** Properties of success responses that held a value. */
  properties: Share;
  /** Properties that no response held, by pointer. */
  missing: string[];
  /**
   * Values of enumerations that no response held, by the pointer of the schema; only of schemas
   * that responses used.
   */
  enums: { schema: string; never: unknown[] }[];
  /** Of each requested operation the statuses that were received, and the declared ones never. */
  answers: { operationId: string; seen: number[]; never: number[] }[];
}

export interface CoverageBook {
  /** For Judge.seen. */
  seen(schema: string, value: unknown): void;
  /**
   * @param requested operations that the mode and the options let the run request
   * @param operations all that were chosen
   */
  read(requested: Operation[], statuses: Map<string, Set<number>>, operations?: Operation[]): Coverage;
}

const beyondReach = new Set([429, 500, 503]);

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

export function openCoverage(contract: Contract): CoverageBook {
  const values = new Map<string, Set<unknown>>();
  /** Of each schema that responses used, the values of its enumeration, where it is one. */
  const properties = new Map<string, Set<unknown> | undefined>();
  const valuesOf = (schema: string): Set<unknown> | undefined => {
    const { node, pointer } = contract.at(schema);
    if (!node.enum) return undefined;
    const known = values.get(pointer) ?? new Set();
    values.set(pointer, known);
    return known;
  };
  return {
    seen(schema, value) {
      const known = properties.get(schema);
      if (known) known.add(value);
      else if (!properties.has(schema)) {
        const own = valuesOf(schema)?.add(value);
        properties.set(schema, own);
      }
    },
    read(requested, statuses, operations = requested) {
      const declared = requested.flatMap(({ operationId, responses }) =>
        [...responses.keys()].filter((status) => !beyondReach.has(status)).map((status) => ({ operationId, status })),
      );
      const wanted = new Set(requested.flatMap((operation) => propertiesOf(contract, operation)));
      const missing = [...wanted].filter((pointer) => !properties.has(pointer));
      const enums = [...values].flatMap(([schema, seen]) => {
        const never = ((contract.at(schema).node.enum as unknown[] | undefined) ?? []).filter((one) => !seen.has(one));
        return never.length > 0 ? [{ schema, never }] : [];
      });
      return {
        operations: {
          seen: requested.filter(({ operationId }) => [...(statuses.get(operationId) ?? [])].some(isSuccess)).length,
          of: requested.length,
        },
        statuses: {
          seen: declared.filter(({ operationId, status }) => statuses.get(operationId)?.has(status)).length,
          of: declared.length,
        },
        properties: { seen: wanted.size - missing.length, of: wanted.size },
        missing,
        enums,
        answers: operations.flatMap((operation) => answersOf(operation, statuses)),
      };
    },
  };
}

function answersOf({ operationId, responses }: Operation, statuses: Map<string, Set<number>>): Coverage['answers'] {
  const seen = statuses.get(operationId);
  if (!seen) return [];
  const never = [...responses.keys()].filter((status) => !seen.has(status) && !beyondReach.has(status));
  return [{ operationId, seen: [...seen].sort((a, b) => a - b), never }];
}

/**
 * Every property that a success response of the operation can hold, by pointer, as `visitValue`
 * names them.
 */
function propertiesOf(contract: Contract, { responses }: Operation): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (schema: string) => {
    for (const { node, pointer } of branchesOf(contract, schema)) {
      if (visited.has(pointer)) continue;
      visited.add(pointer);
      if (node.items) visit(`${pointer}/items`);
      for (const key of Object.keys((node.properties as Node | undefined) ?? {})) {
        const property = `${pointer}/properties/${escaped(key)}`;
        found.add(property);
        visit(property);
      }
    }
  };
  for (const [status, { media }] of responses) {
    if (isSuccess(status)) for (const { schema } of media) if (schema) visit(schema);
  }
  return [...found];
}

export const percent = ({ seen, of }: Share): number => (of === 0 ? 100 : Math.floor((100 * seen) / of));
