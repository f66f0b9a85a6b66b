/**
 * Error answers that a framework documents by itself: they stand in the document whatever the API
 * really answers, so they are open rather than wrong.
 */
import type { Node } from '../core/contract.ts';
import type { BackendResponse } from './backend-document.ts';
import type { Source } from './document-nodes.ts';

interface FrameworkError {
  framework: string;
  /** Of the schema that the answer holds. */
  schema?: RegExp;
  /** Of the shared response. */
  response?: RegExp;
  /** How it describes the member `message` of a schema that stands in the answer itself. */
  message?: string;
  /** What the schema holds, where a team may have called one of its own so. */
  members?: string[];
  /** What it may hold besides; anything more is the team's. Left out: anything. */
  others?: string[];
}

const known: FrameworkError[] = [
  { framework: 'FastAPI', schema: /^HTTPValidationError$/ },
  {
    framework: 'ASP.NET',
    schema: /^((Http)?Validation)?ProblemDetails$/,
    members: ['type', 'title', 'status', 'detail', 'instance'],
    others: ['errors', 'extensions'],
  },
  {
    framework: 'Spring',
    schema: /^ProblemDetail$/,
    members: ['type', 'title', 'status', 'detail', 'instance'],
    others: ['properties'],
  },
  { framework: 'huma', schema: /^ErrorModel$/, members: ['type', 'title', 'status', 'detail', 'instance', 'errors'] },
  {
    framework: 'Scramble (Laravel)',
    response: /^(Validation|Authentication|Authorization|ModelNotFound|RecordsNotFound|NotFoundHttp)Exception$/,
    message: 'Error overview.',
  },
];

const nameAt = (pointer: string, folder: string) =>
  pointer.startsWith(`#/components/${folder}/`) ? pointer.slice(`#/components/${folder}/`.length) : undefined;

/** `FastAPI’s own HTTPValidationError`, of an answer that a framework writes by itself. */
export function frameworkErrorOf({ pointer, media }: BackendResponse, theirs: Source): string | undefined {
  const names = media.flatMap(({ schema }) => nameAt(String(schema?.node.$ref ?? ''), 'schemas') ?? []);
  const response = nameAt(pointer, 'responses') ?? '';
  const holds = (name: string, { members = [], others }: FrameworkError) => {
    const has = Object.keys(theirs.at(`#/components/schemas/${name}/properties`)?.node ?? {});
    const mayHave = others && [...members, ...others];
    return members.every((one) => has.includes(one)) && has.every((one) => mayHave?.includes(one) ?? true);
  };
  const messages = media.map(({ schema }) => (schema?.node.properties as Record<string, Node> | undefined)?.message);
  for (const one of known) {
    const { framework, schema, response: shared, message } = one;
    const own = names.find((own) => schema?.test(own) && holds(own, one));
    const inPlace = message !== undefined && messages.some((own) => own?.description === message);
    const name = own ?? (shared?.test(response) ? response : undefined) ?? (inPlace ? 'message of abort()' : undefined);
    if (name) return `${framework}’s own ${name}`;
  }
  return undefined;
}
