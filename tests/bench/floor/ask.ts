// The token of who is signed in on the product, which the bench puts behind the #.
const headers = { Authorization: `Bearer ${location.hash.slice(1)}` };

/** What the backend answers at a path of the API. */
export const ask = async <T>(path: string): Promise<T> => (await fetch(`/api/v1${path}`, { headers })).json();
