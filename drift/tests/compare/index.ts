// `npm run drift:compare`: runs the drift check, Schemathesis, Specmatic and Prism on the museum's
// server and each of its mutants, and prints a table. Fetches the tools into .data/compare; one
// whose prerequisites are not there is left out with a word. Goes on where it was ended.
//   --tools NAME,…   of drift, schemathesis, specmatic, prism
//   --sample N       every Nth mutant
//   --fresh          forgets what earlier runs found
//   --write          puts the table into docs/drift/compared.md
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '../../core/contract.ts';
import { museumServer } from '../generic/museum-server.ts';
import { serve } from '../mutants/serve.ts';
import { driftCheck } from './drift-check.ts';
import { prism } from './prism.ts';
import { conforming, keep, kept, type Result, tableOf, verdictOf } from './results.ts';
import { schemathesis } from './schemathesis.ts';
import { specmatic } from './specmatic.ts';
import { contractForAll, mutated } from './subjects.ts';
import type { Offer, Tool } from './tool.ts';

const offers: Record<string, Offer> = { drift: driftCheck, schemathesis, specmatic, prism };
const page = 'docs/drift/compared.md';
const seeds = [1, 2];

const { values: said } = parseArgs({
  options: {
    tools: { type: 'string', default: Object.keys(offers).join() },
    sample: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const folder = resolve('.data/compare');
const journal = join(folder, 'results.jsonl');
const file = join(folder, 'museum.yaml');
const text = contractForAll();
const contract = readContract(text);
const mutants = mutated.filter((_, index) => index % Number(said.sample) === 0);

mkdirSync(folder, { recursive: true });
writeFileSync(file, text);
if (said.fresh) rmSync(journal, { force: true });

const tools: Tool[] = [];
for (const name of said.tools.split(',')) {
  const offered = await offers[name]?.(folder);
  if (typeof offered === 'object') tools.push(offered);
  else console.error(offered ?? `There is no tool ${name}: say ${Object.keys(offers).join(', ')}.`);
}
for (const tool of tools) await runTool(tool);

const results = tools.flatMap((tool) => kept(journal).filter(isOfTool(tool)));
const table = tableOf(results, mutants);
console.log(`\n${table}`);
if (said.write) writeTable();

function isOfTool({ name, version }: Tool) {
  return (one: Result) => one.tool === name && one.version === version;
}

async function runTool(tool: Tool): Promise<void> {
  const servers = [
    ...seeds.map((seed) => ({ id: conforming(seed), seed, operationId: undefined, serve: () => museumServer() })),
    ...mutants.map((mutant) => ({ ...mutant, seed: 1 })),
  ];
  const known = new Set(
    kept(journal)
      .filter(isOfTool(tool))
      .map(({ id }) => id),
  );
  for (const [index, { id, seed, operationId, serve: open }] of servers.entries()) {
    if (known.has(id)) continue;
    const server = await serve(open());
    const room = mkdtempSync(join(folder, 'run-'));
    const since = performance.now();
    try {
      const told = await tool.find({ contract, file, url: server.url, seed, operationId, folder: room });
      const seconds = (performance.now() - since) / 1000;
      keep(journal, { tool: tool.name, version: tool.version, id, told: distinct(told), seconds });
      console.error(`${tool.name} ${index + 1}/${servers.length} ${seconds.toFixed(1)} s, ${told.length} told: ${id}`);
    } finally {
      rmSync(room, { recursive: true, force: true });
      await server.close();
    }
  }
}

function distinct(told: Result['told']): Result['told'] {
  return [...new Map(told.map((one) => [one.key, one])).values()];
}

/** The page keeps its words: only what stands between the marks is written. */
function writeTable(): void {
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(/(?<=<!-- table: begin [^\n]*-->\n)/);
  const after = rest.slice(rest.indexOf('<!-- table: end -->'));
  const day = new Date().toISOString().slice(0, 10);
  const ours = results.filter(({ tool }) => tool === 'drift check');
  const missed = mutants
    .filter((one) => ours.length > 0 && verdictOf(ours, one) !== 'found')
    .map(({ id }) => `* ${id}`);
  const misses = missed.length > 0 ? `\n\nNot found by the drift check in one run:\n\n${missed.join('\n')}` : '';
  writeFileSync(page, `${before}${day}, ${mutants.length} mutants.\n\n${table}${misses}\n${after}`);
}
