/** One live check from its plan to its result: the caller, reads, writes, coverage. */
import { randomBytes } from 'node:crypto';
import type { Contract, Operation } from '../core/contract.ts';
import { Inconclusive, UsageError } from '../core/errors.ts';
import { countOf, type Finding, Findings } from '../core/finding.ts';
import type { Schemas } from '../core/schemas.ts';
import { collapsed } from './collapse.ts';
import type { Config, TokenSource } from './config.ts';
import { type Coverage, isSuccess, openCoverage, percent } from './coverage.ts';
import { curlOf } from './curl.ts';
import { authorizeBy, openCallers } from './generic/callers.ts';
import { hasJourneys, speaksDialect } from './kinds.ts';
import { marksOf } from './marks.ts';
import {
  absentIn,
  accessLines,
  contractLines,
  lateLines,
  limits,
  missingLines,
  neverServed,
  notExercised,
  notReadLines,
  refusalsOnly,
  served,
} from './notes.ts';
import { baseOf, untilReachable } from './reach.ts';
import { openTokens, typed } from './renew.ts';
import { openRoles } from './roles.ts';
import { chosen, type Options, type Run } from './run.ts';
import { isNotYet, notYetLines, type Selection, selects } from './selection.ts';
import { openTarget } from './target.ts';
import {
  openSecrets,
  type ReferenceConfig,
  type RoleToken,
  referenceConfig,
  secretHeader,
  secretOf,
  sourceWords,
  tokenOf,
} from './tokens.ts';
import { unansweredLines } from './unanswered.ts';

export interface Plan {
  contract: Contract;
  schemas: Schemas;
  config: Config;
  /** As it was given: an origin, or with the path where the contract's addresses begin. */
  url: string;
  mode: Options['mode'];
  level: Options['level'];
  runs: number;
  seed: number;
  origin: string;
  selection: Selection;
  /**
   * The data of the target may be lost; `--mode all` needs it, unless the target says that it is
   * the demonstration.
   */
  disposable: boolean;
  rate: number;
  timeout: number;
  /** Seconds to wait until the target responds. */
  wait: number;
  /** Of the operations, in percent. */
  minCoverage: number;
  /** Seconds that a request is tried again after a 429 (120). */
  patience?: number;
  /** Called with how far the run is, and what it waits for. */
  progress?: Progress | undefined;
}

export interface Progress {
  /** Requests are sent from now on; `state` says how far they are. */
  begin(state: () => string): void;
  say(text: string): void;
  end(): void;
}

export interface Checked {
  findings: Finding[];
  operations: Operation[];
  skipped: Map<string, string>;
  performed: Run['performed'];
  /** Operations of which nothing but refusals was judged, each with the reason. */
  refusalsOnly: Map<string, string>;
  coverage: Coverage;
  inconclusive: string[];
  notes: string[];
  requests: number;
  seconds: number;
}

/**
 * Checks a running API.
 * @throws UsageError where the plan cannot be followed, Inconclusive where nothing could be
 * sent
 */
export async function checkLive(plan: Plan, fetcher: typeof fetch = fetch): Promise<Checked> {
  try {
    return await checkedLive(plan, fetcher);
  } finally {
    plan.progress?.end();
  }
}

async function checkedLive(plan: Plan, fetcher: typeof fetch): Promise<Checked> {
  const { contract, schemas, config, mode, level } = plan;
  const since = performance.now();
  const secrets = openSecrets();
  const place = {
    origin: new URL(plan.url).origin,
    folder: config.folder,
    secrets,
    timeout: plan.timeout,
    file: config.file,
  };
  await untilReachable(plan, fetcher);
  const reference = await referenceConfig(place.origin, plan.timeout, fetcher);
  if (mode === 'all' && !plan.disposable && !reference?.demo) {
    throw new UsageError(
      '--mode all changes what cannot be changed back (a new edition, imports): say --disposable if the data may be lost.',
    );
  }
  const headers = Object.fromEntries(
    Object.entries(config.headers).map(([name, value]) => [
      name,
      secretOf(value, config.given?.has(`header ${name}`) ? typed(place) : place),
    ]),
  );
  // a header whose value was typed as it is may be as secret as a token
  for (const [name, value] of Object.entries(headers)) if (secretHeader.test(name)) secrets.keep(name, value);
  const url = await baseOf(plan, fetcher);
  const book = openTokens(place, tokenOf, config.given);
  const { rate, timeout, patience, progress } = plan;
  const target = openTarget(
    {
      url,
      rate,
      timeout,
      headers,
      ...(patience !== undefined && { patience }),
      onWait: ({ token, seconds }) =>
        progress?.say(`429 for ${book.nameOf(token)}: waiting ${Math.ceil(seconds)} s (Retry-After)`),
      renew: book.current,
      authorize: authorizeBy(contract),
      isReal: fetcher === fetch,
    },
    fetcher,
  );
  const notes: string[] = plan.origin
    ? []
    : ['CORS was not checked: --origin names where browsers load the client from'];
  const sources = sourcesOf(plan, reference, notes);
  const tokens: RoleToken[] = [];
  for (const [name, source] of Object.entries(sources)) {
    const token = source === mockToken ? { name, token: mockToken } : await book.open(name, source);
    tokens.push({ ...token, from: sourceWords(source) });
  }
  const toRefuse: RoleToken[] = [];
  for (const [name, source] of Object.entries(config.refused ?? {}))
    toRefuse.push(await tokenOf(name, source, config.given?.has(`refused ${name}`) ? typed(place) : place));
  const coverageBook = openCoverage(contract);
  const findings = new Findings();
  const run: Run = {
    contract,
    schemas,
    findings,
    seen: coverageBook.seen,
    curlOf: (exchange) => secrets.mask(curlOf(exchange)),
    options: {
      mode,
      level,
      runs: plan.runs,
      seed: plan.seed,
      runId: randomBytes(4).toString('hex'),
      origin: plan.origin,
      refused: toRefuse,
      values: config.values,
      trustsExamples: level === 'shape' || reference?.demo === true,
      selects: (operation) => selects(plan.selection, operation),
      isNotYet: (operation) => isNotYet(plan.selection, operation),
      skips: (operation) => !selects({ ...plan.selection, only: [] }, operation),
    },
    target,
    roles: [],
    skipped: new Map(),
    statuses: new Map(),
    performed: new Map(),
  };
  progress?.begin(
    () =>
      `${countOf(target.count(), 'request')}, ${run.statuses.size} of ${countOf(contract.operations.size, 'operation')} asked`,
  );
  const isOurs = speaksDialect(contract);
  const refused = await (isOurs ? openRoles(run, tokens) : openCallers(run, config.api ?? {}, tokens));
  try {
    if (isOurs) await (await import('./reads/index.ts')).checkReads(run);
    const writes = mode !== 'read' && level === 'behaviour' && chosen(run).length > 0;
    if (writes && hasJourneys(contract)) await (await import('./writes/index.ts')).checkWrites(run);
    else if (writes || !isOurs)
      await (await import('./generic/index.ts')).checkAny(run, config.api ?? {}, { reads: !isOurs });
  } catch (error) {
    // a response that never came may break what was to be made of it
    const isCutShort = marksOf(run).limited.size > 0;
    if (!(error instanceof Inconclusive) && !isCutShort) throw error;
    refused.push(
      error instanceof Inconclusive ? error.message : 'the check broke off where the API went on answering 429',
    );
  }
  const operations = chosen(run);
  notes.push(...limits(run, operations, patience));
  const late = lateLines(run, operations, timeout);
  const requested = operations.filter((operation) => isRequested(operation, mode, level));
  for (const { operationId } of operations) {
    if (!run.performed.has(operationId) && !run.skipped.has(operationId))
      run.skipped.set(operationId, `not in --mode ${mode}`);
  }
  const coverage = coverageBook.read(requested, run.statuses, operations);
  const kept = collapsed(findings.all, contract.operations, run.statuses).filter((finding) =>
    plan.selection.keeps(finding, contract),
  );
  const absent = new Set(absentIn(kept));
  const shortfalls = shortfallsOf(plan, run, coverage);
  if (shortfalls.length === 0) shortfalls.push(...notExercised(run, requested, plan.selection, kept));
  return {
    findings: kept.map((finding) => masked(finding, secrets.mask)),
    operations,
    // what one part could not try, another may have; what is not there is told as such
    skipped: new Map(
      [...run.skipped].filter(
        ([id]) => !served(run, id) && !absent.has(id) && operations.some((one) => one.operationId === id),
      ),
    ),
    performed: run.performed,
    refusalsOnly: refusalsOnly(run.statuses, operations, { requested, mode }),
    coverage,
    inconclusive: [...refused, ...late, ...shortfalls].map(secrets.mask),
    notes: [
      ...notes,
      ...notReadLines(schemas),
      ...contractLines(run, operations, kept),
      ...unansweredLines(marksOf(run).unanswered),
      ...(refused.length === 0 ? accessLines(run, operations, { findings: kept, isOurs }) : []),
      ...missingLines(kept),
      ...notYetLines(contract, plan.selection),
      ...neverServed(run, requested, kept),
    ],
    requests: target.count(),
    seconds: (performance.now() - since) / 1000,
  };
}

const mockToken = 'mock';

/** The configured roles; the demonstration's people at the reference server; anybody at a mock. */
function sourcesOf(
  { config, level }: Plan,
  reference: ReferenceConfig | undefined,
  notes: string[],
): Record<string, TokenSource> {
  if (Object.keys(config.roles).length > 0) return config.roles;
  if (reference?.demo) {
    notes.push('no roles are configured; asked as people of the demonstration');
    const people = ['admin', 'researcher', 'reviewer', 'external', 'spectator'];
    return Object.fromEntries(
      people.map((name) => [name, { grant: 'development' as const, account: `${name}@demo.test` }]),
    );
  }
  return level === 'shape' ? { mock: mockToken } : {};
}

/** Operations that this mode and level can bring to a success. */
function isRequested({ reads, safety }: Operation, mode: Options['mode'], level: Options['level']): boolean {
  if (reads) return true;
  if (mode === 'read' || level === 'shape') return false;
  return mode === 'all' || safety !== 'irreversible';
}

function shortfallsOf({ minCoverage, mode }: Plan, { roles, statuses }: Run, { operations }: Coverage): string[] {
  const result = [...statuses.values()].some((seen) => [...seen].some(isSuccess));
  if (roles.length === 0) return ['no role could ask: say --role NAME=env:TOKEN, or `roles:` in contract.config.yaml'];
  if (operations.of === 0) return [`no operation of --mode ${mode} is selected`];
  if (!result) return ['no operation answered with a success, so nothing could be judged'];
  const share = percent(operations);
  return share < minCoverage
    ? [`${share} % of the operations answered with a success, --min-coverage is ${minCoverage}`]
    : [];
}

const masked = (finding: Finding, mask: (text: string) => string): Finding => ({
  ...finding,
  message: mask(finding.message),
  ...(finding.seen !== undefined && { seen: mask(finding.seen) }),
  ...(finding.curl !== undefined && { curl: mask(finding.curl) }),
});
