/**
 * What a mutant is: a layer between the check and the reference backend that plants one drift, and
 * the words to write layers with.
 */
import type { Db } from '../../../server/db/schema.ts';

/** A request on its way to the backend; a layer may change it. */
export interface Call {
  /** Empty where the address is none of the contract. */
  operationId: string;
  method: string;
  /** As sent, with the contract's prefix. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** What the token says of itself, signed or not; undefined without a JWT. */
  userId: number | undefined;
}

export interface BackendResponse {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

export interface Backend {
  db: Db;
  /** Good tokens by user Id; 1 is the administrator. */
  tokenOf(userId: number): Promise<string>;
  /** Calls the backend itself, past every layer, as this user. */
  send(as: number, method: string, path: string, json?: unknown): Promise<BackendResponse>;
}

type Next = (call: Call) => Promise<BackendResponse>;
export type Layer = (call: Call, next: Next, backend: Backend) => Promise<BackendResponse>;

export interface Mutant {
  id: string;
  /** What sort of mistake it is; the table counts by it. */
  kind: string;
  /** The findings must be of this operation. */
  operation: string;
  /** The mistake, as its author would tell it. */
  what: string;
  /**
   * Where a finding must point to, where the mistake has a place: it stands in the finding's place
   * or message.
   */
  place?: string;
  /** A layer with a state of its own. */
  plant(): Layer;
}

/**
 * What a layer throws where the connection is to be lost; any other error is a fault of the
 * mutant's own.
 */
export class Lost extends TypeError {}

const encoder = new TextEncoder();

/** The JSON of a body; undefined where it is none. */
export function jsonOf({ body }: { body: Uint8Array }): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    return undefined;
  }
}

export const bytes = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);
export const withText = (response: BackendResponse, text: string): BackendResponse => ({
  ...response,
  body: bytes(text),
});
export const withJson = (response: BackendResponse, value: unknown): BackendResponse =>
  withText(response, JSON.stringify(value));

/** Another body for a request. */
export const sending = (call: Call, value: unknown): Call => ({ ...call, body: bytes(JSON.stringify(value)) });

/** A response of one's own. */
export const respondWith = (
  status: number,
  value: unknown,
  type = 'application/json; charset=utf-8',
): BackendResponse => ({
  status,
  headers: new Headers({ 'content-type': type, 'cache-control': 'no-store' }),
  body: typeof value === 'string' && !type.includes('json') ? bytes(value) : bytes(JSON.stringify(value)),
});

/** The number of an address; 0 where it is none that a row can have, as in a probe. */
export const idIn = (text: string | undefined): number => (Number(text) < 2 ** 31 ? Number(text) : 0);

export const ok = ({ status }: BackendResponse): boolean => status >= 200 && status < 300;

/** A layer on one operation; the others are as they were. */
export const at =
  (operationId: string, layer: Layer): (() => Layer) =>
  () =>
  (call, next, backend) =>
    call.operationId === operationId ? layer(call, next, backend) : next(call);

/** Changes the responses of a status class on one operation. */
export const responses = (
  operationId: string,
  when: (response: BackendResponse, call: Call) => boolean,
  change: (response: BackendResponse, call: Call, backend: Backend) => BackendResponse | Promise<BackendResponse>,
) =>
  at(operationId, async (call, next, backend) => {
    const response = await next(call);
    return when(response, call) ? change(response, call, backend) : response;
  });

/** Changes the JSON of good responses. */
export const body = (operationId: string, change: (value: never, call: Call) => unknown) =>
  responses(
    operationId,
    (response) => ok(response) && response.body.length > 0,
    (response, call) => withJson(response, change(jsonOf(response) as never, call)),
  );

/** Changes the text of good responses. */
export const text = (operationId: string, change: (whole: string) => string) =>
  responses(operationId, ok, (response) => withText(response, change(new TextDecoder().decode(response.body))));

/** Changes what is sent before the backend sees it. */
export const sent = (operationId: string, change: (value: never, call: Call) => unknown) =>
  at(operationId, (call, next) => {
    const value = jsonOf(call);
    return next(value === undefined ? call : sending(call, change(value as never, call)));
  });

/** Changes a request as a whole. */
export const request = (operationId: string, change: (call: Call, backend: Backend) => Call | Promise<Call>) =>
  at(operationId, async (call, next, backend) => next(await change(call, backend)));

/** Does something to the database after an accepted request. */
export const after = (operationId: string, change: (backend: Backend, value: never, call: Call) => Promise<unknown>) =>
  at(operationId, async (call, next, backend) => {
    const response = await next(call);
    if (ok(response)) await change(backend, jsonOf(response) as never, call);
    return response;
  });

/** Sends the request as another user. */
export async function as(userId: number, call: Call, { tokenOf }: Backend): Promise<Call> {
  const headers = new Headers(call.headers);
  headers.set('authorization', `Bearer ${await tokenOf(userId)}`);
  return { ...call, headers };
}

/** The same with other query parameters; undefined removes one. */
export function withQuery(call: Call, values: Record<string, string | number | undefined>): Call {
  const query = new URLSearchParams(call.query);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return { ...call, query };
}

export type Row = Record<string, unknown>;

/** Every object of a JSON value, changed from the inside out. */
export function deep(value: unknown, change: (row: Row) => Row): unknown {
  if (Array.isArray(value)) return value.map((one) => deep(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one, change)])));
}

/** Every object that has this member gets another value there. */
export const member = (operationId: string, name: string, change: (value: never, row: Row) => unknown) =>
  body(operationId, (value) =>
    deep(value, (row) => (name in row ? { ...row, [name]: change(row[name] as never, row) } : row)),
  );

/** The rows of a page or list, changed. */
export const rows = (operationId: string, change: (list: Row[], call: Call) => Row[]) =>
  body(operationId, (value: Row[] | { Data: Row[] }, call) =>
    Array.isArray(value) ? change(value, call) : { ...value, Data: change(value.Data, call) },
  );
