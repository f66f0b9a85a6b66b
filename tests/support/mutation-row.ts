import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import type { MutationVariables } from '#generated/mutations.ts';

type AnyOptions = { mutationKey?: readonly unknown[] };
type Call<Id extends keyof MutationVariables = keyof MutationVariables> = {
  operationId: Id;
  /** The generated mutation options, `getXMutationOptions()`. */
  options: AnyOptions;
  variables: MutationVariables[Id];
};

/** One mutation of a table (mutation-table.ts). */
export type MutationRow = Call & {
  /** Rows of docs/requirements.md that it shows, 'S56, S101'. */
  features: string;
  /** More words where an operation has several rows. */
  what?: string;
  /**
   * Generated query options of the responses that it changes; they are asked for again afterwards.
   */
  reads: { queryKey: QueryKey }[];
  /** Responds that it reads and does not change. */
  context?: { queryKey: QueryKey }[];
  /** Responds other than the contract's examples. */
  answers?: RequestHandler[];
  /** What of the responses matters here. */
  look: (client: QueryClient) => unknown;
  /** The look as soon as the call is made. */
  shown: unknown;
  /** Two more of the same area that are under way meanwhile and stay when this one is refused. */
  others: [Call, Call];
};

/** Checks the variables against their operation. */
export const call = <Id extends keyof MutationVariables>(
  operationId: Id,
  options: AnyOptions,
  variables: MutationVariables[Id],
): Call => ({ operationId, options, variables });

/** What is shown of a response. */
export const shownAnswer = <T>(client: QueryClient, { queryKey }: { queryKey: QueryKey }): T =>
  client.getQueryData(queryKey) as T;
