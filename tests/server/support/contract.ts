import { readFileSync } from 'node:fs';
import type { OperationId } from '#generated/operations.ts';
import type { CallOptions } from './app.ts';

type Referred<T> = T & { $ref?: string };
type Example = Referred<{ value?: { code?: string } }>;
type Response = Referred<{ content?: Record<string, { examples?: Record<string, Example> }> }>;

interface Operation {
  operationId: OperationId;
  responses: Record<string, Response>;
  security?: unknown[];
  'x-permissions': string[][];
}

// both forms are made of one document, and this one is read a hundred times as fast
const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; examples: Record<string, Example> };
};
const nameIn = ({ $ref }: { $ref?: string }) => $ref?.split('/').at(-1) ?? '';

/** Every operation as the contract writes it, read without the server's own table. */
export const contractOperations: Operation[] = Object.values(contract.paths).flatMap((item) =>
  ['get', 'post', 'put', 'delete', 'patch'].flatMap((method) => item[method] ?? []),
);

/** Has the contract an example of this code among what the operation answers with 409? */
export function mayConflict({ responses }: Operation, code: string): boolean {
  const own = responses['409'] ?? {};
  const { content = {} } = contract.components.responses[nameIn(own)] ?? own;
  const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
  return examples.some((one) => (contract.components.examples[nameIn(one)] ?? one).value?.code === code);
}

export const isOpen = ({ security }: Operation) => security?.length === 0;

/** Names Kenya's 1.1.1 wherever an address names one, and nothing that exists below it, so that no call can take anything away. */
export const harmlessParams = (userId: number): NonNullable<CallOptions['params']> => ({
  id: 4,
  editionId: 4,
  reportEditionId: 4,
  countryId: 404,
  indicatorId: 451,
  ratingId: 100_201,
  taggedId: userId,
  assignmentId: 999_999,
  milestoneId: 999_999,
  activityId: 999_999,
  userId: 999_999,
  commentId: 999_999,
  referenceId: 999_999,
  importId: 999_999,
  checkId: 'unknown-unknown-unknown',
  token: 'unknown-unknown-unknown',
});

/** The parameters that some operations demand. */
export const demandedQuery: Partial<Record<OperationId, CallOptions['query']>> = {
  readCompare: { editions: '[4,3]', countries: '[404]' },
};
