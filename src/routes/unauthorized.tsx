import { createFileRoute } from '@tanstack/react-router';
import { UnauthorizedPage } from '#src/app/error-pages/unauthorized.tsx';

export const Route = createFileRoute('/unauthorized')({
  // With the page, which is in the same file: neither belongs to the first screen.
  beforeLoad: ({ context, location }) =>
    import('#src/app/enter-unauthorized.ts').then(({ enterUnauthorized }) =>
      enterUnauthorized(context, location.state),
    ),
  component: UnauthorizedPage,
});
