/** Why PostgreSQL was not reached, with the setting that leads there. */
export function connectionError(error: unknown, url: string): Error {
  const address = URL.parse(url);
  const [host, user] = [address?.host ?? '', decoded(address?.username ?? '')];
  const place = [...(host ? [`to ${host}`] : []), ...(user ? [`as ${user}`] : [])].join(' ');
  return new Error(`DATABASE_URL${place && ` leads ${place}`}: ${reasonOf(error)}`, { cause: error });
}

/** As it was given where a % in it begins no sign. */
function decoded(user: string): string {
  try {
    return decodeURIComponent(user);
  } catch {
    return user;
  }
}

/** A name with several addresses fails with an error for each of them, and no words of its own. */
function reasonOf(error: unknown): string {
  const { message = '', errors = [] } = error as { message?: string; errors?: Error[] };
  if (message.includes('client password must be a string')) return 'PostgreSQL asks for a password, and it names none';
  return message || errors.map((one) => one.message).join(', ') || String(error);
}
