import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LayoutError } from '#src/app/error-pages/layout-error.tsx';
import { ScreenError } from '#src/app/error-pages/screen-error.tsx';
import { MISSING_PART } from '#src/first-screen/lazy-part.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { ToldError } from '#src/lib/told-error.ts';
import { showComponent } from '../support/screen.tsx';

test('[Q-R14] a screen that could not be fetched is tried again on request, and when the connection is back', async () => {
  const reset = vi.fn();
  const error = new ToldError('The server cannot be reached.');
  const { unmount } = await showComponent(<ScreenError error={error} reset={reset} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('online'));
  expect(reset).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent(window, new Event('online'));
  expect(reset).toHaveBeenCalledTimes(2);
});

test('[Q-R14] so is one whose failure is drawn after the connection came back, once', async () => {
  fireEvent(window, new Event('online'));
  const reset = vi.fn();
  const failed = <ScreenError error={new ToldError('The server cannot be reached.')} reset={reset} />;
  const { unmount } = await showComponent(failed);
  expect(reset).toHaveBeenCalledTimes(1);
  unmount();
  await showComponent(failed);
  expect(reset).toHaveBeenCalledTimes(1);
});

const DRAWN = 'This page could not be drawn.';
const crash = new TypeError("Cannot read properties of undefined (reading 'Name')");
for (const Page of [ScreenError, LayoutError])
  test(`a programmer's message is no text for staff: ${Page.name} folds it away for whoever reports it`, async () => {
    const { user } = await showComponent(<Page error={crash} reset={vi.fn()} />);
    expect(screen.getByText(DRAWN)).toBeVisible();
    const words = screen.getByText(/Cannot read properties/);
    expect(words).not.toHaveAttribute('open');
    await user.click(screen.getByText('What to tell support'));
    expect(words).toHaveAttribute('open');
    expect(words).toHaveTextContent("TypeError: Cannot read properties of undefined (reading 'Name')");
  });

test('[S129] what is worded for staff is shown: of a call, of the session, of a part that could not be fetched', async () => {
  for (const [error, words] of [
    [new ApiError('listUsers', '/users', { status: 502 }), 'Something went wrong fetching users'],
    [new ToldError('The sign-in page cannot be reached.'), 'The sign-in page cannot be reached.'],
    [new TypeError(MISSING_PART), 'A part of the application could not be fetched.'],
  ] as const) {
    const { unmount } = await showComponent(<ScreenError error={error} reset={vi.fn()} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText('What to tell support')).toBeNull();
    unmount();
  }
});
