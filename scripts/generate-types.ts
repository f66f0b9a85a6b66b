// Types of the contract and the tree of routes: the two generators that run by their API, beside orval in a process of its own.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const folder = process.argv[2] ?? process.cwd();
const contract = parse(await readFile(join(folder, 'generated', 'openapi.yaml'), 'utf8'));
const types = await openapiTS(contract, { silent: true });
await writeFile(
  join(folder, 'generated', 'schema.ts'),
  `// Made by \`npm run generate\` from the contract. Do not edit.\n${astToString(types)}`,
);
await new Generator({ config: getConfig({}, folder), root: folder }).run();
