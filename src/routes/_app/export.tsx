import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/app/not-built.tsx';
import { pages } from '#src/app/pages.ts';

export const Route = createFileRoute('/_app/export')({
  staticData: { page: pages.export },
  component: () => <NotBuilt title={pages.export.title} />,
});
