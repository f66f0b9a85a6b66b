import { createHash } from 'node:crypto';

/** With which the API asks the provider about tokens: a confidential client there. */
export interface IntrospectionClient {
  id: string;
  secret: string;
}

/** Milliseconds that an answer is held: so long goes on here what ended at the provider. */
export const HELD_MS = 30_000;
const PATIENCE_MS = 5_000;
/** Answers held at once; the oldest go first. */
const MOST_HELD = 10_000;

/**
 * Asks the provider whether a token is good (RFC 7662, section 2; HTTP Basic as RFC 6749, section
 * 2.3.1, spells it).
 * @throws Error that says what the provider answered instead.
 */
export async function introspect(endpoint: string, client: IntrospectionClient, token: string): Promise<boolean> {
  const [id, secret] = [client.id, client.secret].map((part) => encodeURIComponent(part).replaceAll('%20', '+'));
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
    },
    body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}`);
  const { active } = (await answer.json()) as { active?: unknown };
  if (typeof active !== 'boolean') throw new Error(`${endpoint} does not say whether the token is active`);
  return active;
}

/**
 * Returns a function that tells whether a token is good at its provider, asked at most once in 30 s
 * for each token, whatever the number of requests. Rejects while the provider cannot be asked: a
 * token is then neither good nor ended.
 */
export function createIntrospection(
  client: IntrospectionClient,
  ask: (token: string, client: IntrospectionClient) => Promise<boolean>,
): (token: string) => Promise<boolean> {
  const held = new Map<string, { until: number; active: Promise<boolean> }>();

  return (token) => {
    // tokens themselves are kept nowhere
    const key = createHash('sha256').update(token).digest('base64');
    const known = held.get(key);
    if (known && known.until > Date.now()) return known.active;
    held.delete(key);
    const active = ask(token, client);
    held.set(key, { until: Date.now() + HELD_MS, active });
    active.catch(() => {
      if (held.get(key)?.active === active) held.delete(key);
    });
    for (const oldest of held.keys()) {
      if (held.size <= MOST_HELD) break;
      held.delete(oldest);
    }
    return active;
  };
}
