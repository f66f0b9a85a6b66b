/**
 * What Node would answer by itself, without our headers and our form (ADR-228): requests that its
 * parser rejects, several hosts or none, methods and expectations that nothing here knows.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { documentOf, malformed, Problem } from './problem.ts';
import { earlyHeaders } from './security.ts';
import { requestIdOf } from './watch/request-id.ts';

/** Takes a line of the log. */
type Log = (line: object) => void;

/** The methods of RFC 9110 and RFC 5789; each address says which of them are its own. */
export const methodsOfHttp: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const isKnown = new Set<string>(methodsOfHttp);

/** Refuses such requests in the contract's form, with the headers of every other response. */
export function refuseOddRequests(app: FastifyInstance, publicUrl: string, log: Log): void {
  app.addHook('onRequest', async ({ raw, method }) => {
    // beside an unread body the connection could not be used again
    if (!isKnown.has(method)) throw unknownMethod();
    if (!namesOneHost(raw)) throw malformed(undefined, 'A request names exactly one host.');
  });
  app.server.on('checkExpectation', (request, response) => {
    const { status, headers, body } = bareAnswer(unmetExpectation(), publicUrl, log, requestIdOf(request));
    response.writeHead(status, headers).end(body);
  });
  app.server.on('connect', (request, socket) =>
    refuseOn(socket as Socket, bareAnswer(unknownMethod(), publicUrl, log, requestIdOf(request))),
  );
}

const unknownMethod = () =>
  new Problem(501, 'malformed-request', 'No address here knows this method.', {}, { connection: 'close' });
const unmetExpectation = () => new Problem(417, 'malformed-request', 'Only 100-continue can be expected here.');

/** RFC 9112, 3.2; HTTP/1.0 may leave the host out. Node keeps the first of several. */
function namesOneHost({ rawHeaders, httpVersion }: FastifyRequest['raw']): boolean {
  // a request of a test has no raw headers
  if (!rawHeaders) return true;
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && (hosts[0] === '' || isHost(hosts[0] ?? ''));
}

/** A name or address, with or without a port, and nothing that could be read as more. */
const isHost = (host: string) => !/[\s/\\?#@,]/.test(host) && URL.canParse(`http://${host}/`);

/** Addresses that the router cannot even read. */
export function refusedEarly(reply: FastifyReply, publicUrl: string, answer: () => FastifyReply): FastifyReply {
  reply.headers({ ...earlyHeaders(publicUrl), 'x-request-id': reply.request.id });
  return answer();
}

const unreadable: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_VERSION: 505,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to what Node's parser rejects: there is no reply object yet, only a socket. */
export function refuseUnreadable(publicUrl: string, log: Log) {
  return ({ code = '', rawPacket }: { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const isMethod = code === 'HPE_INVALID_METHOD' && isRequestLine(rawPacket);
    const problem = new Problem(unreadable[code] ?? 400, 'malformed-request', 'This is no request that can be read.');
    // its headers were not read, so that the id is always new
    const id = requestIdOf({ headers: {} });
    refuseOn(socket, bareAnswer(isMethod ? unknownMethod() : problem, publicUrl, log, id, code));
  };
}

/** Or it is no HTTP at all, such as TLS. */
const isRequestLine = (packet: unknown) =>
  Buffer.isBuffer(packet) &&
  /^[!#$%&'*+.^_`|~\w-]{1,40} \S{1,2000} HTTP\/1\.[01]\r?\n/.test(packet.toString('latin1', 0, 2_100));

type Answer = ReturnType<typeof bareAnswer>;

function refuseOn(socket: Socket, { status, headers, body }: Answer): void {
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** No reply object logs this one, so it is logged here. */
function bareAnswer(problem: Problem, publicUrl: string, log: Log, reqId: string, refusal?: string) {
  const { status } = problem;
  log({ reqId, status, refusal: refusal ?? problem.message });
  const body = JSON.stringify(documentOf(problem, { id: reqId }));
  const headers = {
    ...earlyHeaders(publicUrl),
    'x-request-id': reqId,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  return { status, headers, body };
}
