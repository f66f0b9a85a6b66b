import { UsageError } from '../core/errors.ts';
import { type Command, listOf, type Offered, readOptions } from './options.ts';

export interface SelftestOptions {
  /** Ids or kinds; all where it is empty. */
  only: string[];
  /** How many seeds the backend as it is has to pass. */
  seeds: number;
  /** Writes the tables of docs/drift/what-is-found.md. */
  write: boolean;
  /** Also under Prism's proxy and Redocly Respect. */
  compare: boolean;
  /**
   * File of verdicts: what it holds is not judged again, so that a selftest that was ended goes on.
   */
  journal?: string | undefined;
}

/**
 * The command where `start` is at hand, which plants the drifts; the check by itself has no server
 * to plant them in.
 */
export const selftestOf = (start?: (options: SelftestOptions) => Promise<number>): Offered => ({
  summary: 'plants drifts in the reference server and reports which are found',
  isOfRepository: true,
  load: async () => commandOf(start),
});

const commandOf = (start?: (options: SelftestOptions) => Promise<number>): Command => ({
  help: `drift selftest [options]

  --only NAME     ids or kinds of mutants; repeatable, or with commas
  --seeds N       seeds over which the server as it is must be clean (3)
  --compare       the same mutants under Prism's proxy and Redocly Respect
  --journal FILE  keeps the verdicts there as they come, and goes on where an earlier selftest was ended
  --write         writes the tables of docs/drift/what-is-found.md`,
  async run(args) {
    const read = readOptions(args, {
      only: { type: 'string', multiple: true },
      seeds: { type: 'string' },
      compare: { type: 'boolean' },
      journal: { type: 'string' },
      write: { type: 'boolean' },
    });
    if (!start)
      throw new UsageError(
        '`drift selftest` needs the repository, where the reference server is: `npm run drift -- selftest`.',
      );
    return start({
      only: listOf(read.texts('only')),
      seeds: read.number('seeds', 3, { most: 1000, whole: true }),
      write: read.has('write'),
      compare: read.has('compare'),
      journal: read.text('journal'),
    });
  },
});
