import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/app/not-built.tsx';
import { pages } from '#src/app/pages.ts';

export const Route = createFileRoute('/_app/libraries/manage-indicators/$libraryIndicatorId')({
  staticData: { page: pages.library },
  component: () => <NotBuilt title={pages.library.title} />,
});
