import type { Mutation, MutationCache } from '@tanstack/react-query';
import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';

/**
 * What is shown as done may still be pending, or wait for what was sent before it: until it has
 * arrived, the browser asks before the tab is closed or reloaded. It is told only meanwhile,
 * because a page that always wants to be asked is never kept for the back button.
 */
export function warnOfLeaving(mutations: MutationCache, target: EventTarget = globalThis): void {
  let isWarning = false;
  mutations.subscribe(() => {
    const hasWrites = mutations.findAll({ status: 'pending' }).some(writes);
    if (hasWrites === isWarning) return;
    isWarning = hasWrites;
    if (hasWrites) target.addEventListener('beforeunload', refuse);
    else target.removeEventListener('beforeunload', refuse);
  });
}

const refuse = (event: Event) => event.preventDefault();

type Sent = { params?: { dryRun?: boolean } } | undefined;
const writes = ({ options, state }: Mutation) =>
  !clientOperations[options.mutationKey?.[0] as OperationId]?.reads && !(state.variables as Sent)?.params?.dryRun;
