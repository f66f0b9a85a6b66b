/** Judges exchanges that somebody else sent: a HAR, or what the browser of a journey saw. */
import type { Contract, Operation } from '../core/contract.ts';
import { type Exchange, isJson, mediaType } from '../core/exchange.ts';
import { type CheckId, countOf, Findings } from '../core/finding.ts';
import { type Judge, judgeRequest, judgeResponse } from '../core/judge.ts';
import type { Schemas } from '../core/schemas.ts';
import type { Checked } from './check.ts';
import { openCoverage } from './coverage.ts';
import { curlOf } from './curl.ts';
import { refusalsOnly } from './notes.ts';
import { openSecrets } from './tokens.ts';

export interface Recording {
  contract: Contract;
  schemas: Schemas;
  recorded: Exchange[];
  /** Only exchanges of its host, and below its path where it has one. */
  url?: string | undefined;
}

/** Not a preflight, and not what a cache still had. */
export const isResponse = ({ method, status }: Exchange) => method !== 'OPTIONS' && status >= 200 && status !== 304;

const secretHeader = /^cookie$|authorization|api-?key|token|secret|session|csrf|xsrf|signature/i;
const secretParameter = /([?&][^=&]*(?:token|secret|key|signature)[^=&]*=)[^&#]*/gi;

/**
 * A browser sends more secrets than the token, and a recording is shown to others: those become
 * names that a shell can fill in.
 */
const withoutSecrets = (exchange: Exchange): Exchange => ({
  ...exchange,
  url: exchange.url.replaceAll(secretParameter, '$1…'),
  requestHeaders: new Headers(
    [...exchange.requestHeaders].map(([name, value]) => [
      name,
      name !== 'authorization' && secretHeader.test(name) ? `$${name.toUpperCase().replaceAll('-', '_')}` : value,
    ]),
  ),
});

export function judgeRecorded({ contract, schemas, recorded, url }: Recording): Checked {
  const since = performance.now();
  const secrets = openSecrets();
  const book = openCoverage(contract);
  const judge: Judge = {
    contract,
    schemas,
    findings: new Findings(),
    seen: book.seen,
    curlOf: (exchange) => secrets.mask(curlOf(withoutSecrets(exchange))),
  };
  const statuses = new Map<string, Set<number>>();
  const performed: Checked['performed'] = new Map();
  let count = 0;
  for (const exchange of recorded.filter(isResponse)) {
    const [name, token] = (exchange.requestHeaders.get('authorization') ?? '').split(' ');
    if (name && token) secrets.keep('token', token);
    const path = pathOf(exchange, contract, url);
    if (path === undefined) continue;
    count += 1;
    const operation = judgeExchange(judge, exchange, path);
    if (!operation) continue;
    const { operationId } = operation;
    statuses.set(operationId, (statuses.get(operationId) ?? new Set()).add(exchange.status));
    const done: CheckId[] = [
      'status.undocumented',
      'server.5xx',
      'request.schema',
      'media.undocumented',
      isJson(mediaType(exchange.headers)) && exchange.status >= 400 ? 'error.shape' : 'body.schema',
    ];
    performed.set(operationId, new Set([...(performed.get(operationId) ?? []), ...done]));
  }
  const operations = [...contract.operations.values()];
  const notes = [`to the contract's addresses: ${count} of ${countOf(recorded.length, 'recorded request')}`];
  return {
    findings: judge.findings.all,
    operations,
    skipped: new Map(
      operations
        .filter(({ operationId }) => !performed.has(operationId))
        .map(({ operationId }) => [operationId, 'not recorded']),
    ),
    performed,
    refusalsOnly: refusalsOnly(statuses, operations),
    coverage: book.read(operations, statuses),
    inconclusive: performed.size === 0 ? ['no recorded request is to an operation of the contract'] : [],
    notes,
    requests: 0,
    seconds: (performance.now() - since) / 1000,
  };
}

/**
 * Judges what was sent and what came back. @returns the operation, undefined where the contract has
 * none (a finding)
 */
export function judgeExchange(judge: Judge, exchange: Exchange, path: string): Operation | undefined {
  const { method, status } = exchange;
  const matched = judge.contract.match(method, path);
  if (!matched) {
    judge.findings.add({
      check: 'request.schema',
      operationId: '-',
      method,
      path,
      status,
      place: '',
      message: `the contract has no ${method} ${path}`,
      contract: '#/paths',
      ...(judge.curlOf && { curl: judge.curlOf(exchange) }),
    });
    return undefined;
  }
  judgeRequest(judge, matched.operation, exchange, matched.params);
  judgeResponse(judge, matched.operation, exchange);
  return matched.operation;
}

/**
 * The path below where the contract's addresses begin; undefined where the request went elsewhere.
 */
export function pathOf(
  { url }: Pick<Exchange, 'url'>,
  { prefix }: Pick<Contract, 'prefix'>,
  base?: string,
): string | undefined {
  const { origin, pathname } = new URL(url);
  const begins = base === undefined ? undefined : new URL(base);
  if (begins && begins.origin !== origin) return undefined;
  const own = begins?.pathname.replace(/\/+$/, '') || prefix;
  return pathname.startsWith(`${own}/`) ? pathname.slice(own.length) : undefined;
}
