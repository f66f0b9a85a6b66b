import { createFileRoute } from '@tanstack/react-router';
import { completeSignIn } from '#src/app/complete-sign-in.ts';
import { SigningIn } from '#src/app/error-pages/signing-in.tsx';

export const Route = createFileRoute('/login/callback')({
  beforeLoad: ({ context }) => completeSignIn(context),
  component: SigningIn,
});
