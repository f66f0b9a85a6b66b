import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EditionStatus } from '#generated/enums.ts';
import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import {
  getListReportEditionsMockHandler,
  getListReportEditionsResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import '#src/app/hold-edition.ts';
import '#src/app/keys/key-help.tsx';
import '#src/app/keys/palette.tsx';
import '#src/features/dashboard/programme/programme.tsx';
import { api, openScreen } from '../../support/screen.tsx';
import { assign, choose, dialog, openAsManager, selectFour } from './assignment/support.ts';

type Client = Awaited<ReturnType<typeof openScreen>>['client'];

/** Another person makes edition 3 the active one, or none where there is no `next`. */
function closeElsewhere(next?: number) {
  const editions = getListReportEditionsResponseMock().map((one) => ({
    ...one,
    Status: one.Id === next ? EditionStatus.Active : EditionStatus.Inactive,
  }));
  api.use(getListReportEditionsMockHandler(editions));
}

/** As well, and the page learns of it. */
async function closeEdition(client: Client, next?: number) {
  closeElsewhere(next);
  await client.refetchQueries({ queryKey: getListReportEditionsQueryKey() });
  await client.refetchQueries({ queryKey: getListReportEditionsQueryKey() });
}
const CLOSED = /^This edition was closed, and nothing can be saved in it any more\./;

test('[S143] [S97] the bulk assign dialog stays, with what was selected, while its edition is closed, and a line says so until it is left', async () => {
  const { user, client } = await openAsManager();
  await user.click(screen.getByRole('button', { name: 'Bulk assign' }));
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: 'Research' }));
  await user.click(await shown.findByRole('checkbox', { name: '1 Road safety management' }));
  await closeEdition(client, 3);
  expect(await screen.findByText(CLOSED)).toHaveTextContent(/goes on in Road Safety Report 2025\.$/);
  expect(screen.getAllByText(CLOSED)).toHaveLength(1);
  expect(shown.getByText('6 of 6 selected')).toBeVisible();
  expect(screen.getByText('Road Safety Report 2026', { selector: 'h1 ~ *' })).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: /^Discard/ }));
  expect(await screen.findByText('Road Safety Report 2025', { selector: 'h1 ~ *' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(CLOSED)).toBeNull());
});

test('an edition that is made the active one again, or followed by another one than was said, changes what is said and what follows', async () => {
  const { user, client, router } = await openAsManager();
  await user.click(screen.getByRole('button', { name: 'Bulk assign' }));
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: 'Research' }));
  await closeEdition(client, 3);
  expect(await screen.findByText(CLOSED)).toHaveTextContent(/goes on in Road Safety Report 2025\.$/);
  await closeEdition(client);
  await waitFor(() => expect(screen.getByText(CLOSED)).toHaveTextContent(/Once you close it, no edition is active\.$/));

  const enter = vi.spyOn(router, 'invalidate');
  await closeEdition(client, 4);
  await waitFor(() => expect(screen.queryByText(CLOSED)).toBeNull());
  await user.click(shown.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: /^Discard/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Road Safety Report 2026', { selector: 'h1 ~ *' })).toBeVisible();
  expect(enter).not.toHaveBeenCalled();

  // the one that was taken back is closed once more
  await closeEdition(client, 3);
  expect(await screen.findByText('Road Safety Report 2025', { selector: 'h1 ~ *' })).toBeVisible();
});

test.each([
  ['{Control>}k{/Control}', 'Find or do'],
  ['?', 'Keyboard shortcuts'],
])('%s opens a dialog that keeps nothing: the page goes on behind it', async (keys, name) => {
  const { user, client } = await openAsManager();
  await user.keyboard(keys);
  const open = await screen.findByRole('dialog', { name });
  await closeEdition(client, 3);
  expect(await screen.findByText('Road Safety Report 2025', { selector: 'h1 ~ *' })).toBeInTheDocument();
  expect(screen.queryByText(CLOSED)).toBeNull();
  expect(open).toBeInTheDocument();
});

test('[B21] a hand-over of the programme page, whose next edition has people of its own, stays as well', async () => {
  const { user, client } = await openScreen('/programme');
  const [button] = await screen.findAllByRole('button', { name: /^Hand over…/ });
  await user.click(button as HTMLElement);
  const open = await screen.findByRole('dialog', { name: /^Hand over the work of/ });
  await closeEdition(client, 3);
  expect(await screen.findByText(CLOSED)).toBeVisible();
  expect(open).toBeInTheDocument();
  await user.click(within(open).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Road Safety Report 2026')).toBeNull());
});

test('[S205] what an edition refused is not to be selected again in the next one, whose rows are others', async () => {
  const { user, client, refuse } = await openAsManager();
  await selectFour(user);
  refuse(() => ({ status: 422, detail: '陈伟 has left.' }));
  await assign(user, await choose(user));
  expect(await screen.findByRole('button', { name: 'Select again' })).toBeVisible();
  await closeEdition(client, 3);
  expect(await screen.findByText('Road Safety Report 2025', { selector: 'h1 ~ *' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Select again' })).toBeNull());
  expect(screen.getAllByText('陈伟 has left.')[0]).toBeVisible();
});

test('a write that is refused since its edition was closed tells the dashboard, which shows no list of editions', async () => {
  const { user, refuse } = await openAsManager();
  await selectFour(user);
  closeElsewhere(3);
  refuse(() => ({ status: 409, code: 'inactive-edition', detail: 'This edition is closed.' }));
  await assign(user, await choose(user));
  expect(await screen.findByText('Road Safety Report 2025', { selector: 'h1 ~ *' })).toBeVisible();
});
