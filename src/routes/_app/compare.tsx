import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/app/not-built.tsx';
import { pages } from '#src/app/pages.ts';

export const Route = createFileRoute('/_app/compare')({
  staticData: { page: pages.compare },
  component: () => <NotBuilt title={pages.compare.title} />,
});
