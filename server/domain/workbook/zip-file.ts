/** Writes a zip archive to a file part by part, so that no part has to fit into memory. */
import { type FileHandle, open } from 'node:fs/promises';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { Refusal } from '../../threads/refusal.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** What the headers' 32 bits hold; beyond, readers of workbooks differ. */
const MOST_BYTES = 0xffff_ffff;
/** Packed at once: less would pack worse, since each piece is packed by itself. */
const PIECE = 256 * 1024;

interface Entry {
  name: Buffer;
  offset: number;
  crc: number;
  size: number;
  packed: number;
}

/** One part at a time: `begin`, `write` as often as needed, `end`; `close` at last. */
export class ZipFile {
  readonly #file: FileHandle;
  readonly #mostBytes: number;
  readonly #entries: Entry[] = [];
  #current: Entry | undefined;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #offset = 0;

  private constructor(file: FileHandle, mostBytes: number) {
    this.#file = file;
    this.#mostBytes = mostBytes;
  }

  /** Creates the file, which only its owner may read. */
  static async create(path: string, mostBytes = MOST_BYTES): Promise<ZipFile> {
    return new ZipFile(await open(path, 'w', 0o600), mostBytes);
  }

  async begin(name: string): Promise<void> {
    this.#current = { name: Buffer.from(name), offset: this.#offset, crc: 0, size: 0, packed: 0 };
    await this.#append(localHeader(this.#current));
  }

  /**
   * Adds to the part. Rejects with a Refusal where the archive becomes larger than readers take.
   */
  async write(text: string): Promise<void> {
    const content = Buffer.from(text);
    this.#waiting.push(content);
    this.#waitingBytes += content.length;
    if (this.#waitingBytes >= PIECE) await this.#pack(constants.Z_SYNC_FLUSH);
  }

  async end(): Promise<void> {
    const entry = await this.#pack(constants.Z_FINISH);
    // its sizes are known only now
    await this.#file.write(localHeader(entry), 0, 30, entry.offset);
    this.#entries.push(entry);
    this.#current = undefined;
  }

  async add(name: string, text: string): Promise<void> {
    await this.begin(name);
    await this.write(text);
    await this.end();
  }

  /** Writes the directory. */
  async close(): Promise<void> {
    const start = this.#offset;
    for (const entry of this.#entries) await this.#append(centralHeader(entry));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(this.#entries.length, 8);
    end.writeUInt16LE(this.#entries.length, 10);
    end.writeUInt32LE(this.#offset - start, 12);
    end.writeUInt32LE(start, 16);
    await this.#append(end);
    await this.#file.close();
  }

  /** Pieces that end on a byte follow each other as one stream of DEFLATE (RFC 1951). */
  async #pack(finishFlush: number): Promise<Entry> {
    const entry = this.#current;
    if (!entry) throw new Error('No part was begun');
    const content = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    const packed = deflateRawSync(content, { finishFlush });
    entry.crc = crc32(content, entry.crc);
    entry.size += content.length;
    entry.packed += packed.length;
    if (entry.size > this.#mostBytes || this.#offset + packed.length > this.#mostBytes)
      throw new Refusal(422, 'invalid', 'A workbook of more than 4 GB cannot be read. Select CSV or JSON Lines.');
    await this.#append(packed);
    return entry;
  }

  async #append(bytes: Buffer): Promise<void> {
    await this.#file.write(bytes, 0, bytes.length, this.#offset);
    this.#offset += bytes.length;
  }
}

function localHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(30 + entry.name.length);
  header.writeUInt32LE(LOCAL, 0);
  describe(header, 4, entry);
  entry.name.copy(header, 30);
  return header;
}

function centralHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(46 + entry.name.length);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE(20, 4);
  describe(header, 6, entry);
  header.writeUInt32LE(entry.offset, 42);
  entry.name.copy(header, 46);
  return header;
}

/** Both headers: version, flags (UTF-8 names), DEFLATE, date, crc, sizes, length of the name. */
function describe(header: Buffer, at: number, { name, crc, size, packed }: Entry): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(0x0800, at + 2);
  header.writeUInt16LE(8, at + 4);
  header.writeUInt16LE(0x0021, at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(packed, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}
