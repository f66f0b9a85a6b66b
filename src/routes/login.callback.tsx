import { createFileRoute } from '@tanstack/react-router';
import { SigningIn } from '#src/app/error-pages/signing-in.tsx';

export const Route = createFileRoute('/login/callback')({
  // In one file with the provider's client, which it needs.
  beforeLoad: ({ context }) =>
    import('#src/app/complete-sign-in.ts').then(({ completeSignIn }) => completeSignIn(context)),
  component: SigningIn,
});
