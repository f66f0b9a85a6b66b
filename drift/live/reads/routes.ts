/**
 * Distinguishes a missing route from a missing record: by what the API returns for a
 * path of nobody.
 */
import type { Operation } from '../../core/contract.ts';
import { type Exchange, jsonOf, mediaType, textOf } from '../../core/exchange.ts';
import { addressOf, type Run, report } from '../run.ts';
import { emptiest } from './probe.ts';

export interface Routes {
  /**
   * Reports `route.missing` or `method.missing` where a response says that nothing is mounted
   * there.
   * @param mayMiss the record may be missing too, so that a 404 alone says nothing
   * @returns whether it did
   */
  missing(operation: Operation, exchange: Exchange, mayMiss?: boolean): boolean;
  /**
   * Whether something is mounted there: what a role that is signed in gets for ids that are none is
   * not what nobody's path gives.
   */
  isMounted(operation: Operation): Promise<boolean>;
}

/** Requests a path that no API has, with and without a token. */
export async function openRoutes(run: Run): Promise<Routes> {
  const path = `/${run.options.runId.replaceAll(/\W/g, '-')}-nothing-is-here`;
  const methods = [...new Set([...run.contract.operations.values()].map(({ method }) => method))];
  const nowhere = new Map<string, string>();
  for (const method of methods)
    for (const token of [undefined, run.roles[0]?.token]) {
      const exchange = await run.target.send(method, path, { token }).catch(() => undefined);
      if (exchange) nowhere.set(`${method} ${token !== undefined}`, signature(exchange));
    }
  const isNowhere = (operation: Operation, exchange: Exchange) =>
    nowhere.get(`${operation.method} ${exchange.requestHeaders.has('authorization')}`) === signature(exchange);
  return {
    async isMounted(operation) {
      const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => [name, '!']);
      const sent = { token: run.roles[0]?.token, ...emptiest(operation) };
      const path = addressOf(operation, Object.fromEntries(names));
      const exchange = await run.target.send(operation.method, path, sent).catch(() => undefined);
      return exchange !== undefined && ![404, 405, 501].includes(exchange.status);
    },
    missing(operation, exchange, mayMiss = false) {
      const { status } = exchange;
      if (status === 405 || status === 501) {
        const allow = exchange.headers.get('allow');
        report(run, operation, {
          check: 'method.missing',
          message: `${exchange.method} is not possible here${allow ? `, only ${allow}` : ''}`,
          exchange,
        });
        return true;
      }
      if (status !== 404) return false;
      const body = jsonOf(exchange);
      const isObject = typeof body === 'object' && body !== null;
      const problem = isObject && typeof (body as { title?: unknown }).title === 'string';
      // A proxy answers with a page; an object that nobody's path gives is the API's own.
      if ((problem && mayMiss) || (isObject && !isNowhere(operation, exchange))) return false;
      report(run, operation, {
        check: 'route.missing',
        message: 'nothing is mounted at this path: the answer is that of a path that nobody has',
        exchange,
      });
      return true;
    },
  };
}

/** What a response says, without what differs from request to request. */
function signature(exchange: Exchange): string {
  const { pathname } = new URL(exchange.url);
  let text: string;
  try {
    text = textOf(exchange);
  } catch {
    text = '';
  }
  const plain = text.replaceAll(pathname, '').replaceAll(/[\w-]*\d[\w-]*|\b[\da-f]{8,}\b/g, '');
  return `${exchange.status} ${mediaType(exchange.headers)} ${plain.slice(0, 500)}`;
}
