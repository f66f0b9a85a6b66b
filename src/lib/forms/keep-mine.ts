import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * What 'Keep mine' makes of a form that was opened with `base`, over what the server has now: what
 * was changed here stays, all else is theirs, with their version.
 */
export function keptOver<Values extends FieldValues>(typed: Values, base: Values, served: Values): Values {
  const isOwn = (name: string) => JSON.stringify(typed[name]) !== JSON.stringify(base[name]);
  return Object.fromEntries(
    Object.keys(typed).map((name) => [name, isOwn(name) || !(name in served) ? typed[name] : served[name]]),
  ) as Values;
}

/** Writes into the form what of `values` is not typed in it. */
export function writeInto<Values extends FieldValues, Body>(
  form: Pick<UseFormReturn<Values, unknown, Body>, 'getValues' | 'setValue'>,
  values: Values,
): void {
  const typed = form.getValues();
  for (const name of Object.keys(values) as Path<Values>[])
    if (JSON.stringify(typed[name]) !== JSON.stringify(values[name]))
      form.setValue(name, values[name] as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: name !== 'Version',
      });
}
