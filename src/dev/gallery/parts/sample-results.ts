import type { FigureColumn, Results } from '#src/lib/results/figures.ts';
import { exampleOf } from '../reference/contract.ts';

/** The contract's example of the results of an edition. */
export const results = exampleOf('listResults') as Results;

/** The first country of the example that has a place. */
export const rankedCountry = results.Countries.find(({ Total }) => Total.Rank !== null) as Results['Countries'][number];

export const unratedCountry = results.Countries.find(
  ({ Total }) => Total.Score === null,
) as Results['Countries'][number];

export const totalColumn: FigureColumn = { at: -1, sort: 'total', title: 'Total' };
