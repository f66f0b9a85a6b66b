import { createFileRoute } from '@tanstack/react-router';
import { enterUnauthorized } from '#src/app/enter-unauthorized.ts';
import { UnauthorizedPage } from '#src/app/error-pages/unauthorized.tsx';

export const Route = createFileRoute('/unauthorized')({
  beforeLoad: ({ context, location }) => enterUnauthorized(context, location.state),
  component: UnauthorizedPage,
});
