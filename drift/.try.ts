import { openTestApp } from '/work/main/tests/server/support/app.ts';
import { openRun } from '/work/main/tests/drift/support/writes.ts';
import { checkWrites } from '/work/main/drift/live/writes/index.ts';
const test = await openTestApp({ validateAnswers: false });
for (const seed of (process.env.SEEDS ?? '1').split(',').map(Number)) {
const run = await openRun(test, { mode: (process.env.MODE ?? 'write') as 'write', seed, runId: 't' + seed + Date.now().toString(36) });
const send = run.target.send; const ms: Record<string, [number, number]> = {};
run.target.send = async (m, p, s) => { const e = await send(m, p, s); const op = run.contract.match(m, p)?.operation.operationId ?? p; const t = ms[op] ??= [0, 0]; t[0]++; t[1] += e.ms; return e; };
const t = performance.now();
await checkWrites(run);
console.log(Math.round(performance.now() - t), 'ms', run.target.count(), 'requests');
for (const f of run.findings.all.slice(0, 60)) console.log(f.check, f.operationId, f.status, '|', f.place, '|', f.message.slice(0, 300), 'x' + f.times);
console.log(run.findings.all.length, 'findings', [...run.skipped]);
if (process.env.MS) console.log(Object.entries(ms).sort((a, b) => b[1][1] - a[1][1]).slice(0, 15).map(([k, [n, m]]) => `${k} ${n} ${Math.round(m)}ms`).join('\n'));
const writes = [...run.contract.operations.values()].filter((o) => !o.reads).map((o) => o.operationId);
console.log('not asked:', writes.filter((id) => !run.statuses.has(id)).join(' '));
console.log('no success:', writes.filter((id) => ![...(run.statuses.get(id) ?? [])].some((s) => s < 300)).join(' '));
}
await test.close();
