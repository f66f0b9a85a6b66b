/** The options of `drift check`, which `drift baseline` shares, and the plan they make. */
import { resolve } from 'node:path';
import { whyNoAddress } from '../core/address.ts';
import { UsageError } from '../core/errors.ts';
import type { Plan } from '../live/check.ts';
import { type Config, configName, readConfig, sourceOf } from '../live/config.ts';
import { requireKnownNames, requireKnownValues } from '../live/generic/settings.ts';
import { type Chosen, selectionOf } from '../live/selection.ts';
import type { Loaded } from './load.ts';
import { listOf, pairsOf, type Read } from './options.ts';
import { openProgress } from './progress.ts';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

export const checkOptions = {
  url: text,
  config: text,
  contract: text,
  mode: text,
  level: text,
  runs: text,
  seed: text,
  only: texts,
  skip: texts,
  'not-yet': texts,
  role: texts,
  refused: texts,
  value: texts,
  header: texts,
  origin: text,
  wait: text,
  timeout: text,
  rate: text,
  patience: text,
  'min-coverage': text,
  disposable: { type: 'boolean' },
  scratch: { type: 'boolean' },
  baseline: text,
  report: texts,
  verbose: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const;

export const checkHelp = `  --url URL             where the API is: an origin, or with the path where the contract's addresses begin
  --config FILE         default contract.config.yaml, where there is one
  --contract FILE       another contract than the one carried (contract: of the configuration)
  --mode read|write|all read (default) changes nothing; write cleans up what it made; all also does what cannot be undone
  --disposable          the target's data may be lost: --mode all needs it
  --scratch             --mode all --disposable: a backend whose data may be lost
  --level shape|behaviour  shape is what a mock can pass; default behaviour
  --runs N              property-based requests for each operation (3; 0 = examples only)
  --seed N              repeats the requests of an earlier run
  --only, --skip NAME   operationId, tag, path (/users/**) or check id; repeatable, or with commas
  --not-yet NAME        operationId, tag or path of what the API does not have yet: not asked, and no drift
  --role NAME=SOURCE    a token: env:NAME, file:PATH or command:PROGRAM; repeatable
  --refused NAME=SOURCE a token that must be refused (expired, another audience, a deactivated user); repeatable
  --value NAME=VALUE    a path parameter that the lists do not give; repeatable
  --header NAME=VALUE   sent with every request, the value or env:NAME; repeatable
  --origin URL          where browsers load the client from, if not from the API's own origin: checks CORS
  --baseline FILE       known findings
  --report KIND=FILE    junit, sarif, json or md; repeatable
  --verbose             every operation of a common finding, and the values that no answer held
  --quiet               no word on stderr of how far the run is
  --wait SECONDS        until the API answers (0)
  --timeout SECONDS     for one request (10)
  --rate N              requests a second (10; 0 = as fast as it answers)
  --patience SECONDS    that a request is tried again while it is answered 429 (120); then its operation is not exercised
  --min-coverage N      percent of the operations that must answer with a success (0), else exit code 3`;

/** @throws UsageError where an option or the configuration is wrong */
export function planOf(read: Read, loaded: Loaded): Plan {
  const config = readConfig(read.text('config'));
  const refuse = (reason: string) => new UsageError(`--role: ${reason}`);
  const roles = pairsOf('role', read.texts('role'));
  for (const [name, source] of roles) config.roles[name] = sourceOf(name, source, refuse);
  const refused = pairsOf('refused', read.texts('refused'));
  const headers = pairsOf('header', read.texts('header'));
  config.given = new Set([
    ...roles.map(([name]) => name),
    ...refused.map(([name]) => `refused ${name}`),
    ...headers.map(([name]) => `header ${name}`),
  ]);
  for (const [name, source] of refused)
    config.refused = {
      ...config.refused,
      [name]: sourceOf(name, source, (reason) => new UsageError(`--refused: ${reason}`)),
    };
  Object.assign(config.values, Object.fromEntries(pairsOf('value', read.texts('value'))));
  Object.assign(config.headers, Object.fromEntries(headers));
  const baseline = read.text('baseline');
  if (baseline) config.baseline = resolve(baseline);
  const { contract, schemas } = loaded;
  const ofFile = (reason: string) => new UsageError(`${config.file ?? configName}: ${reason}`);
  requireKnownNames(config.api ?? {}, contract, Object.keys(config.roles), ofFile);
  requireKnownValues(config.values, contract);
  return {
    contract,
    schemas,
    config,
    url: addressOf(read.text('url') ?? config.url),
    mode: read.choice('mode', ['read', 'write', 'all'], read.has('scratch') ? 'all' : 'read'),
    level: read.choice('level', ['shape', 'behaviour'], 'behaviour'),
    runs: read.number('runs', 3, { most: 1000, whole: true }),
    seed: read.number('seed', Number(new Date().toISOString().slice(0, 10).replaceAll('-', '')), {
      most: 2 ** 31 - 1,
      whole: true,
    }),
    origin: originOf(read.text('origin')),
    selection: selectionOf(contract, chosenBy(read, config)),
    disposable: read.has('disposable') || read.has('scratch'),
    rate: read.number('rate', 10),
    patience: read.number('patience', 120),
    ...(!read.has('quiet') && { progress: openProgress() }),
    timeout: read.number('timeout', 10, { least: 0.1 }),
    wait: read.number('wait', 0),
    minCoverage: read.number('min-coverage', 0, { most: 100 }),
  };
}

/** Options go before the configuration, but both may say what is not there yet. */
export function chosenBy(read: Read, { only = [], notYet = [] }: Pick<Config, 'only' | 'notYet'>): Chosen {
  const said = listOf(read.texts('only'));
  return {
    only: said.length > 0 ? said : only,
    skip: listOf(read.texts('skip')),
    notYet: [...notYet, ...listOf(read.texts('not-yet'))],
  };
}

function originOf(origin = ''): string {
  if (!origin) return '';
  const reason = whyNoAddress(origin);
  if (reason) throw new UsageError(`--origin ${origin}: ${reason}`);
  return new URL(origin).origin;
}

function addressOf(url: string | undefined): string {
  if (!url) throw new UsageError('Where is the API? Say --url, or `url:` in contract.config.yaml.');
  const reason = whyNoAddress(url);
  if (reason) throw new UsageError(`--url ${url}: ${reason}`);
  const address = new URL(url);
  if (address.username || address.password) throw new UsageError('--url holds a password: say --header, or a role.');
  return `${address.origin}${address.pathname}`;
}
