// Takes the snapshot of the database along into the copy that mutants are planted in (a folder in
// `.data/mutation`): to make it anew takes longer than the tests.
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';

const kept = join(process.cwd(), '../..');
const isFinished = (name: string) => !/\.(making|part-)/.test(name);
for (const name of globSync('test-snapshot-*', { cwd: kept }))
  if (isFinished(name)) cpSync(join(kept, name), join('.data', name), { recursive: true });
