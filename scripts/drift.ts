// `npm run drift`: the drift check, with the check of the check, which needs the reference server.
import { enableCompileCache } from 'node:module';
import { root } from './support/root.ts';
import { compiledOnce } from './support/run.ts';

// What is imported from here on is compiled once: a third of what a command takes to start.
enableCompileCache(compiledOnce.NODE_COMPILE_CACHE);
const { main } = await import('../drift/main.ts');
const { selftestOf } = await import('../drift/commands/selftest.ts');

await main({
  selftest: selftestOf(async (options) => {
    const { selftest } = await import('../drift/tests/mutants/selftest.ts');
    return selftest({ ...options, root });
  }),
});
