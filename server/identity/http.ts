import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const font = () =>
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

const assets: Record<string, { type: string; path: () => string }> = {
  '/assets/theme.css': { type: 'text/css; charset=utf-8', path: () => beside('./theme.css') },
  '/assets/pages.css': { type: 'text/css; charset=utf-8', path: () => beside('./pages.css') },
  '/assets/sign-out.js': { type: 'text/javascript; charset=utf-8', path: () => beside('./sign-out.js') },
  '/assets/favicon.svg': { type: 'image/svg+xml', path: () => beside('../../public/favicon.svg') },
  '/assets/inter.woff2': { type: 'font/woff2', path: font },
};

/** Headers of every response [Q-S31] [Q-S32]. Forms redirect to the client (`form-action`). */
export function setSecurityHeaders(response: ServerResponse, publicUrls: readonly string[]): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${publicUrls.map((url) => new URL(url).origin).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
}

/** Serves the assets of the pages. @returns whether the address was one of them. */
export async function serveAsset(path: string, response: ServerResponse): Promise<boolean> {
  const asset = assets[path];
  if (!asset) return false;
  try {
    const content = await readFile(asset.path());
    response.writeHead(200, { 'content-type': asset.type, 'cache-control': 'max-age=3600' }).end(content);
  } catch {
    // An install without development packages has no font file; the browser uses the system's.
    response.writeHead(404).end();
  }
  return true;
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

/** The fields of a posted form. @throws Error where it is longer than 4 kB. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > 4_096) throw new Error('form too long');
  }
  return new URLSearchParams(text);
}
