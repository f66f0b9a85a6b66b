import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from './domain/workbook/workbook-limits.ts';
import { invalid, malformed, Problem } from './problem.ts';
import { collectAfter } from './threads/young-garbage.ts';

/** A form with one file; a field beside it is read far enough to be refused. */
export const uploadLimits = {
  fileSize: MAX_FILE_BYTES,
  files: 1,
  fields: 1,
  parts: 2,
  fieldSize: 100,
  headerPairs: 20,
};

interface Upload {
  /**
   * Shared with the thread that reads it, for which it would be copied otherwise. Not to be stored
   * as it is: bytes in shared memory are text to the database (ADR-290).
   */
  content: Buffer;
  /** As the browser names it, for people: it says nothing of the content. */
  fileName: string;
}

const uploads = new WeakMap<FastifyRequest, Promise<Upload>>();

/**
 * The bytes and the name of the form's only field, `file`.
 * Rejects with 413 beyond its limit, 415 where the body is no form, 422 where the form differs from
 * the contract.
 */
export function readUpload(request: FastifyRequest): Promise<Upload> {
  // asked twice where the request carries an Idempotency-Key, and a stream is read once
  const reading = uploads.get(request) ?? readForm(request);
  uploads.set(request, reading);
  return reading;
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem(415, 'malformed-request', 'Send the file as multipart/form-data.');
  let file: Upload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw surplus(part.fieldname);
      file = {
        content: await contentOf(part, Number(request.headers['content-length'])),
        fileName: printable(part.filename),
      };
    }
  } catch (error) {
    throw problemOf(error);
  }
  if (!file) throw invalid([{ pointer: '/file', detail: 'A file is required' }]);
  return file;
}

/** Its bytes, which are fewer than those of the whole body. */
async function contentOf({ file }: MultipartFile, bodyBytes: number): Promise<Buffer> {
  const content = Buffer.from(new SharedArrayBuffer(Math.min(bodyBytes || MAX_FILE_BYTES, MAX_FILE_BYTES)));
  let length = 0;
  for await (const piece of file as AsyncIterable<Buffer>) {
    content.set(piece, length);
    length += piece.length;
    collectAfter(piece.length);
  }
  if (file.truncated) throw new Problem(413, 'too-large', `The file is larger than ${MAX_FILE_BYTES / 1024 ** 2} MB.`);
  return content.subarray(0, length);
}

/** Without what no text column can store, and without a path that some browser might send. */
const printable = (name = '') => (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').slice(0, 200);

const surplus = (name: string) =>
  invalid([
    { pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, detail: 'The form has one field, file' },
  ]);

function problemOf(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if ((error as { statusCode?: number }).statusCode === 413)
    return invalid([{ pointer: '/file', detail: 'Send one file and nothing else' }]);
  // whatever else can go wrong is a body that ends early or is none of its type
  return malformed(undefined, 'The form could not be read.').because(String(error));
}
