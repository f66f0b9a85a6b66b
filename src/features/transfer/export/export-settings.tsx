import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EditionStatus, ExportFieldChoice, ExportFormatChoice } from '#generated/enums.ts';
import { useListExportReportEditions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { RadioGroup } from '#src/components/ui/radio-group.tsx';
import { type ExportChoice, takesFormat, withFields } from './export-choice.ts';

const fields = [
  { value: ExportFieldChoice.Ratings, label: 'Ratings' },
  { value: ExportFieldChoice.RatingsAndReferences, label: 'Ratings and References' },
];
const formats = [
  { value: ExportFormatChoice.IndicatorPerTab, label: 'Indicator per tab' },
  { value: ExportFormatChoice.CountryPerTab, label: 'Country per tab' },
];

type ExportSettingsProps = {
  choice: ExportChoice;
  onChange: (change: Partial<Pick<ExportChoice, 'editions' | 'fields' | 'format'>>) => void;
  /** The button that exports. */
  children: ReactNode;
};

/** Editions, fields and format; the format belongs to ratings with references. */
export function ExportSettings({ choice, onChange, children }: ExportSettingsProps) {
  const { data, error, isFetching, refetch } = useListExportReportEditions();
  const isOff = !takesFormat(choice.fields);
  return (
    <Panel title="Export Settings">
      <div className="flex flex-wrap items-start gap-x-10 gap-y-4">
        <div className="grid gap-1 max-sm:w-full">
          <p className="text-sm font-medium">Editions</p>
          <MultiSelect
            label="Report editions"
            none="None"
            // The year, at the end of a name, is what tells editions apart: a long name wraps.
            className="h-auto min-h-control w-96 max-w-full py-1 text-left max-sm:w-full [&>span]:whitespace-normal"
            options={(data ?? []).map(({ Id, Name }) => ({ value: Id, label: Name }))}
            value={choice.editions}
            onValueChange={(editions) => onChange({ editions })}
            loading={!data && !error}
            blocked={!data && error ? error.message : false}
          />
          {error && !data && (
            <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} className="max-w-72" />
          )}
          <ClosedEditions editions={data?.filter(({ Id }) => choice.editions.includes(Id)) ?? []} />
        </div>
        <RadioGroup
          legend="Fields"
          options={fields}
          value={choice.fields}
          onValueChange={(value) => {
            const next = withFields(choice, value);
            onChange({ fields: next.fields, format: next.format });
          }}
        />
        <RadioGroup
          legend="Format"
          options={formats}
          value={choice.format}
          onValueChange={(format) => onChange({ format })}
          disabled={isOff}
        />
        <div className="ml-auto self-end max-sm:ml-0 max-sm:w-full max-sm:*:w-full">{children}</div>
      </div>
    </Panel>
  );
}

/** The chosen editions that are closed, each with the way to its countries. */
function ClosedEditions({ editions }: { editions: readonly ReportEdition[] }) {
  const closed = editions.filter(({ Status }) => Status === EditionStatus.Inactive);
  return (
    <ul aria-label="Closed editions" className="grid max-w-72 gap-1 text-sm empty:hidden">
      {closed.map(({ Id, Name }) => (
        <li key={Id}>
          <Link
            to="/countries"
            search={{ edition: Id }}
            className="inline-flex min-h-6 items-center rounded-sm break-words text-primary underline-offset-4 hover:underline"
          >
            Read {Name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
