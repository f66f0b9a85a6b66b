/** What the parsers of YAML and JSON complain about, in words for who wrote the document. */
import { YAMLParseError } from 'yaml';

export interface Complaint {
  /** Of the character that it is about. */
  offset: number;
  reason: string;
}

type Words = (message: string, text: string, offset: number) => string;

/** By the codes of the library; what is not here says it plainly already. */
const yamlWords: Record<string, Words> = {
  MULTIPLE_DOCS: () => 'a second document begins here: keep one in a file',
  DUPLICATE_KEY: (_, text, offset) =>
    `the key ${/^[^\s:,{}]+/.exec(text.slice(offset, offset + 60))?.[0] ?? ''} is there twice`,
  BLOCK_IN_FLOW: () => 'a second `: ` within a value: put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY: () => 'a key within a value: put a text with `: ` in quotes, or indent the lines below less',
  MULTILINE_IMPLICIT_KEY: () => 'no `: ` between key and value on this line, or it is indented otherwise than its list',
  BAD_SCALAR_START: (_, text, offset) => `a text that begins with ${text[offset]} needs quotes`,
  BAD_DQ_ESCAPE: (_, text, offset) =>
    `${text.slice(offset, offset + 2)} means nothing in double quotes: use single quotes, or \\${text.slice(offset, offset + 2)}`,
  UNEXPECTED_TOKEN: () =>
    'this does not belong here: a comma, `: ` or quote is missing before it, or its indent is wrong',
  BAD_INDENT: (message) => unended(message) ?? 'this line is indented otherwise than those beside it',
  MISSING_CHAR: (message) => unended(message) ?? (/^Implicit/.test(message) ? 'no `: ` follows this key' : message),
};

/** A list or mapping in brackets that does not end. */
function unended(message: string): string | undefined {
  const [, bracket] = /^Flow .*(?:end with an? |Expected .*)([\]}])/.exec(message) ?? [];
  return bracket && `a ${bracket} is missing before this`;
}

export function yamlComplaint(text: string, error: unknown): Complaint {
  const { message } = error as Error;
  const [first = message] = message.split('\n');
  if (error instanceof YAMLParseError) {
    const [offset] = error.pos;
    const plain = first.replace(/ at line \d+, column \d+:?$/, '');
    return { offset, reason: yamlWords[error.code]?.(plain, text, offset) ?? plain };
  }
  const [, alias] = /^Unresolved alias .*: (\S+)$/.exec(first) ?? [];
  if (alias !== undefined)
    return {
      offset: Math.max(0, text.indexOf(`*${alias}`)),
      reason: `*${alias} stands for nothing: no &${alias} is above it`,
    };
  if (first.startsWith('Merge sources'))
    return { offset: Math.max(0, text.indexOf('<<')), reason: '<< takes a mapping' };
  return { offset: 0, reason: first };
}

/** Undefined where the text is JSON. */
export function jsonComplaint(text: string): Complaint | undefined {
  const message = messageOf(text);
  if (message === undefined) return undefined;
  const position = / at position (\d+)/.exec(message)?.[1];
  const offset = message.startsWith('Unexpected end')
    ? text.length
    : position === undefined
      ? firstUnexpected(text)
      : Number(position);
  return { offset, reason: jsonReason(text, offset, message) };
}

function messageOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** V8 does not tell where a token is unexpected: it is the end of the shortest text that has it. */
function firstUnexpected(text: string): number {
  let [before, with_] = [0, text.length];
  while (before < with_) {
    const middle = (before + with_) >> 1;
    if (messageOf(text.slice(0, middle))?.startsWith('Unexpected token')) with_ = middle;
    else before = middle + 1;
  }
  return before - 1;
}

function jsonReason(text: string, offset: number, message: string): string {
  const here = text[offset] ?? '';
  if (/[}\]]/.test(here) && text.slice(0, offset).trimEnd().endsWith(',')) return `JSON has no comma before a ${here}`;
  if (here === '\ufeff') return 'JSON begins without a byte order mark';
  if (here === '/' || here === '#') return 'JSON has no comments';
  if (here === "'") return 'JSON has double quotes, not single ones';
  if (message.startsWith('Unexpected end')) return 'the JSON breaks off here';
  if (message.startsWith('Unexpected non-whitespace')) return 'something follows the end of the JSON';
  return message
    .replace(/ in JSON at position .*$| at position .*$/s, '')
    .replace(/, .* is not valid JSON$/s, '')
    .replace(/^Unexpected token/, 'JSON has no');
}
