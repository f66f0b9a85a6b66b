/** Where an operation stands in its life: not offered yet, offered, deprecated. */
import type { onRequestAsyncHookHandler } from 'fastify';
import type { OperationSpec } from './validation.ts';

const dayInSeconds = 86_400;

/** An instant of RFC 9651, as RFC 9745 wants it. */
const asStructuredDate = (date: string) => `@${Date.parse(date) / 1000}`;

/** The end of a day, as RFC 8594 wants it. */
const asHttpDate = (date: string) => new Date(Date.parse(date) + (dayInSeconds - 1) * 1000).toUTCString();

/**
 * Whether the server may have no handler for the operation (`x-not-yet`), and a hook that tells of
 * its end in every answer: Deprecation (RFC 9745) and Sunset (RFC 8594).
 */
export function lifeOf(operation: OperationSpec): { mayLack: boolean; announce: onRequestAsyncHookHandler } {
  const { deprecated, 'x-deprecated-on': since, 'x-sunset': sunset, 'x-not-yet': notYet } = operation;
  const headers = {
    ...(deprecated && since && { deprecation: asStructuredDate(since) }),
    ...(deprecated && sunset && { sunset: asHttpDate(sunset) }),
  };
  return {
    mayLack: notYet === true,
    announce: async (_request, reply) => void reply.headers(headers),
  };
}
