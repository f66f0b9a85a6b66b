// `npm run bench`: runs tests/bench/*.bench.ts one after the other, alone on the machine; `npm run
// bench -- first-screen` only that one.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bench, table } from './support/bench.ts';
import { filesBelow } from './support/files.ts';
import { root } from './support/root.ts';

const folder = join(root, 'tests', 'bench');
const wanted = process.argv.slice(2);
const files = filesBelow(folder).filter((file) => file.endsWith('.bench.ts'));
const chosen = files.filter((file) => wanted.length === 0 || wanted.some((word) => file.startsWith(word)));
if (chosen.length === 0) {
  console.error(`No such bench. There are ${files.map((file) => file.replace('.bench.ts', '')).join(', ')}.`);
  process.exit(2);
}

for (const file of chosen) {
  const { name, run } = (await import(pathToFileURL(join(folder, file)).href)) as Bench;
  console.log(`\n## ${name}\n`);
  try {
    console.log(table(await run()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
