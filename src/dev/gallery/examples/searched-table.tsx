import { useState } from 'react';
import { SearchedTable } from '#src/components/searched-table.tsx';
import { factColumns, nameColumn, userTexts } from '#src/components/user-columns.tsx';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import { people, type SampleUser } from '../parts/sample-data.ts';

const columns = [nameColumn<SampleUser>(({ Role }) => ROLE_NAMES[Role]), ...factColumns];

export function WithResults() {
  const [search, setSearch] = useState('');
  return (
    <SearchedTable
      title="People"
      suffix="People"
      rows={people}
      columns={columns}
      rowId={({ Id }) => Id}
      loadingMessage="Fetching Users..."
      empty="No Users"
      textsOf={userTexts}
      search={search}
      onSearch={setSearch}
    />
  );
}

export function NothingFound() {
  const [search, setSearch] = useState('zzzz');
  return (
    <SearchedTable
      title="Reviewers"
      suffix="Reviewers"
      rows={people}
      columns={columns}
      rowId={({ Id }) => Id}
      loadingMessage="Fetching Users..."
      empty="No Users"
      textsOf={userTexts}
      search={search}
      onSearch={setSearch}
    />
  );
}
