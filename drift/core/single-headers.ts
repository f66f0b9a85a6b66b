/** Headers that a response has once, and what `fetch` makes of two: their values with a comma. */

const single = ['etag', 'location', 'retry-after', 'last-modified', 'content-disposition'];

/** A value that is followed by itself. */
const isDoubled = (text: string): boolean => {
  const half = text.slice(0, Math.max(0, (text.length - 2) / 2));
  return half !== '' && text === `${half}, ${half}`;
};

const hasTwoTags = (text: string): boolean => text.replaceAll(/"[^"]*"/g, '').includes(',');

/** The names of those that came more than once. */
export const cameTwice = (headers: Headers): string[] =>
  single.filter((name) => {
    const text = headers.get(name);
    return text !== null && (isDoubled(text) || (name === 'etag' && hasTwoTags(text)));
  });
