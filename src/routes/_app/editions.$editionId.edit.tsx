import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/app/not-built.tsx';
import { pages } from '#src/app/pages.ts';

export const Route = createFileRoute('/_app/editions/$editionId/edit')({
  staticData: { page: pages.editions },
  component: () => <NotBuilt title={pages.editions.title} />,
});
