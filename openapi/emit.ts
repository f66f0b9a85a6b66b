/**
 * Writes what the product reads of the bundled contract into generated/: operations.ts, one row an
 * operation with what the server and the checks read; client-operations.ts, the part of it that the
 * first screen carries; invalidated-reads.ts, what comes with what may write; fields.ts,
 * parameters.ts and list-limits.ts, limits of bodies, addresses and lists; enums.ts, the
 * enumerations; mutations.ts and reads.ts, what each call is made with; and answers.ts, the named
 * examples of every response, which only the developer's drawer reads.
 */
import { type ClientOperation, emitClientOperations } from './emit/client-operations.ts';
import {
  type Answer,
  contract,
  operations as declared,
  emit,
  isRead,
  nameOf,
  type Operation,
  pascal,
} from './emit/contract.ts';
import { emitEnums } from './emit/enums.ts';
import { emitLimits } from './emit/limits.ts';
import { emitReads } from './emit/reads.ts';

const examplesOf = ({ $ref, content }: Answer): string[] => {
  const named = $ref && contract.components.responses[nameOf({ $ref }) ?? ''];
  if (named) return examplesOf(named);
  return [...new Set(Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples ?? {})))];
};

const operations: Record<string, unknown> = {};
const clientOperations: Record<string, ClientOperation> = {};
const answers: Record<string, Record<string, string[]>> = {};
const mutations: { id: string; area: string }[] = [];
const invalidated: string[] = [];
const ends: Record<string, { since: unknown; sunset: unknown }> = {};

for (const { path, method, operation, record } of declared) {
  const { operationId: id, tags } = operation;
  const reads = isRead(method, operation);
  const invalidates = (operation['x-invalidates'] ?? []) as string[];
  clientOperations[id] = {
    method,
    area: tags[0],
    permissions: operation['x-permissions'],
    errorMessage: operation['x-error-message'],
    emptyMessage: operation['x-empty-message'] ?? null,
    retryLabel: operation['x-retry-label'] ?? 'Try again',
    reads,
    onFailure: operation['x-on-failure'] ?? 'page',
    storesNothing: operation['x-stores-nothing'] ?? checkOnly(operation) ?? false,
  } as ClientOperation;
  operations[id] = {
    path,
    ...clientOperations[id],
    invalidates,
    paging: operation['x-paging'] ?? null,
    activity: activityOf(operation),
    standby: operation['x-standby'] ?? false,
    record,
  };
  answers[id] = Object.fromEntries(
    Object.entries(operation.responses).map(([status, answer]) => [status, examplesOf(answer)]),
  );
  if (operation.deprecated) ends[id] = { since: operation['x-deprecated-on'], sunset: operation['x-sunset'] };
  if (invalidates.length > 0) invalidated.push(`  ${id}: ${JSON.stringify(invalidates)},`);
  if (!reads) mutations.push({ id, area: tags[0] });
}

/** The kinds of events that a write leaves, and what causes them; null of reads. */
function activityOf({ 'x-activity': activity }: Operation): { kinds: number[]; cause: number } | null {
  if (!activity) return null;
  const { kinds, cause = 'ByHand' } = activity as { kinds: string[]; cause?: string };
  const numberOf = (schema: string, name: string) =>
    contract.components.schemas[schema]?.['x-enum-varnames']?.indexOf(name) ?? -1;
  return { kinds: kinds.map((kind) => numberOf('ActivityKind', kind)), cause: numberOf('ActivityCause', cause) };
}

/** The query parameter that makes a write one that stores nothing. */
function checkOnly({ parameters = [] }: Operation): string | undefined {
  return parameters.find((one) => one['x-stores-nothing'])?.name;
}

const areas = [...new Set(mutations.map(({ area }) => area))].sort();
const imports = areas.map((area) => {
  const names = mutations.filter((one) => one.area === area).map(({ id }) => `${pascal(id)}MutationVariables`);
  return `import type { ${names.join(', ')} } from './hooks/${area}/${area}.ts';`;
});

emit(
  'operations.ts',
  `/** Every operation of the contract with what the server and the checks read of it. */
export const operations = ${JSON.stringify(operations, null, 2)} as const;
export type OperationId = keyof typeof operations;

/** Operations without a handler (\`x-not-yet\`): the server answers 501. */
export const notYet = ${JSON.stringify(declared.flatMap(({ operation }) => (operation['x-not-yet'] ? [operation.operationId] : [])))} as const satisfies OperationId[];
export type OfferedId = Exclude<OperationId, (typeof notYet)[number]>;
`,
);
emitClientOperations(clientOperations);
emit(
  'invalidated-reads.ts',
  `import type { OperationId } from './operations.ts';

/** The reads that a success of each write makes stale. */
export const invalidatedReads: { readonly [Id in OperationId]?: readonly OperationId[] } = {
${invalidated.join('\n')}
};
`,
);
emit(
  'answers.ts',
  `import type { OperationId } from './operations.ts';

/** The statuses that each operation declares, with the names of their examples; the first is what Prism answers unasked. */
export const answers: Record<OperationId, Record<string, string[]>> = {
${Object.entries(answers)
  .map(([id, own]) => `  ${id}: ${JSON.stringify(own)},`)
  .join('\n')}
};

/** Operations that will be gone: since when they are deprecated, and their last day. */
export const ends: Partial<Record<OperationId, { since: string; sunset: string }>> = ${JSON.stringify(ends)};
`,
);
emit(
  'mutations.ts',
  `${imports.join('\n')}

/** What each mutation is called with. */
export interface MutationVariables {
${mutations.map(({ id }) => `  ${id}: ${pascal(id)}MutationVariables;`).join('\n')}
}

export type MutationId = keyof MutationVariables;
`,
);
emitEnums();
emitLimits();
emitReads();
