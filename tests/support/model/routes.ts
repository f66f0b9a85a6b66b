import { type OperationId, operations } from '#generated/operations.ts';
import type { Operation } from './operation.ts';
import type { Params } from './reads.ts';

const BASE = '/api/v1';
const routes = Object.entries(operations).map(([id, { path, method }]) => ({
  ...{ id: id as OperationId, method: method.toUpperCase() },
  pattern: new RegExp(`^${BASE}${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));
const known = new Map<string, { id: OperationId; params: Params }>();

/** The operation that an address means, with what the address names. */
export function routeOf(method: string, pathname: string): { id: OperationId; params: Params } {
  const address = `${method} ${pathname}`;
  const found = known.get(address);
  if (found) return found;
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(pathname) : null;
    if (!match) continue;
    const params = Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, Number(text)]));
    known.set(address, { id: route.id, params });
    return { id: route.id, params };
  }
  throw new Error(`No operation has the address ${address}`);
}

/** The request that a write makes: method, address and body. */
export function requestOf({ id, variables }: Operation): string {
  const { path, method } = operations[id];
  const { data, ...params } = variables as { data?: unknown } & Record<string, unknown>;
  const pathname = BASE + path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(params[name]));
  return `${method.toUpperCase()} ${pathname} ${data === undefined ? '' : JSON.stringify(data)}`;
}

/**
 * What names a question: its operation, what it is about, and its filters; pages of one list have
 * the same name.
 */
export function questionOf(read: OperationId, params: Params, query: Record<string, string>): string {
  const { offset: _page, ...filters } = query;
  return JSON.stringify([read, Object.entries(params).sort(), Object.entries(filters).sort()]);
}
