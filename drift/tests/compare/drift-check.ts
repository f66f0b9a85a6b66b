/** The drift check as a team runs it. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tokens } from './subjects.ts';
import { type Offer, ran } from './tool.ts';

interface Report {
  findings: { id: string; operationId: string; severity: string }[];
}

export const driftCheck: Offer = async () => ({
  name: 'drift check',
  version: (JSON.parse(readFileSync('drift/package.json', 'utf8')) as { version: string }).version,
  async find({ file, url, contract, folder, seed }) {
    const report = join(folder, 'drift.json');
    const roles = Object.keys(tokens).flatMap((name) => ['--role', `${name}=env:${name.toUpperCase()}`]);
    const target = ['--url', `${url}${contract.prefix}`, '--scratch', '--rate', '0', '--timeout', '10'];
    await ran(
      process.execPath,
      [
        resolve('drift/index.ts'),
        ...['check', '--contract', file, ...target, ...roles],
        ...['--seed', String(seed), '--report', `json=${report}`, '--quiet'],
      ],
      { cwd: folder, env: { ...process.env, CURATOR: tokens.curator, VISITOR: tokens.visitor } },
    );
    const { findings } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return findings
      .filter(({ severity }) => severity === 'drift')
      .map(({ id, operationId }) => ({ key: id, operationId }));
  },
});
