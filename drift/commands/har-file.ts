/** Reads HAR 1.2: http://www.softwareishard.com/blog/har-12-spec/ */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { UsageError } from '../core/errors.ts';
import type { Exchange } from '../core/exchange.ts';
import { ParseError, parseDocument } from '../core/parse-document.ts';
import { readText } from '../core/read-text.ts';

interface Pair {
  name: string;
  value: string;
}

interface Entry {
  request?: {
    method?: string;
    url?: string;
    headers?: Pair[];
    postData?: { mimeType?: string; text?: string; encoding?: string; _file?: string };
  };
  response?: {
    status?: number;
    headers?: Pair[];
    content?: { size?: number; mimeType?: string; text?: string; encoding?: string; _file?: string };
  };
  time?: number;
}

/**
 * The exchanges of a file; a request that got no response is left out. @throws UsageError where the
 * file is no HAR
 */
export function readHar(file: string): Exchange[] {
  const text = readText(file);
  let entries: unknown;
  try {
    const read = parseDocument(text, { isJson: true });
    entries = (read as { log?: { entries?: unknown } } | null)?.log?.entries;
  } catch (error) {
    const { line, column, reason } = error as ParseError;
    throw new ParseError(line, column, `no HAR: ${reason}`).in(file);
  }
  if (!Array.isArray(entries)) throw new UsageError(`${file} is no HAR: it has no log.entries.`);
  return (entries as Entry[]).flatMap((entry) => exchangeOf(entry, dirname(file)));
}

function exchangeOf({ request = {}, response = {}, time = 0 }: Entry, folder: string): Exchange[] {
  const { method = '', url = '' } = request;
  const { status = 0, content = {} } = response;
  if (status < 100 || !URL.canParse(url)) return [];
  const headers = headersOf(response.headers);
  if (!headers.has('content-type') && content.mimeType && content.mimeType !== 'x-unknown')
    headers.set('content-type', content.mimeType);
  const requestHeaders = headersOf(request.headers);
  const { postData } = request;
  if (postData?.mimeType && !requestHeaders.has('content-type')) requestHeaders.set('content-type', postData.mimeType);
  const recorded = bytesOf(content, folder);
  return [
    {
      method: method.toUpperCase(),
      url,
      requestHeaders,
      requestBody: postData && sentText(postData, folder),
      status,
      headers,
      body: recorded ? inflated(recorded, headers.get('content-encoding') ?? '') : new Uint8Array(),
      ...(!recorded && (content.size ?? 0) !== 0 && { bodyMissing: true }),
      ms: time,
    },
  ];
}

/** Names of HTTP/2 (`:status`) and values that Headers refuses are left out. */
function headersOf(pairs: Pair[] = []): Headers {
  const headers = new Headers();
  for (const { name, value } of pairs) {
    try {
      headers.append(name, value.replaceAll('\n', ', '));
    } catch {
      // `:authority` and the like
    }
  }
  return headers;
}

type Stored = { text?: string; encoding?: string; _file?: string };

function bytesOf({ text, encoding, _file }: Stored, folder: string): Buffer | undefined {
  if (_file !== undefined) return readFileSync(join(folder, _file));
  if (text === undefined) return undefined;
  return Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');
}

function sentText(postData: Stored & { mimeType?: string }, folder: string): string | null {
  if (postData.mimeType?.startsWith('multipart/')) return null;
  return bytesOf(postData, folder)?.toString('utf8') ?? null;
}

/** Recorders store what was decoded; some proxies what went over the wire. */
function inflated(bytes: Buffer, coding: string): Uint8Array {
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes);
    // neither JSON nor text begins with a control character
    if (coding === 'br' && !isText(bytes)) return brotliDecompressSync(bytes);
    if (coding === 'deflate' && !isText(bytes)) return inflateSync(bytes);
  } catch {
    // not compressed after all
  }
  return bytes;
}

function isText(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
