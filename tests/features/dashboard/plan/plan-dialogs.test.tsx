import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unsavedWork } from '#src/app/unsaved/unsaved-work.ts';
import { openScreen } from '../../../support/screen.tsx';

async function openPlan() {
  const { user } = await openScreen('/programme/plan');
  const grid = within(await screen.findByRole('grid'));
  return { user, grid };
}
type Plan = Awaited<ReturnType<typeof openPlan>>;

async function openSplit({ user, grid }: Plan, cell: number) {
  await user.click(grid.getAllByRole('gridcell')[cell] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Split evenly among…' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Split evenly among' }));
  await user.click(shown.getByRole('button', { name: /^People/ }));
  return shown;
}

test('[B25] two people or more share the selected cells, as written', async () => {
  const plan = await openPlan();
  const { user, grid } = plan;
  const shown = await openSplit(plan, 0);
  expect(await screen.findByText('0 selected: nobody yet')).toHaveRole('status');
  await user.click(await screen.findByRole('option', { name: /^Rui Tanaka/ }));
  expect(shown.getByRole('button', { name: /^Split/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('option', { name: /^陈伟/ }));
  await user.keyboard('{Escape}');
  await user.click(shown.getByRole('button', { name: 'Split' }));
  expect(grid.getAllByRole('gridcell')[0]).toHaveTextContent('Rui Tanaka; 陈伟');
  expect(within(screen.getByRole('region', { name: 'Totals' })).getAllByRole('row')).toHaveLength(3);
});

test('[B26] who cannot review is not offered for a cell of QA, and is for one of research', async () => {
  const plan = await openPlan();
  await openSplit(plan, 1);
  expect(await screen.findByRole('option', { name: /^Elena Petrova/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Tomás Silva/ })).toBeNull();
  await plan.user.keyboard('{Escape}{Escape}');
  await openSplit(plan, 0);
  expect(await screen.findByRole('option', { name: /^Tomás Silva/ })).toBeVisible();
});

test('[B25] a group of one’s own gets columns, takes its countries out of their region, and goes again', async () => {
  const { user, grid } = await openPlan();
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Country groups…' }));
    return within(await screen.findByRole('dialog', { name: 'Country groups' }));
  };
  const shown = await open();
  const add = shown.getByRole('button', { name: /^Add group/ });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(shown.getAllByText('Give the group a name.')[0]).toBeVisible();
  await user.type(shown.getByRole('textbox', { name: 'Name' }), 'Coast');
  await user.click(await shown.findByRole('checkbox', { name: 'Kenya' }));
  await user.click(add);
  const heads = () => grid.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads().some((head) => head?.includes('Coast'))).toBe(true);

  const again = await open();
  expect(again.getByRole('list', { name: 'Groups' })).toHaveTextContent('Coast, 1 country');
  await user.type(again.getByRole('textbox', { name: 'Name' }), 'Coast');
  expect(again.getAllByText('There is a group of this name.')[0]).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Remove Coast' }));
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect(heads().some((head) => head?.includes('Coast'))).toBe(false);
});

test('[B47] a group that was not added is there again, is listed as unsaved work, and can be discarded', async () => {
  const { user } = await openPlan();
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Country groups…' }));
    return within(await screen.findByRole('dialog', { name: 'Country groups' }));
  };
  const first = await open();
  await user.type(first.getByRole('textbox', { name: 'Name' }), 'Coast');
  await user.click(await first.findByRole('checkbox', { name: 'Kenya' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  expect(unsavedWork()).toMatchObject([
    { origin: { title: 'Country group' }, texts: [{ label: 'Name', text: 'Coast' }] },
  ]);

  const again = await open();
  expect(again.getByText('What you typed earlier was not saved. It is back.')).toBeVisible();
  expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Coast');
  expect(await again.findByRole('checkbox', { name: 'Kenya' })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Discard' }));
  expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(unsavedWork()).toEqual([]);
});
