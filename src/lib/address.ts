import { redirect } from '@tanstack/react-router';
import { pathId } from '#generated/parameters.ts';

/**
 * The number of an address, or undefined where the text is no positive integer that an id can be.
 */
export function idFrom(text: unknown): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : undefined;
  return id && id <= pathId.maximum ? id : undefined;
}

/**
 * An id of a route's params, or on to /404, because such an address cannot mean anything
 * (requirements A8).
 */
export function requireId(text: string): number {
  const id = idFrom(text);
  if (!id) throw redirect({ to: '/404', replace: true });
  return id;
}
