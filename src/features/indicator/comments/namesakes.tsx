import type { MentionableUser } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';

type NamesakesProps = { name: string; users: MentionableUser[]; onPick: (id: number) => void };

/**
 * People of one name, told apart by their e-mail, where the text does not say which of them it
 * means.
 */
export function Namesakes({ name, users, onPick }: NamesakesProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">Which {name} is meant?</legend>
      {users.map(({ Id, EmailAddress }) => (
        <Button key={Id} size="sm" onClick={() => onPick(Id)}>
          {EmailAddress}
        </Button>
      ))}
    </fieldset>
  );
}
