import { emit, isRead, operations, pascal, resolveParameter } from './contract.ts';

/** Writes generated/reads.ts: the ids in the address of each read, for the prefixes of its keys. */
export function emitReads(): void {
  const reads = operations.flatMap(({ method, operation, shared }) => {
    if (!isRead(method, operation)) return [];
    const parameters = [...shared, ...(operation.parameters ?? [])].map(resolveParameter);
    const ids = parameters.some((one) => one.in === 'path');
    return [{ id: operation.operationId, type: ids ? `${pascal(operation.operationId)}PathParameters` : undefined }];
  });
  const types = reads.flatMap(({ type }) => type ?? []);
  emit(
    'reads.ts',
    `import type {
${types.map((type) => `  ${type},`).join('\n')}
} from './model/index.ts';

/** What the address of each read names. */
export interface ReadParameters {
${reads.map(({ id, type }) => `  ${id}: ${type ?? 'Record<never, never>'};`).join('\n')}
}

export type ReadId = keyof ReadParameters;
`,
  );
}
