// Go builds it with the modules of its go.mod, which it fetches where they are not in its cache.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Backend } from './backend.ts';

export const huma: Backend = {
  title: 'huma',
  needs: 'no Go 1.25 here, or it cannot fetch huma',
  fetch(source, folder) {
    const program = join(folder, 'backend');
    // Another Go than the machine's would be fetched.
    const env = { ...process.env, GOTOOLCHAIN: 'local' };
    const fetched = spawnSync('go', ['mod', 'download'], { cwd: source, env, timeout: 120_000 });
    if (fetched.status !== 0) return undefined;
    execFileSync('go', ['build', '-o', program, '.'], { cwd: source, env, stdio: ['ignore', 'ignore', 'inherit'] });
    return { program, folder, args: () => [] };
  },
  operationOf: (id) => id,
  values: { countryId: 404, reportEditionId: 4, indicatorId: 7, ratingId: 9 },
  expected: {
    'update-user|200|request.invalid-accepted|/Version': 'huma reads null as left out where a member may be left out',
  },
};
