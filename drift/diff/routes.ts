/**
 * Matches the contract's operations with the backend's by method and path template, whatever the
 * names of parameters and the prefix of the paths.
 */
import type { Contract, Operation } from '../core/contract.ts';
import type { BackendDocument, BackendOperation } from './backend-document.ts';

export interface Route {
  operation: Operation;
  theirs: BackendOperation | undefined;
  /** The closest operation where none matches. */
  near?: { kind: 'method' | 'slash' | 'path'; what: string };
  /** The paths differ in upper and lower case only. */
  otherCase?: boolean;
}

export interface Routes {
  routes: Route[];
  /** Prefix of the backend's paths, `/api/v1`. */
  prefix: string;
}

/** A template without the names of its parameters: `/users/{id:int}` → `/users/{}`. */
const template = (path: string) =>
  `/${path.replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '{}')}`.replaceAll(/\/{2,}/g, '/');
const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

export function routesOf(contract: Contract, theirs: BackendDocument): Routes {
  const base = template(theirs.bases[0] ?? '').replace(/\/$/, '');
  const full = theirs.operations.map((operation) => ({ operation, path: template(base + template(operation.path)) }));
  const ours = [...contract.operations.values()];
  const prefix = prefixOf(
    ours.map(({ path }) => template(path)),
    full.map(({ path }) => path),
    [template(contract.prefix), base, ''],
  );
  const exact = new Map(full.map(({ operation, path }) => [`${operation.method} ${path}`, operation]));
  const loose = new Map(full.map(({ operation, path }) => [`${operation.method} ${path}`.toLowerCase(), operation]));
  const routes = ours.map((operation): Route => {
    const path = prefix + template(operation.path);
    const found = exact.get(`${operation.method} ${path}`);
    if (found) return { operation, theirs: found };
    const cased = loose.get(`${operation.method} ${path}`.toLowerCase());
    if (cased) return { operation, theirs: cased, otherCase: true };
    const near = nearest(operation, path, full);
    return { operation, theirs: undefined, ...(near && { near }) };
  });
  return { routes, prefix };
}

/** The prefix that matches most templates; on a tie a known one, then the shortest. */
function prefixOf(ours: string[], theirs: string[], known: string[]): string {
  const distinct = [...new Set(ours.map((path) => path.toLowerCase()))];
  const votes = new Map<string, number>(known.map((prefix) => [prefix, 0]));
  for (const path of new Set(theirs)) {
    for (const own of distinct) {
      const plain = withoutSlash(path);
      if (!plain.toLowerCase().endsWith(own)) continue;
      const prefix = plain.slice(0, plain.length - own.length);
      votes.set(prefix, (votes.get(prefix) ?? 0) + 1);
    }
  }
  const rank = (prefix: string) => (known.includes(prefix) ? 0 : 1);
  const [best] = [...votes].sort(([a, m], [b, n]) => n - m || rank(a) - rank(b) || a.length - b.length);
  return best?.[0] ?? '';
}

type Full = { operation: BackendOperation; path: string };

function nearest({ method }: Operation, path: string, all: Full[]): Route['near'] {
  const slashed = all.find((one) => one.operation.method === method && withoutSlash(one.path) === withoutSlash(path));
  if (slashed) return { kind: 'slash', what: slashed.operation.path };
  const methods = all.filter((one) => one.path === path).map((one) => one.operation.method.toUpperCase());
  if (methods.length > 0) return { kind: 'method', what: methods.join(', ') };
  const steps = path.split('/');
  const likeness = (other: string) => {
    const others = other.split('/');
    return others.length === steps.length ? steps.filter((step, index) => step === others[index]).length : 0;
  };
  const [best] = all
    .filter((one) => one.operation.method === method && likeness(one.path) === steps.length - 1)
    .map((one) => one.operation.path);
  return best === undefined ? undefined : { kind: 'path', what: best };
}
