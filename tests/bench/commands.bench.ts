import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildClient } from '../../scripts/build-client.ts';
import { median, type Row } from '../../scripts/support/bench.ts';
import { withFreshCode } from '../../scripts/support/fresh-code.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { root } from '../../scripts/support/root.ts';

const ROUNDS = 3;

export const name = 'Commands, medians of three';

/** Seconds of generating and of `npm start` until its first answer: on an empty folder, and on the one it left. */
export async function run(): Promise<Row[]> {
  await buildClient();
  const rounds: Record<'generate' | 'first' | 'again', number[]> = { generate: [], first: [], again: [] };
  const dataDir = join(root, '.data', `bench-${process.pid}`);
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now();
    await withFreshCode(() => {});
    rounds.generate.push(performance.now() - since);
    for (const start of ['first', 'again'] as const) {
      const server = await startRealServer({ dataDir });
      rounds[start].push(server.startMs);
      await server.stop();
    }
    await rm(dataDir, { recursive: true, force: true });
  }
  const row = (label: string, values: number[]): Row => ({ label, values: { s: median(values) / 1000 } });
  return [
    row('npm run generate', rounds.generate),
    row('npm start, empty folder, to the first answer', rounds.first),
    row('npm start again, to the first answer', rounds.again),
    { label: 'goal, npm start again', kind: 'goal', values: { s: 10 } },
  ];
}
