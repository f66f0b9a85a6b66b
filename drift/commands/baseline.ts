import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../core/errors.ts';
import { countOf } from '../core/finding.ts';
import { readText } from '../core/read-text.ts';
import { readConfig } from '../live/config.ts';
import { baselineName, type Entry, isDay, readBaseline, today, writeBaseline } from '../report/baseline.ts';
import { jsonReport } from '../report/json.ts';
import { checked } from './check.ts';
import { contractOf } from './load.ts';
import { type Command, type Read, readOptions } from './options.ts';
import { checkHelp, checkOptions, planOf } from './plan.ts';
import { repeatOf } from './repeat.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = { ...checkOptions, write: flag, prune: flag, from: text, reason: text, until: text } as const;
const usualDays = 90;

export const baseline: Command = {
  help: `drift baseline [--baseline FILE]                       lists the entries
drift baseline --write (--from FILE | --url URL …)     adds what was found
drift baseline --prune (--from FILE | --url URL …)     takes out what was not found any more

  --baseline FILE       default \`baseline:\` of the configuration, or ${baselineName}
  --from FILE           a report of \`drift check --report json=FILE\`; without it a check is run with its options
  --reason TEXT         of new entries
  --until YYYY-MM-DD    of new entries (in ${usualDays} days)

${checkHelp}`,
  async run(args) {
    const read = readOptions(args, options);
    if (read.has('write') && read.has('prune')) throw new UsageError('Say --write or --prune.');
    if (!read.has('write') && !read.has('prune')) return list(fileOf(read));
    const until = read.text('until') ?? today(new Date(Date.now() + usualDays * 86_400_000));
    if (!isDay(until)) throw new UsageError(`--until ${until}: say YYYY-MM-DD.`);
    const file = fileOf(read);
    const found = await foundBy(read);
    const known = existsSync(file) ? readBaseline(file) : [];
    return read.has('write')
      ? write(file, known, found, { until, reason: read.text('reason') })
      : prune(file, known, found);
  },
};

interface Found {
  /** Ids of findings that fail a run where they are not known. */
  ids: string[];
  /** Whether the run could have found what the id names: else it may still be there. */
  isJudged(id: string): boolean;
  inconclusive: string[];
}

function write(
  file: string,
  known: Entry[],
  { ids }: Found,
  { until, reason }: { until: string; reason: string | undefined },
): number {
  const before = new Map(known.map((entry) => [entry.id, entry]));
  const fresh = ids.filter((id) => (before.get(id)?.until ?? '') < today());
  const entries = fresh.map((id) => ({
    id,
    reason: reason ?? before.get(id)?.reason ?? 'say why this is known',
    until,
  }));
  writeBaseline(file, [...known, ...entries]);
  console.log(`${file}: ${countOf(entries.length, 'new entry')}, ${before.size} kept.`);
  return 0;
}

function prune(file: string, known: Entry[], { ids, isJudged, inconclusive }: Found): number {
  if (inconclusive.length > 0) {
    console.error(`Nothing was pruned, because the check was inconclusive: ${inconclusive.join('; ')}`);
    return 3;
  }
  const kept = known.filter(({ id }) => ids.includes(id) || !isJudged(id));
  writeBaseline(file, kept);
  console.log(`${file}: ${known.length - kept.length} taken out, ${kept.length} kept.`);
  return 0;
}

function list(file: string): number {
  const entries = readBaseline(file);
  const expired = entries.filter(({ until }) => until < today());
  for (const { id, reason, until } of entries)
    console.log(`${until < today() ? 'expired' : 'until  '} ${until}  ${id}\n    ${reason}`);
  console.log(`${countOf(entries.length, 'known finding')}, ${expired.length} expired.`);
  return expired.length > 0 ? 1 : 0;
}

function fileOf(read: Read): string {
  return resolve(read.text('baseline') ?? readConfig(read.text('config')).baseline ?? baselineName);
}

async function foundBy(read: Read): Promise<Found> {
  const from = read.text('from');
  if (from) return foundIn(from);
  const loaded = await contractOf(read);
  const plan = planOf(read, loaded);
  const withoutBaseline = { ...plan, config: { ...plan.config, baseline: undefined } };
  return foundInReport(JSON.parse(jsonReport(await checked(withoutBaseline, loaded, repeatOf(read, plan)))));
}

interface Report {
  findings: { id: string; severity: string }[];
  operations: { operationId: string; verdict: string; refusalsOnly?: string; checks: string[] }[];
  inconclusive: string[];
}

const noOperation: Report['operations'][number] = { operationId: '', verdict: 'not exercised', checks: [] };

const foundInReport = ({ findings, operations, inconclusive }: Report): Found => ({
  ids: findings.filter(({ severity }) => severity === 'drift').map(({ id }) => id),
  isJudged(id) {
    const [name, , check = ''] = id.split('|');
    const { verdict, refusalsOnly, checks } = operations.find(({ operationId }) => operationId === name) ?? noOperation;
    return verdict !== 'not exercised' && (refusalsOnly === undefined || checks.includes(check));
  },
  inconclusive,
});

function foundIn(file: string): Found {
  const text = readText(file);
  try {
    return foundInReport(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} is no report of \`drift check --report json=…\`.`);
  }
}
