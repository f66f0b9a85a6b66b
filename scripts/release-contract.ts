// `npm run release:contract`: the contract as it stands becomes its last release. Its version and
// its CHANGELOG must fit what has changed; the lines get the version as their heading.
import { rmSync } from 'node:fs';
import { unreleasedLines } from './contract-changes.ts';
import {
  bundledContract,
  keepRelease,
  readChangelog,
  releasedContract,
  releasedFiles,
  unsaidChanges,
  writeChangelog,
} from './released-contract.ts';

const faults = unsaidChanges();
const [current, released] = [bundledContract(), releasedContract()].map(
  ({ info }) => (info as { version: string }).version,
);
const changelog = readChangelog();
if (current === released) faults.push(`${released} is released already: nothing has another version.`);
if (!unreleasedLines(changelog)) faults.push('openapi/CHANGELOG.md has no `## Unreleased`.');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
for (const file of releasedFiles()) rmSync(file);
console.log(`${keepRelease(bundledContract())}: compared with from now on.`);
writeChangelog(changelog.replace(/^## Unreleased$/m, `## ${current}`));
console.log(`openapi/CHANGELOG.md: the heading of the changes is ${current} now.`);
