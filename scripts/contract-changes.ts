/**
 * What the contract changed since its last release, and the version that this deserves: major for
 * what breaks a client of that release, minor for additions, patch for the rest.
 */
import { type Contract, contractOf, type Node, type Operation } from '../drift/core/contract.ts';
import type { Finding } from '../drift/core/finding.ts';
import { compareDocuments } from '../drift/diff/index.ts';

export type Level = 'major' | 'minor' | 'patch';
export interface Change {
  level: Level;
  message: string;
  /** One of these stands in the line of the CHANGELOG that is about it. */
  names: string[];
}

/** Members that say nothing of how a contract is kept. */
const words = new Set(['description', 'summary', 'examples', 'example', 'info']);

/** A document without its texts and examples, which the comparison does not read. */
export function withoutWords(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutWords(one));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isNames || !words.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutWords(value, !isNames && key === 'properties')]));
}

/** Each distinct change, the breaking ones first. */
export function changesBetween(released: Node, current: Node): Change[] {
  const [before, after] = [contractOf(released), contractOf(current)];
  const breaks = compareDocuments(before, current, { hasHabits: false }).findings;
  const additions = compareDocuments(after, released, { hasHabits: false }).findings;
  const changes = [
    ...breaks.map((finding) => changeOf('major', finding)),
    ...permissionChanges(before, after),
    ...additions.map((finding) => changeOf('minor', finding)),
    ...newMembers(released, current),
  ];
  const distinct = [...new Map(changes.toReversed().map((change) => [change.message, change])).values()].toReversed();
  const isSame = JSON.stringify(withoutWords(released)) === JSON.stringify(withoutWords(current));
  if (distinct.length > 0 || isSame) return distinct;
  return [{ level: 'patch', message: 'keys of the contract have changed', names: [] }];
}

/** The same fault of a shared schema counts once, whatever operations it is in. */
function changeOf(level: 'major' | 'minor', { operationId, check, place, message, contract }: Finding): Change {
  const shared = /^#\/components\/(\w+)\/([^/]+)/.exec(contract);
  const owner = shared?.[2] ?? operationId;
  const isHeader = place.startsWith('header ');
  const member = contract.split('/properties/')[1]?.split('/')[0] ?? place.split(/[/ ]/).at(-1) ?? '';
  const where = [owner, place && (shared ? `/${member}` : place)].filter(Boolean).join(' ');
  return {
    level,
    message: level === 'major' ? `${where}: ${asRelease(message)}` : `${where}: new (${check.replace('diff.', '')})`,
    names: [...(member && !isHeader ? [member] : [owner, operationId]), ...valuesIn(message)].filter(
      (name) => name.length > 1,
    ),
  };
}

/** The document is the new contract here, and the contract its last release. */
const asRelease = (message: string) =>
  message
    .replaceAll('the contract', 'the last release')
    .replace('is not in the document', 'is not in the contract any more')
    .replaceAll('the document', 'the new contract')
    .slice(0, 160);
const valuesIn = (message: string) => [...message.matchAll(/"([\w-]+)"/g)].map(([, value = '']) => value);

/** Whoever holds one of the alternatives before must hold one of those after. */
const isEnough = (before: string[][], after: string[][]) =>
  before.every((held) => after.some((asked) => asked.every((name) => held.includes(name))));

function permissionChanges(before: Contract, after: Contract): Change[] {
  return [...before.operations.values()].flatMap((old: Operation): Change[] => {
    const { operationId } = old;
    const now = after.operations.get(operationId);
    if (!now) return [];
    const names = [operationId, ...now.permissions.flat()];
    if (!isEnough(old.permissions, now.permissions))
      return [{ level: 'major', message: `${operationId}: asks for other permissions than before`, names }];
    if (isEnough(now.permissions, old.permissions)) return [];
    return [{ level: 'minor', message: `${operationId}: is allowed to more people than before`, names }];
  });
}

type Schemas = Record<string, { properties?: Node }>;
const schemasOf = ({ components }: Node) => ((components as Node | undefined)?.schemas ?? {}) as Schemas;

/**
 * Members that a schema has got: the comparison disregards those that a backend may leave out. New
 * schemas belong to what uses them.
 */
function newMembers(released: Node, current: Node): Change[] {
  const before = schemasOf(released);
  return Object.entries(schemasOf(current)).flatMap(([schema, { properties = {} }]): Change[] => {
    const known = before[schema]?.properties;
    const names = Object.keys(properties).filter((name) => known && !Object.hasOwn(known, name));
    return names.map((name) => ({ level: 'minor', message: `${schema} /${name}: new`, names: [name] }));
  });
}

const numbersOf = (version: string) => version.split('.').map(Number);

/** The least version after `released` that the changes ask for. */
export function versionAfter(released: string, changes: Change[]): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(released);
  if (changes.some(({ level }) => level === 'major')) return `${major + 1}.0.0`;
  if (changes.some(({ level }) => level === 'minor')) return `${major}.${minor + 1}.0`;
  return changes.length > 0 ? `${major}.${minor}.${patch + 1}` : released;
}

const isBelow = (version: string, other: string) => {
  const [mine, yours] = [numbersOf(version), numbersOf(other)];
  const at = mine.findIndex((number, index) => number !== yours[index]);
  return at >= 0 && (mine[at] ?? 0) < (yours[at] ?? 0);
};

/** The lines of the CHANGELOG that are not released yet. */
export const unreleasedLines = (changelog: string): string | undefined =>
  changelog.split(/^(?=## )/m).find((section) => /^## Unreleased\s*$/m.test(section));

/** What a release would have to say and does not; empty = version and CHANGELOG fit the changes. */
export function releaseFaults(released: Node, current: Node, changelog: string): string[] {
  const changes = changesBetween(released, current);
  const [was, is] = [released, current].map(({ info }) => String((info as Node).version)) as [string, string];
  const wanted = versionAfter(was, changes);
  const lines = unreleasedLines(changelog);
  const worst = changes.filter(({ level }) => level === changes[0]?.level).map(({ message }) => `    ${message}`);
  const shown = [...worst.slice(0, 10), ...(worst.length > 10 ? [`    … and ${worst.length - 10} more`] : [])];
  const faults: string[] = [];
  if (isBelow(is, wanted))
    faults.push(
      [`openapi/openapi.yaml: info.version is ${is}, what changed since ${was} asks for ${wanted}:`, ...shown].join(
        '\n',
      ),
    );
  if (changes.length > 0 && !lines) faults.push('openapi/CHANGELOG.md: changes stand under `## Unreleased`.');
  const isNamed = ({ names }: Change) => names.length === 0 || names.some((name) => isWord(lines ?? '', name));
  for (const { level, message } of changes.filter((change) => lines && !isNamed(change)))
    faults.push(`openapi/CHANGELOG.md: no line under \`## Unreleased\` is about this ${level} change: ${message}`);
  return faults;
}

const isWord = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)}(?![\\w-])`).test(text);
