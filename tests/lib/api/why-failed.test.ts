import { expect, test } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { whyWriteFailed } from '#src/lib/api/why-failed.ts';

const lost = (operationId: OperationId, path = '/x') => whyWriteFailed(new ApiError(operationId, path, { status: 0 }));

test.each(['exportData', 'exportCompare', 'exportActivity'] as const)(
  '[S133] [Q-R14] %s stores nothing: without a connection nothing is said about saving',
  (operationId) => {
    expect(lost(operationId)).toEqual(['The server cannot be reached.']);
  },
);

test('[Q-R14] an import that only checks stores nothing, one that imports may have', () => {
  expect(lost('importFile', '/api/v1/import?dryRun=true')).toEqual(['The server cannot be reached.']);
  expect(lost('importFile', '/api/v1/import?dryRun=false')).toEqual([
    'No answer came, so it may be saved already. Sent again as it is, it is saved once.',
  ]);
});
