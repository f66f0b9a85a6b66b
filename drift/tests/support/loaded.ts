/** Our contract, read once for all tests of a process: what was compiled for one serves the next. */
import { loadContract } from '../../commands/load.ts';

export const loaded = await loadContract();
