/** Parses the contract on a thread of its own, while the rest of `npm run dev` starts. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { parseDocument } from '../../drift/core/parse-document.ts';

parentPort?.postMessage(parseDocument(readFileSync(workerData as string, 'utf8')));
