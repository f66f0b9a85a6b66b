import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { MutationVariables } from '#generated/mutations.ts';
import type { ApiError } from '../api/api-error.ts';
import type { CallDetails, WriteOptions } from '../api/call-details.ts';
import { type CallState, useCall, useCalls, useLastCall } from '../api/use-calls.ts';
import { notices } from '../notices/notices.ts';
import { type DraftOrigin, drafts } from './drafts.ts';
import { keptOver, writeInto } from './keep-mine.ts';
import { useDraft } from './use-draft.ts';
import { useRefusedFields, type Wrong } from './use-refused-fields.ts';
import { useTyped } from './use-typed.ts';

/**
 * Values of a form over a record that the server counts the changes of; `Version` is the one that
 * was opened with.
 */
export type Versioned = FieldValues & { Version: number };

type Writes = MutationVariables;

type Options<Id extends keyof Writes, Values extends Versioned, Body, Answer> = {
  /** What the screen shows of the record now: the server's response with the pending mutations. */
  served: Values;
  /** Names the draft in this tab, and the calls that are sent from it. */
  draft: string;
  /** What the list of unsaved work says of the draft. */
  origin: DraftOrigin;
  resolver: Resolver<Values, unknown, Body>;
  /** The form has an error summary, which takes the focus in place of the first wrong field. */
  hasSummary?: boolean;
  /** The write that saves it. */
  operationId: Id;
  options: WriteOptions<Writes[Id], Answer>;
  /** The record as notices name it. */
  record: string;
  variablesOf: (body: Body) => Writes[Id];
  /** The form's values of a response, and of what was sent. */
  valuesOf: (answer: Answer) => Values;
  typedOf: (sent: Writes[Id]) => Values;
};

export type ServerForm<Id extends keyof Writes, Values extends Versioned, Body, Answer> = {
  form: UseFormReturn<Values, unknown, Body>;
  /** The record as the screen shows it now. */
  served: Values;
  /** Something typed is neither saved nor pending. */
  unsaved: boolean;
  /** The record was changed elsewhere while this form was being filled in. */
  moved: boolean;
  /** What is in the form was typed on an earlier visit. */
  restored: boolean;
  /**
   * How the last save went; without a time where its response was lost and the server turned out to
   * have it.
   */
  lastSave: CallState<Id>;
  /** What the server said against the last save, while it is not saved. */
  refusal: ApiError | null;
  /**
   * Who changed the record elsewhere meanwhile, and when, as far as the refusal tells it, which a
   * notice has then announced; false where nobody did.
   */
  change: { by: string | undefined; on: string | undefined; isTold: boolean } | false;
  wrong: Wrong<Values>;
  /** Sends what the form holds, where it accepts it; resolves to whether it did. */
  save(details?: CallDetails<Writes[Id], Answer>): Promise<boolean>;
  /** What 'Keep mine' makes of what is typed: what was changed here, and theirs for the rest. */
  kept(typed: Values): Values;
  /** 'Keep mine' takes over what only they have changed. */
  takesOver: boolean;
  /** Goes on over what the server has now, with what was changed here. */
  keepMine(): void;
  /** Gives up what was typed for what the server has now. */
  takeServed(): void;
  /** Forgets the draft, as leaving without saving does. */
  forget(): void;
};

/** No response came, yet it was saved. */
const FOUND = 'It was saved after all.';

/**
 * A form over a record that others change too. It follows the server only while nothing is typed; a
 * refused save leaves what was typed; `Version` stays that of the record it was opened with, so
 * that nobody's work is overwritten unseen [Q-R8]. Its draft is kept until the server has accepted
 * it. Defaults of the form = what it was opened with.
 */
export function useServerForm<Id extends keyof Writes, Values extends Versioned, Body extends FieldValues, Answer>(
  options: Options<Id, Values, Body, Answer>,
): ServerForm<Id, Values, Body, Answer> {
  const { served, draft: name, resolver, hasSummary } = options;
  const [draft] = useState(() => drafts.read<Values>(name));
  const calls = useCalls();
  const lastCall = useLastCall(options.operationId, name);
  const start = useCall(options.options);
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
  useDraft(name, form, (one) => (same(one.typed, one.base) ? undefined : { ...one, origin: options.origin }));

  const beginFrom = (values: Values) => form.reset(values, { keepDefaultValues: false });
  const keepOver = (values: Values) => {
    form.reset(values, { keepDefaultValues: false, keepValues: true });
    form.setValue('Version' as never, values.Version as never);
  };
  const isSaving = lastCall.status === 'pending';
  const lastSent = lastCall.variables && options.typedOf(lastCall.variables);
  const isShown = lastSent !== undefined && same(lastSent, served) && served.Version > lastSent.Version;
  // What was shown while it was pending is drawn once more before it is taken back.
  const [isOptimistic, setIsOptimistic] = useState(false);
  const staysOptimistic = isShown && (isSaving || isOptimistic);
  if (staysOptimistic !== isOptimistic) setIsOptimistic(staysOptimistic);
  /** The response to it was lost, but the server has it. */
  const isFound = lastCall.error?.kind === 'unreachable' && isShown && !staysOptimistic;
  const [wasFound, setWasFound] = useState(false);
  if (wasFound && lastCall.status !== 'idle') setWasFound(false);
  const lastSave: CallState<Id> =
    wasFound && lastCall.status === 'idle' ? { ...lastCall, status: 'success' } : lastCall;

  useEffect(() => {
    if (isSaving) return;
    if (isFound && lastSent) {
      if (!calls.found(options.operationId, name)) return;
      saved(served, lastSent);
      setWasFound(true);
      notices.push({ tone: 'success', message: FOUND, record: options.record });
      return;
    }
    const now = form.getValues();
    const isUpToDate = same(base, served) && base.Version === served.Version;
    if (isUpToDate) return;
    // After a refusal a response that equals what was typed may still be our own change, about to
    // be taken back.
    if (same(now, base) || (same(now, served) && lastSave.status !== 'error')) beginFrom(served);
    else if (same(base, served)) keepOver(served);
  });

  const kept = (typed: Values) => keptOver(typed, base, served);
  const takesOver = useTyped(form, (typed) => !same(typed, kept(typed)));
  const unsaved = !landed && (touched || isSaving);
  const moved = unsaved && !isSaving && !same(base, served);
  const refusal = unsaved && lastSave.status === 'error' ? lastSave.error : null;
  const stale = refusal?.kind === 'stale' ? refusal.problem : undefined;
  const sent = refusal && lastSave.variables && options.typedOf(lastSave.variables);
  const wrong = useRefusedFields(form, refusal, sent ?? undefined);

  /** The server has accepted `sent`; also after the screen has gone. */
  const saved = (answer: Values, typed: Values) => {
    drafts.drop(name);
    if (same(form.getValues(), typed)) beginFrom(answer);
    else keepOver(answer);
  };
  return {
    form,
    served,
    unsaved,
    moved,
    restored: unsaved && isDraft,
    lastSave,
    refusal,
    change: (moved || stale !== undefined) && {
      by: stale?.ChangedByName ?? undefined,
      on: stale?.ChangedOn ?? undefined,
      isTold: stale !== undefined,
    },
    wrong,
    async save(details) {
      let accepted = false;
      await form.handleSubmit((body) => {
        accepted = true;
        start(options.variablesOf(body), {
          record: options.record,
          ...details,
          subject: name,
          onAnswer(answer, variables) {
            saved(options.valuesOf(answer), options.typedOf(variables));
            details?.onAnswer?.(answer, variables);
          },
        });
      })();
      return accepted;
    },
    kept,
    takesOver,
    keepMine() {
      const mine = kept(form.getValues());
      keepOver(served);
      writeInto(form, mine);
    },
    takeServed: () => beginFrom(served),
    forget: () => drafts.drop(name),
  };
}

/** Do two say the same, whatever their version? */
const same = (one: FieldValues, other: FieldValues): boolean =>
  Object.keys(one).every((key) => key === 'Version' || one[key] === other[key]);
