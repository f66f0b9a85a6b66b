// Takes the snapshot of the database along into the copy that mutants are planted in (a folder in
// `.data/mutation`): to make it anew takes longer than the tests.
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';

const kept = join(process.cwd(), '../..');
for (const name of globSync('test-snapshot-*', { cwd: kept }))
  if (!name.endsWith('.making')) cpSync(join(kept, name), join('.data', name), { recursive: true });
