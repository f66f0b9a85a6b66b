import { UsageError } from '../core/errors.ts';
import { repository } from './in-repository.ts';
import { type Command, listOf, readOptions } from './options.ts';

export const selftest: Command = {
  summary: 'plants drifts in the reference server and tells which are found',
  help: `drift selftest [options]

  --only NAME     ids or kinds of mutants; repeatable, or with commas
  --seeds N       seeds over which the server as it is must be clean (3)
  --compare       the same mutants under Prism's proxy and Redocly Respect
  --journal FILE  keeps the verdicts there as they come, and goes on where an earlier selftest was ended
  --write         writes the tables of docs/drift.md`,
  async run(args) {
    const read = readOptions(args, {
      only: { type: 'string', multiple: true },
      seeds: { type: 'string' },
      compare: { type: 'boolean' },
      journal: { type: 'string' },
      write: { type: 'boolean' },
    });
    const here = await repository();
    if (!here) throw new UsageError('`drift selftest` needs the repository, where the reference server is.');
    const { selftest: start } = await here.loadMutants();
    return start({
      only: listOf(read.texts('only')),
      seeds: read.number('seeds', 3, { most: 1000, whole: true }),
      write: read.has('write'),
      compare: read.has('compare'),
      journal: read.text('journal'),
      root: here.root,
    });
  },
};
