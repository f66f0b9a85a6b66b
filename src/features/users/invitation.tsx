import type { User } from '#generated/model/index.ts';
import { invitationFor } from '#rules/invitation.ts';
import { CopyText } from '#src/components/copy-text.tsx';
import { ROLE_NAMES } from '#src/lib/role-names.ts';

/** What to tell people who have an account and do not know: to copy into a message. */
export function Invitation({ users }: { users: readonly Pick<User, 'FullName' | 'EmailAddress' | 'Role'>[] }) {
  // the tab's title ends with the product's own
  const [title = ''] = document.title.split(' · ').slice(-1);
  const address = new URL(import.meta.env.BASE_URL, location.origin).href;
  const people = users.map(({ FullName, EmailAddress, Role }) => ({
    ...{ fullName: FullName, email: EmailAddress, role: ROLE_NAMES[Role] },
  }));
  return (
    <CopyText
      label={users.length === 1 ? 'Invitation' : 'Invitations'}
      text={invitationFor(people, { title, address })}
    />
  );
}
