import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Later } from '#src/components/later.tsx';
import { useDrawn } from '#src/components/use-drawn.ts';
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
