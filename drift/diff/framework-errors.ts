/**
 * Error answers that a framework documents by itself: they stand in the document whatever the API
 * really answers, so they are open rather than wrong.
 */
import type { BackendResponse } from './backend-document.ts';
import type { Source } from './document-nodes.ts';

interface FrameworkError {
  framework: string;
  /** Of the schema that the answer holds. */
  schema?: RegExp;
  /** Of the shared response. */
  response?: RegExp;
  /** What the schema holds as well, where a team may have called one of its own so. */
  members?: string[];
}

const known: FrameworkError[] = [
  { framework: 'FastAPI', schema: /^HTTPValidationError$/ },
  { framework: 'huma', schema: /^ErrorModel$/, members: ['type', 'title', 'status', 'detail', 'instance', 'errors'] },
  {
    framework: 'Scramble (Laravel)',
    response: /^(Validation|Authentication|Authorization|ModelNotFound)Exception$/,
  },
];

const nameAt = (pointer: string, folder: string) =>
  pointer.startsWith(`#/components/${folder}/`) ? pointer.slice(`#/components/${folder}/`.length) : undefined;

/** `FastAPI’s own HTTPValidationError`, of an answer that a framework writes by itself. */
export function frameworkErrorOf({ pointer, media }: BackendResponse, theirs: Source): string | undefined {
  const names = media.flatMap(({ schema }) => nameAt(String(schema?.node.$ref ?? ''), 'schemas') ?? []);
  const response = nameAt(pointer, 'responses') ?? '';
  const holds = (name: string, members: string[] = []) =>
    members.every((member) => theirs.at(`#/components/schemas/${name}/properties/${member}`));
  for (const { framework, schema, response: shared, members } of known) {
    const own = names.find((one) => schema?.test(one) && holds(one, members));
    const name = own ?? (shared?.test(response) ? response : undefined);
    if (name) return `${framework}’s own ${name}`;
  }
  return undefined;
}
