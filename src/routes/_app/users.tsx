import { createFileRoute } from '@tanstack/react-router';
import { getListUsersQueryOptions } from '#generated/hooks/users/users.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { UserActions } from '#src/features/users/user-actions.tsx';
import { UserList } from '#src/features/users/user-list.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { readSearchedTable } from '#src/lib/table-search.ts';

const UserHistory = lazyPart(() => import('#src/features/activity/user-history.tsx').then((part) => part.UserHistory));

export const Route = createFileRoute('/_app/users')({
  staticData: { page: pages.users },
  validateSearch: readSearchedTable,
  // A search chooses from what is there already.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context: { client } }) => void client.prefetchQuery(getListUsersQueryOptions()),
  component: () => (
    <>
      <PageHeading title={pages.users.title}>
        <UserActions />
      </PageHeading>
      <PageBody>
        <UserList History={UserHistory} />
      </PageBody>
    </>
  ),
});
