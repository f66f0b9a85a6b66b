/** The files that mutants are planted in, and the tests nearest to them, by Vitest project. */
export type MutationTarget = {
  mutate: string[];
  tests: Partial<Record<'node' | 'node-alone' | 'dom' | 'server', string[]>>;
  /** Processes instead of threads, for tests that change the time zone. */
  pool?: 'forks';
};

/** Only the nearest tests run, in this order: each target has to be covered by its own. */
export const targets: Record<string, MutationTarget> = {
  rules: {
    mutate: ['openapi/rules/*.ts'],
    tests: { node: ['tests/rules/**/*.test.ts'] },
  },
  api: {
    mutate: [
      'src/lib/api/*.ts',
      '!src/lib/api/{call-details,calls,edits,open-keys,overlay,pending-writes,query-client,refetch}.ts',
      '!src/lib/api/{requests,retries,use-calls,writes}.ts',
    ],
    tests: {
      'node-alone': [
        'tests/lib/api/{api-error,early,fetcher,on-failure,query-key,retry-policy,rows,why-failed}.test.ts',
      ],
      dom: ['tests/lib/api/upload.test.tsx'],
    },
  },
  calls: {
    mutate: ['src/lib/api/{call-details,calls,edits,open-keys,query-client,refetch,retries,writes}.ts'],
    tests: {
      'node-alone': [
        'tests/lib/api/{asked-again,lost-writes,on-failure,refetch}.test.ts',
        // Those of optimistic.test.ts run in a process that nothing is planted in.
        'tests/lib/api/schedules-by-name.test.ts',
        'tests/lib/api/{calls,held-calls}.test.ts',
        'tests/lib/api/{failed-reads,query-client}.test.ts',
      ],
    },
  },
  overlay: {
    mutate: ['src/lib/api/{overlay,pending-writes,requests}.ts'],
    tests: { 'node-alone': ['tests/lib/api/{pending-writes,overlay,overlay-kept,lost-writes}.test.ts'] },
  },
  words: {
    mutate: [
      'src/lib/{address,calendar-date,date-words,edition-address,search-text,table-search,word-difference,words}.ts',
      'src/lib/forms/date-*.ts',
    ],
    tests: { 'node-alone': ['tests/lib/*.test.ts', 'tests/lib/forms/*.test.ts'] },
    pool: 'forks',
  },
  session: {
    mutate: ['src/lib/session/*.ts'],
    tests: { 'node-alone': ['tests/lib/session/*.test.ts'] },
  },
  notices: {
    mutate: ['src/lib/notices/*.ts', 'src/lib/store.ts'],
    tests: {
      'node-alone': ['tests/lib/notices/*.test.ts', 'tests/lib/store.test.ts'],
      dom: ['tests/components/toast-area.test.tsx'],
    },
  },
  lib: {
    mutate: [
      'src/lib/*.ts',
      '!src/lib/{address,calendar-date,date-words,edition-address,search-text,store,table-search,word-difference,words}.ts',
      'src/lib/results/*.ts',
    ],
    tests: { 'node-alone': ['tests/lib/*.test.ts', 'tests/lib/results/*.test.ts'], dom: ['tests/lib/*.test.tsx'] },
    pool: 'forks',
  },
  keys: {
    mutate: ['src/lib/keys/*.ts'],
    tests: {
      'node-alone': ['tests/lib/keys/*.test.ts'],
      dom: ['tests/lib/keys/*.test.tsx'],
    },
  },
  forms: {
    mutate: ['src/lib/{access,forms}/*.ts', 'src/lib/api/use-calls.ts', '!src/lib/forms/date-*.ts'],
    tests: { dom: ['tests/lib/{access,forms}/*.test.tsx'] },
  },
  access: {
    mutate: ['server/access.ts'],
    tests: { server: ['tests/server/authorisation.test.ts'] },
  },
  token: {
    mutate: ['server/token.ts', 'server/identity/verified-tokens.ts'],
    tests: { server: ['tests/server/{token-claims,introspection,token}.test.ts'] },
  },
  identity: {
    mutate: [
      'server/identity/{account-access,discovery,ended-sessions,introspection,keys}.ts',
      'server/identity/{people-commands,provider-roles,recognise-user}.ts',
    ],
    tests: {
      server: [
        'tests/server/{provider-asked,introspection}.test.ts',
        'tests/server/{ended-sessions,identity-users,people}.test.ts',
      ],
    },
  },
  'identity-provider': {
    mutate: ['server/identity/{accounts,adapter,configuration,http,pages,provider,revocation,secrets,store}.ts'],
    tests: { server: ['tests/server/provider-parts.test.ts', 'tests/server/identity{,-sessions}.test.ts'] },
  },
  'provider-check': {
    mutate: ['server/identity/check/*.ts'],
    tests: { server: ['tests/server/check-provider{-token,}.test.ts'] },
  },
  validation: {
    mutate: ['server/validation.ts'],
    tests: { server: ['tests/server/validation.test.ts'] },
  },
  transactions: {
    mutate: ['server/db/transaction.ts'],
    tests: { server: ['tests/server/retries.test.ts'] },
  },
  domain: {
    mutate: [
      'server/domain/{active-edition,addressed-record,assignable,cascade-note,check-columns}.ts',
      'server/domain/{event-changes,notice-preferences,numbers,order-number,versions}.ts',
      'server/domain/{wire,work-columns}.ts',
    ],
    tests: { server: ['tests/server/domain{,-values}.test.ts'] },
  },
  csv: {
    mutate: ['server/domain/csv.ts'],
    tests: { server: ['tests/server/csv.test.ts'] },
  },
  statements: {
    mutate: [
      'server/domain/{assign-pairs,assignment-notices,country-indicator-rows,edition-rows}.ts',
      'server/domain/{file-event,reference-columns,reference-wire,stuck-rules,views-of-user}.ts',
    ],
    tests: {
      server: [
        'tests/server/{assignment,assignment-notices,references-read,saved-views,stuck}.test.ts',
        'tests/server/{edition-countries,edition-create,edition-closing}.test.ts',
        'tests/server/transfer/import-undo.test.ts',
      ],
    },
  },
  results: {
    mutate: ['server/domain/{edition-results,results-counts}.ts'],
    tests: { server: ['tests/server/results.test.ts', 'tests/server/compare/comparison.test.ts'] },
  },
  // What a test has read in a thread of an import is not planted in: these call it directly.
  'workbook-values': {
    mutate: [
      'server/domain/workbook/{cell-styles,cell-text,column-letters,shared-texts,workbook-refusals,xml-scan}.ts',
    ],
    tests: { server: ['tests/server/transfer/{workbook-values,xml-growth}.test.ts'] },
  },
  workbook: {
    mutate: [
      'server/domain/workbook/*.ts',
      '!server/domain/workbook/{cell-styles,cell-text,column-letters,shared-texts,workbook-refusals,xml-scan}.ts',
      '!server/domain/workbook/{attachment,workbook-file,workbook-write,xml-bytes,zip-file}.ts',
    ],
    tests: { server: ['tests/server/transfer/{workbook-parts,downloads}.test.ts'] },
  },
  'workbook-xml': {
    mutate: ['server/domain/workbook/xml-bytes.ts'],
    tests: { server: ['tests/server/transfer/xml-bytes.test.ts'] },
  },
  'workbook-files': {
    mutate: ['server/domain/workbook/{attachment,workbook-file,workbook-write,zip-file}.ts'],
    tests: { server: ['tests/server/transfer/workbook-files.test.ts'] },
  },
  cascade: {
    mutate: ['server/domain/cascade.ts'],
    tests: { server: ['tests/server/cascade.test.ts'] },
  },
};
