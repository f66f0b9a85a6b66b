import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';

function show() {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      open
      title="Delete Milestone"
      text="1 Management"
      consequence={<p>2,140 ratings go along.</p>}
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { onConfirm, onCancel, user: userEvent.setup() };
}

test('[S61] says what it is about and what goes along; the harmless button has the focus', async () => {
  const { user, onConfirm, onCancel } = show();
  const dialog = screen.getByRole('dialog', { name: 'Delete Milestone' });
  expect(dialog).toHaveAccessibleDescription('1 Management');
  expect(dialog).toHaveTextContent('2,140 ratings go along.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('[S61] Escape cancels', async () => {
  const { user, onConfirm, onCancel } = show();
  await user.keyboard('{Escape}');
  expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
});
