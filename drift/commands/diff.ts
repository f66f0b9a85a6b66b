import { UsageError } from '../core/errors.ts';
import type { Command } from './options.ts';

export const diff: Command = {
  summary: 'compares their OpenAPI document with ours',
  help: 'drift diff FILE|URL',
  async run() {
    throw new UsageError('later');
  },
};
