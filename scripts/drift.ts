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
    const { hasPostgres, onTemplates, startTestPostgres } = await import('./support/postgres.ts');
    const { untilEnded } = await import('./support/until-ended.ts');
    // Each mutant that is written to takes a new database, which is a copy there: half of its time.
    const postgres = hasPostgres() ? await startTestPostgres() : undefined;
    const stop = async () => postgres?.stop();
    untilEnded(stop, 130);
    if (postgres) Object.assign(process.env, onTemplates(postgres.url));
    try {
      return await selftest({ ...options, root });
    } finally {
      await stop();
    }
  }),
});
