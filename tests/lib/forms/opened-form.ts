import { act, renderHook, waitFor } from '@testing-library/react';
import type { Resolver } from 'react-hook-form';
import { expect } from 'vitest';
import type { ReportEdition } from '#generated/model/index.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import { type Sent, serveWrites } from './support.tsx';

export type Values = { Note: string; Title: string; Version: number };
export const NAME = 'record:1';
export const origin = { title: 'The record', path: '/record' };
export const first: Values = { Note: 'old', Title: 'A', Version: 1 };
export const accepts: Resolver<Values, unknown, Values> = (values) => ({ values, errors: {} });

/** A form of one record over what the server has; `serve` draws it over something newer. */
export function open(served = first, { hasSummary = false, resolver = accepts, server = serveWrites() } = {}) {
  const useRecord = (now: Values) =>
    useServerForm<'updateReportEdition', Values, Values, ReportEdition>({
      ...{ served: now, draft: NAME, origin, record: 'The record', hasSummary, resolver },
      ...{ operationId: 'updateReportEdition', options: server.options },
      variablesOf: (body) => ({ id: 4, data: body as never }),
      valuesOf: (answer) => answer as unknown as Values,
      typedOf: (sent: Sent) => sent.data as unknown as Values,
    });
  const { result, rerender, unmount } = renderHook(useRecord, { initialProps: served, wrapper: server.wrapper });
  const now = () => result.current;
  return {
    ...{ server, now, unmount },
    values: () => now().form.getValues(),
    type: (text: string, field: 'Note' | 'Title' = 'Note') => act(() => now().form.setValue(field, text)),
    serve: (next: Values) => rerender(next),
    save: (details?: Parameters<ReturnType<typeof now>['save']>[0]) => act(() => now().save(details)),
    status: (status: string) => waitFor(() => expect(now().lastSave.status).toBe(status)),
  };
}
export type Opened = ReturnType<typeof open>;
/** Whether it is unsaved and moved, its note and its version. */
export const read = ({ now, values }: Opened) => [now().unsaved, now().moved, values().Note, values().Version];
