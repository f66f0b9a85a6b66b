import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getReadPreferencesMockHandler,
  getReadPreferencesResponseMock,
} from '#generated/mocks/preferences/preferences.msw.ts';
import type { Preferences, PreferencesUpdate } from '#generated/model/index.ts';
import '#src/features/preferences/preferences-form.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import { api, openScreen } from '../../support/screen.tsx';

const inProduct = (kind: string) => screen.findByRole('checkbox', { name: `In the product (${kind})` });
const byEMail = (kind: string) => screen.getByRole('combobox', { name: `By e-mail (${kind})` });
const save = () => screen.getByRole('button', { name: 'Save' });

/** Keeps what is sent, and answers with it unless told otherwise. */
function serve(answer?: () => Response) {
  const sent: PreferencesUpdate[] = [];
  let served: Preferences = { ...getReadPreferencesResponseMock(), MailOffered: true };
  api.use(
    getReadPreferencesMockHandler(() => served),
    http.put('*/api/v1/users/current-user/preferences', async ({ request }) => {
      sent.push((await request.json()) as PreferencesUpdate);
      const refused = answer?.();
      if (refused) return refused;
      served = { ...served, ...sent.at(-1) };
      return HttpResponse.json(served);
    }),
  );
  return sent;
}

test.each([1440, 390])('[B9] kinds and frequencies are chosen and saved, %i px wide', async (width) => {
  const sent = serve();
  const { user } = await openScreen('/preferences', { width });
  await user.click(await inProduct('Completed'));
  await user.selectOptions(byEMail('Returned to me'), 'At once');
  expect(await screen.findByText('Not saved')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent[0]?.Notices?.[3]).toEqual({ Kind: 3, InProduct: false, EMail: 2 }));
  expect(sent[0]?.Notices?.[2]).toEqual({ Kind: 2, InProduct: true, EMail: 1 });
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
});

test('[B9] where the server sends no e-mail none is offered, and a mention is always in the product', async () => {
  api.use(getReadPreferencesMockHandler({ ...getReadPreferencesResponseMock(), MailOffered: false }));
  await openScreen('/preferences');
  await inProduct('Assigned to me');
  expect(screen.queryByRole('combobox', { name: /By e-mail/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Mentions/ })).toBeNull();
});

test('[B9] who does no QA is not asked about what is submitted to them', async () => {
  serve();
  await openScreen('/preferences', { as: { Permissions: ['dataentry-indicator-edit-own'] } });
  expect(await inProduct('Assigned to me')).toBeVisible();
  expect(screen.queryByText('Submitted to me')).toBeNull();
});

test('[B9] a refused save keeps what was chosen and says why', async () => {
  serve(() => HttpResponse.json({ type: 'about:blank', title: 'No', status: 422, code: 'invalid' }, { status: 422 }));
  const { user } = await openScreen('/preferences');
  await user.click(await inProduct('Completed'));
  await user.click(save());
  expect(await screen.findAllByText(/Something went wrong updating your preferences/)).not.toHaveLength(0);
  expect(await inProduct('Completed')).not.toBeChecked();
  expect(screen.getByText('Not saved')).toBeVisible();
});

test('[B9] [Q-R15] what was chosen and not saved comes back', async () => {
  serve();
  const { user } = await openScreen('/preferences');
  await user.click(await screen.findByRole('checkbox', { name: 'Single-letter keys' }));
  await user.tab();
  drafts.flush();
  const again = await openScreen('/preferences');
  expect((await screen.findAllByText(/What you typed earlier was not saved/)).length).toBeGreaterThan(0);
  await again.user.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) as HTMLElement);
});

test('[B9] the account menu leads there', async () => {
  serve();
  const { user, router } = await openScreen('/users');
  await user.click(await screen.findByRole('button', { name: /^Hi / }));
  await user.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Preferences' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'PREFERENCES' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/preferences');
});
