import type { Acts } from './acts.ts';
import type { Network } from './network.ts';
import type { Server } from './server.ts';
import type { ViewName } from './views.ts';

/** What the oracle judges a schedule by. */
export type OracleOptions = { acts: Acts; server: Server; network: Network; shown: (view: ViewName) => unknown };
