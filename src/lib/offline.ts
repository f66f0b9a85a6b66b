/**
 * Whether the browser knows of no connection. That it knows of one does not mean that the server
 * can be reached.
 */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;
