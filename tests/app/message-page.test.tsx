import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessagePage } from '#src/app/error-pages/message-page.tsx';
import { notices } from '#src/lib/notices/notices.ts';

const page = (
  <MessagePage title="500 Internal Server Error" text="An internal server error occurred.">
    <button type="button">Go Home</button>
  </MessagePage>
);

test('[S32] the focus goes on at the message, so that it is read out and Tab leads to the ways back', () => {
  render(page);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a focus that stands elsewhere on the page stays there', () => {
  render(<input aria-label="Elsewhere" />);
  screen.getByRole('textbox').focus();
  render(page);
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});

test('a problem is said once: by its toast, and one level below the title when that has gone', async () => {
  const id = notices.push({ message: 'Something went wrong.' });
  render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('500 Internal Server Error');
  expect(screen.queryByText('Something went wrong.')).toBeNull();
  act(() => notices.hide(id));
  expect(await screen.findByRole('heading', { name: 'Recent problems', level: 2 })).toBeVisible();
  expect(screen.getByText('Something went wrong.')).toBeVisible();
  act(() => notices.clear());
});
