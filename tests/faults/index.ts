// `npm run faults`: does each fault to the product, on each database that it can happen to, and
// prints its counts; `npm run faults -- kill` only those with the word in their name, `--engine
// embedded` or `postgresql` one database, `--rounds 5` fewer or more rounds.
import { parseArgs } from 'node:util';
import { hasPostgres } from '../../scripts/support/postgres.ts';
import { diskFull } from './disk-full.ts';
import { exportMoves } from './export-moves.ts';
import { failover } from './failover.ts';
import { killMidImport } from './kill-mid-import.ts';
import { killMidMail } from './kill-mid-mail.ts';
import { killMidWrite } from './kill-mid-write.ts';
import { killedByTurns } from './killed-by-turns.ts';
import { postgresRestart } from './postgres-restart.ts';
import { retriedRequests } from './retried-requests.ts';
import { rollingRestart } from './rolling-restart.ts';
import { secondServer } from './second-server.ts';
import { standbyReads } from './standby-reads.ts';
import type { Fault } from './support/fault.ts';
import { twoBuilds } from './two-builds.ts';
import { twoUsers } from './two-users.ts';
import { workingDay } from './working-day.ts';

const faults: Fault[] = [
  secondServer,
  twoUsers,
  retriedRequests,
  killMidWrite,
  killMidImport,
  killMidMail,
  postgresRestart,
  rollingRestart,
  twoBuilds,
  killedByTurns,
  exportMoves,
  failover,
  standbyReads,
  diskFull,
  workingDay,
];

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, engine: { type: 'string' } },
  allowPositionals: true,
});
const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No such fault. There are:\n${faults.map(({ name }) => `- ${name}`).join('\n')}`);
  process.exit(2);
}

// what was started ends with this process, whoever ends it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
for (const { row, name, engines, rounds, run } of chosen) {
  for (const engine of engines.filter((one) => one === (values.engine ?? one))) {
    const title = `${row}  ${name} · ${engine}`;
    if (engine === 'postgresql' && !hasPostgres()) {
      console.log(`${title}: not done, PostgreSQL is not installed here`);
      continue;
    }
    const since = performance.now();
    try {
      const { counts, late = [], ...outcome } = await run(engine, Number(values.rounds ?? rounds));
      const wrong = [...outcome.wrong, ...late];
      const words = Object.entries(counts).map(([what, many]) => `${what} ${many}`);
      console.log(
        `${wrong.length > 0 ? 'FAILED' : 'ok    '}  ${title}: ${words.join(', ')} (${Math.round((performance.now() - since) / 1000)} s)`,
      );
      for (const one of wrong.slice(0, 20)) console.log(`        ${one}`);
      if (wrong.length > 0) process.exitCode = 1;
    } catch (error) {
      console.log(`FAILED  ${title}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}
