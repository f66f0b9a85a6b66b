import { useReadAgreement } from '#generated/hooks/results/results.ts';
import type { Agreement as AgreementAnswer } from '#generated/model/index.ts';
import { DataTable } from '#src/components/data-table.tsx';
import { Later } from '#src/components/later.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { counted, formatNumber } from '#src/lib/words.ts';
import { indicatorColumns, peopleColumns } from './agreement-columns.tsx';
import { kappaWords, percentWords } from './agreement-words.ts';

const listedColumns = indicatorColumns(true);
const plainColumns = indicatorColumns(false);

/**
 * How often QA changed what research had rated, by person and by indicator, and which indicators
 * need a better tip text [B66].
 */
export function Agreement({ editionId, isCurrent }: { editionId: number; isCurrent: boolean }) {
  const { data, error, refetch } = useReadAgreement({ editionId });
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} isScreen />;
  const shared = {
    loadingMessage: 'Fetching the agreement...',
    pageSize: false,
    maxHeight: '40rem',
    cards: true,
  } as const;
  return (
    // On paper no grid: its rows leave no room for the heads that each page repeats.
    <div className="mt-3 grid gap-3 print:block print:*:mb-3">
      <Summary agreement={data} />
      <DataTable
        {...shared}
        title="By person"
        rows={data?.People}
        columns={peopleColumns}
        rowId={({ UserId }) => UserId}
        suffix="People"
        empty="Nothing that was submitted is QA completed yet"
      />
      <Later room="min-h-160">
        <DataTable
          {...shared}
          title="By indicator"
          rows={data?.Indicators}
          columns={isCurrent ? listedColumns : plainColumns}
          rowId={({ IndicatorId }) => IndicatorId}
          suffix="Indicators"
          empty="This edition has no indicators"
          defaultSort={{ id: 'returns', desc: true }}
        />
      </Later>
    </div>
  );
}

/** What kappa means stands there at once; the figures take their place beside it. */
function Summary({ agreement }: { agreement: AgreementAnswer | undefined }) {
  return (
    <section aria-label="Agreement" className="rounded-lg border bg-card p-4 shadow-xs">
      {agreement ? <Figures total={agreement.Total} /> : <Skeleton className="h-8 w-full max-w-md phone:h-13" />}
      <p className="mt-2 max-w-prose text-sm text-muted-foreground">
        Kappa is agreement beyond what chance alone would give: 1 where research and QA always agree, 0 as by chance. A
        figure of few ratings says little.{' '}
        {agreement?.Against &&
          `A reversal is a country indicator that is favourable in one of this edition and ${agreement.Against.Name} only.`}
      </p>
      {!agreement && <Skeleton className="mt-1 h-9 w-full max-w-prose" />}
    </section>
  );
}

function Figures({ total: { Ratings, Agreed, Percent, Kappa } }: { total: AgreementAnswer['Total'] }) {
  return (
    <p data-tabular>
      <span className="text-2xl font-semibold">{percentWords(Percent)}</span>{' '}
      <span className="text-sm text-muted-foreground">
        {formatNumber(Agreed)} of {counted(Ratings, 'rating')} completed as submitted · kappa {kappaWords(Kappa)}
      </span>
    </p>
  );
}
