// `npm run generate`: everything in generated/, from the contract and the route files. Two runs
// give the same bytes.
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withFreshCode } from './support/fresh-code.ts';
import { root } from './support/root.ts';

/**
 * Brings generated/ up to date, touching only files that differ, and prints what it did. Throws
 * with the words of the tool that failed.
 * @param isSound asked before anything is touched, so that the lint of the contract may run beside
 * @param how as `withFreshCode` takes it
 * @returns whether it was sound
 */
export async function generate(
  isSound: () => Promise<boolean> = async () => true,
  ...how: Parameters<typeof withFreshCode> extends [unknown, unknown?, ...infer Rest] ? Rest : never
): Promise<boolean> {
  const since = performance.now();
  console.log('Generating from the contract …');
  const count = await withFreshCode(
    async (fresh, changes) => {
      if (!(await isSound())) return undefined;
      for (const { file, kind } of changes) {
        const ours = join(root, 'generated', file);
        if (kind === 'gone') rmSync(ours);
        else putInPlace(join(fresh, file), ours);
      }
      return changes.length;
    },
    console.log,
    ...how,
  );
  if (count === undefined) return false;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`Generated in ${seconds} s: ${count === 0 ? 'nothing' : count} of generated/ changed.`);
  return true;
}

/** Nobody who reads the file meanwhile, an editor or Vite, finds it gone or half written. */
export function putInPlace(fresh: string, ours: string): void {
  mkdirSync(dirname(ours), { recursive: true });
  try {
    renameSync(fresh, ours);
  } catch {
    // .data is on another disk
    copyFileSync(fresh, ours);
  }
}

if (import.meta.main) {
  try {
    await generate();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
