import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReports } from '#src/app/failure.ts';
import { RecentProblems } from '#src/app/recent-problems.tsx';
import { DataTable } from '#src/components/data-table.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { ToastArea } from '#src/components/toast-area.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { quoteOf } from '#src/lib/api/quote.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

const problem = {
  type: 'about:blank',
  title: 'x',
  detail: 'An internal server error occurred.',
  code: 'internal',
} as const;
const failed = (status: number, requestId?: string) =>
  new ApiError('listUsers', '/api/v1/users', {
    status,
    problem: { ...problem, status, ...(requestId && { requestId }) },
  });
const id = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
const error = failed(500, id);
const quote = 'Quote 0e0e4736 to support.';

beforeEach(() => void fillBrowserGaps());
afterEach(() => notices.clear());

describe('what to tell support', () => {
  it('is the end of the id, where the server was at fault and sent one', () => {
    expect([500, 503].map((status) => quoteOf(failed(status, id)))).toEqual([quote, quote]);
    expect([403, 404, 409, 422].map((status) => quoteOf(failed(status, id)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(quoteOf(failed(500))).toBeUndefined();
    expect(quoteOf(new ApiError('listUsers', '/x', { status: 502 }))).toBeUndefined();
    expect(quoteOf(new Error('x'))).toBeUndefined();
  });

  it.each<[string, ReactNode]>([
    ['a read that failed', <ReadError key="1" error={error} onRetry={vi.fn()} />],
    ['a line beside what works', <InlineError key="2" error={error} onRetry={vi.fn()} />],
    ['a form', <Refusal key="3" error={error} />],
    [
      'a table',
      <DataTable
        key="4"
        suffix="Users"
        loadingMessage="Loading"
        empty="None"
        columns={[]}
        rowId={() => 1}
        rows={undefined}
        error={error}
        onRetry={vi.fn()}
      />,
    ],
    ['a toast', <ToastArea key="5" notices={[{ id: 1, tone: 'error', message: 'x', error }]} onDismiss={vi.fn()} />],
  ])('is told by %s', (_what, part) => {
    render(part);
    expect(screen.getByText(quote)).toBeVisible();
  });

  it('is told by the notice of a call, which stays one notice however often it fails', () => {
    const doors = { push: notices.push, dismiss: notices.dismiss, leaveFor: vi.fn(), reload: vi.fn() };
    const { failed: report } = createReports(doors);
    for (const one of [error, failed(500, 'b7ad6b71-6920-3331-0000-00000000beef')])
      report({ operationId: 'listUsers', kind: 'write', error: one });
    render(<RecentProblems heading="h2" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Quote 0000beef to support.')).toBeVisible();
  });
});
