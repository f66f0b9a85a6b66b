import { literal, object, enum as oneOf, string, type ZodMiniType } from 'zod/mini';
import { ProblemCode } from '#generated/enums.ts';
import '#src/lib/forms/zod.ts';
import { answers } from '#generated/answers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { type Difference, differencesOf } from './differences.ts';

const modules = import.meta.glob<Record<string, ZodMiniType>>('../../generated/zod/*/*.zod.ts');

/**
 * Where a response is not what the contract says: its status, its type, its content. Empty = it
 * fits. Reads the answer's body.
 */
export async function checkResponse(id: OperationId, answer: Response): Promise<Difference[]> {
  const { status } = answer;
  const declared = Object.keys(answers[id]);
  if (!declared.includes(String(status)))
    return [{ kind: 'status', path: '', expected: `a status of ${declared.join(', ')}`, got: String(status) }];
  if (status === 204) return [];
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? 'none';
  const schema = answer.ok ? await answerSchema(id) : problemSchema(status);
  // A file: the contract says nothing of its content.
  if (schema.type === 'unknown') return [];
  const expected = answer.ok ? 'application/json' : 'application/problem+json';
  if (type !== expected) return [{ kind: 'type', path: '', expected, got: type }];
  const text = await answer.text();
  const body = parsed(text);
  if (body === undefined) return [{ kind: 'json', path: '', expected: 'JSON', got: text.slice(0, 40) }];
  return differencesOf(schema, body);
}

async function answerSchema(id: OperationId): Promise<ZodMiniType> {
  const { area } = operations[id];
  const all = await modules[`../../generated/zod/${area}/${area}.zod.ts`]?.();
  const schema = all?.[`${id[0]?.toUpperCase()}${id.slice(1)}Response`];
  if (!schema) throw new Error(`generated/zod has no schema for the answer of ${id}: run npm run generate`);
  return schema;
}

const problemSchema = (status: number) =>
  object({ type: string(), title: string(), status: literal(status), code: oneOf(ProblemCode) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
