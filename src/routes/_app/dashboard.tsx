import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '#src/app/not-built.tsx';
import { pages } from '#src/app/pages.ts';

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { page: pages.dashboard },
  component: () => <NotBuilt title={pages.dashboard.title} />,
});
