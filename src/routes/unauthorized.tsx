import { createFileRoute } from '@tanstack/react-router';
import { UnauthorizedPage } from '#src/app/error-pages/unauthorized.tsx';

export const Route = createFileRoute('/unauthorized')({
  beforeLoad: async ({ context: { session }, location }) => {
    if (!session.token() && !session.ending()) await session.signIn(location.state.from ?? '/');
  },
  component: UnauthorizedPage,
});
