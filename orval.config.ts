// What orval makes of the bundled contract: hooks on our fetcher, TypeScript models, MSW handlers, zod schemas.
import { defineConfig } from 'orval';
import { operations } from './generated/operations.ts';

const target = './bundle.json';

/** Stamps each call with its operationId, makes paged reads infinite queries and reading POSTs queries. */
const overrides = Object.fromEntries(
  Object.entries(operations).map(([id, { paging, reads, method }]) => [
    id,
    {
      requestOptions: { operationId: id },
      query: {
        ...(paging ? { useInfinite: true, useInfiniteQueryParam: paging } : {}),
        ...(reads && method !== 'get' ? { useQuery: true, useMutation: false } : {}),
      },
    },
  ]),
);

/** One line above each file, instead of the contract's title and description. */
const header = () => '// Made by `npm run generate` from the contract. Do not edit.\n';

export default defineConfig({
  hooks: {
    input: { target },
    output: {
      mode: 'tags-split',
      target: './generated/hooks',
      schemas: './generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: '/api/v1',
      clean: true,
      indexFiles: true,
      urlEncodeParameters: true,
      mock: {
        path: './generated/mocks',
        generators: [{ type: 'msw', useExamples: true, delay: false, baseUrl: '*/api/v1' }],
      },
      override: {
        header,
        mutator: { path: './src/lib/api/fetcher.ts', name: 'fetcher' },
        fetch: { includeHttpResponseReturnType: false },
        useNamedParameters: true,
        query: { useOperationIdAsQueryKey: true, signal: true, version: 5, shouldExportKeys: true },
        operations: overrides,
      },
    },
  },
  zod: {
    input: { target },
    output: {
      mode: 'tags-split',
      target: './generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: {
        header,
        zod: {
          version: 4,
          variant: 'mini',
          generate: { body: true, response: true, param: false, query: false, header: false },
        },
      },
    },
  },
});
