/** Our contract, read once for all tests of a process: what is compiled for one serves all. */
import { loadContract } from '../../commands/load.ts';

export const loaded = await loadContract();
