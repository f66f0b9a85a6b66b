import { TypedNotSaved } from '#src/components/typed-not-saved.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useDraftNames } from '#src/lib/forms/use-draft-names.ts';
import { REFERENCE_LABELS } from '#src/lib/reference-labels.ts';
import { LeftDrafts } from '../left-drafts.tsx';
import { textNames } from './reference-names.ts';
import type { ReferenceValues } from './reference-schema.ts';
import { useLastSaves } from './use-last-saves.ts';
import type { FormAsked } from './use-reference-dialogs.ts';

type UnfinishedReferencesProps = {
  /**
   * How the names of this page's drafts begin, and those of the person's references in any edition.
   */
  begin: string;
  beginOfAll: string;
  /** The record that the page is about. */
  title: string;
  /** The draft whose form is open. */
  open: string | undefined;
  /** The form of a draft, or undefined where the person may not go on with it. */
  formOf: (draft: string) => FormAsked | undefined;
  onContinue: (form: FormAsked) => void;
};

/**
 * What was typed and neither saved nor given up, in this tab: to go on with, or only to copy from.
 */
export function UnfinishedReferences(props: UnfinishedReferencesProps) {
  const { begin, beginOfAll, title, open, formOf, onContinue } = props;
  const saves = useLastSaves(begin);
  const names = useDraftNames(begin).filter((name) => name !== open && saves.get(name)?.status !== 'pending');
  return (
    <div role="status" className="flex flex-col gap-2 not-empty:border-b not-empty:p-3">
      {names.map((name) => {
        const typed = drafts.read<ReferenceValues>(name)?.typed;
        const error = saves.get(name)?.error;
        const isClosed = error?.problem?.code === 'inactive-edition';
        const form = isClosed ? undefined : formOf(name);
        return (
          typed && (
            <Unfinished
              key={name}
              typed={typed}
              form={form}
              isUnknown={error?.kind === 'unreachable'}
              onContinue={onContinue}
              discard={() => drafts.drop(name)}
            />
          )
        );
      })}
      <LeftDrafts begin={beginOfAll} own={begin} title={title} textOf={textOf} />
    </div>
  );
}

type UnfinishedProps = {
  typed: ReferenceValues;
  form: FormAsked | undefined;
  /** The answer to its last save was lost. */
  isUnknown: boolean;
  onContinue: (form: FormAsked) => void;
  discard: () => void;
};

function Unfinished({ typed, form, isUnknown, onContinue, discard }: UnfinishedProps) {
  const title = <bdi>{typed.Title.trim() || 'without a title'}</bdi>;
  if (!form)
    return (
      <TypedNotSaved text={textOf(typed)} onDiscard={discard}>
        What you typed about ‘{title}’ is not saved, and cannot be saved here any more.
      </TypedNotSaved>
    );
  return (
    <Note
      tone="info"
      actions={
        <>
          <Button size="sm" onClick={() => onContinue(form)}>
            Continue
          </Button>
          <Button size="sm" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      <span className="break-words">
        {form.initial.Id ? 'What you changed of' : 'What you typed about'} ‘{title}’{' '}
        {isUnknown ? 'may not be saved.' : 'is not saved.'}
      </span>
    </Note>
  );
}

const textOf = (typed: ReferenceValues): string =>
  [
    ...textNames.flatMap((name) => (typed[name] ? [`${REFERENCE_LABELS[name]}: ${typed[name]}`] : [])),
    ...(typed.Pasted ? [`Pasted: ${typed.Pasted}`] : []),
  ].join('\n');
