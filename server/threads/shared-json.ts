/**
 * Writes JSON text where the thread's caller can read it without a copy. As strings, texts that are
 * passed on to the database stayed in the caller's heap until a full collection (X4).
 */
export class SharedJson {
  #bytes = Buffer.from(new SharedArrayBuffer(2 ** 18));
  #length = 0;

  /** A list in UTF-8. It holds until the next one is written. */
  list(values: Iterable<unknown>): Uint8Array {
    this.#length = 0;
    let before = '[';
    for (const value of values) {
      this.#write(before + JSON.stringify(value));
      before = ',';
    }
    this.#write(before === '[' ? '[]' : ']');
    return new Uint8Array(this.#bytes.buffer, 0, this.#length);
  }

  #write(text: string): void {
    const end = this.#length + Buffer.byteLength(text);
    if (end > this.#bytes.length) {
      const longer = Buffer.from(new SharedArrayBuffer(2 * end));
      longer.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = longer;
    }
    this.#bytes.write(text, this.#length);
    this.#length = end;
  }
}
