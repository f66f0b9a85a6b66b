/** Pages that a failed call leads to. */
const AFTER_A_FAILURE = new Set(['/404', '/500', '/unauthorized']);

export const isAfterFailure = (pathname: string): boolean => AFTER_A_FAILURE.has(pathname);

/** Where one works: this page, or, on the page of an error, the one that led there. */
export function currentPage(): URL {
  const { href, origin, pathname } = globalThis.location;
  const { from } = (globalThis.history.state ?? {}) as { from?: string };
  return isAfterFailure(pathname) && from ? new URL(from, origin) : new URL(href);
}
