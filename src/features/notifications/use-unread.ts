import { useQuery } from '@tanstack/react-query';
import { countQuery, type Unread, unreadOf } from './use-unread-count.ts';

/** What the bell knows, without asking for it. */
export function useKnownUnread(): Unread | undefined {
  const { data } = useQuery({ ...countQuery(), enabled: false });
  return unreadOf(data);
}

/**
 * What the bell knows, asked for where it has not asked yet: undefined until the first response,
 * null where there is none.
 */
export function useUnread(): Unread | null | undefined {
  const { data, isError } = useQuery({ ...countQuery(), enabled: ({ state }) => state.data === undefined });
  return unreadOf(data) ?? (isError ? null : undefined);
}
