import { parse } from 'yaml';
import { UsageError } from './errors.ts';
import { type Complaint, jsonComplaint, yamlComplaint } from './parser-words.ts';

/** A document that cannot be parsed: where, and why in one line. */
export class ParseError extends UsageError {
  readonly line: number;
  readonly column: number;
  readonly reason: string;

  constructor(line: number, column: number, reason: string) {
    super(`line ${line}, column ${column}: ${reason}`);
    [this.line, this.column, this.reason] = [line, column, reason];
  }

  /** As editors and terminals link it: `museum.yaml:9:20: …`. */
  in(file: string): UsageError {
    return new UsageError(`${file}:${this.line}:${this.column}: ${this.reason}`);
  }
}

/** An error of a parser with the file that it is about. */
export const inFile = (error: unknown, file: string): UsageError =>
  error instanceof ParseError ? error.in(file) : new UsageError(`${file}: ${(error as Error).message}`);

/** Whether a name says that a file holds JSON, which YAML would let more through than. */
export const isJsonName = (file: string): boolean => /\.json$/i.test(file);

export interface ParseOptions {
  /** Whether `<<` merges mappings. */
  merge?: boolean;
  /** Its name or media type says that it is JSON, which other readers take it for. */
  isJson?: boolean;
}

/**
 * A document written as YAML or JSON. JSON is YAML too, but its own parser needs a fiftieth of the
 * time.
 * @throws ParseError where it is neither, or not the JSON that it is said to be
 */
export function parseDocument(given: string, { merge = false, isJson = false }: ParseOptions = {}): unknown {
  const text = given.replace(/^\ufeff/, '');
  const [, page] = /^\s*<(!doctype html|html|\?xml)\b/i.exec(text) ?? [];
  if (page) throw new ParseError(1, 1, `this is ${page === '?xml' ? 'XML' : 'an HTML page'}, not YAML or JSON`);
  const isLikeJson = text.trimStart().startsWith('{');
  if (isLikeJson || isJson) {
    try {
      return JSON.parse(text);
    } catch {
      if (isJson) throw errorAt(text, notJson(text));
    }
  }
  // a mapping in braces may be YAML all the same
  try {
    return parse(text, { maxAliasCount: -1, merge, logLevel: 'error' });
  } catch (error) {
    throw errorAt(text, (isLikeJson ? jsonComplaint(text) : undefined) ?? yamlComplaint(text, error));
  }
}

function notJson(text: string): Complaint {
  const complaint = jsonComplaint(text) ?? { offset: 0, reason: 'this is no JSON' };
  const isWord = /^\s*(#|---|%|\w+:)/.test(text);
  return isWord ? { ...complaint, reason: 'this is YAML, not JSON' } : complaint;
}

function errorAt(text: string, { offset, reason }: Complaint): ParseError {
  const before = text.slice(0, offset).split('\n');
  return new ParseError(before.length, (before.at(-1)?.length ?? 0) + 1, reason);
}
