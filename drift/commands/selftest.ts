import { UsageError } from '../core/errors.ts';
import type { Command } from './options.ts';

export const selftest: Command = {
  summary: 'plants drifts in the reference server and tells which are found',
  help: 'drift selftest',
  async run() {
    throw new UsageError('later');
  },
};
