import { useState } from 'react';
import type { Comparison } from '../../../generated/model/index.ts';
import { prepare } from './page.ts';

const mark = (score: number | null) => (score === null ? 'NA' : score === 0 ? '○' : '●');

/** The least that shows the same: a table in a region that scrolls, with a sticky head and a sticky first column. */
function Subject({ comparison }: { comparison: Comparison | undefined }) {
  const { Countries = [], Indicators = [] } = comparison ?? {};
  const [text, setText] = useState('');
  const shown = Indicators.filter(({ IndicatorName }) => IndicatorName.includes(text.toLowerCase()));
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <div className="plain-scroller" style={{ overflow: 'auto', maxHeight: 730 }}>
        <table style={{ borderCollapse: 'separate', borderSpacing: 0 }}>
          <thead style={{ position: 'sticky', top: 0, height: 76, background: 'Canvas', zIndex: 1 }}>
            <tr>
              <th style={{ minWidth: 320 }}>Indicator</th>
              {Countries.map(({ Id, Name }) => (
                <th key={Id} style={{ minWidth: 100 }}>
                  {Name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.IndicatorId} style={{ height: 40 }}>
                <th style={{ position: 'sticky', left: 0, background: 'Canvas' }}>
                  {row.IndicatorOrderNumber} {row.IndicatorName}
                </th>
                {row.CountryRatings.map(({ CountryId, PreviousScore, LatestScore }) => (
                  <td key={CountryId} data-score>
                    <span>{mark(PreviousScore)}</span> <span>{mark(LatestScore)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

prepare((comparison) => <Subject comparison={comparison} />);
