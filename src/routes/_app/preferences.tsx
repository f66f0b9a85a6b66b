import { createFileRoute } from '@tanstack/react-router';
import { getReadPreferencesQueryOptions } from '#generated/hooks/preferences/preferences.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { PreferencesForm } from '#src/features/preferences/preferences-form.tsx';

export const Route = createFileRoute('/_app/preferences')({
  staticData: { page: pages.preferences },
  loader: ({ context: { client } }) => void client.prefetchQuery(getReadPreferencesQueryOptions()),
  component: () => (
    <>
      <PageHeading title={pages.preferences.title} />
      <PageBody>
        <PreferencesForm />
      </PageBody>
    </>
  ),
});
