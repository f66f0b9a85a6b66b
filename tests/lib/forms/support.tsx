import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { ReportEdition } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { WriteOptions } from '#src/lib/api/call-details.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import { callsOf } from '#src/lib/api/writes.ts';

export type Sent = MutationVariables['updateReportEdition'];
type Settle = { accept: (answer: object) => void; refuse: (status: number, problem?: object) => void };

/** A write whose calls wait until the test accepts or refuses them, and a client to send it through. */
export function serveWrites() {
  const sent: Sent[] = [];
  const waiting: Settle[] = [];
  const client = createApiClient({}, { failed: vi.fn() });
  const options: WriteOptions<Sent, ReportEdition> = () => ({
    mutationKey: ['updateReportEdition'],
    mutationFn: (variables) => {
      sent.push(variables);
      return new Promise((resolve, reject) =>
        waiting.push({
          accept: (answer) => resolve(answer as ReportEdition),
          refuse: (status, problem) =>
            reject(
              new ApiError('updateReportEdition', '/x', { status, ...(problem && { problem: problem as never }) }),
            ),
        }),
      );
    },
  });
  const next = async (): Promise<Settle> => vi.waitUntil(() => waiting.shift(), { timeout: 50_000 });
  return {
    client,
    options,
    sent,
    next,
    /** The same write from another form, accepted. */
    callElsewhere: async () => {
      const done = callsOf(client).start(options, { id: 5, data: {} as never }, { subject: 'elsewhere' });
      (await next()).accept({});
      await done;
    },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  };
}
