import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that are passed on between two collections. */
const EACH_BYTES = 4 * 2 ** 20;
let collect: NodeJS.GCFunction | undefined;
let passed = 0;

/**
 * Collects the youngest objects after so many bytes were passed on, in about a millisecond. What
 * streams and the driver copy lies outside of the heap, where V8 leaves up to 128 MB (ADR-290).
 * The flag only shows `gc` to contexts made after it, so it can be set in a process that runs.
 */
export function collectAfter(bytes: number): void {
  passed += bytes;
  if (passed < EACH_BYTES) return;
  passed = 0;
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as NodeJS.GCFunction;
  }
  collect({ type: 'minor' });
}
