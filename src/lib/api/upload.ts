import type { SendWith } from './fetcher.ts';

/** Bytes that have left, of all that are to be sent. */
export type UploadProgress = (sent: number, total: number) => void;

/**
 * Sends what `fetch` would and reports how far the body has got, which `fetch` cannot (its streamed
 * bodies need HTTP/2). Resolves and rejects as `fetch` does: TypeError where no answer came, the
 * signal's reason where it was aborted.
 */
export const uploadWith =
  (onProgress: UploadProgress): SendWith =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onload = () => resolve(answerOf(request));
      const fail = () => reject(signal?.aborted ? signal.reason : new TypeError('The upload was interrupted'));
      request.onerror = fail;
      request.onabort = fail;
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null);
    });

/** Statuses whose answers have no body. */
const EMPTY = new Set([204, 205, 304]);

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  const body = EMPTY.has(request.status) ? null : (request.response as ArrayBuffer | null);
  return new Response(body, { status: request.status, headers });
}
