import { UsageError } from '../core/errors.ts';
import { repository } from './load.ts';
import { type Command, readOptions } from './options.ts';

export const lint: Command = {
  help: 'drift lint\n\nRuns redocly with openapi/redocly.yaml on openapi/. In the repository only: the bundle carries neither.',
  async run(args) {
    readOptions(args, {});
    const here = await repository();
    if (!here)
      throw new UsageError('`drift lint` needs the repository of the contract, where redocly and the house rules are.');
    const code = await here.lintContract();
    return code === 0 ? 0 : 2;
  },
};
