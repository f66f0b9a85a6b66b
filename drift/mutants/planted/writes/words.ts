/** Layers that several mutants of this folder plant. */
import { at, jsonOf, type Layer, ok, type Row, sending, sent, withJson } from '../../mutant.ts';

/** Changes one member of what is sent, where it is there. */
export const stores = (operation: string, name: string, change: (value: never, body: Row) => unknown) =>
  sent(operation, (body: Row) =>
    body && name in body ? { ...body, [name]: change(body[name] as never, body) } : body,
  );

/** Sends something else and answers as if it had been stored as it came. */
export const pretends = (operation: string, name: string, change: (value: never) => unknown): (() => Layer) =>
  at(operation, async (call, next) => {
    const body = jsonOf(call) as Row | undefined;
    if (!body || !(name in body)) return next(call);
    const answer = await next(sending(call, { ...body, [name]: change(body[name] as never) }));
    const made = jsonOf(answer) as Row | undefined;
    return ok(answer) && made && name in made ? withJson(answer, { ...made, [name]: body[name] }) : answer;
  });

export const without = (operation: string, ...names: string[]) =>
  sent(operation, (body: Row) => Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))));
