import { MeanMaking } from '#src/components/results/mean-making.tsx';
import { results, totalColumn } from '../../parts/sample-results.ts';

export function OfAllCountries() {
  const row = { name: 'All countries', count: results.Countries.length, result: results.World };
  return (
    <div className="max-w-80">
      <MeanMaking row={row} column={totalColumn} links={<a href="#/">Show the countries</a>} />
    </div>
  );
}
