import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ActiveBadge } from '#src/components/ui/active-badge.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { ErrorState } from '#src/components/ui/error-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { ProgressBar } from '#src/components/ui/progress-bar.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { StatusLegend } from '#src/components/ui/status-legend.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';

it('[S218] each status has its words and a shape of its own', () => {
  const { container } = render(WORKFLOW_STATUS_NAMES.map((status) => <StatusBadge key={status} status={status} />));
  const badges = [...container.querySelectorAll('[data-slot="status-badge"]')];
  expect(badges.map((badge) => badge.textContent)).toEqual([
    'Open',
    'Research In Progress',
    'QA In Progress',
    'QA Completed',
  ]);
  expect(new Set(badges.map((badge) => badge.querySelector('svg')?.innerHTML)).size).toBe(4);
});

it('each tone of a note has a sign of its own, for where colours are forced', () => {
  const tones = ['info', 'warning', 'danger'] as const;
  const { container } = render(
    tones.map((tone) => (
      <Note key={tone} tone={tone}>
        {tone}
      </Note>
    )),
  );
  const signs = [...container.querySelectorAll('[data-slot="note-sign"]')];
  expect(new Set(signs.map((sign) => sign.innerHTML)).size).toBe(3);
});

it('[S48] active and inactive differ by word and by dot', () => {
  const { container } = render([<ActiveBadge key="a" active />, <ActiveBadge key="i" active={false} />]);
  const dots = [...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'));
  expect(container).toHaveTextContent('ActiveInactive');
  expect(dots).toEqual(['currentColor', 'none']);
});

it('[S82] the red N says what it means', () => {
  render(<NegativeMark />);
  expect(screen.getByRole('img', { name: 'Negative indicator' })).toHaveTextContent('N');
});

it('[S148] the bar says its numbers in words, leaves out what is zero, and its parts are in proportion', () => {
  const counts = { Open: 90, ResearchInProgress: 0, QAInProgress: 20, QACompleted: 40 };
  const { container } = render(<StatusBar label="Kenya" counts={counts} />);
  expect(screen.getByRole('img', { name: 'Kenya: QA Completed 40, QA In Progress 20, Open 90' })).toBeVisible();
  const parts = [...container.querySelectorAll<HTMLElement>('[data-status]')].map((part) => part.style.flexGrow);
  expect(parts).toEqual(['40', '20', '90']);
});

it('[S148] a country without indicators says so', () => {
  render(<StatusBar label="Fiji" counts={{ Open: 0, ResearchInProgress: 0, QAInProgress: 0, QACompleted: 0 }} />);
  expect(screen.getByRole('img', { name: 'Fiji: no country indicators' })).toBeVisible();
});

it('[S149] the legend names the four colours', () => {
  render(<StatusLegend />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Open', 'Research In Progress', 'QA In Progress', 'QA Completed']);
});

it('[S37] the loading bar shows after 150 ms, not for a quick answer, and goes at once', () => {
  vi.useFakeTimers();
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });
  const { rerender } = render(<ProgressBar active />);
  wait(149);
  expect(bar()).toBeNull();
  rerender(<ProgressBar active={false} />);
  wait(1000);
  rerender(<ProgressBar active />);
  wait(149);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()).toBeVisible();
  rerender(<ProgressBar active={false} />);
  expect(bar()).toBeNull();
});

it('[S47] loading is said once, in words, and the skeletons are silent', () => {
  const { container } = render(
    <LoadingRegion label="Fetching Editions...">
      <Skeleton />
      <Spinner />
    </LoadingRegion>,
  );
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent(/^Fetching Editions...$/);
  expect(region).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelector('[data-slot="skeleton"]')).toHaveAttribute('aria-hidden', 'true');
});

it('[S142] [S254] nothing to show gives a reason and a way on; a failure is announced', () => {
  render(
    <>
      <EmptyState
        title="No data to display"
        reason="Nothing is assigned to you."
        action={<button type="button">Show all</button>}
      />
      <ErrorState title="Something went wrong fetching users" detail="No answer." />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong fetching usersNo answer.');
});
