/** Keeps the tokens of a run good: short-lived ones are fetched again before they end. */
import type { TokenSource } from './config.ts';
import { type RoleToken, type TokenPlace, tokenOf } from './tokens.ts';

export interface Tokens {
  /** The first token of a role; what is derived from it keeps to it. */
  open(name: string, source: TokenSource): Promise<RoleToken>;
  /** The token that stands for this first one now. */
  current(token: string): Promise<string>;
  /** Whose first token it is. */
  nameOf(token: string): string;
}

/** For what an option says: it is not to be looked for in the file, nor beside it. */
export const typed = <T extends { folder: string; file?: string | undefined }>(place: T): T => ({
  ...place,
  file: undefined,
  folder: process.cwd(),
});

/** This long before its end a token is fetched again. */
const early = 30_000;
/** Tokens that live for less are not fetched for every request. */
const notAgainWithin = 10_000;

interface Kept {
  name: string;
  source: TokenSource;
  now: RoleToken;
  since: number;
  renewal?: Promise<void> | undefined;
}

/**
 * @param fetchToken where tokens come from; another one in tests
 * @param given roles that the configuration does not name
 */
export function openTokens(place: TokenPlace, fetchToken: typeof tokenOf = tokenOf, given = new Set<string>()): Tokens {
  const kept = new Map<string, Kept>();

  const placeOf = (name: string): TokenPlace => (given.has(name) ? typed(place) : place);

  async function renew(one: Kept): Promise<void> {
    one.since = Date.now();
    // where no new one comes, the old one is what there is
    one.now = await fetchToken(one.name, one.source, placeOf(one.name)).catch(() => one.now);
  }

  return {
    async open(name, source) {
      const now = await fetchToken(name, source, placeOf(name));
      kept.set(now.token, { name, source, now, since: Date.now() });
      return now;
    },
    async current(token) {
      const one = kept.get(token);
      if (!one) return token;
      const isEnding = one.now.until !== undefined && Date.now() > one.now.until - early;
      if (isEnding && !one.renewal && Date.now() - one.since > notAgainWithin)
        one.renewal = renew(one).finally(() => {
          one.renewal = undefined;
        });
      await one.renewal;
      return one.now.token;
    },
    nameOf: (token) => kept.get(token)?.name ?? (token ? 'a token that is to be refused' : 'requests without a token'),
  };
}
