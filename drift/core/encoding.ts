// Two or more characters that are together one of UTF-8, read as Latin-1: Ã© for é.
const doubled = /[\u00c2-\u00f4][\u0080-\u00bf]{1,3}/;

/**
 * Whether a text was read in another encoding than it was written in, or holds what stands for
 * bytes that could not be read.
 */
export function isBroken(text: string): boolean {
  if (text.includes('\ufffd')) return true;
  const found = doubled.exec(text)?.[0];
  if (!found) return false;
  const bytes = Uint8Array.from(found, (letter) => letter.charCodeAt(0));
  return [2, 3, 4].some((length) => isUtf8(bytes.slice(0, length)));
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).length > 0;
  } catch {
    return false;
  }
}
