import { useMemo } from 'react';
import {
  getAddEditionCountriesMutationOptions,
  getRemoveEditionCountryMutationOptions,
  useListEditionGlobalCountries,
} from '#generated/hooks/editions/editions.ts';
import type { Country } from '#generated/model/index.ts';
import { useCall } from '#src/lib/api/use-calls.ts';
import { AddMembers, recordOf } from './add-members.tsx';
import { countryColumns, EditionCountryList } from './edition-country-list.tsx';
import { MembersLayout } from './members-layout.tsx';
import { removeColumn } from './remove-column.tsx';
import { RemoveCountry } from './remove-country.tsx';
import { useRemoval } from './use-removal.ts';

/**
 * The countries of an edition: added in bulk, removed one by one, at once in both lists
 * (requirements A2.6 and 4).
 */
export function EditionCountries({ editionId }: { editionId: number }) {
  return (
    <MembersLayout
      current={<CurrentCountries editionId={editionId} />}
      addable={<AddCountries editionId={editionId} />}
    />
  );
}

function CurrentCountries({ editionId }: { editionId: number }) {
  const remove = useCall(getRemoveEditionCountryMutationOptions);
  const { row, ask, cancel, confirm } = useRemoval<Country>();
  const columns = useMemo(() => [...countryColumns, removeColumn<Country>(({ Name }) => Name, ask)], [ask]);
  return (
    <>
      <EditionCountryList editionId={editionId} columns={columns} />
      {row && (
        <RemoveCountry
          editionId={editionId}
          country={row}
          onConfirm={() => confirm(({ Id, Name }) => remove({ id: editionId, countryId: Id }, { record: Name }))}
          onCancel={cancel}
        />
      )}
    </>
  );
}

function AddCountries({ editionId }: { editionId: number }) {
  const { data, error, refetch } = useListEditionGlobalCountries({ id: editionId });
  const add = useCall(getAddEditionCountriesMutationOptions);
  const items = useMemo(() => data?.map(({ Id, Name, Region }) => ({ id: Id, label: Name, mark: Region })), [data]);
  return (
    <AddMembers
      title="Add countries"
      nouns={['country', 'countries']}
      items={items}
      empty="Every country belongs to this edition"
      error={error}
      onRetry={() => void refetch()}
      onAdd={(ids, onAnswer) => {
        const names = data?.filter(({ Id }) => ids.includes(Id)).map(({ Name }) => Name) ?? [];
        add(
          { id: editionId, data: ids.map((Id) => ({ Id })) },
          { record: recordOf(names), subject: `${editionId}: ${ids.join()}`, onAnswer },
        );
      }}
    />
  );
}
