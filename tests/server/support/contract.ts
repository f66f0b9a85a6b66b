import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '#generated/operations.ts';
import type { CallOptions } from './app.ts';

interface Operation {
  operationId: OperationId;
  security?: unknown[];
  'x-permissions': string[][];
}

/** Every operation as the contract writes it, read without the server's own table. */
export const contractOperations: Operation[] = Object.values(
  parse(readFileSync('generated/openapi.yaml', 'utf8')).paths as Record<string, Record<string, Operation>>,
).flatMap((item) => ['get', 'post', 'put', 'delete', 'patch'].flatMap((method) => item[method] ?? []));

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
