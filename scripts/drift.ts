// `npm run drift`: the drift check, with the check of the check, which needs the reference server.
import { selftestOf } from '../drift/commands/selftest.ts';
import { main } from '../drift/main.ts';
import { root } from './support/root.ts';

await main({
  selftest: selftestOf(async (options) => {
    const { selftest } = await import('../drift/tests/mutants/selftest.ts');
    return selftest({ ...options, root });
  }),
});
