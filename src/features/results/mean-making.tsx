import { Link } from '@tanstack/react-router';
import type { Mean } from '#generated/model/index.ts';
import { counted, formatNumber } from '#src/lib/words.ts';
import { Change } from './change.tsx';
import { type FigureColumn, figureIn } from './figures.ts';
import { Beside, BesideLine, Making, MakingLinks } from './making.tsx';
import type { ResultRow } from './shown-results.ts';

type MeanMakingProps = { row: Omit<Extract<ResultRow, { kind: 'mean' }>, 'kind' | 'key'>; column: FigureColumn };

/** How the mean of several countries is made, with the way to them. */
export function MeanMaking({ row: { name, region, count, result }, column }: MeanMakingProps) {
  const mean = figureIn<Mean>(result, column.at);
  return (
    <Making title={`${name}, ${column.title}`} score={mean.Score}>
      <p>
        {mean.Countries === count
          ? `The mean of the scores of its ${counted(count, 'country', 'countries')}, each weighing the same.`
          : `The mean of the scores of ${formatNumber(mean.Countries)} of its ${counted(count, 'country', 'countries')}, each weighing the same; the others have nothing rated.`}
      </p>
      <p>
        {formatNumber(mean.Rated)} of {counted(mean.Indicators, 'indicator')} rated in all.
      </p>
      {mean.Change !== null && (
        <Beside>
          <BesideLine term={`Mean change of ${counted(mean.ComparedCountries, 'country', 'countries')}`}>
            <Change change={mean.Change} />
          </BesideLine>
        </Beside>
      )}
      {region && (
        <MakingLinks>
          <Link from="/results" to="." search={(old) => ({ ...old, region: [region], name: '' })} resetScroll={false}>
            The countries of {region}
          </Link>
        </MakingLinks>
      )}
    </Making>
  );
}
