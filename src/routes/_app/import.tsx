import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/app/not-built.tsx';
import { pages } from '#src/app/pages.ts';

export const Route = createFileRoute('/_app/import')({
  staticData: { page: pages.import },
  component: () => <NotBuilt title={pages.import.title} />,
});
