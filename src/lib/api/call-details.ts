import type { MutationOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { SendWith } from './fetcher.ts';

// biome-ignore lint/suspicious/noExplicitAny: nobody here reads what a follow-up says.
type Any = any;

/** What a request carries beside its body, and what sends it where `fetch` does not. */
export type CallRequest = RequestInit & { sendWith?: SendWith };

/** The generated options of a write, `get…MutationOptions`. */
export type WriteOptions<Variables, Answer> = (options?: {
  request?: CallRequest;
}) => MutationOptions<Answer, ApiError, Variables, Any>;

/** What belongs to one call of a write beside its variables. */
export type CallDetails<Variables, Answer> = {
  /** The record as notices name it: '1.2 Speed limits', 'Ana Lima'. */
  record?: string | undefined;
  /**
   * What it is sent from: a form, a row. How its last call went is asked for by it (use-calls.ts),
   * and a call of the same subject replaces the retry of the one before. Left out where each call
   * is a step of its own.
   */
  subject?: string;
  /** The server has accepted it: also by a retry, and after the screen has gone. */
  onAnswer?: (answer: Answer, variables: Variables) => void;
  /** What a failure adds: what was done before. */
  since?: string;
  /** A second call of the same change: shown with the first, sent after it, dropped with it. */
  next?: FollowUp<Answer>;
  request?: CallRequest;
};

export type FollowUp<Answer> = {
  options: WriteOptions<Any, Any>;
  /** As far as known before the first call is answered: what the screen shows follows them. */
  variables: object;
  /** The variables once the first call was answered; undefined where no second is needed. */
  complete: (answer: Answer) => object | undefined;
  /** What a failure of the second adds: that the first was done. */
  since?: string;
  details?: CallDetails<Any, Any>;
};

/** Checks a follow-up's variables against its operation. */
export const followUp = <Answer, Variables extends object, Second>(
  one: Omit<FollowUp<Answer>, 'options' | 'variables' | 'complete' | 'details'> & {
    options: WriteOptions<Variables, Second>;
    variables: Variables;
    complete: (answer: Answer) => Variables | undefined;
    details?: CallDetails<Variables, Second>;
  },
): FollowUp<Answer> => one;
