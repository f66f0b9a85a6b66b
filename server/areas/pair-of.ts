import type { Call } from '../call.ts';
import type { Pair } from '../domain/places.ts';
import { notFound } from '../problem.ts';

/** The country indicator that the address names. */
export function pairOf({ pair }: Call['place']): Pair {
  if (!pair) throw notFound();
  return pair;
}
