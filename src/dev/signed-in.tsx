import { useState, useSyncExternalStore } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import type { Tools } from './tools.ts';

/** Whose answers these are, and the way to become somebody else. */
export function SignedIn({ tools: { person } }: { tools: Tools }) {
  const user = useSyncExternalStore(person.subscribe, person.get);
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState('');
  const change = async () => {
    setLeaving(true);
    setError('');
    try {
      await person.change();
    } catch (cause) {
      setLeaving(false);
      setError((cause as Error).message);
    }
  };
  return (
    <section aria-label="Signed in" className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {user ? (
        <p className="min-w-0 text-sm break-words">
          <bdi className="font-medium">{user.FullName}</bdi>, {ROLE_NAMES[user.Role]}
          <bdi className="block text-xs text-muted-foreground">{user.EmailAddress}</bdi>
        </p>
      ) : (
        <p className="text-sm text-muted-foreground">Nobody is signed in.</p>
      )}
      <Button pending={isLeaving} onClick={() => void change()}>
        Use a different account
      </Button>
      {error && (
        <p role="alert" className="w-full text-sm text-destructive">
          {error}
        </p>
      )}
    </section>
  );
}
