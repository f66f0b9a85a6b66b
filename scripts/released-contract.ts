import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contractOf, type Node } from '../drift/core/contract.ts';
import { releaseFaults, withoutWords } from './contract-changes.ts';
import { root } from './support/root.ts';

const folder = join(root, 'openapi', 'released');
const changelogFile = join(root, 'openapi', 'CHANGELOG.md');

export const releasedFiles = (): string[] => readdirSync(folder).map((file) => join(folder, file));

/** The contract of the last release, without its texts and examples. */
export function releasedContract(): Node {
  const [file = '', ...more] = releasedFiles();
  if (more.length > 0) throw new Error('openapi/released/ holds the last release alone.');
  return JSON.parse(readFileSync(file, 'utf8')) as Node;
}

export const bundledContract = (): Node => parse(readFileSync(join(root, 'generated', 'openapi.yaml'), 'utf8')) as Node;
export const readChangelog = (): string => readFileSync(changelogFile, 'utf8');
export const writeChangelog = (text: string): void => writeFileSync(changelogFile, text);

/** Keeps a contract as the release that the next one is compared with. */
export function keepRelease(contract: Node): string {
  const { version } = contract.info as Node;
  const file = join(folder, `${version}.json`);
  const kept = { ...(withoutWords(contract) as Node), info: { title: (contract.info as Node).title, version } };
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
  return file;
}

/** Where version and CHANGELOG do not say what the contract changed since its last release. */
export const unsaidChanges = (contract = bundledContract()): string[] =>
  releaseFaults(releasedContract(), contract, readChangelog());

/** Operations that have no backend yet (`x-not-yet`). */
export const notYetOffered = (contract = bundledContract()): string[] =>
  [...contractOf(contract).operations.values()].flatMap(({ operationId, node }) =>
    node['x-not-yet'] === true ? [operationId] : [],
  );
