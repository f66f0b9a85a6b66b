import type { OperationId } from '#generated/operations.ts';
import { ApiError } from '#src/lib/api/api-error.ts';

const details: Partial<Record<number, string>> = {
  409: 'Somebody else has changed this record since you opened it.',
  422: 'A start date must lie before the end date.',
  500: 'An unexpected condition was met.',
};

/** A call that failed, as the product's fetcher would throw it; 0 without an answer. */
export function failureOf(operationId: OperationId, code: number): ApiError {
  const detail = details[code];
  return new ApiError(operationId, '/report-editions/4', {
    status: code,
    ...(detail && {
      problem: {
        type: 'about:blank',
        title: 'Failed',
        status: code,
        code: code === 500 ? 'internal' : 'invalid',
        detail,
        ...(code === 500 && { requestId: '0b6f1c52-7d30-4a9e-9b1f-5f2a7c3d9e01' }),
      },
    }),
  });
}
