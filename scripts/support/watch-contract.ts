import { watch } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../generate.ts';
import { root } from './root.ts';

const QUIET_MS = 200;

/** Generates anew whenever something in openapi/ was saved, then calls `then`; what goes wrong is printed and waits for the next save. */
export function watchContract(then: () => Promise<unknown>): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const renew = async () => {
    console.log('The contract changed: generating …');
    try {
      await generate();
      await then();
    } catch (error) {
      console.error((error as Error).message);
    }
  };
  return watch(join(root, 'openapi'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(renew);
    }, QUIET_MS);
  });
}
