import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { NoSettings } from '#src/app/error-pages/no-settings.tsx';
import { readSettings } from '#src/lib/settings.ts';
import { api } from '../support/screen.tsx';

const failed = () =>
  readSettings().then(
    () => expect.unreachable(),
    (error: Error) => error,
  );

test.each([
  ['is no JSON', () => new HttpResponse('<!doctype html>'), /JSON|token/],
  ['answers 503', () => new HttpResponse(null, { status: 503 }), 'Error: config.json: 503'],
])(
  'config.json that %s is told in plain words with a retry, the technical ones folded',
  async (_what, answer, words) => {
    api.use(http.get('*/config.json', answer));
    render(<NoSettings error={await failed()} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The application cannot start');
    expect(
      screen.getByText('Something it needs could not be read. Try again in a moment, or contact an administrator.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    const technical = screen.getByText(words);
    expect(technical).not.toBeVisible();
    screen.getByText('What to tell support').click();
    expect(technical).toBeVisible();
  },
);

test('without a connection it is told what to check, and nothing is folded', async () => {
  api.use(http.get('*/config.json', () => HttpResponse.error()));
  render(<NoSettings error={await failed()} />);
  expect(screen.getByText('The server cannot be reached. Check your connection and try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('What to tell support')).toBeNull();
});
