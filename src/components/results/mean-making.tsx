import type { ReactNode } from 'react';
import { type FigureColumn, figureIn, type Mean, type MeanResult } from '#src/lib/results/figures.ts';
import { counted, formatNumber } from '#src/lib/words.ts';
import { Change } from './change.tsx';
import { Beside, BesideLine, Making, MakingLinks } from './making.tsx';

type MeanMakingProps = {
  /** Whose mean it is, and of how many countries. */
  row: { name: string; count: number; result: MeanResult };
  column: FigureColumn;
  /** To the countries behind it. */
  links?: ReactNode;
};

/** How the mean of several countries is made, with the way to them. */
export function MeanMaking({ row: { name, count, result }, column, links }: MeanMakingProps) {
  const mean = figureIn<Mean>(result, column.at);
  return (
    <Making title={`${name}, ${column.title}`} score={mean.Score}>
      <p>
        {mean.Countries === count
          ? `The mean of the scores of its ${counted(count, 'country', 'countries')}, each weighing the same.`
          : `The mean of the scores of ${formatNumber(mean.Countries)} of its ${counted(count, 'country', 'countries')}, each weighing the same; the others have nothing rated.`}
      </p>
      <p>
        {formatNumber(mean.Rated)} of {counted(mean.Indicators, 'country indicator')} rated in all.
      </p>
      {mean.Change !== null && (
        <Beside>
          <BesideLine term={`Mean change of ${counted(mean.ComparedCountries, 'country', 'countries')}`}>
            <Change change={mean.Change} />
          </BesideLine>
        </Beside>
      )}
      {links && <MakingLinks>{links}</MakingLinks>}
    </Making>
  );
}
