import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Primitive = string | number | boolean | null | undefined;

/**
 * What `select` makes of what is typed: renders again only where that changes, so that a key
 * pressed in a long text costs no render of the form around it.
 */
export function useTyped<Values extends FieldValues, Context, Body, Selected extends Primitive>(
  { subscribe, getValues }: Pick<UseFormReturn<Values, Context, Body>, 'subscribe' | 'getValues'>,
  select: (typed: Values) => Selected,
): Selected {
  const listen = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );
  return useSyncExternalStore(listen, () => select(getValues()));
}
