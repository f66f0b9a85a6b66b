import { statSync } from 'node:fs';
import { UsageError } from '../core/errors.ts';

/** @throws UsageError where nothing of that name can be read as a file */
export function needFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`There is no ${file}.`);
  if (found.isDirectory()) throw new UsageError(`${file} is a folder, not a file.`);
}
