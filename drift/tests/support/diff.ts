import type { Contract } from '../../core/contract.ts';
import { diffDocuments } from '../../diff/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document of any form, edited by hand
export type Doc = any;

/** `operationId status check place`, with `warn` before what is only a warning. */
export const found = (theirs: unknown, ours: Contract): string[] =>
  diffDocuments(ours, theirs).map(({ severity, operationId, status, check, place }) =>
    [severity === 'drift' ? undefined : severity, operationId, status, check, place].filter(Boolean).join(' '),
  );
