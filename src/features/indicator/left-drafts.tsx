import { TypedNotSaved } from '#src/components/typed-not-saved.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useDraftNames } from '#src/lib/forms/use-draft-names.ts';

type LeftDraftsProps<Values> = {
  /** How the names of the person's drafts of this kind begin, in whatever edition. */
  begin: string;
  /** What the draft of a form on this page begins with; those are shown by their form. */
  own: string;
  /** The record that this page is about. */
  title: string;
  textOf: (typed: Values) => string;
};

/** What was typed about the same record of an edition that was closed meanwhile, to copy from. */
export function LeftDrafts<Values>({ begin, own, title, textOf }: LeftDraftsProps<Values>) {
  return useDraftNames(begin)
    .filter((name) => !`${name}:`.startsWith(own.endsWith(':') ? own : `${own}:`))
    .map((name) => {
      const draft = drafts.read<Values>(name);
      if (!title || draft?.origin?.title !== title) return null;
      return (
        <TypedNotSaved key={name} text={textOf(draft.typed)} onDiscard={() => drafts.drop(name)}>
          What you typed in an earlier edition is not saved.
        </TypedNotSaved>
      );
    });
}
