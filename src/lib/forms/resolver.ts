import './zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { fields } from '#generated/fields.ts';

type Words = Partial<Record<string, { message?: string; [limit: string]: unknown }>>;
/** Of what is empty until somebody decides it, such as a rating; its text is none of a list. */
const NOTHING_CHOSEN = 'Choose one';

/**
 * A form's resolver over a schema of the contract, in the words that the contract has for its
 * properties (`x-message`). `Values` is what the form holds, which may be empty where the body
 * (`Body`) may not.
 */
export function resolverFor<Values extends FieldValues, Body extends FieldValues>(
  name: keyof typeof fields,
  schema: ZodMiniType<Body>,
): Resolver<Values, unknown, Body> {
  const words: Words = fields[name];
  const said = zodResolver(schema as ZodMiniType<Body, Body>, {
    error: ({ path, input }) => words[String(path?.at(-1))]?.message ?? (input === null ? NOTHING_CHOSEN : undefined),
  });
  return said as unknown as Resolver<Values, unknown, Body>;
}
