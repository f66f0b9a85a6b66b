import { CountryMaking } from '#src/components/results/country-making.tsx';
import { rankedCountry, results, totalColumn, unratedCountry } from '../../parts/sample-results.ts';

export function Ranked() {
  return (
    <div className="max-w-80">
      <CountryMaking
        country={rankedCountry}
        column={totalColumn}
        results={results}
        links={<a href="#/">Show the ratings</a>}
      />
    </div>
  );
}

export function NothingRated() {
  return (
    <div className="max-w-80">
      <CountryMaking country={unratedCountry} column={totalColumn} results={results} equalIndicators links={null} />
    </div>
  );
}
