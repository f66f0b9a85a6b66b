/** What the contract says of the end of its parts: `deprecated: true` with `x-sunset`. */

type Node = Record<string, unknown>;

/** Today as the contract writes dates. */
export const dateOfToday = (): string => new Date().toISOString().slice(0, 10);

/** The last day of a deprecated operation, parameter or property. */
export function sunsetOf({ deprecated, 'x-sunset': sunset }: Node): string | undefined {
  return deprecated === true && typeof sunset === 'string' ? sunset : undefined;
}

/**
 * The sunset of the part at a path of keys, or of the innermost part around it that has one. What
 * stands beside a reference counts.
 */
export function sunsetAt(document: Node, path: string[]): string | undefined {
  let at: unknown = document;
  let found: string | undefined;
  for (const key of path) {
    at = (at as Node | undefined)?.[key];
    if (typeof at !== 'object' || at === null) break;
    found = sunsetOf(at as Node) ?? found;
  }
  return found;
}

/** From the day after its sunset a part may be gone. */
export const isOver = (sunset: string | undefined, today = dateOfToday()): boolean =>
  sunset !== undefined && sunset < today;
