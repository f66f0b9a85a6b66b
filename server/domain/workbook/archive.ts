/** The zip archive of an .xlsx: its directory, checked before unpacking, and its parts. */
import { Readable } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { counted, formatNumber } from '#rules/words.ts';
import { Refusal } from '../../threads/refusal.ts';
import { MAX_PARTS, MAX_RATIO, MAX_UNPACKED_BYTES, RATIO_FROM_BYTES } from './workbook-limits.ts';
import { damaged, notASpreadsheet, tooMuch } from './workbook-refusals.ts';

const STORED = 0;
const DEFLATED = 8;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** One packed part. `size` and `crc` of the unpacked content are those of the directory. */
export interface Part {
  name: string;
  method: number;
  packed: Buffer;
  size: number;
  crc: number;
}

/** The packed parts of an archive by name. Throws a Refusal for an invalid or large directory. */
export async function readDirectory(file: Buffer): Promise<Map<string, Part>> {
  const zip = await fromBufferPromise(file).catch(() => {
    throw damaged('it cannot be unpacked');
  });
  if (zip.entryCount > MAX_PARTS)
    throw tooMuch(
      `The file has ${counted(zip.entryCount, 'part')}; a workbook of ours has at most ${formatNumber(MAX_PARTS)}.`,
    );
  const entries = await allEntries(zip);
  checkBudget(entries);
  const parts = new Map<string, Part>();
  for (const entry of entries) {
    if (parts.has(entry.fileName)) throw damaged(`it holds ${entry.fileName} twice`);
    parts.set(entry.fileName, await partOf(zip, file, entry));
  }
  return parts;
}

async function allEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch {
    throw damaged('its directory cannot be read');
  }
  return entries;
}

function checkBudget(entries: Entry[]): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MAX_UNPACKED_BYTES)
    throw tooMuch(
      `The file unpacks to ${megabytes(unpacked)} MB; at most ${megabytes(MAX_UNPACKED_BYTES)} MB are read.`,
    );
  for (const entry of entries) {
    if (entry.isEncrypted()) throw notASpreadsheet('The file is protected with a password. Save it without one.');
    if (entry.uncompressedSize > RATIO_FROM_BYTES && entry.uncompressedSize > entry.compressedSize * MAX_RATIO)
      throw tooMuch(`${entry.fileName} unpacks to more than ${MAX_RATIO} times its size, as no sheet of data does.`);
  }
}

const megabytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1_048_576));

async function partOf(zip: ZipFile, file: Buffer, entry: Entry): Promise<Part> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(() => {
    throw damaged(`${entry.fileName} cannot be found in it`);
  });
  const packed = file.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  return {
    name: entry.fileName,
    method: entry.compressionMethod,
    packed,
    size: entry.uncompressedSize,
    crc: entry.crc32,
  };
}

/** The content of a part. Throws a Refusal where it differs from the directory. */
export function unpack({ name, method, packed, size, crc }: Part): Buffer {
  if (method !== STORED && method !== DEFLATED) throw damaged(`${name} is packed in an unknown way`);
  let content = packed;
  try {
    if (method === DEFLATED) content = inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const isLarger = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw damaged(isLarger ? `${name} is larger than it says` : `${name} cannot be unpacked`);
  }
  if (content.length !== size) throw damaged(`${name} has not the size that it says`);
  if (crc32(content) !== crc) throw damaged(`${name} has changed since it was written`);
  return content;
}

/** Bytes that are unpacked at once. */
const PIECE = 65_536;

/**
 * The content of a part, piece by piece. Throws a Refusal where it differs from the directory, as
 * soon as that shows.
 */
export async function* piecesOf({ name, method, packed, size, crc }: Part): AsyncGenerator<Buffer> {
  if (method !== STORED && method !== DEFLATED) throw damaged(`${name} is packed in an unknown way`);
  const inflate = createInflateRaw({ chunkSize: PIECE });
  const source: AsyncIterable<Buffer> =
    method === STORED ? slicesOf(packed) : Readable.from(slicesOf(packed)).pipe(inflate);
  let [length, sum] = [0, 0];
  try {
    for await (const piece of source) {
      length += piece.length;
      if (length > size) throw damaged(`${name} is larger than it says`);
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged(`${name} cannot be unpacked`);
  } finally {
    inflate.destroy();
  }
  if (length !== size) throw damaged(`${name} has not the size that it says`);
  if (sum !== crc) throw damaged(`${name} has changed since it was written`);
}

async function* slicesOf(packed: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < packed.length; at += PIECE) yield packed.subarray(at, at + PIECE);
}

/** A part that is not compressed. */
export const stored = (name: string, content: Buffer): Part => ({
  name,
  method: STORED,
  packed: content,
  size: content.length,
  crc: crc32(content),
});

/** An archive of these parts, as they are packed. */
export function pack(parts: Iterable<Part>): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL, 0);
    describe(local, 4, part, name);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(CENTRAL, 0);
    central.writeUInt16LE(20, 4);
    describe(central, 6, part, name);
    central.writeUInt32LE(offset, 42);
    pieces.push(local, name, part.packed);
    directory.push(central, name);
    offset += local.length + name.length + part.packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, ...directory, end]);
}

/** Both headers: version, flags (UTF-8 names), method, date, crc, sizes, length of the name. */
function describe(header: Buffer, at: number, { method, packed, size, crc }: Part, name: Buffer): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(0x0800, at + 2);
  header.writeUInt16LE(method, at + 4);
  header.writeUInt16LE(0x0021, at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(packed.length, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}
