import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const contractText = readFileSync('generated/openapi.yaml', 'utf8');

/** The contract as it is published, read once for all files of a process. Nobody changes it. */
export const contract: unknown = parse(contractText);
