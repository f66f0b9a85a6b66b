/** The security headers of every response. */
import type { FastifyHelmetOptions } from '@fastify/helmet';

const self = "'self'";
const none = "'none'";

/** The scripts and styles that stand in index.html itself, by their digests. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

const noParts: InlineParts = { scripts: [], styles: [] };

/**
 * Scripts, styles and fonts are our own; the client connects to the identity provider besides, and
 * to an API that is elsewhere.
 */
const directives = (provider: string, api: readonly string[], { scripts, styles }: InlineParts) => ({
  defaultSrc: [none],
  scriptSrc: [self, ...scripts],
  styleSrc: [self, ...styles],
  connectSrc: [self, provider, ...api],
  // The hidden frame of a silent renewal goes to the provider and comes back to /silent-renew.html.
  frameSrc: [self, provider],
  imgSrc: [self, 'data:'],
  fontSrc: [self],
  manifestSrc: [self],
  baseUri: [none],
  objectSrc: [none],
  frameAncestors: [none],
  formAction: [self],
  requireTrustedTypesFor: ["'script'"],
});

/**
 * Headers of every response [Q-S31] [Q-S32]. HSTS only where the public address uses TLS.
 */
export const policy = (
  publicUrl: string,
  { authority, apiUrl }: { authority: string; apiUrl?: string | undefined },
  inline: InlineParts = noParts,
): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: directives(originOf(authority), apiUrl ? [originOf(apiUrl)] : [], inline),
  },
  strictTransportSecurity: isTls(publicUrl) && { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
});

/** What /silent-renew.html says instead: pages of our own may hold it in a frame. */
export const framedHeaders = {
  'content-security-policy': `default-src ${none};script-src ${self};frame-ancestors ${self}`,
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * The policy as one header, for a host that serves the built client by itself, whose pages may hold
 * /silent-renew.html in a frame.
 */
export const contentSecurityPolicy = (
  { authority, apiUrl }: { authority: string; apiUrl?: string | undefined },
  inline: InlineParts,
): string =>
  Object.entries({
    ...directives(originOf(authority), apiUrl ? [originOf(apiUrl)] : [], inline),
    frameAncestors: [self],
  })
    .map(([name, values]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(' ')}`)
    .join('; ');

const originOf = (url: string) => new URL(url).origin;
const isTls = (url: string) => url.startsWith('https:');

/** Headers of refusals before any hook runs. */
export const earlyHeaders = (publicUrl: string) => ({
  'cache-control': 'no-store',
  'content-security-policy': `default-src ${none};frame-ancestors ${none}`,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isTls(publicUrl) && { 'strict-transport-security': 'max-age=31536000' }),
});
