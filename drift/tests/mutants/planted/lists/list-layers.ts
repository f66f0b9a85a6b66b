/** Layers that several mutants of this folder plant. */
import { at, type Call, ok, type Row, request, withQuery } from '../../mutant.ts';

export const dashboard = 'listDashboardIndicators';

/** Without this filter. */
export const ignored = (operation: string, name: string) =>
  accepted(operation, (call) => withQuery(call, { [name]: undefined }));

/** Changes a request that would be accepted as it is. */
export const accepted = (operation: string, change: (call: Call) => Call) =>
  at(operation, async (call, next) => {
    const response = await next(call);
    return ok(response) ? next(change(call)) : response;
  });

/** With another value of a filter that is given. */
export const with_ = (operation: string, name: string, change: (value: string) => string | undefined) =>
  request(operation, (call) => {
    const value = call.query.get(name);
    return value === null ? call : withQuery(call, { [name]: change(value) });
  });

export type Page = { Data: Row[]; Count: number };
