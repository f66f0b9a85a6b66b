import { type OperationId, operations } from '#generated/operations.ts';
import { readContract } from '../../../server/contract.ts';
import { contractValidation } from '../../../server/validation.ts';

/** A schema as the contract writes it, as far as tests build values from it. */
export interface BodySchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, BodySchema>;
  required?: string[];
  items?: BodySchema;
  oneOf?: BodySchema[];
  anyOf?: BodySchema[];
  [rule: string]: unknown;
}
interface Body {
  schema: BodySchema;
  /** The contract's own example, a fresh copy. */
  example: Record<string, unknown>;
}

const contract = readContract();
export const { resolve, check } = contractValidation(contract);

/** The JSON body that an operation accepts; undefined where it accepts none. */
export function bodyOf(operationId: OperationId): Body | undefined {
  const { method, path } = operations[operationId];
  const { requestBody } = contract.paths[path]?.[method] ?? {};
  const json = requestBody && resolve(requestBody).content['application/json'];
  if (!json?.schema) return undefined;
  const { examples = {} } = json as { examples?: Record<string, { value: Record<string, unknown> }> };
  const [first] = Object.values(examples);
  if (!first) throw new Error(`${operationId} has no example of its body`);
  return { schema: json.schema as BodySchema, example: structuredClone(resolve(first).value) };
}

export const exampleBody = (operationId: OperationId): Record<string, unknown> => bodyOf(operationId)?.example ?? {};
