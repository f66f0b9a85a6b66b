import { parse, YAMLParseError } from 'yaml';
import { UsageError } from './errors.ts';

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

/**
 * A document written as YAML or JSON. JSON is YAML too, but its own parser needs a fiftieth of the
 * time.
 * @param merge whether `<<` merges mappings
 * @throws ParseError where it is neither
 */
export function parseDocument(given: string, { merge = false } = {}): unknown {
  const text = given.replace(/^\ufeff/, '');
  let json: unknown;
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text);
    } catch (error) {
      json = error;
    }
  }
  // a mapping in braces may be YAML all the same
  try {
    return parse(text, { maxAliasCount: -1, merge, logLevel: 'error' });
  } catch (error) {
    throw ofJson(text, json) ?? ofYaml(error);
  }
}

/** V8 names the place of most errors, and quotes a part of the text that may be one long line. */
function ofJson(text: string, error: unknown): ParseError | undefined {
  if (!(error instanceof SyntaxError)) return undefined;
  const { message } = error;
  const position = message.startsWith('Unexpected end') ? text.length : Number(/ at position (\d+)/.exec(message)?.[1]);
  if (!Number.isInteger(position)) return undefined;
  const before = text.slice(0, position).split('\n');
  const reason = message
    .replace(/ in JSON at position .*$| at position .*$/s, '')
    .replace(/, .* is not valid JSON$/s, '');
  return new ParseError(before.length, (before.at(-1)?.length ?? 0) + 1, reason);
}

function ofYaml(error: unknown): ParseError {
  const { message } = error as Error;
  const [{ line, col } = { line: 1, col: 1 }] = (error instanceof YAMLParseError && error.linePos) || [];
  return new ParseError(line, col, message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? message);
}
