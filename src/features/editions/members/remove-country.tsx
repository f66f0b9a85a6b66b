import { useListCountriesProgress } from '#generated/hooks/countries/countries.ts';
import type { Country, WorkflowStatusCounts } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import { counted, formatNumber } from '#src/lib/words.ts';

type RemoveCountryProps = { editionId: number; country: Country; onConfirm: () => void; onCancel: () => void };

/** Says how much work would leave the edition's lists before a country is removed. */
export function RemoveCountry({ editionId, country, onConfirm, onCancel }: RemoveCountryProps) {
  const {
    data: progress,
    error,
    isFetching,
    refetch,
  } = useListCountriesProgress({ reportEditionId: editionId }, { query: toldInPlace });
  const own = progress?.find(({ CountryId }) => CountryId === country.Id);
  const begun = own && begunOf(own.WorkflowStatuses);
  return (
    <ConfirmDialog
      open
      title={`Remove ${country.Name}`}
      text={`${country.Name} leaves this edition's dashboard, countries, comparisons and exports.`}
      consequence={
        <div className="grid gap-2 text-sm">
          {error && !progress && <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} />}
          {own && (
            <p className="font-medium">
              {counted(own.TotalIndicatorCount, 'country indicator')} leave with it
              {begun ? `, ${formatNumber(begun)} of them with work already begun` : ', none of them begun'}.
            </p>
          )}
          <p>
            Nothing is lost: ratings, comments and references are kept, and come back if the country is added again.
          </p>
        </div>
      }
      confirmLabel="Remove country"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

const begunOf = ({ ResearchInProgress, QAInProgress, QAComplete }: WorkflowStatusCounts) =>
  ResearchInProgress + QAInProgress + QAComplete;
