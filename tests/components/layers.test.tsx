/** What lies over what, as the classes and the order of the document say. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToastArea } from '#src/components/toast-area.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#src/components/ui/popover.tsx';
import { ProgressBar } from '#src/components/ui/progress-bar.tsx';

const zOf = ({ className }: Element) => Number(/(?:^|\s)z-(\d+)(?:\s|$)/.exec(className)?.[1]);
const slots = (...names: string[]) => [
  ...document.querySelectorAll<HTMLElement>(names.map((name) => `[data-slot=${name}]`).join()),
];

it('a dialog over a dialog dims it, a popover is above both, toasts and the progress bar above all', async () => {
  const layers = (upper: boolean) => (
    <>
      <ToastArea notices={[{ id: 1, tone: 'info', message: 'Saved' }]} onDismiss={() => {}} />
      <ProgressBar active />
      <Dialog open onOpenChange={() => {}} title="Lower">
        <Dialog open={upper} onOpenChange={() => {}} title="Upper">
          <Popover open>
            <PopoverTrigger>More</PopoverTrigger>
            <PopoverContent aria-label="More">Words</PopoverContent>
          </Popover>
        </Dialog>
      </Dialog>
    </>
  );
  const { rerender } = render(layers(false));
  rerender(layers(true));
  await screen.findByRole('progressbar', { hidden: true });
  const inOrder = slots('dialog-overlay', 'dialog', 'popover');
  expect(inOrder.map(({ dataset }) => dataset.slot)).toEqual([
    ...['dialog-overlay', 'dialog', 'dialog-overlay', 'dialog', 'popover'],
  ]);
  const heights = inOrder.map(zOf);
  // of the same height, or higher, what comes later is above
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  const [above] = heights.slice(-1);
  const over = slots('toast-viewport', 'progress-bar').map(zOf);
  expect(over).toHaveLength(2);
  expect(Math.min(...over)).toBeGreaterThan(above ?? Number.NaN);
});

it('a question without a consequence shows no body between head and buttons', () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Discard?" footer={<button type="button">Discard</button>}>
      {undefined}
    </Dialog>,
  );
  const [body] = slots('dialog-body');
  expect(body?.childNodes).toHaveLength(0);
  expect(body).toHaveClass('empty:hidden');
});

it('the words beside the buttons come before them, and a change is announced', () => {
  const footer = <button type="button">Assign</button>;
  const dialog = (note: string | undefined) => (
    <Dialog open onOpenChange={() => {}} title="Assign selected" footer={footer} note={note}>
      Words
    </Dialog>
  );
  const { rerender } = render(dialog(''));
  // what announces is there before it has words
  const note = screen.getByRole('status');
  rerender(dialog('Select a user.'));
  expect(note).toHaveTextContent('Select a user.');
  expect(note.nextElementSibling).toBe(screen.getByRole('button', { name: 'Assign' }));
  rerender(dialog(undefined));
  expect(screen.queryByRole('status')).toBeNull();
});
