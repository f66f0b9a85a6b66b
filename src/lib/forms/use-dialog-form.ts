import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { MutationVariables } from '#generated/mutations.ts';
import type { ApiError } from '../api/api-error.ts';
import type { CallDetails, WriteOptions } from '../api/call-details.ts';
import { type CallState, useCalls, useLastCall } from '../api/use-calls.ts';
import { type DraftOrigin, drafts } from './drafts.ts';
import { keptOver, writeInto } from './keep-mine.ts';
import { useDraft } from './use-draft.ts';
import { useRefusedFields, type Wrong } from './use-refused-fields.ts';
import { useTyped } from './use-typed.ts';

type Options<Id extends keyof MutationVariables, Values extends FieldValues, Body, Answer> = {
  /** Names the draft in this tab, and the calls that are sent from it. */
  draft: string;
  /** What the list of unsaved work says of the draft. */
  origin: DraftOrigin;
  /** What the form is opened with. */
  initial: Values;
  /** The record as it is listed now, where others change it too; with its Version. */
  served?: Values | undefined;
  /** Left out where there is nothing to check. */
  resolver?: Resolver<Values, unknown, Body>;
  operationId: Id;
  options: WriteOptions<MutationVariables[Id], Answer>;
  /** The server has accepted what the open dialog holds, and the dialog has served. */
  onDone: (answer: Answer) => void;
  settings?: Pick<UseFormProps<Values>, 'mode' | 'shouldFocusError'>;
};

/** What the parts of a dialog need to know of its form, whatever it sends. */
export type DialogState<Values extends FieldValues, Body = Values> = {
  form: UseFormReturn<Values, unknown, Body>;
  /** What is in the form was typed on an earlier visit. */
  restored: boolean;
  /** Gives up what was typed, and starts again. */
  discard(): void;
  pending: boolean;
  /**
   * The server has responded with 503 and the request is retried: the write goes on, also without
   * the dialog.
   */
  isProcessing: boolean;
  /** What the server said against the last try. */
  error: ApiError | null;
  wrong: Wrong<Values>;
  served: Values | undefined;
  /** Who changed the record meanwhile, and when, as the refusal tells it and its notice. */
  change: { by: string | undefined; on: string | undefined; isTold: true } | false;
  /** Their version is known, so that one of the two can be taken. */
  moved: boolean;
  /** What 'Keep mine' makes of what is typed: what was changed here, and theirs for the rest. */
  kept(typed: Values): Values;
  /** 'Keep mine' takes over what only they have changed. */
  takesOver: boolean;
  /** Goes on over what the server has now, with what was changed here. */
  keepMine(): void;
  /** Gives up what was typed for what the server has now. */
  takeServed(): void;
  /** Forgets the draft and how its last call went, as discarding does. */
  forget(): void;
};

export type DialogForm<
  Id extends keyof MutationVariables,
  Values extends FieldValues,
  Answer,
  Body = Values,
> = DialogState<Values, Body> & {
  lastCall: CallState<Id>;
  /**
   * What the server said against a call of this dialog; an earlier visit's refusal is no news where
   * its words are gone.
   */
  errorOf(call: Pick<CallState<never>, 'status' | 'error' | 'settledAt'>): ApiError | null;
  /** Sends it, unless it is being sent. */
  send(variables: MutationVariables[Id], details?: CallDetails<MutationVariables[Id], Answer>): void;
  /** The details of its call, for one that is sent as the second of two. */
  detailsOf(details?: CallDetails<MutationVariables[Id], Answer>): CallDetails<MutationVariables[Id], Answer>;
  /** Goes on over another record than it was opened with, with what was typed. */
  goOnOver(values: Values): void;
};

/** The dialogs that are open, by the names of their drafts. */
const openDialogs = new Map<string, { typed: () => FieldValues; done: (answer: never) => void }>();

/**
 * The form of a dialog, which stays open until the server has accepted what was typed. Until then
 * its draft is kept over error pages, sign-in and reload, and comes back when the dialog is opened
 * again. A response, also to a retry after the dialog was closed, ends only what was sent: other
 * words, typed since in a dialog that was opened again, stay.
 */
export function useDialogForm<
  Id extends keyof MutationVariables,
  Values extends FieldValues,
  Answer,
  Body extends FieldValues = Values,
>(options: Options<Id, Values, Body, Answer>): DialogForm<Id, Values, Answer, Body> {
  const { draft: name, initial, served, resolver, operationId, settings } = options;
  const [draft] = useState(() => drafts.read<Values>(name)?.typed);
  const [base, setBase] = useState(initial);
  const form = useForm<Values, unknown, Body>({
    ...settings,
    ...(resolver && { resolver }),
    defaultValues: base as DefaultValues<Values>,
    values: draft,
    resetOptions: { keepDefaultValues: true },
  });
  const isDraft = useTyped(form, (typed) => draft !== undefined && isSame(typed, draft));
  useDraft(name, form, (one) => (isSame(one.typed, base) ? undefined : { ...one, origin: options.origin }));
  const calls = useCalls();
  const lastCall = useLastCall(operationId, name);
  const [opened] = useState(() => new Date());
  const errorOf: DialogForm<Id, Values, Answer, Body>['errorOf'] = ({ status, error, settledAt = opened }) =>
    status === 'error' && (settledAt > opened || draft !== undefined) ? error : null;
  const pending = lastCall.status === 'pending';
  const error = errorOf(lastCall);
  const [lastSent, setLastSent] = useState(draft);
  const wrong = useRefusedFields(form, error, lastSent);
  const stale = error?.kind === 'stale' ? error.problem : undefined;
  const moved = stale !== undefined && served !== undefined && served.Version !== base.Version;

  const done = useEffectEvent((answer: Answer) => options.onDone(answer));
  useEffect(() => {
    const own = { typed: form.getValues, done: (answer: Answer) => done(answer) };
    openDialogs.set(name, own);
    return () => void (openDialogs.get(name) === own && openDialogs.delete(name));
  }, [name, form]);

  const kept = (typed: Values) => (served ? keptOver(typed, base, served) : typed);
  const takesOver = useTyped(form, (typed) => !isSame({ ...kept(typed), Version: typed.Version }, typed));
  const goOnOver = (values: Values) => {
    setBase(values);
    form.reset(values, { keepDefaultValues: false, keepValues: true });
  };
  const forget = () => {
    drafts.drop(name);
    calls.forget(operationId, name);
  };
  const detailsOf: DialogForm<Id, Values, Answer, Body>['detailsOf'] = (details) => {
    const sender = openDialogs.get(name);
    const sent = structuredClone(form.getValues());
    setLastSent(sent);
    return {
      ...details,
      subject: name,
      onAnswer(answer, variables) {
        details?.onAnswer?.(answer, variables);
        const open = openDialogs.get(name);
        const typed = open?.typed() ?? drafts.read<Values>(name)?.typed;
        if (typed && open !== sender && !isSame(typed, sent)) return;
        drafts.drop(name);
        open?.done(answer as never);
      },
    };
  };
  return {
    form,
    restored: isDraft && !pending,
    discard() {
      form.reset(base);
      forget();
    },
    lastCall,
    pending,
    isProcessing: lastCall.isProcessing,
    error,
    wrong,
    served,
    change: stale !== undefined && {
      by: stale.ChangedByName ?? undefined,
      on: stale.ChangedOn ?? undefined,
      isTold: true,
    },
    moved,
    kept,
    takesOver,
    keepMine() {
      if (!served) return;
      const mine = { ...kept(form.getValues()), Version: served.Version };
      goOnOver(served);
      writeInto(form, mine);
      calls.forget(operationId, name);
    },
    takeServed() {
      if (!served) return;
      setBase(served);
      form.reset(served, { keepDefaultValues: false });
      forget();
    },
    errorOf,
    send(variables, details) {
      if (!pending) void calls.start(options.options, variables, detailsOf(details));
    },
    detailsOf,
    goOnOver,
    forget,
  };
}

const isSame = (one: FieldValues, other: FieldValues): boolean =>
  Object.keys({ ...one, ...other }).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
