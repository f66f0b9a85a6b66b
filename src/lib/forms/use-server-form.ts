import type { MutationStatus } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { drafts } from './drafts.ts';
import { useDraft } from './use-draft.ts';
import { useTyped } from './use-typed.ts';

/** Values of a form over a record that the server counts the changes of; `Version` is the one that was begun from. */
export type Versioned = FieldValues & { Version: number };

type Options<Values extends Versioned, Body> = {
  /** What the screen shows of the record now: the server's answer with what is on its way. */
  served: Values;
  /** How the last save of this record went. */
  saving: MutationStatus;
  /** Names the draft in this tab. */
  draft: string;
  resolver: Resolver<Values, unknown, Body>;
  /** The form has an error summary, which takes the focus in place of the first wrong field. */
  hasSummary?: boolean;
};

export type ServerForm<Values extends Versioned, Body> = {
  form: UseFormReturn<Values, unknown, Body>;
  /** Something typed is neither saved nor on its way. */
  unsaved: boolean;
  /** The record was changed elsewhere while this form was being filled in. */
  moved: boolean;
  /** What is in the form was typed on an earlier visit. */
  restored: boolean;
  /** Goes on over what the server has now, with what was typed. */
  keepMine(): void;
  /** Gives up what was typed for what the server has now. */
  takeServed(): void;
  /** To be told when the server has taken `sent`; works after the screen has gone. */
  saved(answer: Values, sent: FieldValues): void;
  /** Forgets the draft, as leaving without saving does. */
  forget(): void;
};

/**
 * A form over a record that others change too. It follows the server only while nothing is typed; a refused save leaves what
 * was typed; `Version` stays that of the record it was begun from, so that nobody's work is overwritten unseen
 * (decisions, section 1, 'Lost updates'; quality, section 2). Defaults of the form = what it was begun from.
 */
export function useServerForm<Values extends Versioned, Body extends FieldValues>(
  options: Options<Values, Body>,
): ServerForm<Values, Body> {
  const { served, saving, draft: name, resolver, hasSummary } = options;
  const [draft] = useState(() => drafts.read<Values>(name));
  const form = useForm<Values, unknown, Body>({
    resolver,
    mode: 'onChange',
    shouldFocusError: !hasSummary,
    defaultValues: (draft?.base ?? served) as DefaultValues<Values>,
    values: draft?.typed,
    resetOptions: { keepDefaultValues: true },
  });
  const base = form.formState.defaultValues as Values;
  const touched = useTyped(form, (typed) => !same(typed, base));
  const landed = useTyped(form, (typed) => same(typed, served));
  const isDraft = useTyped(form, (typed) => draft !== undefined && same(typed, draft.typed));
  useDraft(name, form, (one) => (same(one.typed, one.base) ? undefined : one));

  const beginFrom = (values: Values) => form.reset(values, { keepDefaultValues: false });
  const keepOver = (values: Values) => {
    form.reset(values, { keepDefaultValues: false, keepValues: true });
    form.setValue('Version' as never, values.Version as never);
  };

  useEffect(() => {
    if (saving === 'pending') return;
    const now = form.getValues();
    const isUpToDate = same(base, served) && base.Version === served.Version;
    if (isUpToDate) return;
    // After a refusal an answer that equals what was typed may still be our own change, about to be taken back.
    if (same(now, base) || (same(now, served) && saving !== 'error')) beginFrom(served);
    else if (same(base, served)) keepOver(served);
  });

  const unsaved = !landed && (touched || saving === 'pending');
  return {
    form,
    unsaved,
    moved: unsaved && saving !== 'pending' && !same(base, served),
    restored: unsaved && isDraft,
    keepMine: () => keepOver(served),
    takeServed: () => beginFrom(served),
    saved(answer, sent) {
      drafts.drop(name);
      if (same(form.getValues(), sent)) beginFrom(answer);
      else keepOver(answer);
    },
    forget: () => drafts.drop(name),
  };
}

/** Do two say the same, whatever their version? */
const same = (one: FieldValues, other: FieldValues): boolean =>
  Object.keys(one).every((key) => key === 'Version' || one[key] === other[key]);
