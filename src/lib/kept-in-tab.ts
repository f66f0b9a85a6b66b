/** What is kept under a key for as long as the tab is open, as JSON in its session storage. */

/**
 * The value under the key; undefined where there is none, where it is no JSON, and where there is
 * no tab, as in a build that draws the shells.
 */
export function readInTab<T>(key: string): T | undefined {
  try {
    return JSON.parse(globalThis.sessionStorage?.getItem(key) ?? '') as T;
  } catch {
    return undefined;
  }
}

/** Keeps the value; false where storage is full or refused: it lasts as long as the page then. */
export function keepInTab(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
