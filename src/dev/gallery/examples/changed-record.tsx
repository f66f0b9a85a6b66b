import { useForm } from 'react-hook-form';
import { ChangedRecord, type PartWords } from '#src/components/changed-record.tsx';
import { Input } from '#src/components/ui/input.tsx';

type Values = { Name: string; IsShared: boolean; Version: number };

const words: PartWords<Values> = {
  Name: 'Name',
  IsShared: ['Shared', (isShared) => (isShared ? 'Yes' : 'No')],
};
const change = { by: 'Rui Tanaka', on: '2026-11-18T09:12:00Z', isTold: false };

/** What is typed shows in the column of one's own at once. */
export function WhatDiffers() {
  return <Changed served={{ Name: 'Overdue in Africa', IsShared: true, Version: 4 }} />;
}

/** Until what the server has now is fetched it says who and when. */
export function NotFetchedYet() {
  return <Changed served={undefined} />;
}

function Changed({ served }: { served: Values | undefined }) {
  const form = useForm<Values>({ defaultValues: { Name: 'Overdue, due first', IsShared: false, Version: 3 } });
  const state = {
    ...{ form, served, change, moved: served !== undefined, takesOver: served !== undefined },
    kept: (typed: Values) => (served ? { ...served, Name: typed.Name } : typed),
    keepMine: () => undefined,
    takeServed: () => undefined,
  };
  return (
    <form className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
      <Input aria-label={served ? 'Name of the view' : 'Its name'} {...form.register('Name')} />
      <ChangedRecord what="view" state={state} words={words} />
    </form>
  );
}
