/** Bytes as they come from a file or a connection: so many at once. */
export async function* cut(bytes: Buffer | string, length: number): AsyncGenerator<Buffer> {
  const all = Buffer.from(bytes as string);
  for (let at = 0; at < all.length; at += length) yield all.subarray(at, at + length);
}
