import { useReducer } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import type { ReferenceValues } from './reference-schema.ts';
import type { FormAsked } from './use-reference-dialogs.ts';
import { isUnderWay, useSaves } from './use-saves.ts';

type UnfinishedReferencesProps = {
  /** How the names of this page's drafts begin. */
  begin: string;
  /** The form of a draft, or undefined where the person may not go on with it or it is open. */
  formOf: (draft: string) => FormAsked | undefined;
  onContinue: (form: FormAsked) => void;
};

/** What was typed and neither saved nor given up, in this tab: also before a reload, an error page or a new sign-in. */
export function UnfinishedReferences({ begin, formOf, onContinue }: UnfinishedReferencesProps) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const saveOf = useSaves();
  const forms = drafts.names(begin).flatMap((name) => (isUnderWay(saveOf(name)) ? [] : (formOf(name) ?? [])));
  return (
    <div role="status" className="flex flex-col gap-2 not-empty:border-b not-empty:p-3">
      {forms.map((form) => (
        <Note
          key={form.draft}
          tone="info"
          actions={
            <>
              <Button size="sm" onClick={() => onContinue(form)}>
                Continue
              </Button>
              <Button
                size="sm"
                onClick={() => {
                  drafts.drop(form.draft);
                  lookAgain();
                }}
              >
                Discard
              </Button>
            </>
          }
        >
          <span className="break-words">
            {form.begun.Id ? 'What you changed of' : 'What you typed about'} ‘<bdi>{titleOf(form.draft)}</bdi>’ is not
            saved.
          </span>
        </Note>
      ))}
    </div>
  );
}

const titleOf = (name: string) => drafts.read<ReferenceValues>(name)?.typed.Title.trim() || 'without a title';
