import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { createReports } from '#src/app/failure.ts';
import { Refusal } from '#src/components/refusal.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

const writes = (Object.keys(clientOperations) as OperationId[]).filter((id) => clientOperations[id].method !== 'get');
const problem = { type: 'about:blank', title: 'x', code: 'conflict', detail: 'It is in use.' } as const;

test.each(writes)('[S40] [S132] [S221] the form and the notice of %s say why it failed in the same words', (id) => {
  for (const status of [0, 409, 502, 503, 504]) {
    const error = new ApiError(id, '/api/v1/x', { status, ...(status > 0 && { problem: { ...problem, status } }) });
    const push = vi.fn((_notice: { message?: string }) => 0);
    const doors = { push, dismiss: vi.fn(), leaveFor: vi.fn(), reload: vi.fn() };
    createReports(doors).failed({ operationId: id, kind: 'write', error, retry: vi.fn() });
    const { container, unmount } = render(<Refusal error={error} />);
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual(push.mock.calls[0]?.[0].message?.split('\n'));
    unmount();
  }
});

test.each([
  {
    slot: 'dialog-body',
    times: 1,
    what: 'below the fields of a dialog is brought into view, again where that gets lower',
  },
  { slot: 'page', times: 0, what: 'of a page leaves the page where it is' },
])('[S221] what a server said $what', ({ slot, times }) => {
  const brought = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView: brought });
  const error = new ApiError('createUser', '/x', { status: 409, problem: { ...problem, status: 409 } });
  const form = (said: ApiError | null) => (
    <div data-slot={slot}>
      <Refusal error={said} />
    </div>
  );
  const { resizeContent } = fillBrowserGaps();
  const { container, rerender } = render(form(null));
  for (const said of [error, error]) rerender(form(said));
  expect(brought).toHaveBeenCalledTimes(times);
  resizeContent();
  expect(brought).toHaveBeenCalledTimes(times * 2);
  fireEvent.pointerDown(container.firstElementChild as Element);
  resizeContent();
  expect(brought, 'once the person goes on').toHaveBeenCalledTimes(times * 2);
});

const IN_SHORT = 'What to mend stands at its field.';
const NAME = 'Enter a name.';
const ROLE = 'Select a role.';

test.each([
  { said: [NAME, ROLE], at: [NAME, ROLE], words: IN_SHORT, what: 'every message' },
  { said: [NAME], at: [`${NAME} `], words: IN_SHORT, what: 'the only message' },
  { said: [NAME, ROLE], at: [NAME], words: problem.detail, what: 'one of two messages' },
  { said: [], at: [problem.detail], words: IN_SHORT, what: 'the detail itself' },
  { said: [], at: [NAME], words: problem.detail, what: 'something else' },
])('[S221] where the fields say $what, the note says: $words', ({ said, at, words }) => {
  const errors = said.map((detail) => ({ pointer: '/x', detail }));
  const error = new ApiError('createUser', '/x', { status: 422, problem: { ...problem, status: 422, errors } });
  const { container } = render(
    <form>
      {at.map((one) => (
        <Field key={one} label="A" error={one}>
          {(control) => <input {...control} />}
        </Field>
      ))}
      <Refusal error={error} />
    </form>,
  );
  const note = [...container.querySelectorAll('form > :last-child p')].map(({ textContent }) => textContent);
  expect(note).toEqual([error.message, words]);
});
