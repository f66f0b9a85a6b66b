// Types of the contract and the tree of routes: the two generators that run by their API, in the
// project that is the working directory.
import { readFile, writeFile } from 'node:fs/promises';
import { Generator, getConfig } from '@tanstack/router-generator';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const contract = parse(await readFile('generated/openapi.yaml', 'utf8'));
const types = await openapiTS(contract, { silent: true });
const header = '// Made by `npm run generate` from the contract. Do not edit.\n';
await writeFile('generated/schema.ts', header + astToString(types));

const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();
