import { median, p95, type Row } from '../../../scripts/support/bench.ts';
import type { Answer, Ask, MeasuredProduct } from './product.ts';
import type { Statement } from './statement.ts';

/** One thing that the product answers, beside the bare SQL that answers it and, for workbooks, the library alone. */
export interface Case {
  name: string;
  /** Odd. Of one round nothing is left out, of more the first does not count. */
  rounds: number;
  bare: Statement[];
  /** Whether the bare statements are one transaction. */
  transaction?: boolean;
  ask: (product: MeasuredProduct) => Promise<Pick<Answer, 'ms'>>;
  /** Before every round and between its two: undoes what was written, or makes the beginning. Not measured. */
  undo?: Statement[];
  /** Milliseconds of the spreadsheet library doing the same cells. */
  library?: () => Promise<number>;
  /** Most times the library's time, or the bare SQL's where there is no library. */
  goal?: number;
  /** Whether the 95th percentiles are told too; needs enough rounds. */
  p95?: boolean;
}

export const asking =
  (ask: Ask): Case['ask'] =>
  (product) =>
    product.ask(ask);

/** Bare and product by turns. */
export async function measure(product: MeasuredProduct, one: Case, where: string): Promise<Row> {
  const times = { bare: [] as number[], library: [] as number[], product: [] as number[] };
  if (one.undo) await product.bare(one.undo);
  for (let round = one.rounds > 1 ? 0 : 1; round <= one.rounds; round++) {
    const bare = await product.bare(one.bare, one.transaction);
    if (one.undo) await product.bare(one.undo);
    const library = await one.library?.();
    const { ms } = await one.ask(product);
    if (one.undo) await product.bare(one.undo);
    if (round === 0) continue;
    times.bare.push(bare);
    times.product.push(ms);
    if (library !== undefined) times.library.push(library);
  }
  const [bare, own, library] = [times.bare, times.product, times.library].map(median);
  const values: Row['values'] = {
    'bare SQL ms': bare ?? 0,
    'product ms': own ?? 0,
    '× bare': (own ?? 0) / (bare ?? 1),
  };
  if (one.library) Object.assign(values, { 'library ms': library, '× library': (own ?? 0) / (library ?? 1) });
  if (one.p95) {
    const [bareP95, ownP95] = [p95(times.bare), p95(times.product)];
    Object.assign(values, { 'bare p95 ms': bareP95, 'product p95 ms': ownP95, '× bare, p95': ownP95 / bareP95 });
  }
  if (one.goal) values['goal ×'] = one.goal;
  // a run takes minutes: who waits sees how far it is
  console.error(`${where}: ${one.name}: ${Object.values(values).map((value) => value.toFixed(1))}`);
  return { label: `${where}: ${one.name}`, values };
}
