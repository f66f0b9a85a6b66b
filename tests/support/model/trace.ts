/**
 * Runs one schedule and prints what happened: `node tests/support/model/trace.ts 17` for a seed, or
 * the name of one that is kept (tests/support/model/regression-schedules.ts). `--shrink` makes it as small as it
 * stays wrong; `--from 1 --to 500` counts what is wrong.
 */
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { runModel } from './run.ts';
import type { Schedule } from './schedule.ts';
import { shrink } from './shrink.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shrink: { type: 'boolean' },
    quiet: { type: 'boolean' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
});

async function count(from: number, to: number) {
  const kinds = new Map<string, number[]>();
  const begun = process.cpuUsage();
  let [acts, requests, wrong] = [0, 0, 0];
  for (let seed = from; seed <= to; seed++) {
    const verdict = await runModel(generate(seed), { isHasty: true });
    acts += verdict.acts;
    requests += verdict.requests;
    if (verdict.wrong.length > 0) wrong++;
    for (const { kind, about } of verdict.wrong)
      kinds.set(`${kind}: ${about}`, [...(kinds.get(`${kind}: ${about}`) ?? []), seed]);
  }
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1000 / (to - from + 1);
  for (const [kind, seeds] of [...kinds].sort((a, b) => b[1].length - a[1].length))
    console.log(`${String(seeds.length).padStart(5)} ${kind} (${seeds.slice(0, 6).join(' ')})`);
  console.log(
    `${wrong} of ${to - from + 1} wrong; ${acts} writes, ${requests} requests, ${ms.toFixed(1)} ms of CPU each`,
  );
}

async function one(name: string) {
  const { regressionSchedules } = await import('./regression-schedules.ts');
  let schedule: Schedule | undefined = /^\d+$/.test(name)
    ? generate(Number(name))
    : regressionSchedules[name]?.schedule;
  if (!schedule) throw new Error(`Give a seed, or one of:\n  ${Object.keys(regressionSchedules).join('\n  ')}`);
  if (values.shrink) schedule = await shrink(schedule);
  if (values.shrink) console.log(JSON.stringify(schedule).replaceAll('{"do"', '\n  {"do"'));
  const { wrong } = await runModel(schedule, values.quiet ? {} : { trace: (line) => console.log(line) });
  console.log(wrong.length === 0 ? 'nothing is wrong' : JSON.stringify(wrong, null, 1));
}

if (values.from || values.to) await count(Number(values.from ?? 1), Number(values.to ?? 100));
else await one(positionals.join(' '));
// Timers of the client modules would keep the process.
process.exit();
