import '../../../support/library-gaps.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { getReadCurrentUserQueryOptions } from '#generated/hooks/session/session.ts';
import { Notices } from '#src/app/notices.tsx';
// Comes with the first notice otherwise, which takes longer than a busy machine waits.
import '#src/components/toast-area.tsx';
import { StructureEditor } from '#src/features/editions/structure/structure-editor.tsx';
import { showComponent } from '../../../support/screen.tsx';

/** The structure editor of edition 4 at an address of its own, with the notices, over the contract's examples. */
export async function openStructure(search = '', { width }: { width?: number } = {}) {
  const shown = await showComponent(null, { ...(width && { width }) });
  // the page's guard has asked who is signed in before
  await shown.client.fetchQuery(getReadCurrentUserQueryOptions());
  const history = createMemoryHistory({ initialEntries: [`/${search}`] });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  const { unmount } = render(
    <QueryClientProvider client={shown.client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: 'Milestones' });
  return { ...shown, router, unmount };
}

function Page() {
  return (
    <main>
      <StructureEditor editionId={4} />
      <Notices />
    </main>
  );
}

/** What the person sees and presses. */
export const page = {
  column: (name: string) => within(screen.getByRole('region', { name })),
  rows: async (name: string) => {
    const list = await screen.findByRole('list', { name });
    return within(list)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('button, div')?.textContent);
  },
  row: async (list: string, name: RegExp) =>
    within(await screen.findByRole('list', { name: list })).findByRole('button', { name }),
  dialog: (name: string | RegExp) => screen.findByRole('dialog', { name }),
};
