import { useListEditionCountries } from '#generated/hooks/editions/editions.ts';
import type { Country } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { MemberList } from './member-list.tsx';

type EditionCountryListProps = { editionId: number; columns?: readonly DataTableColumn<Country>[] };

/** The countries of an edition, as its editor and its read-only view show them. */
export const countryColumns: DataTableColumn<Country>[] = [
  {
    id: 'Name',
    header: 'Country',
    sortValue: ({ Name }) => Name,
    cell: ({ Name }) => <span className="font-medium">{Name}</span>,
  },
  { id: 'Region', header: 'Region', sortValue: ({ Region }) => Region, cell: ({ Region }) => Region },
  { id: 'ISOCode', header: 'ISO', sortValue: ({ ISOCode }) => ISOCode, cell: ({ ISOCode }) => ISOCode },
];

const textsOf = ({ Name, Region, ISOCode }: Country) => [Name, Region, ISOCode];

/** The countries of an edition, to read; other `columns` make it something to edit. */
export function EditionCountryList({ editionId, columns = countryColumns }: EditionCountryListProps) {
  const { data, error, refetch } = useListEditionCountries({ id: editionId });
  return (
    <MemberList
      title="Countries"
      suffix="Countries"
      rows={data}
      columns={columns}
      textsOf={textsOf}
      defaultSort={{ id: 'Name', desc: false }}
      empty={
        <EmptyState
          title="No Countries"
          reason={
            columns === countryColumns
              ? 'A manager adds countries under EDITIONS.'
              : 'Select some under ‘Add countries’.'
          }
        />
      }
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
