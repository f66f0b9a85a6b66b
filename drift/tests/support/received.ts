/** What a server of this process was asked by `fetch`. */
interface Received {
  method: string;
  url: URL;
  headers: Headers;
}

type Asked = Parameters<typeof fetch>;

/**
 * Read off what `fetch` was given: a `Request` of it, whose text is a stream, takes six times as
 * long, and a check sends thousands. Undefined where only a `Request` says what is sent.
 */
function plain(...[input, { method = 'GET', headers, body } = {}]: Asked): (Received & { text: string }) | undefined {
  const isPlain = body === undefined || (typeof body === 'string' && headers instanceof Headers);
  if (input instanceof Request || !(headers instanceof Headers) || !isPlain) return undefined;
  if (body !== undefined && !headers.has('content-type')) return undefined;
  return { method, url: new URL(input), headers, text: body ?? '' };
}

const readOf = ({ method, url, headers }: Request): Received => ({ method, url: new URL(url), headers });

/** What was asked, with its text. */
export async function received(...asked: Asked): Promise<Received & { text: string }> {
  const known = plain(...asked);
  if (known) return known;
  const request = new Request(...asked);
  return { ...readOf(request), text: await request.text() };
}

/** The same with its bytes. */
export async function receivedBytes(...asked: Asked): Promise<Received & { bytes: Uint8Array<ArrayBuffer> }> {
  const known = plain(...asked);
  if (known) return { ...known, bytes: new TextEncoder().encode(known.text) };
  const request = new Request(...asked);
  return { ...readOf(request), bytes: new Uint8Array(await request.arrayBuffer()) };
}
