import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Later } from '#src/components/later.tsx';
import { useDrawn } from '#src/components/use-drawn.ts';
import { useNextStep } from '#src/components/use-next-step.ts';
import { showComponent } from '../support/screen.tsx';

let steps: number[] = [];
function Rows({ count }: { count: number }) {
  const drawn = useDrawn(count, 40);
  steps.push(drawn);
  return null;
}

test('a long list is drawn in two steps, a short one in one, and never more rows than there are', () => {
  steps = [];
  const { rerender } = render(<Rows count={193} />);
  expect(steps).toEqual([40, 193]);
  steps = [];
  rerender(<Rows count={12} />);
  expect(new Set(steps)).toEqual(new Set([12]));
  steps = [];
  rerender(<Rows count={100} />);
  expect(steps).toEqual([40, 100]);
});

test('what comes later keeps its room until it is there', async () => {
  const seen: (string | undefined)[] = [];
  function Panel() {
    seen.push(document.querySelector('.min-h-160')?.className);
    return <p>People</p>;
  }
  await showComponent(
    <Later room="min-h-160">
      <Panel />
    </Later>,
  );
  expect(seen).toEqual(['min-h-160']);
  expect(screen.getByText('People')).toBeVisible();
  expect(document.querySelector('.min-h-160')).toBeNull();
});

test('a page that is printed before its steps are over has all of them, and keeps them', () => {
  function Step({ children }: { children: ReactNode }) {
    return useNextStep(false) && children;
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const page = document.createElement('main');
  const root = createRoot(page);
  steps = [];
  // what is left for later comes in tasks of its own, after this test
  flushSync(() =>
    root.render(
      <>
        <Step>
          one <Step>two</Step>
        </Step>
        <Rows count={100} />
      </>,
    ),
  );
  expect([page.textContent, steps.at(-1)]).toEqual(['', 40]);
  dispatchEvent(new Event('beforeprint'));
  expect([page.textContent, steps.at(-1)]).toEqual(['one two', 100]);
  dispatchEvent(new Event('afterprint'));
  expect(page.textContent).toBe('one two');
  root.unmount();
});
