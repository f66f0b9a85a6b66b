import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/support/postgres.ts';
import { copySnapshot } from '../../../server/db/demo/snapshot.ts';
import { databaseFolder } from '../../support/database-folder.ts';
import { type Product, startProduct, type Where } from './product.ts';

export type Engine = 'embedded' | 'postgresql';

/** What a fault did: counts to print, and in words what should not have happened. */
export interface Outcome {
  counts: Record<string, number | string>;
  wrong: string[];
  /** What took longer than its row allows on a quiet machine: `npm run faults` fails for it, a test beside others does not. */
  late?: string[];
}

/** [Q-R3] The server is ready again within 5 s; `slowest` in seconds. */
export const lateRestart = (slowest: number): string[] =>
  slowest > 5 ? [`[Q-R3] ready again only after ${slowest.toFixed(1)} s`] : [];

export interface Fault {
  /** Row of quality.md. */
  row: string;
  name: string;
  engines: readonly Engine[];
  /** How many rounds the full run does. */
  rounds: number;
  run(engine: Engine, rounds: number): Promise<Outcome>;
  /** The same to a product that runs already, where it is not ended. */
  on?(product: Product, rounds: number): Promise<Outcome>;
}

/** A fault to a product that goes on: `run` starts one for it alone. */
export const toOne = (on: (product: Product, rounds: number) => Promise<Outcome>): Pick<Fault, 'run' | 'on'> => ({
  on,
  run: (engine, rounds) => inPlace(engine, (where) => withProduct(where, (product) => on(product, rounds))),
});

/** Starts the product for some work, and kills it afterwards. */
export async function withProduct<T>(where: Where, work: (product: Product) => Promise<T>): Promise<T> {
  const product = await startProduct(where);
  try {
    return await work(product);
  } finally {
    await product.kill();
  }
}

/** A place for the product's data, gone afterwards. */
export async function inPlace<T>(
  engine: Engine,
  work: (where: Where, postgres?: Awaited<ReturnType<typeof startPostgres>>) => Promise<T>,
): Promise<T> {
  const dataDir = databaseFolder('fault');
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  try {
    if (!postgres) await copySnapshot(join(dataDir, 'pgdata'));
    return await work({ dataDir, databaseUrl: postgres?.url }, postgres);
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A whole number from `least` up to, without, `most`. */
export const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least));

export const kenya = { countryId: 404, reportEditionId: 4, indicatorId: 451, ratingId: 100_201 };
