import { useState } from 'react';
import { getRebindUserMutationOptions, getRebindUsersMutationOptions } from '#generated/hooks/users/users.ts';
import type { User } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Facts } from '#src/components/facts.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useCall } from '#src/lib/api/use-calls.ts';
import { formatInstant } from '#src/lib/date-words.ts';
import { counted } from '#src/lib/words.ts';

/**
 * At which provider an account is bound and when its user last came; nothing where the backend does
 * not say. Frees one account, or all of a provider that moved.
 */
export function UserIdentity({ user, users }: { user: User; users: readonly User[] }) {
  const { Id, FullName, Issuer, LastSeenOn } = user;
  const [asking, ask] = useState<'one' | 'all'>();
  const rebindUser = useCall(getRebindUserMutationOptions);
  const rebindUsers = useCall(getRebindUsersMutationOptions);
  const { may, user: own } = useAccess();
  if (Issuer === undefined) return null;
  const others = users.filter((other) => other.Issuer === Issuer && other.Id !== own?.Id);
  const free = () => {
    ask(undefined);
    if (asking === 'one') rebindUser({ userId: Id }, { record: FullName });
    else if (Issuer) rebindUsers({ data: { Issuer } }, { record: Issuer });
  };
  return (
    <section aria-label="Identity" className="grid gap-3 rounded-md border p-3">
      <Facts
        className="sm:grid-cols-2"
        facts={[
          ['Bound to', Issuer ?? 'No identity yet: the first sign-in with this e-mail binds one.'],
          ['Last seen', LastSeenOn ? formatInstant(LastSeenOn) : 'Never'],
        ]}
      />
      {Issuer && (may('rebindUser') || may('rebindUsers')) && (
        <div className="flex flex-wrap gap-2">
          {may('rebindUser') && (
            <Button size="sm" onClick={() => ask('one')}>
              Free the account…
            </Button>
          )}
          {may('rebindUsers') && others.length > 1 && (
            <Button size="sm" onClick={() => ask('all')}>
              Free all {others.length} of this provider…
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === 'all' ? 'Free all accounts of this provider?' : 'Free this account?'}
        text={
          asking === 'all'
            ? `${counted(others.length, 'account')} bound to ${Issuer} will be bound anew by the next sign-in with their verified e-mail. Yours stays as it is.`
            : `The next sign-in with the verified e-mail ${user.EmailAddress} will bind it again, as after ${FullName} was made anew at the provider.`
        }
        consequence="Whoever is signed in with the former identity is signed out."
        confirmLabel="Free"
        onConfirm={free}
        onCancel={() => ask(undefined)}
      />
    </section>
  );
}
