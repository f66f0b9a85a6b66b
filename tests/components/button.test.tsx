import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '#src/components/ui/button.tsx';

it('does not submit a form unless asked to', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
      <Button type="submit">Create Report</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Create Report' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('[S53] a blocked button keeps its name and focus, tells why, and sends nothing by click or Enter', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const click = vi.fn();
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" onClick={click} blocked="Change the name first">
        Create Report
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Create Report' });
  expect(button).toHaveAccessibleDescription('Change the name first');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(submit).not.toHaveBeenCalled();
  expect(click).not.toHaveBeenCalled();
});

it('[S83] a pending button is busy and ignores further clicks', async () => {
  const click = vi.fn();
  const { rerender } = render(<Button onClick={click}>Export Data</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={click} pending>
      Exporting Data...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Exporting Data...' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(click).toHaveBeenCalledOnce();
});

it('a button that its own press has blocked tells why only once it is asked for: pressed, or come to, again', async () => {
  function Import() {
    const [isDone, setDone] = useState(false);
    return (
      <>
        <Button blocked={isDone && 'This file is imported'} onClick={() => setDone(true)}>
          Import Data
        </Button>
        <button type="button">Delete</button>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Import />);
  const button = screen.getByRole('button', { name: 'Import Data' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button).toHaveAccessibleDescription('This file is imported');
  expect(button).toHaveAttribute('data-quiet');
  await user.keyboard('{Enter}');
  expect(button).not.toHaveAttribute('data-quiet');
  await user.tab();
  await user.tab({ shift: true });
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('data-quiet');
});
