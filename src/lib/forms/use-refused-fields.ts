import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../api/api-error.ts';
import { messageAbout } from './message-about.ts';
import { useTyped } from './use-typed.ts';

/** What the server said against a field, while it is as it was sent. */
export type Wrong<Values> = (name: keyof Values & string) => string | undefined;

/** Where the focus is left: somebody is on a field, or on words that tell of the refusal. */
const BUSY = 'input, textarea, select, [role="alert"]';

/**
 * The fields that a refusal is about. As where the form itself finds something wrong, the first of
 * them has the focus then, unless the person has gone on to another field meanwhile.
 */
export function useRefusedFields<Values extends FieldValues, Context, Body>(
  form: UseFormReturn<Values, Context, Body>,
  error: ApiError | null,
  sent: Values | undefined,
): Wrong<Values> {
  const asSent = useTyped(form, (typed) => (error && sent ? namesAlike(sent, typed).join(' ') : '')).split(' ');
  const wrong: Wrong<Values> = (name) => (asSent.includes(name) ? messageAbout(`/${name}`, error) : undefined);
  const refused = useEffectEvent(() => {
    const first = Object.keys(form.getValues()).find((name) => wrong(name));
    if (first && !document.activeElement?.matches(BUSY)) form.setFocus(first as FieldPath<Values>);
  });
  useEffect(() => void (error && refused()), [error]);
  return wrong;
}

const namesAlike = (one: FieldValues, other: FieldValues): string[] =>
  Object.keys(one).filter((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
