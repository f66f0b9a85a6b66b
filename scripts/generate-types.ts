// Types of the contract, in the project that is the working directory: the one generator that has
// no program of its own that does what we need.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const contract = JSON.parse(await readFile('bundle.json', 'utf8'));
const types = await openapiTS(contract, { silent: true });
const header = '// Made by `npm run generate` from the contract. Do not edit.\n';
await writeFile('generated/schema.ts', header + astToString(types));
