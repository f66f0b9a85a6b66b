import { emit } from './contract.ts';

/** What the client reads of an operation. */
export interface ClientOperation {
  method: string;
  area: string;
  /** Alternatives, each of which needs all it names. */
  permissions: string[][];
  errorMessage: string;
  emptyMessage: string | null;
  retryLabel: string;
  /** The reads that a success makes stale. */
  invalidates: string[];
  reads: boolean;
  onFailure: string;
  storesNothing: boolean | string;
}

/**
 * Writes client-operations.ts, which the first screen carries whole: a line an operation, with
 * what most have left out and what it invalidates by lines; unpacked when it starts.
 */
export function emitClientOperations(operations: Record<string, ClientOperation>): void {
  const ids = Object.keys(operations);
  const entries = Object.entries(operations);
  const lines = entries.map(([id, one], at) => packed(id, one, ids, entries[at - 1]?.[1].area));
  emit(
    'client-operations.ts',
    `${types(Object.values(operations))}\n${unpacking.replace('LINES', () => lines.join('\n'))}`,
  );
}

const WENT_WRONG = 'Something went wrong ';
const TRY_AGAIN = 'Try again';

/**
 * A line without the method where it reads, without the area where it is that of the line before,
 * and without the last members where they are the usual ones. Throws on a separator.
 */
function packed(id: string, one: ClientOperation, ids: string[], areaBefore: string | undefined): string {
  const { errorMessage, method, reads } = one;
  const members = [
    id,
    method === 'get' ? '' : method,
    one.area === areaBefore ? '' : one.area,
    one.permissions.map((all) => all.join('+')).join(),
    errorMessage.startsWith(WENT_WRONG) ? errorMessage.slice(WENT_WRONG.length) : `=${errorMessage}`,
    stepsBack(
      one.invalidates.map((read) => ids.indexOf(read)),
      ids.length,
    ),
    reads === (method === 'get') ? '' : 'y',
    one.onFailure === (method === 'get' ? 'in-place' : 'page') ? '' : one.onFailure,
    one.storesNothing === true ? '=' : one.storesNothing || '',
    one.emptyMessage ?? '',
    one.retryLabel === TRY_AGAIN ? '' : one.retryLabel,
  ];
  const unfit = members.find((member) => /[|`$\\\n]/.test(member));
  if (unfit) throw new Error(`${id}: '${unfit}' does not fit into a line of client-operations.ts`);
  return members.join('|').replace(/\|+$/, '');
}

/** The longest step that is one letter; a longer one has a sign for each that it is beyond. */
const LONGEST = 35;

/**
 * Each line's distance from the one before, the last line first, a letter in base 36: without
 * separators, and a third less packed than the numbers of the lines.
 */
const stepsBack = (lines: number[], end: number): string =>
  lines
    .toSorted((one, other) => other - one)
    .map((line, at, all) => {
      const step = (all[at - 1] ?? end) - line;
      const beyond = Math.floor((step - 1) / LONGEST);
      return '-'.repeat(beyond) + (step - beyond * LONGEST).toString(36);
    })
    .join('');

const unionOf = (values: unknown[]) =>
  [...new Set(values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))))].sort().join(' | ');

const types = (all: ClientOperation[]) => `import type { OperationId } from './operations.ts';

/** What the client reads of an operation. */
export interface ClientOperation {
  method: ${unionOf(all.map(({ method }) => method))};
  area: string;
  /** Alternatives, each of which needs all it names. */
  permissions: readonly (readonly string[])[];
  errorMessage: string;
  emptyMessage: string | null;
  retryLabel: string;
  /** The reads that a success makes stale. */
  invalidates: readonly OperationId[];
  reads: boolean;
  onFailure: ${unionOf(all.map(({ onFailure }) => onFailure))};
  storesNothing: boolean | string;
}
`;

const unpacking = `const rows = \`
LINES
\`
  .trim()
  .split('\\n')
  .map((line) => line.split('|'));

const split = (text: string, by: string) => (text ? text.split(by) : []);

/** Each letter leads so many lines back from the last, in base 36; a dash ${LONGEST}, without a read. */
const linesOf = (steps: string) => {
  let at = rows.length;
  return [...steps].flatMap((step) => {
    at -= Number.parseInt(step, 36) || ${LONGEST};
    return step === '-' ? [] : rows[at]?.[0];
  });
};

/** Of the line before, where a line leaves its own out. */
let lastArea: string | undefined;

/** What the client reads of every operation; its first screen carries all of it. */
export const clientOperations = Object.fromEntries(
  rows.map(([id = '', method, area, may = '', error = '', stale = '', unlike, onFailure, nothing, empty, retry]) => [
    id,
    {
      method: method || 'get',
      area: (lastArea = area || lastArea),
      permissions: may.split(',').map((all) => split(all, '+')),
      errorMessage: error[0] === '=' ? error.slice(1) : \`${WENT_WRONG}\${error}\`,
      emptyMessage: empty || null,
      retryLabel: retry || '${TRY_AGAIN}',
      invalidates: linesOf(stale),
      reads: !method !== Boolean(unlike),
      onFailure: onFailure || (method ? 'page' : 'in-place'),
      storesNothing: nothing === '=' || nothing || false,
    },
  ]),
) as unknown as Record<OperationId, ClientOperation>;
`;
