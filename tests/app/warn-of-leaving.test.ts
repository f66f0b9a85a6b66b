import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { warnOfLeaving } from '#src/app/warn-of-leaving.ts';

/** A window whose requests are resolved by hand. */
function open() {
  const client = new QueryClient();
  const page = new EventTarget();
  warnOfLeaving(client.getMutationCache(), page);
  const send = (operationId: string, variables = {}) => {
    const answer = Promise.withResolvers<void>();
    const options = { mutationKey: [operationId], mutationFn: () => answer.promise, retry: false as const };
    const done = client.getMutationCache().build(client, options).execute(variables);
    return { answer, done: done.catch(() => undefined) };
  };
  const mayLeave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { send, mayLeave };
}

test('[S221] the browser asks before the tab is left while what is shown as done is on its way, and no longer', async () => {
  const { send, mayLeave } = open();
  expect(mayLeave()).toBe(true);
  const first = send('updateRating');
  const second = send('addComment');
  expect(mayLeave()).toBe(false);
  first.answer.resolve();
  await first.done;
  expect(mayLeave()).toBe(false);
  second.answer.reject(new Error('refused'));
  await second.done;
  expect(mayLeave()).toBe(true);
});

test.each([
  ['a summary, which is asked for by POST', 'summariseWorkflowAssignment', {}],
  ['an import that is only checked', 'importFile', { params: { dryRun: true } }],
])('nobody is asked for %s', async (_what, operationId, variables) => {
  const { send, mayLeave } = open();
  const { answer, done } = send(operationId, variables);
  expect(mayLeave()).toBe(true);
  answer.resolve();
  await done;
});

test('[S72] an import under way is asked about', () => {
  const { send, mayLeave } = open();
  send('importFile', { data: {} });
  expect(mayLeave()).toBe(false);
});
