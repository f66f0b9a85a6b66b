import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import type { CompareIndicator, Comparison } from '../../../generated/model/index.ts';
import { prepare } from './page.ts';

ModuleRegistry.registerModules([AllCommunityModule]);
const mark = (score: number | null | undefined) => (score == null ? 'NA' : score === 0 ? '○' : '●');

/** AG Grid community as its guide says: column definitions, value getters, a pinned first column, its quick filter. */
function Subject({ comparison }: { comparison: Comparison | undefined }) {
  const Countries = comparison?.Countries;
  const [text, setText] = useState('');
  const columns = useMemo<ColDef<CompareIndicator>[]>(
    () => [
      {
        headerName: 'Indicator',
        pinned: 'left',
        width: 320,
        valueGetter: ({ data }) => `${data?.IndicatorOrderNumber} ${data?.IndicatorName}`,
      },
      ...(Countries ?? []).map(({ Id, Name }, at) => ({
        colId: String(Id),
        headerName: Name,
        width: 100,
        valueGetter: ({ data }: { data?: CompareIndicator | undefined }) =>
          `${mark(data?.CountryRatings[at]?.PreviousScore)} ${mark(data?.CountryRatings[at]?.LatestScore)}`,
      })),
    ],
    [Countries],
  );
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <div style={{ height: 730 }}>
        <AgGridReact<CompareIndicator>
          rowData={comparison?.Indicators ?? null}
          columnDefs={columns}
          rowHeight={40}
          headerHeight={76}
          quickFilterText={text}
        />
      </div>
    </>
  );
}

prepare((comparison) => <Subject comparison={comparison} />);
