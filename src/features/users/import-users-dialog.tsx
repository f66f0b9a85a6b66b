import { type ChangeEvent, useRef, useState } from 'react';
import { getImportUsersMutationOptions } from '#generated/hooks/users/users.ts';
import type { Role, User, UserCreate, UserImportResult } from '#generated/model/index.ts';
import { foldEmail } from '#rules/names.ts';
import { MOST_PEOPLE, type PeopleFile } from '#rules/people-file.ts';
import { LeaveButton } from '#src/components/leave-button.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SentForm } from '#src/components/sent-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { counted, listed } from '#src/lib/words.ts';
import { Invitation } from './invitation.tsx';
import { isText, readPeopleText } from './people-file.ts';
import { PeopleTable } from './people-table.tsx';

type ImportUsersDialogProps = { users: readonly User[]; onClose: () => void };

const EXAMPLE = 'Name,E-mail,Role\nAmara Okafor,amara@example.org,Researcher';

/** Adds several people from a CSV file or from cells pasted, and then gives the invitations. */
export function ImportUsersDialog({ users, onClose }: ImportUsersDialogProps) {
  const [added, setAdded] = useState<{ people: PeopleFile['people']; result: UserImportResult }>();
  const [refusedFile, setRefusedFile] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const dialog = useDialogForm({
    ...{ draft: 'user:import', origin: { title: 'New users', path: '/users' } },
    initial: { text: '' },
    ...{ operationId: 'importUsers', options: getImportUsersMutationOptions },
    onDone: (result: UserImportResult) => setAdded({ people, result }),
  });
  const { form, pending, isProcessing, error } = dialog;
  const text = form.watch('text');
  const file = text.trim() ? readPeopleText(text) : undefined;
  const people = file?.people ?? [];
  const known = new Set(users.map(({ EmailAddress }) => foldEmail(EmailAddress)));
  const isKnown = (email: string) => !pending && known.has(foldEmail(email));
  const fresh = people.filter(({ email, faults }) => faults.length === 0 && !isKnown(email));

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!chosen) return;
    const read = chosen.size < LARGEST ? await chosen.text() : '\u0000';
    setRefusedFile(isText(read) ? undefined : chosen.name);
    if (isText(read)) form.setValue('text', read, { shouldDirty: true });
  };
  const send = () =>
    dialog.send(
      {
        data: { Users: usersOf(people) },
      },
      { record: counted(fresh.length, 'user') },
    );

  if (added) return <Added {...added} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add several users"
      description="A CSV file, or cells pasted from a spreadsheet, with the columns Name, E-mail and Role."
      size="lg"
      closeOnOutside={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (!whyNot(file, fresh.length)) send();
      }}
      footer={
        <>
          <LeaveButton isProcessing={isProcessing} onLeave={onClose} />
          <Button type="submit" variant="primary" blocked={whyNot(file, fresh.length)} pending={pending}>
            {fresh.length > 0 ? `Add ${counted(fresh.length, 'user')}` : 'Add users'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SentForm isProcessing={isProcessing}>
          {dialog.restored && <RestoredDraft onDiscard={dialog.discard} />}
          <div>
            <Button onClick={() => chooser.current?.click()}>Select a CSV file…</Button>
            <input
              ref={chooser}
              type="file"
              accept=".csv,.txt,.tsv,text/csv"
              aria-label="CSV file"
              className="hidden"
              onChange={(event) => void choose(event)}
            />
          </div>
          {refusedFile && (
            <Note tone="danger">‘{refusedFile}’ is no text of at most 1 MB: save it as CSV (UTF-8).</Note>
          )}
          <Field label="People" hint="The first line names the columns.">
            {(control) => (
              <Textarea
                data-first-focus
                rows={6}
                spellCheck={false}
                placeholder={EXAMPLE}
                className="font-mono text-sm"
                {...control}
                {...form.register('text')}
              />
            )}
          </Field>
        </SentForm>
        {file && <PeopleTable file={file} isKnown={isKnown} />}
        <Refusal error={error} />
      </div>
    </Dialog>
  );
}

const usersOf = (people: PeopleFile['people']): UserCreate[] =>
  people.flatMap(({ fullName, email, role }) =>
    role === undefined ? [] : [{ FullName: fullName, EmailAddress: email, Role: role as Role }],
  );

/** In bytes: 500 people need far less. */
const LARGEST = 1_000_000;

function whyNot(file: PeopleFile | undefined, fresh: number): string | false {
  if (!file) return 'Select a file, or paste people.';
  const { people, missing } = file;
  if (missing.length > 0 || people.some(({ faults }) => faults.length > 0)) return 'Mend what is wrong first.';
  if (people.length > MOST_PEOPLE) return `At most ${MOST_PEOPLE} people at once.`;
  return fresh === 0 && (people.length === 0 ? 'There is nobody in it.' : 'Everybody in it has an account.');
}

type AddedProps = { people: PeopleFile['people']; result: UserImportResult; onClose: () => void };

function Added({ people, result: { AddedCount, Existing }, onClose }: AddedProps) {
  const invited = people.filter(({ email }) => !Existing.includes(email));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${counted(AddedCount, 'user')} added`}
      description="Nothing was sent: copy the invitations into messages of your own."
      footer={
        <Button variant="primary" data-first-focus onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        {Existing.length > 0 && (
          <Note tone="info">
            {listed(Existing, 5)} had an account already, which{' '}
            {Existing.length === 1 ? 'stays as it is' : 'stay as they are'}.
          </Note>
        )}
        <Invitation users={usersOf(invited)} />
      </div>
    </Dialog>
  );
}
