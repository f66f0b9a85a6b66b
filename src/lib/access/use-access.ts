import type { QueryClient } from '@tanstack/react-query';
import type { Permission } from '#generated/enums.ts';
import { getReadCurrentUserQueryKey, getReadCurrentUserQueryOptions } from '#generated/hooks/session/session.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import type { OperationId } from '#generated/operations.ts';
import { can, canForSome, type Held } from '#rules/can.ts';
import { useSharedData } from '#src/lib/api/use-shared-data.ts';

/** What the signed-in person may do. The server enforces it; this decides what is offered. */
export type Access = {
  user: CurrentUser | undefined;
  holds(permission: Permission): boolean;
  /** May the person do this, given the facts about the record (`#rules/facts.ts`)? */
  may(operationId: OperationId, facts?: Iterable<Held>): boolean;
  /** Could the person do this for some record? */
  mayForSome(operationId: OperationId): boolean;
};

const accessOf = (user: CurrentUser | undefined): Access => {
  const permissions: readonly Permission[] = user?.Permissions ?? [];
  return {
    user,
    holds: (permission) => permissions.includes(permission),
    may: (operationId, facts = []) => user !== undefined && can(operationId, [...permissions, ...facts]),
    mayForSome: (operationId) => user !== undefined && canForSome(operationId, permissions),
  };
};

/** The access of the current user as far as it has been read, outside of rendering. */
export const knownAccess = (client: QueryClient): Access => accessOf(client.getQueryData(getReadCurrentUserQueryKey()));

/** The access of the current user, kept for a minute (requirements A7). */
export function useAccess(): Access {
  return accessOf(useSharedData<CurrentUser>(getReadCurrentUserQueryOptions));
}
