import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/editions/$editionId/edit')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_app/editions/$editionId/edit"!</div>;
}
