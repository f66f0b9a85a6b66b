// `npm run test:postgres`: the server's tests on PostgreSQL 15 or later: that of DATABASE_URL (a
// role that may create databases), or Debian's, started on a free port and gone afterwards. Further
// words choose files as vitest does.
import { installPostgres, onTemplates, startTestPostgres } from './support/postgres.ts';
import { bin, run, stopAll } from './support/run.ts';
import { untilEnded } from './support/until-ended.ts';

const files = process.argv.slice(2);
const given = process.env.DATABASE_URL;

if (!given) installPostgres();
const own = given ? undefined : await startTestPostgres();
const stop = async () => {
  await stopAll();
  await own?.stop();
};
untilEnded(stop, 130);
const { code } = await run(
  bin('vitest'),
  ['run', '--project', 'server', '--project', 'node*', ...(files.length > 0 ? files : ['tests/server'])],
  {
    // DATABASE_URL would turn the servers that tests start into ones on the caller's own database
    env: {
      ...(own ? onTemplates(own.url) : { TEST_DATABASE_URL: given ?? '' }),
      DATABASE_URL: '',
      TEST_FAULTS: 'postgresql',
    },
    stream: true,
  },
);
await own?.stop();
process.exit(code);
