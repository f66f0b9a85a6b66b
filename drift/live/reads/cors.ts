/**
 * A client of another origin may send requests and headers, and read the headers that the contract
 * declares.
 */
import type { Operation } from '../../core/contract.ts';
import type { Exchange } from '../../core/exchange.ts';
import { inParallel, type Pool } from '../pool.ts';
import { addressOf, chosen, performed, type Run, report } from '../run.ts';
import { impossibleParams } from './probe.ts';

/** What any page may send and read without a preflight (Fetch standard). */
const simpleMethods = new Set(['GET', 'HEAD', 'POST']);
const simpleHeaders = new Set([
  'content-type',
  'content-language',
  'content-length',
  'cache-control',
  'expires',
  'last-modified',
]);

/**
 * Where the client is loaded from; undefined where it stands on the target's own origin, or nobody
 * says where.
 */
export function corsOrigin({ options: { origin }, target }: Pick<Run, 'options' | 'target'>): string | undefined {
  return origin && new URL(target.url).origin !== new URL(origin).origin ? origin : undefined;
}

/**
 * Checks that a page of another origin may request and read.
 * @param seen responses to requests that came from that origin, refusals too
 */
export async function checkCors(
  run: Run,
  seen: { operation: Operation; exchange: Exchange }[],
  each: Pool = inParallel,
): Promise<void> {
  const origin = corsOrigin(run);
  if (!origin) return;
  const byOperation = Map.groupBy(
    seen.filter(({ exchange }) => exchange.requestHeaders.has('origin')),
    ({ operation }) => operation,
  );
  await each(chosen(run), async (operation) => {
    await preflight(run, operation, origin);
    const statuses = Map.groupBy(byOperation.get(operation) ?? [], ({ exchange }) => exchange.status);
    for (const [first] of statuses.values()) if (first) readable(run, operation, origin, first.exchange);
  });
}

const listed = (headers: Headers, name: string): Set<string> =>
  new Set(
    (headers.get(name) ?? '')
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  );

const allows = ({ headers }: Exchange, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

async function preflight(run: Run, operation: Operation, origin: string): Promise<void> {
  const method = operation.method.toUpperCase();
  const wanted = [
    ...(operation.isPublic ? [] : ['authorization']),
    ...(operation.body ? ['content-type'] : []),
    ...operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase()),
  ];
  const exchange = await run.target
    .send('options', addressOf(operation, impossibleParams(run, operation)), {
      headers: {
        origin,
        'access-control-request-method': method,
        ...(wanted.length > 0 && { 'access-control-request-headers': wanted.join(',') }),
      },
    })
    .catch(() => undefined);
  if (!exchange) return;
  performed(run, operation.operationId, 'cors.preflight');
  const say = (message: string, place: string) =>
    report(run, operation, { check: 'cors.preflight', message: `for ${origin}: ${message}`, exchange, place });
  if (exchange.status < 200 || exchange.status > 299) {
    say(`the preflight was answered ${exchange.status}`, '');
    return;
  }
  if (!allows(exchange, origin)) say('the preflight does not name this origin', 'header Access-Control-Allow-Origin');
  const methods = listed(exchange.headers, 'access-control-allow-methods');
  if (!simpleMethods.has(method) && !methods.has(method.toLowerCase()) && !methods.has('*'))
    say(`the preflight does not allow ${method}`, 'header Access-Control-Allow-Methods');
  const headers = listed(exchange.headers, 'access-control-allow-headers');
  // the star does not cover Authorization
  const missing = wanted.filter((name) => !headers.has(name) && (name === 'authorization' || !headers.has('*')));
  if (missing.length > 0)
    say(`the preflight does not allow ${missing.join(', ')}`, 'header Access-Control-Allow-Headers');
}

/** The response and its headers must be open to the page that sent the request. */
function readable(run: Run, operation: Operation, origin: string, exchange: Exchange): void {
  performed(run, operation.operationId, 'cors.preflight', 'cors.expose');
  if (!allows(exchange, origin)) {
    report(run, operation, {
      check: 'cors.preflight',
      message: `a page of ${origin} cannot read the answer`,
      exchange,
      place: 'header Access-Control-Allow-Origin',
    });
    return;
  }
  const exposed = listed(exchange.headers, 'access-control-expose-headers');
  const declared = operation.responses.get(exchange.status)?.headers ?? [];
  const isSigned = exchange.requestHeaders.has('authorization');
  for (const { name } of declared) {
    const plain = name.toLowerCase();
    if (simpleHeaders.has(plain) || exposed.has(plain) || (exposed.has('*') && !isSigned)) continue;
    report(run, operation, {
      check: 'cors.expose',
      message: `a page of ${origin} cannot read ${name}: it is not exposed`,
      exchange,
      place: `header ${name}`,
    });
  }
}
