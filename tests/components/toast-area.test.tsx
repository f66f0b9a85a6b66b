import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TOAST_MS, ToastArea, type ToastNotice } from '#src/components/toast-area.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { useNotices } from '#src/lib/notices/use-notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const run = vi.fn();
const failed: ToastNotice = {
  id: 1,
  tone: 'error',
  message: 'Something went wrong fetching users',
  action: { label: 'Reload Page', run },
};
const copied: ToastNotice = { id: 2, tone: 'success', message: 'Copied to 12, skipped 2' };

function Page({ first }: { first: ToastNotice[] }) {
  const [notices, setNotices] = useState(first);
  return (
    <ToastArea notices={notices} onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))} />
  );
}

const viewport = () => screen.getByRole('region', { name: 'Notices (F8)' });
const shown = () =>
  within(viewport())
    .queryAllByRole('listitem')
    .map((item) => item.getAttribute('data-tone'));

it('[S40] [S135] a notice goes after 5 seconds', () => {
  render(<Page first={[failed]} />);
  expect(TOAST_MS).toBe(5000);
  wait(4900);
  expect(shown()).toEqual(['error']);
  wait(200);
  expect(shown()).toEqual([]);
});

it.each([
  ['hovered', (area: HTMLElement) => fireEvent.pointerMove(area), (area: HTMLElement) => fireEvent.pointerLeave(area)],
  [
    'focused',
    (area: HTMLElement) => act(() => within(area).getByText('Reload Page').focus()),
    () => act(() => (document.activeElement as HTMLElement).blur()),
  ],
  ['in a window that is not looked at', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('[S40] its five seconds stop while it is %s', (_, stop, go) => {
  render(<Page first={[failed]} />);
  wait(3000);
  stop(viewport());
  wait(60_000);
  expect(shown()).toEqual(['error']);
  go(viewport());
  wait(1900);
  expect(shown()).toEqual(['error']);
  wait(200);
  expect(shown()).toEqual([]);
});

it('[S40] the record stands in a line of its own and is read out with the words', () => {
  render(<Page first={[{ ...failed, record: 'Ana Lima' }]} />);
  const [item] = within(viewport()).getAllByRole('listitem');
  expect(within(item as HTMLElement).getByText('Ana Lima')).toHaveClass('block');
  wait(100);
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContainEqual(expect.stringContaining('Error: Ana Lima: Something went wrong fetching users'));
});

it('[S40] the action runs once and the notice goes', () => {
  render(<Page first={[failed, copied]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Reload Page' }));
  expect(run).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['success']);
});

it('[S40] with the last notice the focus goes back to where it came from', () => {
  render(
    <main>
      <button type="button">Add users</button>
      <Page first={[failed, copied]} />
    </main>,
  );
  const opener = screen.getByRole('button', { name: 'Add users' });
  act(() => opener.focus());
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => first?.focus());
  fireEvent.click(first as HTMLElement);
  expect(viewport()).toContainElement(document.activeElement as HTMLElement);
  act(() => second?.focus());
  fireEvent.click(second as HTMLElement);
  expect(opener).toHaveFocus();
});

const StoredNotices = () => <ToastArea notices={useNotices().filter((one) => one.shown)} onDismiss={notices.hide} />;

it('[S40] [S132] so does the action, though it takes the notice away by itself', () => {
  notices.push({ message: 'refused', action: { label: 'Try again', run } });
  render(
    <main>
      <button type="button">Save</button>
      <StoredNotices />
    </main>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => save.focus());
  const again = screen.getByRole('button', { name: 'Try again' });
  act(() => again.focus());
  fireEvent.click(again);
  expect(run).toHaveBeenCalledOnce();
  expect(notices.all()).toEqual([]);
  expect(save).toHaveFocus();
});

it('[S40] a notice that was only pressed in passing takes the focus from nowhere else', () => {
  render(
    <main>
      <input aria-label="Name" />
      <Page first={[failed]} />
    </main>,
  );
  act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('the cross dismisses one and leaves the other', () => {
  render(<Page first={[failed, copied]} />);
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  fireEvent.click(first as HTMLElement);
  expect(shown()).toEqual(['success']);
});

it('an error interrupts a screen reader, other notices wait their turn', () => {
  render(<Page first={[failed, copied]} />);
  wait(100);
  const politeness = screen
    .getAllByRole('status')
    .map((status) => [status.getAttribute('aria-live'), status.textContent]);
  expect(politeness).toContainEqual(['assertive', expect.stringContaining('Something went wrong fetching users')]);
  expect(politeness).toContainEqual(['polite', expect.stringContaining('Copied to 12, skipped 2')]);
});

it('F8 reaches the notices', () => {
  render(<Page first={[copied]} />);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(within(viewport()).getByRole('list')).toHaveFocus();
});
