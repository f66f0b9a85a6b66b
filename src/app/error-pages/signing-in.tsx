import { Spinner } from '#src/components/ui/spinner.tsx';

/** What /login/callback shows while the provider's response is taken. */
export function SigningIn() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="flex items-center gap-3 text-muted-foreground">
        <Spinner /> Signing in…
      </h1>
    </main>
  );
}
