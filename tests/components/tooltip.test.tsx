import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tooltip } from '#src/components/ui/tooltip.tsx';

it('a tooltip is in the landmark of its control', async () => {
  render(
    <main>
      <Tooltip content="Moves it up">
        <button type="button">Up</button>
      </Tooltip>
    </main>,
  );
  await userEvent.tab();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('tooltip'));
});

it('a tooltip describes on focus and goes by Escape', async () => {
  render(
    <Tooltip content="Moves it up">
      <button type="button">Up</button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Up' })).toHaveAccessibleDescription('Moves it up');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
