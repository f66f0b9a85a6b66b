import type { Ending, Ref } from './contract.ts';

/** 'Deprecated since 2026-12-01, until 2027-06-30'; undefined of what stays. */
export function endWords(thing: Ending | Ref): string | undefined {
  if ('$ref' in thing || !thing.deprecated) return undefined;
  const { 'x-deprecated-on': since, 'x-sunset': sunset } = thing;
  const [from, to] = [since && ` since ${since}`, sunset && ` until ${sunset}`];
  return `Deprecated${[from, to].filter(Boolean).join(',')}`;
}
