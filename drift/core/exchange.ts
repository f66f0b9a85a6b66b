/**
 * One request and its response, as sent live, recorded in a HAR, or seen by the browser of a
 * journey.
 */
export interface Exchange {
  method: string;
  /** Absolute, with the query. */
  url: string;
  requestHeaders: Headers;
  /**
   * The text that was sent; undefined = none, null = there was one that is not text (a form with a
   * file).
   */
  requestBody: string | null | undefined;
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** The body was not recorded, so that it cannot be judged. */
  bodyMissing?: boolean;
  /** From sending to the last byte. */
  ms: number;
}

// a byte order mark stays, so that JSON that begins with one is none (RFC 8259, 8.1)
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The body as text. Throws where the bytes are not UTF-8. */
export const textOf = ({ body }: Pick<Exchange, 'body'>): string => utf8.decode(body);

/** The body as JSON, or undefined where it is none. */
export function jsonOf<T = unknown>(exchange: Pick<Exchange, 'body'>): T | undefined {
  try {
    return JSON.parse(textOf(exchange)) as T;
  } catch {
    return undefined;
  }
}

/** The media type without its parameters, in lower case. */
export const mediaType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether a media type holds JSON. */
export const isJson = (type: string): boolean => type === 'application/json' || type.endsWith('+json');
