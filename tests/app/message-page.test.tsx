import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessagePage } from '#src/app/error-pages/message-page.tsx';

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
