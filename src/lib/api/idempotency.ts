/**
 * One key per request whose outcome is unknown: a POST that is repeated after a lost answer carries the key of the first
 * try, so that the server does its work once. A definite answer ends the key (quality, section 2, 'Retries').
 */
function createKeys() {
  const open = new Map<string, string>();
  return {
    take(request: string) {
      const value = open.get(request) ?? crypto.randomUUID();
      open.set(request, value);
      return { value, done: () => void open.delete(request) };
    },
  };
}

export const idempotencyKeys = createKeys();
