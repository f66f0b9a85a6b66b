import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { VersionTable } from './version-table.tsx';

/** What a form's values are called, and how one that is no text is said. */
export type PartWords<Values> = {
  readonly [Name in keyof Values]?: string | readonly [label: string, inWords: (value: Values[Name]) => string];
};

type Typed<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>;

type ChangedRecordProps<Values extends FieldValues> = {
  /** 'milestone', 'account'. */
  what: string;
  /** The form, and what of it is known of the change. */
  state: {
    form: Typed<Values>;
    served: Values | undefined;
    change: { by: string | undefined; on: string | undefined; isTold: boolean } | false;
    moved: boolean;
    /** What keeping mine makes of what is typed. */
    kept: (typed: Values) => Values;
    takesOver: boolean;
    keepMine: () => void;
    takeServed: () => void;
  };
  words: PartWords<Values>;
};

/** Somebody else changed the record of a form: what of it differs, and whose version is to stay. */
export function ChangedRecord<Values extends FieldValues>({ what, state, words }: ChangedRecordProps<Values>) {
  return (
    <ChangedElsewhere what={what} {...state}>
      {state.served && <Differences {...state} theirs={state.served} words={words} />}
    </ChangedElsewhere>
  );
}

type DifferencesProps<Values extends FieldValues> = {
  form: Typed<Values>;
  kept: (typed: Values) => Values;
  theirs: Values;
  words: PartWords<Values>;
};

function Differences<Values extends FieldValues>({ form, kept, theirs, words }: DifferencesProps<Values>) {
  const mine = JSON.parse(useTyped(form, (typed) => JSON.stringify(kept(typed)))) as Values;
  const parts = (Object.keys(words) as (keyof Values & string)[]).flatMap((name) => {
    if (JSON.stringify(mine[name]) === JSON.stringify(theirs[name])) return [];
    const own = words[name] as string | readonly [string, (value: Values[keyof Values]) => string];
    const [label, inWords] = typeof own === 'string' ? ([own, String] as const) : own;
    return [{ name: label, mine: inWords(mine[name]), theirs: inWords(theirs[name]) }];
  });
  return parts.length > 0 && <VersionTable parts={parts} />;
}
