import { hashKey, type Mutation, type QueryClient } from '@tanstack/react-query';
import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from './api-error.ts';
import type { CallDetails, FollowUp, WriteOptions } from './call-details.ts';
import type { Doubt, Write } from './edits.ts';
import { openKeys } from './open-keys.ts';
import type { PendingWrite } from './pending-writes.ts';
import type { Held } from './reports.ts';

export type AnyMutation = Mutation<unknown, unknown, unknown, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: calls of every write are kept together.
type Any = any;

/** What a mutation carries of its call. */
export type CallMeta = {
  subject: string;
  record?: string | undefined;
  since?: string | undefined;
  key: string;
  write: Write;
  /** Shown since before it was sent. */
  pending?: PendingWrite | undefined;
  isRetry: boolean;
  /** A second call of the same change waits for it. */
  hasNext: boolean;
  again: () => void;
  /** It settled without anybody knowing whether it was done. */
  doubt?: Doubt | undefined;
  settledAt?: Date;
};

/**
 * The call that a follow-up waited for was refused, or made it needless: it was never sent, and
 * it is not reported to the user.
 */
class DroppedCall extends Error {}

/** It was never sent, or the person cancelled it: it is not reported to the user. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DroppedCall || (error instanceof Error && error.name === 'AbortError');

type Call = {
  options: WriteOptions<Any, Any>;
  variables: object;
  details: CallDetails<Any, Any>;
  key: string;
  /** It repeats a try of which nobody knows whether it was done. */
  doubt?: Doubt | undefined;
  isRetry?: boolean;
  since?: string | undefined;
  pending?: PendingWrite;
  write?: Write;
  /** Resolves to the variables that are sent. */
  ready?: () => Promise<object>;
};

/** A write may add so many rows, each with an Id of its own. */
const TEMPORARY_IDS = 10_000;
let lastTemporaryId = 0;

export function newWrite(doubt?: Doubt): Write {
  lastTemporaryId -= TEMPORARY_IDS;
  return {
    temporaryId: lastTemporaryId,
    startedOn: new Date().toISOString(),
    mayBeStored: doubt !== undefined,
    doubt,
  };
}

/** A second click so soon, in milliseconds, is that of a double click. */
const DOUBLE_CLICK_MS = 500;

/** How long a write that can be undone is held back, in milliseconds. */
export const UNDO_MS = 10_000;

type Doors = {
  /** Shows a write before it is sent. */
  begin(operationId: OperationId, variables: object, write: Write, begun: (pending: PendingWrite) => void): void;
  takeBack(pending: PendingWrite): void;
  /** Shows what can be undone; returns a function that dismisses the notice. */
  told(held: Held): (answered?: Promise<boolean>) => void;
};

/** The one way to start a write: at once, held back for undo, or with a second call. */
export function createCalls(client: QueryClient, { begin, takeBack, told }: Doors) {
  const cache = client.getMutationCache();
  const held = new Set<{ send: (atOnce: boolean) => void }>();

  /** Resolves to whether an answer came. */
  function run(call: Call, isAtOnce = false): Promise<boolean> {
    const { options, variables, details, key, ready, since = details.since } = call;
    const id = operationOf(options);
    const isKeyed = clientOperations[id].method !== 'delete';
    const headers = { ...details.request?.headers, ...(isKeyed && { 'Idempotency-Key': key }) };
    const { mutationFn, ...made } = options({ request: { ...details.request, headers } });
    const subject = details.subject ?? crypto.randomUUID();
    for (const one of settledOf(id, subject)) cache.remove(one);
    const sent = { variables };
    const mutation: Mutation<Any, Any, Any, Any> = cache.build(client, {
      ...made,
      ...(details.subject && { gcTime: Number.POSITIVE_INFINITY }),
      ...(isAtOnce && { scope: undefined }),
      meta: {
        ...{ subject, key, since, record: details.record, pending: call.pending, isRetry: call.isRetry === true },
        hasNext: details.next !== undefined,
        write: call.write ?? newWrite(call.doubt),
        again: () => void run(repeated({ ...call, variables: sent.variables }, mutation)),
      },
      mutationFn: async (_variables, context) => {
        sent.variables = (await ready?.()) ?? variables;
        return mutationFn?.(sent.variables, context);
      },
      onSuccess: (answer) => details.onAnswer?.(answer, sent.variables),
    });
    const kept = details.subject && isKeyed ? `${id} ${subject}` : undefined;
    if (kept) openKeys.keep(kept, key, variables);
    const done = mutation.execute(variables);
    const drop = () => kept && openKeys.drop(kept);
    done.then(drop, () => isUndecided(mutation) || drop());
    if (details.next) follow(done, details.next, details);
    const failed = (error: unknown) => {
      if (isCancelled(error)) cache.remove(mutation);
      return !(error instanceof ApiError && error.status === 0);
    };
    return done.then(() => true, failed);
  }

  function follow(
    done: Promise<unknown>,
    { options, variables, complete, since, details }: FollowUp<Any>,
    first: CallDetails<Any, Any>,
  ) {
    const ready = async () => {
      const answer = await done.catch(() => Promise.reject(new DroppedCall()));
      const completed = complete(answer);
      if (!completed) throw new DroppedCall();
      return completed;
    };
    const own = { record: first.record, ...details };
    void run({ options, variables, details: own, key: crypto.randomUUID(), ready, since });
  }

  const settledOf = (id: OperationId, subject: string) =>
    cache.findAll({
      mutationKey: [id],
      predicate: ({ meta, state }) => meta?.subject === subject && state.status !== 'pending',
    });

  /** What the same form sent alike; without a subject each call is a step of its own. */
  const alikeOf = (options: WriteOptions<Any, Any>, variables: object, { subject }: CallDetails<Any, Any>) =>
    cache.findAll({
      mutationKey: [operationOf(options)],
      predicate: ({ meta, state }) =>
        !!subject && meta?.subject === subject && hashKey([state.variables]) === hashKey([variables]),
    });

  /** The same, sent again from the same form while nobody knows how it went, is the same call. */
  function newCall(options: WriteOptions<Any, Any>, variables: object, details: CallDetails<Any, Any>): Call {
    const { subject } = details;
    const id = operationOf(options);
    const last = alikeOf(options, variables, details).find(isUndecided);
    if (last?.meta) return { options, variables, details, key: last.meta.key, doubt: last.meta.doubt };
    const kept = subject && openKeys.find(`${id} ${subject}`, variables);
    return {
      options,
      variables,
      details,
      key: kept || crypto.randomUUID(),
      ...(kept && { doubt: { since: 0, found: new Map() } }),
    };
  }

  return {
    /**
     * Sends a write; what it changes is shown at once. Settles when it is answered, and never
     * rejects: failures are reported by the client. A double click in a form sends it once.
     */
    start<Variables extends object, Answer>(
      options: WriteOptions<Variables, Answer>,
      variables: Variables,
      details: CallDetails<Variables, Answer> = {},
    ): Promise<unknown> {
      const isDoubleClick = alikeOf(options, variables, details).some(
        ({ state }) => state.status === 'pending' && Date.now() - state.submittedAt < DOUBLE_CLICK_MS,
      );
      if (isDoubleClick) return Promise.resolve();
      return run(newCall(options, variables, details));
    },
    /**
     * Shows a write at once and sends it after ten seconds, or when `flush` is called; until then
     * it can be undone.
     */
    hold<Variables extends object, Answer>(
      options: WriteOptions<Variables, Answer>,
      variables: Variables,
      details: CallDetails<Variables, Answer>,
    ): void {
      const operationId = operationOf(options);
      const write = newWrite();
      begin(operationId, variables, write, (pending) => {
        const end = (answered?: Promise<boolean>) => {
          clearTimeout(timer);
          held.delete(one);
          untell(answered);
        };
        const one = {
          send(isAtOnce: boolean) {
            // the page may be left while the call is under way
            const request = { ...details.request, keepalive: true };
            const call = newCall(options, variables, { ...details, request });
            end(run({ ...call, write, pending }, isAtOnce));
          },
        };
        const undo = () => {
          end();
          takeBack(pending);
        };
        const timer = setTimeout(() => one.send(false), UNDO_MS);
        held.add(one);
        const untell = told({ operationId, record: details.record, variables, ms: UNDO_MS, undo });
      });
    },
    /**
     * Sends what is held back: before the server's order must be the shown one, and before the page
     * or the session ends (`isLast`).
     */
    flush(isLast = false): void {
      for (const one of [...held]) one.send(isLast);
    },
    /**
     * The server turned out to have what the last call of a subject sent, though no answer came: it
     * is forgotten, or, where a second call of the change waits, sent again once with the same key.
     * Returns whether nothing is left to do.
     */
    found(id: OperationId, subject: string): boolean {
      const [last] = settledOf(id, subject);
      if (!last?.meta?.hasNext) {
        if (last) cache.remove(last);
        return true;
      }
      if (!last.meta.isRetry) last.meta.again();
      return false;
    },
    /**
     * Sends the last call of a subject again as it was: the same one, where nobody knows whether it
     * was done.
     */
    again(id: OperationId, subject: string): void {
      settledOf(id, subject)[0]?.meta?.again();
    },
    /** Forgets how the last call of a subject went. */
    forget(id: OperationId, subject: string): void {
      for (const one of settledOf(id, subject)) cache.remove(one);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;

const operationOf = (options: WriteOptions<Any, Any>) => options().mutationKey?.[0] as OperationId;
/** Does nobody know how it went? */
const isUndecided = ({ meta, state: { error } }: Pick<AnyMutation, 'meta' | 'state'>) =>
  meta?.doubt !== undefined || (error instanceof ApiError && error.isOpen);

/** A call as it is tried again: the same one while nobody knows how it went, else a new one. */
function repeated(call: Call, mutation: AnyMutation): Call {
  const { ready: _done, pending: _shown, write: _write, ...rest } = call;
  const key = isUndecided(mutation) ? call.key : crypto.randomUUID();
  return { ...rest, key, doubt: mutation.meta?.doubt, isRetry: true };
}
