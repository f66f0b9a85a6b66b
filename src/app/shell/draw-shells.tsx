import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { EditionStatus, Permission, Role } from '#generated/enums.ts';
import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type { CurrentUser, ReportEdition } from '#generated/model/index.ts';
import { operations } from '#generated/operations.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { createApiClient } from '#src/lib/api/query-client.ts';
import type { Session } from '#src/lib/session/session.ts';
import { setFreshness } from '../freshness.ts';
import { HeadingLine } from '../page-heading.tsx';
import { createAppRouter } from '../router.ts';

/** What stands for what the build cannot know; index.html puts the tab's own words there. */
export const fills = { title: '%title%', name: '%name%', page: '%page%' };

/** As HTML: the frame with its menu, and what it holds before any data. */
export type Shells = {
  templates: Templates;
  /** Of the pages that one address has, by that within the product. */
  titles: Record<string, string>;
};

/** By the name by which the page finds them. */
type Templates = {
  /** With the entry of every page, and below it a title and, for where none is known, a place. */
  frame: string;
  dashboard: string;
  /** For whoever may assign: with a bar of tools and boxes to select rows. */
  assigning: string;
};

/**
 * Draws what the client renders first, by its own components: called by the build
 * (`scripts/support/shell/shell.ts`), which has every call wait for ever.
 */
export async function drawShells(): Promise<Shells> {
  const [before = '', assigning = '', after = ''] = cutMain(await drawDashboard(true));
  const [, dashboard = ''] = cutMain(await drawDashboard(false));
  // Where a part fails as it is drawn, React leaves out what waits around it and goes on.
  const isWhole = before && after && [assigning, dashboard].every((page) => page.includes('</h1>'));
  if (!isWhole) throw new Error('The shell could not be drawn whole.');
  const pending = renderToStaticMarkup(
    <>
      <HeadingLine title={fills.page} />
      <Skeleton className="h-6 w-40" />
    </>,
  );
  return { templates: { frame: before + pending + after, dashboard, assigning }, titles: titles() };
}

function titles(): Shells['titles'] {
  const found = Object.values(shellRouter().routesByPath).flatMap((route) => {
    const page = route.options.staticData?.page;
    return page && !route.fullPath.includes('$') ? [[route.fullPath.replace(/^\/|\/$/g, ''), page.title]] : [];
  });
  return Object.fromEntries(found);
}

const cutMain = (html: string) => html.split(/(?<=<main[^>]*>)|(?=<\/main>)/);

async function drawDashboard(assigns: boolean): Promise<string> {
  const client = createApiClient({}, { failed: () => undefined });
  setFreshness(client);
  client.setQueryData(getReadCurrentUserQueryKey(), someone(assigns));
  client.setQueryData(getListReportEditionsQueryKey(), [edition]);
  const router = shellRouter(client);
  const history = createMemoryHistory({ initialEntries: [`${import.meta.env.BASE_URL}dashboard`] });
  router.update({ ...router.options, history });
  await router.load();
  // The router draws an error page and goes on.
  const failed = router.state.matches.find(({ error }) => error);
  if (failed) throw failed.error;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function shellRouter(client = createApiClient({}, { failed: () => undefined })) {
  const session = { token: () => 'some' } as Session;
  const settings = { authority: '', clientId: '', scope: '', indexTitle: fills.title, demo: true };
  return createAppRouter({ client, session, settings });
}

/** Whoever assigns enters every page. */
const someone = (assigns: boolean): CurrentUser => ({
  Id: 1,
  FullName: fills.name,
  EmailAddress: '',
  Role: Role.Admin,
  Permissions: Object.values(Permission).filter((one) => assigns || !toAssign.has(one)),
  HoldsAssignment: true,
});

const toAssign: ReadonlySet<string> = new Set(operations.assignWorkflow.permissions.flat());

const edition: ReportEdition = {
  Id: 1,
  Name: '',
  StartDate: '2000-01-01',
  EndDate: null,
  CreationDate: '2000-01-01',
  InactiveDate: null,
  Status: EditionStatus.Active,
  Version: 1,
};
