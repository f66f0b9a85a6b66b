import { useMemo } from 'react';
import {
  useAddEditionCountries,
  useListEditionGlobalCountries,
  useRemoveEditionCountry,
} from '#generated/hooks/editions/editions.ts';
import type { Country } from '#generated/model/index.ts';
import { AddMembers } from './add-members.tsx';
import { countryColumns, EditionCountryList } from './edition-country-list.tsx';
import { MembersLayout } from './members-layout.tsx';
import { removeColumn } from './remove-column.tsx';
import { RemoveCountry } from './remove-country.tsx';
import { useRemoval } from './use-removal.ts';

/** The countries of an edition: added in bulk, removed one by one, at once in both lists (document 1, sections 2.6 and 4). */
export function EditionCountries({ editionId }: { editionId: number }) {
  return (
    <MembersLayout
      current={<CurrentCountries editionId={editionId} />}
      addable={<AddCountries editionId={editionId} />}
    />
  );
}

function CurrentCountries({ editionId }: { editionId: number }) {
  const { mutate: remove } = useRemoveEditionCountry();
  const { row, ask, cancel, confirm } = useRemoval<Country>();
  const columns = useMemo(() => [...countryColumns, removeColumn<Country>(({ Name }) => Name, ask)], [ask]);
  return (
    <>
      <EditionCountryList editionId={editionId} columns={columns} />
      {row && (
        <RemoveCountry
          editionId={editionId}
          country={row}
          onConfirm={() => confirm(({ Id }) => remove({ id: editionId, countryId: Id }))}
          onCancel={cancel}
        />
      )}
    </>
  );
}

function AddCountries({ editionId }: { editionId: number }) {
  const { data, error, refetch } = useListEditionGlobalCountries(editionId);
  const { mutate: add } = useAddEditionCountries();
  const items = useMemo(() => data?.map(({ Id, Name, Region }) => ({ id: Id, label: Name, mark: Region })), [data]);
  return (
    <AddMembers
      title="Add countries"
      nouns={['country', 'countries']}
      items={items}
      empty="Every country belongs to this edition"
      error={error}
      onRetry={() => void refetch()}
      onAdd={(ids, added) => add({ id: editionId, data: ids.map((Id) => ({ Id })) }, { onSuccess: added })}
    />
  );
}
