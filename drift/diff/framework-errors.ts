/**
 * Error answers that a framework documents by itself: they stand in the document whatever the API
 * really answers, so they are open rather than wrong.
 */
import type { BackendResponse } from './backend-document.ts';

interface FrameworkError {
  framework: string;
  /** Of the schema that the answer holds. */
  schema?: RegExp;
  /** Of the shared response. */
  response?: RegExp;
}

const known: FrameworkError[] = [
  { framework: 'FastAPI', schema: /^HTTPValidationError$/ },
  {
    framework: 'Scramble (Laravel)',
    response: /^(Validation|Authentication|Authorization|ModelNotFound)Exception$/,
  },
];

const nameAt = (pointer: string, folder: string) =>
  pointer.startsWith(`#/components/${folder}/`) ? pointer.slice(`#/components/${folder}/`.length) : undefined;

/** `FastAPI’s own HTTPValidationError`, of an answer that a framework writes by itself. */
export function frameworkErrorOf({ pointer, media }: BackendResponse): string | undefined {
  const names = media.flatMap(({ schema }) => nameAt(String(schema?.node.$ref ?? ''), 'schemas') ?? []);
  const response = nameAt(pointer, 'responses') ?? '';
  for (const { framework, schema, response: shared } of known) {
    const name = names.find((one) => schema?.test(one)) ?? (shared?.test(response) ? response : undefined);
    if (name) return `${framework}’s own ${name}`;
  }
  return undefined;
}
