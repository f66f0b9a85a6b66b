/** What stands around a body: HEAD, other spellings of an address, a body where none may be. */
import type { Operation } from '../../core/contract.ts';
import { type Exchange, mediaType } from '../../core/exchange.ts';
import { type CheckId, countOf } from '../../core/finding.ts';
import { addressOf, type CallResult, performed, type RequestInput, type Role, report } from '../run.ts';
import { needsToken, type Probe } from './probe.ts';

type Asked = Omit<RequestInput, 'as'> & { as: Role };

/** Holds a read that succeeded against HEAD, and against other spellings of its address. */
export async function checkWire(
  probe: Probe,
  operation: Operation,
  asked: Asked,
  { exchange }: CallResult,
): Promise<void> {
  if (operation.method !== 'get') return;
  await checkHead(probe, operation, asked, exchange);
  const path = addressOf(operation, asked.params);
  const spellings: [string, string][] = [
    ['with a slash at its end', `${path}/`],
    ['in capitals', capitals(operation, path)],
  ];
  for (const [place, other] of spellings)
    if (other !== path) await checkSpelling(probe, operation, asked, { place, path: other, right: exchange.url });
}

/** The words of the path in capitals, its values as they are. */
function capitals({ path }: Operation, address: string): string {
  const words = path.split('/');
  return address
    .split('/')
    .map((part, index) => (words[index]?.includes('{') ? part : part.toUpperCase()))
    .join('/');
}

const ask = ({ run }: Probe, method: string, path: string, { as, query, headers }: Asked, isKnown = true) =>
  run.target.send(method, path, { query, headers, ...(isKnown && { token: as.token }) }).catch(() => undefined);

/** A server that has no HEAD, or does not say so. */
const notOffered = new Set([404, 405, 501]);

async function checkHead(probe: Probe, operation: Operation, asked: Asked, get: Exchange): Promise<void> {
  const path = addressOf(operation, asked.params);
  const head = await ask(probe, 'head', path, asked);
  if (!head || notOffered.has(head.status) || head.status === 429) return;
  performed(probe.run, operation.operationId, 'status.unexpected');
  const say = (check: CheckId, message: string) =>
    report(probe.run, operation, { check, place: 'HEAD', message, exchange: head });
  if (head.status >= 500) return say('server.5xx', `the server failed with ${head.status} on HEAD`);
  if (head.status !== get.status)
    return say('status.unexpected', `HEAD answers ${head.status} where GET answers ${get.status}`);
  const type = mediaType(head.headers);
  if (type !== '' && type !== mediaType(get.headers))
    say('media.undocumented', `HEAD says ${type}, GET ${mediaType(get.headers)}`);
  for (const name of ['etag', 'x-total-count'])
    if (get.headers.has(name) && head.headers.get(name) !== get.headers.get(name))
      say('header.missing', `HEAD has ${name} ${head.headers.get(name) ?? 'not at all'}, GET ${get.headers.get(name)}`);
  const raw = await probe.run.target.sendRaw?.('head', path, {
    query: asked.query,
    headers: asked.headers,
    token: asked.as.token,
  });
  if (raw && raw.rest > 0) say('body.not-empty', `${countOf(raw.rest, 'byte')} after the headers of HEAD`);
  if (!needsToken(probe.contract, operation)) return;
  const stranger = await ask(probe, 'head', path, asked, false);
  if (stranger && stranger.status < 300)
    report(probe.run, operation, {
      check: 'auth.missing',
      place: 'HEAD',
      message: `wanted 401 for HEAD without a token, got ${stranger.status}`,
      exchange: stranger,
    });
}

interface Spelling {
  /** In words. */
  place: string;
  path: string;
  /** The address that the contract has. */
  right: string;
}

/** Another spelling may be served, refused, or led to the right one. */
async function checkSpelling(
  probe: Probe,
  operation: Operation,
  asked: Asked,
  { place, path, right }: Spelling,
): Promise<void> {
  const exchange = await ask(probe, 'get', path, asked);
  if (!exchange) return;
  performed(probe.run, operation.operationId, 'server.5xx');
  const { status, headers, url } = exchange;
  const say = (check: CheckId, message: string, seen = exchange) =>
    report(probe.run, operation, { check, place, message, exchange: seen });
  if (status >= 500) return say('server.5xx', `the server failed with ${status} at its address ${place}`);
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    if (isLost(new URL(location, url), new URL(right), path))
      say('status.unexpected', `its address ${place} leads to ${location.slice(0, 100)}, not to that of the contract`);
    return;
  }
  if (status >= 300 || !needsToken(probe.contract, operation)) return;
  const stranger = await ask(probe, 'get', path, asked, false);
  if (stranger && stranger.status < 300)
    say('auth.missing', `wanted 401 without a token at its address ${place}, got ${stranger.status}`, stranger);
}

const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * A redirect that means this operation and misses it: another host, the prefix or the query lost. A
 * page of its own (a sign-in, say) is no answer of the operation.
 */
function isLost(to: URL, right: URL, address: string): boolean {
  if (!plain(to.pathname).endsWith(plain(address))) return false;
  const isHost = to.host === right.host && [right.protocol, 'https:'].includes(to.protocol);
  return !isHost || to.search !== right.search || plain(to.pathname) !== plain(right.pathname);
}
