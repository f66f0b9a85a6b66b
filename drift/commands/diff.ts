import { whyNoAddress } from '../core/address.ts';
import type { Contract, Operation } from '../core/contract.ts';
import { Inconclusive, UsageError, whyNoAnswer } from '../core/errors.ts';
import { isJson, mediaType } from '../core/exchange.ts';
import type { CheckId } from '../core/finding.ts';
import { inFile, isJsonName } from '../core/parse-document.ts';
import { readText } from '../core/read-text.ts';
import { parseBackendDocument } from '../diff/backend-document.ts';
import { wholeDocument } from '../diff/finding-collector.ts';
import { type Compared, compareDocuments } from '../diff/index.ts';
import type { Checked } from '../live/check.ts';
import { readConfig } from '../live/config.ts';
import { notYetLines, type Selection, selectionOf, selects } from '../live/selection.ts';
import { openSecrets, secretOf } from '../live/tokens.ts';
import { readBaseline } from '../report/baseline.ts';
import { exitCodeOf } from '../report/result.ts';
import { reportFile, resultOf, writeReports } from '../report/write-reports.ts';
import { knownBy } from './load.ts';
import { type Command, pairsOf, readOptions } from './options.ts';
import { chosenBy } from './plan.ts';
import { repeatArgs } from './repeat.ts';
import { repositoryPath } from './repository-path.ts';

export const diff: Command = {
  help: `drift diff FILE|URL [options]

Can a client that was built on our contract work with the API of this document? OpenAPI 3.0, 3.1 or Swagger 2.0, YAML or JSON;
a URL such as https://api.example.org/swagger/v1/swagger.json (.NET), …/v3/api-docs (Spring) or …/openapi.json (FastAPI).

  --config FILE         default contract.config.yaml, where there is one: its contract, only and notYet
  --only NAME           operationId, tag, path (/users/**) or check id; repeatable, or with commas
  --not-yet NAME        operationId, tag or path of what the API does not have yet: no drift
  --contract FILE       another contract than the one carried
  --header NAME=VALUE   sent when the URL is fetched, the value or env:NAME; repeatable
  --timeout SECONDS     for fetching it (10)
  --baseline FILE       known findings
  --report KIND=FILE    junit, sarif, json or md; repeatable
  --verbose             every operation of a common finding, and the values that no answer held`,
  async run(args) {
    const text = { type: 'string' } as const;
    const texts = { type: 'string', multiple: true } as const;
    const verbose = { type: 'boolean' } as const;
    const options = {
      config: text,
      only: texts,
      'not-yet': texts,
      contract: text,
      header: texts,
      timeout: text,
      baseline: text,
      report: texts,
      verbose,
    } as const;
    const read = readOptions(args, options, true);
    const files = pairsOf('report', read.texts('report')).map(reportFile);
    const [theirs, ...more] = read.positionals;
    if (!theirs || more.length > 0) throw new UsageError('Which document? drift diff FILE|URL');
    const baseline = read.text('baseline');
    const known = baseline ? readBaseline(baseline) : [];
    const place = { folder: process.cwd(), secrets: openSecrets() };
    const said = pairsOf('header', read.texts('header'));
    const headers = Object.fromEntries(said.map(([name, value]) => [name, secretOf(value, place)]));
    const timeout = read.number('timeout', 10, { least: 0.1 });
    const { contract, sources } = await knownBy(read);
    const document = await textOf(theirs, headers, timeout);
    const since = performance.now();
    const selection = selectionOf(contract, chosenBy(read, readConfig(read.text('config'))));
    const chosen = partOf(contract, selection);
    const compared = comparedWith(chosen, document, theirs);
    compared.findings = compared.findings.filter((finding) => selection.keeps(finding, chosen));
    compared.notes.push(...notYetLines(contract, selection));
    const seconds = (performance.now() - since) / 1000;
    const title = `diff ${theirs}`;
    const result = resultOf(checkedOf(chosen, compared, seconds), {
      contract,
      sources,
      title,
      baseline: known,
      options: {},
      repeat: () => repeatArgs('diff', args),
      place: repositoryPath({}),
    });
    writeReports(result, files, { isVerbose: read.has('verbose') });
    return exitCodeOf(result);
  },
};

function comparedWith(contract: Contract, { text, isJson }: Fetched, name: string): Compared {
  try {
    return compareDocuments(contract, parseBackendDocument(text, { isJson }));
  } catch (error) {
    throw error instanceof UsageError ? inFile(error, name) : error;
  }
}

/** The contract without the operations that are not chosen, or not there yet. */
function partOf(contract: Contract, selection: Selection): Contract {
  const chosen = [...contract.operations].filter(([, operation]) => selects(selection, operation));
  if (chosen.length === 0) throw new UsageError('No operation is chosen that is there already.');
  return { ...contract, operations: new Map(chosen) };
}

interface Fetched {
  text: string;
  /** Its name or media type says JSON. */
  isJson: boolean;
}

async function textOf(theirs: string, headers: Record<string, string>, timeout: number): Promise<Fetched> {
  if (!/^https?:\/\//i.test(theirs)) {
    return { text: readText(theirs), isJson: isJsonName(theirs) };
  }
  const reason = whyNoAddress(theirs);
  if (reason) throw new UsageError(`${theirs}: ${reason}`);
  let response: Response;
  let body: string;
  try {
    response = await fetch(theirs, { headers, signal: AbortSignal.timeout(timeout * 1000) });
    body = await response.text();
  } catch (error) {
    throw new Inconclusive(`${theirs} does not answer (${whyNoAnswer(error)}).`);
  }
  if (!response.ok)
    throw new Inconclusive(`${theirs} answered ${response.status}: say --header if it asks for a sign-in.`);
  const type = mediaType(response.headers);
  return { text: body, isJson: isJson(type) || (isUnsaid.has(type) && isJsonName(new URL(theirs).pathname)) };
}

/** Media types that do not say what a document is written in. */
const isUnsaid = new Set(['', 'text/plain', 'application/octet-stream']);

/** What a comparison can say of an operation that has no finding. */
const performed: CheckId[] = ['diff.operation-missing', 'diff.parameter-missing', 'diff.property-missing', 'diff.type'];

function checkedOf(contract: Contract, { findings, matched, notes, shares }: Compared, seconds: number): Checked {
  const operations: Operation[] = [...contract.operations.values()];
  const none =
    matched.length === 0 ? ['the document has none of the operations of the contract: is it the right one?'] : [];
  return {
    findings,
    operations,
    skipped: new Map(),
    performed: new Map(
      [...operations.map(({ operationId }) => operationId), wholeDocument].map((id) => [id, new Set(performed)]),
    ),
    refusalsOnly: new Map(),
    coverage: {
      operations: { seen: matched.length, of: operations.length },
      ...shares,
      missing: [],
      enums: [],
      answers: [],
    },
    inconclusive: none,
    notes,
    requests: 0,
    seconds,
  };
}
