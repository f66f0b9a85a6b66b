/**
 * The two places where the model touches how the product is wired: making a client, and starting a
 * write.
 */
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import * as comments from '#generated/hooks/comments/comments.ts';
import * as dashboard from '#generated/hooks/dashboard/dashboard.ts';
import * as editionHooks from '#generated/hooks/editions/editions.ts';
import * as notifications from '#generated/hooks/notifications/notifications.ts';
import * as ratings from '#generated/hooks/ratings/ratings.ts';
import * as references from '#generated/hooks/references/references.ts';
import * as structure from '#generated/hooks/structure/structure.ts';
import { edits } from '#src/app/edits.ts';
import { createReports } from '#src/app/failure.ts';
import type { WriteOptions } from '#src/lib/api/call-details.ts';
import type { OptimisticEdits } from '#src/lib/api/edits.ts';
import { ApiQueryClient, createApiClient } from '#src/lib/api/query-client.ts';
import type { Reports } from '#src/lib/api/reports.ts';
import { callsOf } from '#src/lib/api/writes.ts';
import type { NewNotice } from '#src/lib/notices/notices.ts';
import type { WriteId } from './operation.ts';

const hooks = { ...comments, ...dashboard, ...editionHooks, ...notifications, ...ratings, ...references, ...structure };
const optionsOf = (id: WriteId) => {
  const name = `get${id[0]?.toUpperCase()}${id.slice(1)}MutationOptions` as keyof typeof hooks;
  return hooks[name] as unknown as WriteOptions<object, unknown>;
};

/** How a failed call was told to the person. */
export type Told = { notice?: NewNotice; page?: string };
export type Heard = {
  failed(failure: Parameters<Reports['failed']>[0], told: Told): void;
  withdrawn(retry: () => void): void;
};

/** A client with all edits of the product, and with its own table of what a failure says. */
export function createClient(heard: Heard): QueryClient {
  let told: Told = {};
  const reports = createReports({
    push(notice) {
      told = { ...told, notice };
      return 0;
    },
    dismiss: () => undefined,
    leaveFor(page) {
      told = { ...told, page };
    },
    reload: () => undefined,
    isOffline: () => false,
  });
  return createApiClient(edits as OptimisticEdits, {
    ...reports,
    failed(failure) {
      told = {};
      reports.failed(failure);
      heard.failed(failure, told);
    },
    withdraw: (retry) => heard.withdrawn(retry),
  });
}

/** The person presses a button: the write begins, whatever becomes of it. */
export function startWrite(client: QueryClient, operationId: WriteId, variables: object): void {
  const options = optionsOf(operationId);
  if (client instanceof ApiQueryClient) {
    // a form's calls are told apart by the form, each step is a call of its own
    const { form } = variables as { form?: string };
    void callsOf(client).start(options, variables, form ? { subject: form } : {});
    return;
  }
  new MutationObserver(client, options()).mutate(variables).catch(() => undefined);
}
