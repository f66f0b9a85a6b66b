/** The first requests to an API that nobody has checked yet: does it answer, and where. */
import { type Contract, declaredFor, type Operation } from '../../core/contract.ts';
import { type Exchange, isJson, mediaType } from '../../core/exchange.ts';
import { openTarget, type TargetOptions, TransportError } from '../target.ts';
import { parametersIn } from './names.ts';
import { needsToken } from './probe.ts';

export interface Arrival {
  /** Where the paths begin. */
  url: string;
  /** The paths begin at the origin, though the contract says another place. */
  isBare: boolean;
  /** The request that showed it, in words: `GET /health 200`; undefined where none did. */
  shown: string | undefined;
  /** A token was sent, and the answer was 401. */
  isRefused: boolean;
  /** The media type of a refusal that came, if one did. */
  refusal: string | undefined;
}

interface First {
  url: string;
  timeout: number;
  token?: string | undefined;
  authorize: NonNullable<TargetOptions['authorize']>;
}

/** Asks a few reads at each place where the paths may begin. */
export async function arrive(contract: Contract, first: First, fetcher: typeof fetch = fetch): Promise<Arrival> {
  const { url, timeout, token, authorize } = first;
  const probes = probesOf(contract);
  const tried: { base: string; rank: number; shown?: string; isRefused: boolean }[] = [];
  let refusal: string | undefined;
  for (const base of basesOf(contract, url)) {
    const target = openTarget({ url: base, rate: 0, timeout, headers: {}, patience: 0, authorize }, fetcher);
    for (const operation of probes) {
      const exchange = await target
        .send('get', operation.path.replaceAll(/\{[^{}/]+\}/g, '1'), { token })
        .catch(noAnswer);
      if (!exchange) continue;
      if (exchange.status >= 400 && exchange.body.byteLength > 0) refusal ??= mediaType(exchange.headers);
      const shown = `GET ${operation.path} ${exchange.status}`;
      const isRefused = token !== undefined && exchange.status === 401;
      tried.push({ base, rank: rankOf(operation, exchange), shown, isRefused });
    }
    if (tried.some(({ rank }) => rank === known)) break;
  }
  const best = tried.toSorted((a, b) => b.rank - a.rank)[0];
  const given = url.replace(/\/+$/, '');
  const isShown = best !== undefined && best.rank > 0;
  return {
    url: isShown ? best.base : given,
    isBare: isShown && contract.prefix !== '' && new URL(best.base).pathname === '/',
    shown: isShown ? best.shown : undefined,
    isRefused: isShown && best.isRefused,
    refusal,
  };
}

function noAnswer(error: unknown): undefined {
  if (!(error instanceof TransportError)) throw error;
}

/** The paths of the contract's servers below the address that was given, and that itself. */
function basesOf({ document, prefix }: Contract, url: string): string[] {
  const given = url.replace(/\/+$/, '');
  const servers = (document.servers ?? []) as { url?: unknown }[];
  const paths = servers
    .map((server) =>
      String(server.url ?? '')
        .replace(/^[a-z]+:\/\/[^/]*/i, '')
        .replace(/\/+$/, ''),
    )
    .filter((path) => path.startsWith('/') && !path.includes('{'));
  const below = [...new Set([prefix, ...paths])].filter(Boolean).map((path) => `${given}${path}`);
  return new URL(url).pathname === '/' ? [...below, given] : [given, ...below];
}

const most = 3;

/** A few reads that need nothing, those without a token first, of those that are wanted. */
export function probesOf(contract: Contract, isWanted: (read: Operation) => boolean = () => true): Operation[] {
  const reads = [...contract.operations.values()].filter(
    (one) => one.method === 'get' && !one.parameters.some((it) => it.required && it.in !== 'path') && isWanted(one),
  );
  const cost = (operation: Operation) =>
    parametersIn(operation.path).length * 10 + (needsToken(contract, operation) ? 1 : 0);
  return reads.sort((a, b) => cost(a) - cost(b)).slice(0, most);
}

const known = 3;

/** How sure a response makes that the operation is there. */
function rankOf(operation: Operation, { status, headers }: Exchange): number {
  const response = declaredFor(operation, status);
  const isPage = mediaType(headers) === 'text/html' && response?.media.some(({ type }) => isJson(type)) === true;
  if (isPage || status === 404) return 0;
  if (status < 300) return response ? known : 1;
  if (status === 401 || status === 403) return 2;
  return response ? 1 : 0;
}
