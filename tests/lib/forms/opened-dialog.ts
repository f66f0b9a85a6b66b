import { act, renderHook, waitFor } from '@testing-library/react';
import type { Resolver } from 'react-hook-form';
import { expect, vi } from 'vitest';
import type { ReportEdition } from '#generated/model/index.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { serveWrites } from './support.tsx';

export type Values = { Name: string; Ids: number[]; More?: string; Version?: number };
export const NAME = 'dialog:1';
export const origin = { title: 'A dialog', path: '/records' };
export const initial: Values = { Name: '', Ids: [1] };
export const body = { id: 4, data: {} as never };

type Given = { resolver?: Resolver<Values>; initial?: Values };

/** A dialog over a server; another one over the same server where it is given. */
export function open(server = serveWrites(), given: Given = {}) {
  const onDone = vi.fn();
  const useDialog = ({ served }: { served?: Values }) =>
    useDialogForm<'updateReportEdition', Values, ReportEdition>({
      ...{ draft: NAME, origin, initial, onDone, operationId: 'updateReportEdition', options: server.options },
      ...{ served, ...given },
    });
  const { result, rerender, unmount } = renderHook(useDialog, { initialProps: {}, wrapper: server.wrapper });
  const now = () => result.current;
  return {
    ...{ server, now, unmount, onDone },
    serve: (served: Values) => rerender({ served }),
    name: () => now().form.getValues('Name'),
    type: (text: string) => act(() => now().form.setValue('Name', text)),
    send: (details?: Parameters<ReturnType<typeof now>['send']>[1], id = body.id) =>
      act(() => now().send({ ...body, id }, details)),
    status: (status: string) => waitFor(() => expect(now().lastCall.status).toBe(status)),
  };
}
