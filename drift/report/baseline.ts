/** Known findings, each with a reason and a day on which it is no longer excused. */
import { existsSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { UsageError } from '../core/errors.ts';
import { type Finding, findingId } from '../core/finding.ts';
import { inFile, isJsonName, parseDocument } from '../core/parse-document.ts';
import { readText } from '../core/read-text.ts';

export interface Entry {
  id: string;
  reason: string;
  /** The last day, YYYY-MM-DD. */
  until: string;
}

export interface Baselined {
  known: Map<string, Entry>;
  expired: Map<string, Entry>;
  /** Entries that no finding matches any more. */
  unused: Entry[];
}

export const baselineName = 'drift-baseline.yaml';
const head =
  '# Drift that is known: each entry with a reason, and the last day on which it is excused. See `drift baseline --help`.\n';

/** @throws UsageError that names the file and the entry */
export function readBaseline(file: string): Entry[] {
  if (!existsSync(file)) throw new UsageError(`There is no ${file}. \`drift baseline --write\` makes one.`);
  const text = readText(file);
  let entries: unknown;
  try {
    entries = parseDocument(text, { isJson: isJsonName(file) }) ?? [];
  } catch (error) {
    throw inFile(error, file);
  }
  if (!Array.isArray(entries)) throw new UsageError(`${file}: must be a list of entries`);
  return entries.map((entry, index) => {
    const refuse = (text: string) => new UsageError(`${file}: entry ${index + 1} ${text}`);
    const { id, reason, until } = (entry ?? {}) as Partial<Record<keyof Entry, unknown>>;
    if (typeof id !== 'string' || id === '') throw refuse('has no `id`');
    if (typeof reason !== 'string' || reason.trim() === '') throw refuse(`(${id}) has no \`reason\``);
    const day = until instanceof Date ? until.toISOString().slice(0, 10) : until;
    if (typeof day !== 'string' || !isDay(day)) throw refuse(`(${id}) has no \`until: YYYY-MM-DD\``);
    return { id, reason, until: day };
  });
}

/**
 * Holds findings against the baseline.
 * @param today YYYY-MM-DD
 * @param isJudged whether the run could have found what this id names; else the entry counts as
 * used
 */
export function holdAgainst(
  entries: Entry[],
  findings: Finding[],
  today: string,
  isJudged: (id: string) => boolean = () => true,
): Baselined {
  const found = new Set(findings.map(findingId));
  const used = entries.filter(({ id }) => found.has(id));
  return {
    known: new Map(used.filter(({ until }) => until >= today).map((entry) => [entry.id, entry])),
    expired: new Map(used.filter(({ until }) => until < today).map((entry) => [entry.id, entry])),
    unused: entries.filter(({ id }) => !found.has(id) && isJudged(id)),
  };
}

export function writeBaseline(file: string, entries: Entry[]): void {
  const sorted = [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  writeFileSync(file, head + (sorted.length > 0 ? stringify(sorted, { lineWidth: 0 }) : '[]\n'));
}

/** Whether the calendar has it: YYYY-MM-DD, and no 30 February. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Today where the command runs, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
