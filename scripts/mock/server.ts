/** The mock with memory, a server before Prism, which refuses what breaks the contract. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { contractOf, type Node } from '../../drift/core/contract.ts';
import type { Answer } from './answer.ts';
import { Memory } from './memory.ts';
import { notJson, VIOLATIONS_HEADER, type Violation, violationsIn } from './violations.ts';

/** For the developer's drawer: is an answer kept, and which query parameters were not obeyed? */
const MEMORY_HEADER = 'x-mock-memory';
const IGNORED_HEADER = 'x-mock-ignored';
/** A POST here forgets all that was written. */
const RESET_PATH = '/mock-memory/reset';
/** A GET here tells of every operation what is kept of it. */
const REACH_PATH = '/mock-memory/operations';

export interface MemoryServer {
  url: string;
  /** Begins anew with another contract. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Starts to read the contract (with `openapi/checks/`); requests wait until it is read. */
export async function startMemory(contract: string, prism: () => string): Promise<MemoryServer> {
  let memory = readMemory(contract);
  const server = createServer((request, response) => {
    const own: Record<string, () => Promise<unknown>> = {
      [RESET_PATH]: () => memory.then((one) => one.reset()).then(() => response.writeHead(204).end()),
      [REACH_PATH]: () => memory.then((one) => sendJson(response, one.reachOfAll())),
    };
    const done = own[request.url ?? '']?.() ?? serve(request, response);
    done.catch((error: Error) => {
      console.error(error);
      response.destroy();
    });
  });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const json = parsed(request, body);
    const first = await fetch(prism() + request.url, {
      method: request.method ?? 'GET',
      headers: sentOn(request.headers),
      ...(body.length > 0 && json !== BROKEN && { body }),
    });
    const usual = Buffer.from(await first.arrayBuffer());
    const violations = json === BROKEN ? [notJson] : violationsIn(first.headers.get(VIOLATIONS_HEADER));
    const isOurs = isLeftToMemory(first, violations, request.headers.prefer);
    const sent = { body: json ?? (await formIn(request, body)), violations };
    const answer = isOurs ? remembered(await memory, request, sent) : undefined;
    const headers = Object.fromEntries(
      [...first.headers].filter(([name]) => !OURS.has(name) && name !== VIOLATIONS_HEADER),
    );
    if (!answer) return void response.writeHead(first.status, headers).end(usual);
    const told = {
      [MEMORY_HEADER]: answer.memory,
      ...(answer.ignored.length > 0 && { [IGNORED_HEADER]: answer.ignored.join() }),
    };
    if (answer.body === undefined) return void response.writeHead(first.status, { ...headers, ...told }).end(usual);
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(answer.status, { ...headers, 'content-type': type, ...told });
    response.end(JSON.stringify(answer.body));
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async renew() {
      memory = Promise.resolve(await readMemory(contract));
    },
    close: () => new Promise((done) => void server.close(() => done()).closeAllConnections()),
  };
}

const sendJson = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const OURS = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'content-encoding']);

/** A chosen answer is Prism's, unless it refuses the request in place of it. */
const isLeftToMemory = ({ ok, status }: Response, violations: Violation[], prefer: unknown): boolean =>
  violations.length > 0 ? !String(prefer).startsWith(`code=${status}`) : ok && !prefer;

const BROKEN = Symbol('a body that is called JSON and is none');

function parsed({ headers }: IncomingMessage, body: Buffer): unknown {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (!isJson || body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString());
  } catch {
    return BROKEN;
  }
}

/** The parts of a form, whose boundaries differ from one sending to the next. */
async function formIn({ headers }: IncomingMessage, body: Buffer): Promise<unknown> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return undefined;
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form = await sent.formData().catch(() => new FormData());
  const parts = [...form].map(async ([name, value]) => {
    const content = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64');
    return [name, content];
  });
  return Promise.all(parts);
}

const sentOn = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OURS.has(name) && name !== 'host' ? [[name, value]] : [],
    ),
  );

async function readMemory(contract: string): Promise<Memory> {
  const worker = new Worker(new URL('document-worker.ts', import.meta.url), { workerData: contract });
  const [document] = (await once(worker, 'message')) as [Node];
  return new Memory(contractOf(document));
}

function remembered(
  memory: Memory,
  request: IncomingMessage,
  sent: { body: unknown; violations: Violation[] },
): Answer | undefined {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock');
  const { authorization = '', 'idempotency-key': key } = request.headers;
  return memory.answer({
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    token: authorization.replace(/^Bearer /, ''),
    key: key === undefined ? undefined : String(key),
    ...sent,
  });
}
