/** Files that somebody named: what is wrong with one is said in words. */
import { readFileSync, statSync } from 'node:fs';
import { UsageError } from './errors.ts';

const reasons: Record<string, string> = {
  EACCES: 'there is no permission to read it',
  EPERM: 'there is no permission to read it',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  ERR_STRING_TOO_LONG: 'it is too large',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
};

function unread(file: string, error: unknown): UsageError {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new UsageError(`${file} cannot be read: ${reasons[code] ?? `the system says ${code}`}.`);
}

/** @throws UsageError where nothing of that name can be read as a file */
export function needFile(file: string): void {
  if (file === '-') throw new UsageError('- is not read: say a file, not standard input.');
  if (/^https?:\/\//i.test(file))
    throw new UsageError(`${file} is an address, not a file: fetch it first, such as with curl -o FILE.`);
  let found: ReturnType<typeof statSync> | undefined;
  try {
    found = statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw unread(file, error);
  }
  if (!found) throw new UsageError(`There is no ${file}.`);
  if (found.isDirectory()) throw new UsageError(`${file} is a folder, not a file.`);
}

/** The text of a file. @throws UsageError where it cannot be read */
export function readText(file: string): string {
  needFile(file);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unread(file, error);
  }
}
