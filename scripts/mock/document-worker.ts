/** Parses the contract on a thread of its own, while the rest of `npm run dev` starts. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'yaml';

parentPort?.postMessage(parse(readFileSync(workerData as string, 'utf8'), { maxAliasCount: -1 }));
