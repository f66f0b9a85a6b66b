/** How the time of a parser grows with the length of what it is given. */

/** Beginning, what is repeated, and end: shapes that expressions and loops choke on. */
const repeated = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    '.',
    ',',
    ';',
    ':',
    '!',
    '-',
    '_',
    '/',
    '\\',
    '%',
    '&',
    '#',
    '@',
    '=',
    '+',
    '0',
    'a',
    'é',
  ],
  ...['(', ')', '[', ']', '{', '}', '<', '>', '"', "'", '""', '\u0301', '\u200b', '\u{1f600}', '\ud800', '\0'],
  ...['(0', '(2021,', '),', ',(', '1,', ', 1', 'a.', 'A. ', '. a', '"a\n', '"a\t', 'a=', '=a', 'and ', ' and', ' \n'],
  ...[
    'a-',
    'a:',
    'a b',
    '@a',
    '@a{',
    '{a',
    '<a ',
    '<!',
    '&#',
    '&amp',
    '%25',
    '\\a',
    "\\'",
    '\\a{',
    '/../',
    '://',
    '10.1234/',
  ],
  ...[
    'https://',
    'www.',
    'retrieved ',
    'available on: 1',
    'TY  -',
    'TY  - \n',
    'bytes=',
    '0-1,',
    'q=0,',
    'gzip,',
    '"x",',
  ],
];
export const plain: [string, string][] = [['', '']];
const around: [string, string][] = [
  ['', ''],
  ['a', '\0!'],
  ['"', '\n!'],
];

export interface Shape {
  name: string;
  /** So often that it has about this length. */
  text(length: number): string;
}

/** `starts`: what leads into the parser, such as 'In ' or '@book{'. */
export const shapes = (starts: string[] = [], ends = around): Shape[] =>
  [...ends, ...starts.map((start): [string, string] => [start, '\0!'])].flatMap(([start, end]) =>
    repeated.map((part) => ({
      name: JSON.stringify(`${start}(${part})*${end}`),
      text: (length: number) => start + part.repeat(Math.ceil(length / part.length)) + end,
    })),
  );

const SHORT = 4_000;
const TIMES = 8;
/** How much longer one long text may take than as many letters in short ones; the square takes 8 times. */
const MOST = 3;
/** What takes less than this cannot be measured where the clock ticks each 4 ms, and no harm is in it. */
const FLOOR_MS = 16;
const ROUNDS = 3;

type Read = (text: string) => unknown;

/**
 * The first shape whose time grows by more than its length, and by how much; none is best. `shortest`
 * is the length of the short text, in letters.
 */
export async function growing(read: Read, all: Shape[], shortest = SHORT): Promise<string[]> {
  const found: string[] = [];
  for (const { name, text } of all) {
    // each takes seconds to find, and one is enough to know
    if (found.length > 0) break;
    const [short, long] = [text(shortest), text(shortest * TIMES)];
    // the long one alone is quick for nearly all of them
    if ((await duration(read, long)) < FLOOR_MS) continue;
    const factor = await leastFactor(read, short, long);
    if (factor >= MOST) {
      found.push(`${name}: ${TIMES} times as long takes ${Math.round(factor * TIMES)} times the time`);
    }
  }
  return found;
}

/** The least of three rounds, as the machine does other things meanwhile. */
async function leastFactor(read: Read, short: string, long: string): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= MOST; round++) {
    // as many letters on both sides: one short text alone is shorter than a tick of the clock
    const inShort = await duration(read, ...Array<string>(TIMES).fill(short));
    least = Math.min(least, (await duration(read, long)) / Math.max(inShort, FLOOR_MS));
  }
  return least;
}

/** In milliseconds of this thread's processor: what else the machine does takes none of them. */
async function duration(read: Read, ...texts: string[]): Promise<number> {
  const start = process.threadCpuUsage();
  for (const text of texts) {
    try {
      await read(text);
    } catch {
      // a refusal is an answer too
    }
  }
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}
