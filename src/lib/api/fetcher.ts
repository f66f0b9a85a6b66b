import type { Problem } from '#generated/model/index.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from './api-error.ts';
import { earlyAnswer } from './early.ts';

export type ErrorType<_Problem> = ApiError;
export type BodyType<Body> = Body;

/** Where the access token comes from, and how to renew it; false where that is impossible. */
export type Credentials = {
  token(): string | undefined;
  renew(): Promise<boolean>;
  /** Is the person logging out? The token may be revoked already, and the page is about to go. */
  isLeaving?(): boolean;
};

/** What becomes of a call of a page that is about to go. */
const never = new Promise<never>(() => undefined);

let credentials: Credentials = { token: () => undefined, renew: async () => false };

/** Tells the fetcher whose token to send. Called once by the application, and by tests. */
export const authorizeWith = (own: Credentials) => {
  credentials = own;
};

/** A request as it leaves, and what sends it. */
export type Around = (
  call: { operationId: OperationId; init: RequestInit },
  send: (init: RequestInit) => Promise<Response>,
) => Promise<Response>;

let around: Around | undefined;

/** Puts something around every request: the tools of src/dev/ choose and check answers here. */
export const sendThrough = (own: Around) => {
  around = own;
};

let api = '/api/v1';

/** Where the API is, if not below `/api/v1` of the page's own origin. Called before any call. */
export const callAt = (url: string) => {
  api = url;
};

/** The whole address of a path of the contract, `/api/v1/…`. */
export const addressOf = (path: string): URL =>
  new URL(
    path.replace(/^\/api\/v1/, () => api),
    globalThis.location.origin,
  );

const repetitions = new WeakMap<AbortSignal, () => void>();

/**
 * Tells when the first request with this signal is sent once more, after it was turned away for its
 * token; of several that make one answer the times differ.
 */
export const onSentAgain = (signal: AbortSignal, told: () => void) => void repetitions.set(signal, told);

/** What sends a request in place of `fetch`, such as `uploadWith` of upload.ts. */
export type SendWith = (url: URL, init: RequestInit) => Promise<Response>;

type Call = RequestInit & { operationId?: OperationId; sendWith?: SendWith };
type Sent = { operationId: OperationId; path: string; init: RequestInit; sendWith?: SendWith };

/**
 * The only fetch of the product: sends the token, repeats a call once after a 401 and a silent
 * renewal, makes 204 undefined, and throws an ApiError in the operation's own words (requirements
 * A7 and 8). While the person logs out nothing more is sent, and what is refused is no error.
 */
export async function fetcher<T>(path: string, { operationId, sendWith, ...init }: Call): Promise<T> {
  if (!operationId) throw new Error(`${path} is called without its operationId`);
  if (credentials.isLeaving?.()) return never;
  const call = { operationId, path, init, sendWith };
  const sent = credentials.token();
  if (!sent)
    throw new ApiError(operationId, path, { status: 401, cause: new Error('No access token found in auth state') });
  let response = await send(call, sent);
  if (response.status === 401 && credentials.isLeaving?.()) return never;
  // others may have renewed while this one was under way: once for each expiry is enough [Q-S7]
  const isRenewed = async () => (credentials.token() ?? sent) !== sent || credentials.renew();
  if (response.status === 401 && (await isRenewed())) {
    if (init.signal) repetitions.get(init.signal)?.();
    response = await send(call, credentials.token() ?? sent);
  }
  if (init.signal) repetitions.delete(init.signal);
  if (!response.ok) throw await failure(operationId, path, response);
  return (await bodyOf(response).catch((cause) => {
    throw lost(operationId, path, cause);
  })) as T;
}

async function send({ operationId, path, init, sendWith = fetch }: Sent, token: string) {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  try {
    const url = addressOf(path);
    const answer = (request: RequestInit) => earlyAnswer(url, request) ?? sendWith(url, request);
    const request = { ...init, headers };
    return await (around ? around({ operationId, init: request }, answer) : answer(request));
  } catch (cause) {
    throw lost(operationId, path, cause);
  }
}

/** The server's answer did not come, or not as a whole, unless the call was given up. */
const lost = (operationId: OperationId, path: string, cause: unknown) =>
  cause instanceof Error && cause.name === 'AbortError' ? cause : new ApiError(operationId, path, { status: 0, cause });

/**
 * What the server said against single members is what it said: in a notice, and where no field is
 * of the member, it would be told nowhere. 'must be null' is for whoever wrote the call.
 */
async function failure(operationId: OperationId, path: string, response: Response) {
  const problem = (await response.json().catch(() => undefined)) as Problem | undefined;
  const said = problem?.errors?.map(({ detail }) => detail).filter((detail) => !/^(must|is) /.test(detail));
  if (problem && said?.length) problem.detail = [...new Set(said)].join('\n');
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return new ApiError(operationId, path, { status: response.status, problem, retryAfter });
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('Content-Type') ?? '';
  // the page of a proxy or of a network's sign-in: no operation answers one
  if (/^text\/html\b/.test(type)) throw new Error(type);
  return /\bjson\b/.test(type) ? response.json() : fileOf(response);
}

/** A download under the name that the server gives it, which a Blob could not keep. */
async function fileOf(response: Response): Promise<File> {
  const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return new File([await response.blob()], name, { type: response.headers.get('Content-Type') ?? '' });
}
