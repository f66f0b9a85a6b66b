/**
 * Writes generated/operations.ts from the bundled contract: one row an operation with what the server and the checks read of it;
 * generated/client-operations.ts, the part of it that the first screen carries; generated/fields.ts, the limits of the request
 * fields and their messages (design, section 1); and generated/answers.ts, the named examples of every answer, which only the
 * developer's drawer reads.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  'x-message'?: string;
};
type Operation = {
  operationId: string;
  tags: [string];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
  parameters?: { name?: string; 'x-stores-nothing'?: boolean }[];
  [extension: `x-${string}`]: unknown;
};
type Answer = { $ref?: string; content?: Record<string, { examples?: Record<string, unknown> }> };
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
};

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;
const limits = ['minLength', 'maxLength', 'maxItems', 'minimum', 'maximum'] as const;

const contract = parse(readFileSync('generated/openapi.yaml', 'utf8')) as Contract;
const resolve = (schema: Schema): Schema =>
  schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const examplesOf = ({ $ref, content }: Answer): string[] => {
  const named = $ref && contract.components.responses[$ref.split('/').at(-1) ?? ''];
  if (named) return examplesOf(named);
  return [...new Set(Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples ?? {})))];
};

const operations: Record<string, unknown> = {};
const clientOperations: Record<string, unknown> = {};
const answers: Record<string, Record<string, string[]>> = {};
const fields: Record<string, Record<string, unknown>> = {};
const mutations: { id: string; area: string }[] = [];

for (const [path, item] of Object.entries(contract.paths))
  for (const method of methods) {
    const operation = item[method];
    if (!operation) continue;
    const { operationId: id, tags } = operation;
    const reads = method === 'get' || operation['x-reads'] === true;
    clientOperations[id] = {
      method,
      area: tags[0],
      permissions: operation['x-permissions'],
      errorMessage: operation['x-error-message'],
      emptyMessage: operation['x-empty-message'] ?? null,
      retryLabel: operation['x-retry-label'] ?? 'Try again',
      invalidates: operation['x-invalidates'] ?? [],
      reads,
      onFailure: operation['x-on-failure'] ?? 'page',
      storesNothing: operation['x-stores-nothing'] ?? checkOnly(operation) ?? false,
    };
    operations[id] = {
      path,
      ...(clientOperations[id] as object),
      paging: operation['x-paging'] ?? null,
    };
    answers[id] = Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [status, examplesOf(answer)]),
    );
    if (!reads) mutations.push({ id, area: tags[0] });
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) collectFields(schema);
  }

/** The query parameter that makes a write one that stores nothing. */
function checkOnly({ parameters = [] }: Operation): string | undefined {
  return parameters.find((one) => one['x-stores-nothing'])?.name;
}

function collectFields(schema: Schema) {
  const name = schema.$ref?.split('/').at(-1);
  const { properties } = resolve(schema);
  if (!name || !properties) return;
  for (const [field, own] of Object.entries(properties)) {
    const said = { ...resolve(own), ...own };
    const facts: Record<string, unknown> = Object.fromEntries(
      limits.filter((limit) => said[limit] !== undefined).map((limit) => [limit, said[limit]]),
    );
    if (said['x-message']) facts.message = said['x-message'];
    if (Object.keys(facts).length > 0) fields[name] = { ...fields[name], [field]: facts };
  }
}

const pascal = (id: string) => id.replace(/^./, (first) => first.toUpperCase());
const areas = [...new Set(mutations.map(({ area }) => area))].sort();
const imports = areas.map((area) => {
  const names = mutations.filter((one) => one.area === area).map(({ id }) => `${pascal(id)}MutationVariables`);
  return `import type { ${names.join(', ')} } from './hooks/${area}/${area}.ts';`;
});

writeFileSync(
  'generated/operations.ts',
  `// Generated from openapi/ by npm run generate. Do not edit.
/** Every operation of the contract with what the server and the checks read of it. */
export const operations = ${JSON.stringify(operations, null, 2)} as const;
export type OperationId = keyof typeof operations;
`,
);
writeFileSync(
  'generated/client-operations.ts',
  `// Generated from openapi/ by npm run generate. Do not edit.
/** What the client reads of every operation; its first screen carries all of it. */
export const clientOperations = ${JSON.stringify(clientOperations, null, 2)} as const;
`,
);
writeFileSync(
  'generated/fields.ts',
  `// Generated from openapi/ by npm run generate. Do not edit.
/** Limits and wordings of the request fields, by schema. */
export const fields = ${JSON.stringify(fields, null, 2)} as const;
`,
);
writeFileSync(
  'generated/answers.ts',
  `// Generated from openapi/ by npm run generate. Do not edit.
import type { OperationId } from './operations.ts';

/** The statuses that each operation declares, with the names of their examples; the first is what Prism answers unasked. */
export const answers: Record<OperationId, Record<string, string[]>> = {
${Object.entries(answers)
  .map(([id, own]) => `  ${id}: ${JSON.stringify(own)},`)
  .join('\n')}
};
`,
);
writeFileSync(
  'generated/mutations.ts',
  `// Generated from openapi/ by npm run generate. Do not edit.
${imports.join('\n')}

/** What each mutation is called with. */
export interface MutationVariables {
${mutations.map(({ id }) => `  ${id}: ${pascal(id)}MutationVariables;`).join('\n')}
}

export type MutationId = keyof MutationVariables;
`,
);
