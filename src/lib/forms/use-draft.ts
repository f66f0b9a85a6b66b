import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, drafts } from './drafts.ts';

/**
 * Keeps a form's draft while it is filled in. `keptOf` says what of it is kept: undefined where
 * there is nothing to lose. A second at most is unwritten, and nothing once the field, the screen
 * or the page is left.
 */
export function useDraft<Values extends FieldValues, Context, Body>(
  name: string,
  { subscribe }: UseFormReturn<Values, Context, Body>,
  keptOf: (draft: Draft<Values>) => Draft<Values> | undefined,
): void {
  const changed = useEffectEvent((draft: Draft<Values>) => {
    const kept = keptOf(draft);
    if (kept) drafts.keep(name, kept);
    else drafts.drop(name);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => changed({ base: defaultValues as Values, typed: values }),
      }),
    [subscribe],
  );
  useEffect(() => drafts.opened(name), [name]);
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['focusout', 'pagehide', 'visibilitychange']) window.addEventListener(type, drafts.flush, stop);
    return () => {
      stop.abort();
      drafts.flush();
    };
  }, []);
}
