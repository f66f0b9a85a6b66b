/**
 * What `read` leaves out of a page's search parameters is left out. By itself the router keeps each
 * of an address: one that makes no sense would come back as it was typed.
 */
export const onlyRead =
  <Raw extends object, Read extends object>(read: (raw: Raw) => Read) =>
  (raw: Raw): Read => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) });
