import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

const self = "'self'";
const none = "'none'";

/** The client's scripts, styles and fonts are files of our own; the only other host it talks to is the identity provider. */
const directives = (provider: string) => ({
  defaultSrc: [none],
  scriptSrc: [self],
  styleSrc: [self],
  connectSrc: [self, provider],
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

/** Headers of every answer (quality.md, Q-S31, Q-S32). HSTS only where people reach us by TLS. */
export const policy = (publicUrl: string, authority: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: directives(new URL(authority).origin) },
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

const isTls = (url: string) => url.startsWith('https:');

/** Addresses that the router cannot even read are refused before any hook runs, so that the headers are set here. */
export function refusedEarly(reply: FastifyReply, publicUrl: string, answer: () => FastifyReply): FastifyReply {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': `default-src ${none};frame-ancestors ${none}`,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isTls(publicUrl) && { 'strict-transport-security': 'max-age=31536000' }),
  });
  return answer();
}
