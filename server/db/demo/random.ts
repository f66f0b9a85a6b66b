/**
 * A number in [0, 1) that depends on the keys alone: the same on every machine, in whatever order
 * it is asked for. (32-bit avalanche of murmur3.)
 */
export function chance(...keys: number[]): number {
  let hash = 0x2c1b3c6d;
  for (const key of keys) {
    hash = Math.imul(hash ^ key, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 4_294_967_296;
}

/** One entry of a non-empty list, chosen by a number in [0, 1). */
export function pick<T>(list: readonly T[], share: number): T {
  return list[Math.floor(share * list.length)] as T;
}

/** An instant of the edition's working time (15 January to mid-November), in whole seconds. */
export function workingInstant(year: number, share: number): string {
  const from = Date.UTC(year, 0, 15, 6);
  const to = Date.UTC(year, 10, 15, 18);
  return new Date(Math.floor((from + share * (to - from)) / 1000) * 1000).toISOString();
}
