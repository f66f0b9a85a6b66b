import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Contained } from '#src/components/ui/contained.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { expectConsole } from '../support/console.ts';
import { openScreen } from '../support/screen.tsx';

const broken = vi.hoisted(() => ({ is: false }));
const drawn = vi.hoisted(() => (broken: { is: boolean }) => {
  if (broken.is) throw new Error('drawn wrong');
  return null;
});
vi.mock('#src/features/indicator/tips-panel.tsx', () => ({ TipsPanel: () => drawn(broken) }));
vi.mock('#src/features/countries/tree/status-panel.tsx', () => ({ StatusPanel: () => drawn(broken) }));
vi.mock('#src/features/dashboard/filter-bar.tsx', () => ({ FilterBar: () => drawn(broken) }));

function Content() {
  if (broken.is) throw new Error('drawn wrong');
  return <p>As it should be</p>;
}

beforeEach(() => {
  broken.is = true;
  expectConsole(/drawn wrong/);
});

test('[Q-R26] an error in one panel leaves what is beside it, and what was typed there; the panel is drawn anew on request', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Panel title="One">
        <Content />
      </Panel>
      <Panel title="Other">
        <input aria-label="Note" />
      </Panel>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This panel cannot be shown.');
  expect(screen.getByRole('heading', { name: 'One' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'half a word');
  await user.click(screen.getByRole('button', { name: 'Reload this panel' }));
  expect(screen.getByRole('alert')).toBeVisible();
  broken.is = false;
  await user.click(screen.getByRole('button', { name: 'Reload this panel' }));
  expect(screen.getByText('As it should be')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('half a word');
});

test('[Q-R26] what is about something else is drawn anew by itself', () => {
  const of = (about: string) => (
    <Contained about={about}>
      <Content />
    </Contained>
  );
  const { rerender } = render(of('Kenya'));
  broken.is = false;
  rerender(of('Kenya'));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(of('Norway'));
  expect(screen.getByText('As it should be')).toBeVisible();
});

test.each([
  ['/countries/404/indicator/451', 'Indicator Rating History'],
  ['/countries/404', 'Indicators'],
  ['/dashboard', 'Country indicators'],
])('[Q-R26] %s goes on with a part that cannot be drawn: %s is there', async (address, other) => {
  await openScreen(address);
  expect(await screen.findByText('This panel cannot be shown.')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const found = () => screen.queryByRole('heading', { name: other }) ?? screen.queryByRole('region', { name: other });
  await waitFor(() => expect(found()).toBeInTheDocument());
});
