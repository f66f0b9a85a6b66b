const HOME = '/dashboard';

/**
 * The address to go back to after signing in, or the dashboard where it is none of ours: only paths
 * of this origin pass, never another host, another scheme, or the sign-in pages themselves [Q-S11].
 */
export function safeReturnTo(wanted: unknown, origin = globalThis.location.origin): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return HOME;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  if (!url || url.origin !== origin || /^\/(login|unauthorized)(\/|$)/.test(url.pathname)) return HOME;
  return url.pathname === '/' ? HOME : url.pathname + url.search + url.hash;
}
