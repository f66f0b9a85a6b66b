import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScreenError } from '#src/app/error-pages/screen-error.tsx';
import { showComponent } from '../support/screen.tsx';

test('[Q-R14] a screen that could not be fetched is tried again on request, and when the connection is back', async () => {
  const reset = vi.fn();
  const error = new Error('The server cannot be reached.');
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
  const failed = <ScreenError error={new Error('The server cannot be reached.')} reset={reset} />;
  const { unmount } = await showComponent(failed);
  expect(reset).toHaveBeenCalledTimes(1);
  unmount();
  await showComponent(failed);
  expect(reset).toHaveBeenCalledTimes(1);
});
