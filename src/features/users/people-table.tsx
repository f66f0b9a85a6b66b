import { MOST_PEOPLE, type PeopleFile } from '#rules/people-file.ts';
import { Note } from '#src/components/ui/note.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import { counted, listed } from '#src/lib/words.ts';

type PeopleTableProps = {
  file: PeopleFile;
  /** E-mails that have an account, folded. */
  isKnown: (email: string) => boolean;
};

/** Whoever is in a file of people, what will be done, and what is wrong in which line. */
export function PeopleTable({ file: { missing, people }, isKnown }: PeopleTableProps) {
  if (missing.length > 0)
    return (
      <Note tone="danger">
        The first line must name the columns Name, E-mail and Role: {listed(missing)}{' '}
        {missing.length > 1 ? 'are' : 'is'} missing.
      </Note>
    );
  const faulty = people.filter(({ faults }) => faults.length > 0).length;
  return (
    <>
      {people.length === 0 && <Note tone="danger">There is nobody below the first line.</Note>}
      {people.length > MOST_PEOPLE && (
        <Note tone="danger">
          At most {counted(MOST_PEOPLE, 'person', 'people')} at once: there are {people.length}.
        </Note>
      )}
      {faulty > 0 && (
        <Note tone="danger">{counted(faulty, 'line')} to mend before anybody is added: mend the text above.</Note>
      )}
      {people.length > 0 && (
        <ScrollRegion aria-label="People in the file" className="max-h-64 overflow-y-auto rounded-md border">
          <table className="w-full text-sm">
            <thead className="sticky top-0 bg-card text-left text-xs text-muted-foreground">
              <tr>
                <th className="px-2 py-1.5 font-medium">Line</th>
                <th className="w-2/5 px-2 py-1.5 font-medium">Person</th>
                <th className="px-2 py-1.5 font-medium">What is done</th>
              </tr>
            </thead>
            <tbody>
              {people.map(({ line, fullName, email, role, faults }) => (
                <tr key={line} className="border-t align-top">
                  <td className="px-2 py-1.5 tabular-nums">{line}</td>
                  <td className="px-2 py-1.5 wrap-anywhere">
                    <bdi className="block font-medium">{fullName || '–'}</bdi>
                    <span className="block text-xs text-muted-foreground">{email}</span>
                  </td>
                  <td className="px-2 py-1.5">
                    {faults.length > 0 ? (
                      <span className="text-destructive">{faults.join('. ')}.</span>
                    ) : isKnown(email) ? (
                      'Has an account: stays as it is'
                    ) : (
                      `Added as ${namesOfRoles[role ?? 0]}`
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </>
  );
}

const namesOfRoles = Object.values(ROLE_NAMES);
