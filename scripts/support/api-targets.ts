import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Connect, Plugin } from 'vite';

/**
 * The header by which a call of the developer's drawer names its target: `prism`, `reference` or an
 * address.
 */
export const TARGET_HEADER = 'x-api-target';
const BASE = '/api/v1';
const TIMEOUT_MS = 60_000;
/** A target of ours that does not listen yet is waited for this long. */
const WAIT_MS = 10_000;
const PAUSE_MS = 100;

export type ApiTargets = {
  /** The target of a call that names none. */
  defaultTarget: 'prism' | 'reference';
  /** Address of Prism, whose routes begin where the contract's do. */
  prism(): string;
  /** Address of the reference backend, which may have to be started first. */
  reference(): Promise<string>;
  /** How long one of these two is waited for until it listens. */
  waitMs?: number;
};

/**
 * Sends each call below /api/v1 to the target that it names, so that another origin needs no CORS;
 * says in a problem document why none responds.
 */
export function apiTargets(targets: ApiTargets): Plugin {
  const serve = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use(BASE, (request, response) => void forward(targets, request, response));
  };
  return { name: 'api-targets', configureServer: serve, configurePreviewServer: serve };
}

async function forward(targets: ApiTargets, request: IncomingMessage, response: ServerResponse) {
  const named = namedBy(request) ?? targets.defaultTarget;
  let base: URL;
  try {
    base = new URL(await baseOf(named, targets));
  } catch (error) {
    return refuse(response, named, (error as Error).message);
  }
  const address = new URL(base.pathname.replace(/\/$/, '') + (request.url ?? '/'), base);
  const body = await buffer(request);
  const isOurs = named === 'prism' || named === 'reference';
  const end = Date.now() + (isOurs ? (targets.waitMs ?? WAIT_MS) : 0);
  for (let attempt = 0; ; attempt += 1) {
    const { answer, error, isUnheard } = await asked(address, request, body, response);
    if (answer) return respond(named, base, answer, response);
    if (response.destroyed) return undefined;
    // what was sent on a connection that the target had just closed was not read by it
    const isAgain = isUnheard && (attempt === 0 || Date.now() < end);
    if (!isAgain) return refuse(response, named, `${base.href} does not answer: ${reasonOf(error)}`);
    if (attempt > 0) await setTimeout(PAUSE_MS);
  }
}

type Asked = { answer?: IncomingMessage; error: Error; isUnheard: boolean };

/** Sends a call; without an answer, says why, and whether the target cannot have read it. */
function asked(address: URL, { method, headers }: IncomingMessage, body: Buffer, response: ServerResponse) {
  return new Promise<Asked>((done) => {
    const ask = address.protocol === 'https:' ? httpsRequest : httpRequest;
    const call = ask(address, { method, headers: headersFor({ headers }, address), timeout: TIMEOUT_MS });
    call.on('timeout', () => call.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    call.on('error', (error: Error & { code?: string }) =>
      done({ error, isUnheard: error.code === 'ECONNREFUSED' || (call.reusedSocket && error.code === 'ECONNRESET') }),
    );
    call.on('response', (answer) => done({ answer, error: new Error(''), isUnheard: false }));
    response.on('close', () => call.destroy());
    call.end(body);
  });
}

function respond(named: string, base: URL, answer: IncomingMessage, response: ServerResponse) {
  const { statusCode = 502, headers } = answer;
  if (headers.location && statusCode > 300 && statusCode < 400) {
    answer.resume();
    return refuse(
      response,
      named,
      `${base.href} answers ${statusCode} and leads to ${headers.location}; an API answers itself`,
    );
  }
  response.writeHead(statusCode, headers);
  return void pipeline(answer, response, () => undefined);
}

/**
 * The header of a call; of what the browser fetches itself, a download, the cookie that the drawer
 * sets for it.
 */
function namedBy({ headers }: IncomingMessage): string | undefined {
  const header = headers[TARGET_HEADER];
  const [, cookie] = new RegExp(`(?:^|; )${TARGET_HEADER}=([^;]*)`).exec(headers.cookie ?? '') ?? [];
  return (typeof header === 'string' ? header : undefined) ?? (cookie && decodeURIComponent(cookie));
}

/**
 * Where the routes of the contract begin at a target. An address without a path gets the contract's
 * own.
 */
async function baseOf(named: string, targets: ApiTargets): Promise<string> {
  if (named === 'prism') return targets.prism();
  if (named === 'reference') return (await targets.reference()) + BASE;
  const url = URL.canParse(named) ? new URL(named) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Error('The address of a target begins with http:// or https:// and holds no password');
  return url.pathname === '/' ? url.origin + BASE : url.origin + url.pathname;
}

const OURS = new Set(['host', 'connection', 'cookie', 'origin', 'referer', TARGET_HEADER]);

/** What the browser sent, without what only concerns this server. */
const headersFor = ({ headers }: Pick<IncomingMessage, 'headers'>, { host }: URL) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OURS.has(name) && !name.startsWith('sec-'))),
  host,
});

/** `connect ECONNREFUSED ::1:9` of each address that was tried, or the one message. */
const reasonOf = (error: Error & { code?: string }) => error.message || error.code || error.name;

function refuse(response: ServerResponse, target: string, detail: string) {
  if (response.headersSent) return response.destroy();
  const problem = { type: 'about:blank', title: 'Bad Gateway', status: 502, code: 'target-silent', detail };
  response.writeHead(502, { 'content-type': 'application/problem+json', [TARGET_HEADER]: encodeURIComponent(target) });
  response.end(JSON.stringify(problem));
}
