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
  reads: boolean;
  onFailure: string;
  storesNothing: boolean | string;
}

/**
 * Writes client-operations.ts, which the first screen carries whole: a line an operation, with
 * what most have left out; unpacked when it starts.
 */
export function emitClientOperations(operations: Record<string, ClientOperation>): void {
  const entries = Object.entries(operations);
  const lines = entries.map(([id, one], at) => packed(id, one, entries[at - 1]?.[1].area));
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
function packed(id: string, one: ClientOperation, areaBefore: string | undefined): string {
  const { errorMessage, method, reads } = one;
  const members = [
    id,
    method === 'get' ? '' : method,
    one.area === areaBefore ? '' : one.area,
    one.permissions.map((all) => all.join('+')).join(),
    errorMessage.startsWith(WENT_WRONG) ? errorMessage.slice(WENT_WRONG.length) : `=${errorMessage}`,
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

/** Of the line before, where a line leaves its own out. */
let lastArea: string | undefined;

/** What the client reads of every operation; its first screen carries all of it. */
export const clientOperations = Object.fromEntries(
  rows.map(([id = '', method, area, may = '', error = '', unlike, onFailure, nothing, empty, retry]) => [
    id,
    {
      method: method || 'get',
      area: (lastArea = area || lastArea),
      permissions: may.split(',').map((all) => split(all, '+')),
      errorMessage: error[0] === '=' ? error.slice(1) : \`${WENT_WRONG}\${error}\`,
      emptyMessage: empty || null,
      retryLabel: retry || '${TRY_AGAIN}',
      reads: !method !== Boolean(unlike),
      onFailure: onFailure || (method ? 'page' : 'in-place'),
      storesNothing: nothing === '=' || nothing || false,
    },
  ]),
) as unknown as Record<OperationId, ClientOperation>;
`;
