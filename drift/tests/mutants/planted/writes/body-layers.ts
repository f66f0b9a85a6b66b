/** Layers that several mutants of this folder plant. */
import { at, jsonOf, type Layer, ok, type Row, sending, sent, withJson } from '../../mutant.ts';

/** Changes one member of what is sent, where it is there. */
export const stores = (operation: string, name: string, change: (value: never, body: Row) => unknown) =>
  sent(operation, (body: Row) =>
    body && name in body ? { ...body, [name]: change(body[name] as never, body) } : body,
  );

/** Sends something else and responds as if it had been stored as it came. */
export const pretends = (operation: string, name: string, change: (value: never) => unknown): (() => Layer) =>
  at(operation, async (call, next) => {
    const body = jsonOf(call) as Row | undefined;
    if (!body || !(name in body)) return next(call);
    const response = await next(sending(call, { ...body, [name]: change(body[name] as never) }));
    const made = jsonOf(response) as Row | undefined;
    return ok(response) && made && name in made ? withJson(response, { ...made, [name]: body[name] }) : response;
  });

export const without = (operation: string, ...names: string[]) =>
  sent(operation, (body: Row) => Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))));

export type Pointed = { errors?: { pointer: string }[]; code?: string };

/** Where the body is refused, it is mended and taken. */
export const mends = (operation: string, mend: (body: Row, pointers: string[]) => Row | undefined): (() => Layer) =>
  at(operation, async (call, next) => {
    const response = await next(call);
    const { code, errors = [] } = (jsonOf(response) as Pointed | undefined) ?? {};
    const given = jsonOf(call) as Row | undefined;
    if (response.status !== 422 || code !== 'invalid' || typeof given !== 'object' || given === null) return response;
    const mended = mend(
      given,
      errors.map(({ pointer }) => pointer),
    );
    return mended ? next(sending(call, mended)) : response;
  });
