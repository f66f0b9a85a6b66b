import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getReadReferencesMockHandler,
  getReadReferencesResponseMock,
} from '#generated/mocks/references/references.msw.ts';
import { api } from '../../support/screen.tsx';
import { openIndicator, page, researcher, reviewer } from './support.ts';

const told = async (title = 'Before you submit') => within(await screen.findByRole('region', { name: title }));
const noReferences = () =>
  api.use(getReadReferencesMockHandler({ ...getReadReferencesResponseMock(), CurrentReportEditionReferences: [] }));

test('[B6] what the rating lacks stands above the second action by what is typed, and blocks nothing', async () => {
  noReferences();
  const references = ['dataentry-references', 'dataentry-references-manage-own'] as const;
  const as = { ...researcher, Permissions: [...(researcher.Permissions ?? []), ...references] };
  const { user, server } = await openIndicator({ as });
  const note = await page.note();
  expect((await told()).getAllByRole('listitem')).toHaveLength(1);
  expect((await told()).getByText(/It has no reference/)).toBeVisible();
  await user.clear(note);
  await user.type(note, ' The act of 2012 names the authority.');
  expect(await (await told()).findByText(/The note is that of Road Safety Report 2025/)).toBeVisible();
  await user.type(note, ' It is not.');
  expect((await told()).queryByText(/The note is that/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: '0' }));
  await user.click(screen.getByRole('radio', { name: 'Not Met' }));
  expect((await told()).getByText(/The score is not that of/)).toBeVisible();
  await user.click((await told()).getByRole('button', { name: 'See Road Safety Report 2025' }));
  expect(screen.getByRole('region', { name: 'Last edition' })).toHaveFocus();
  await user.click((await told()).getByRole('button', { name: 'Go to references' }));
  expect(screen.getByRole('button', { name: 'Add New Reference' })).toHaveFocus();
  await user.click(page.second());
  await waitFor(() => expect(server.steps).toHaveLength(1));
});

test('[B6] a reviewer is told too; what the edition does without is not', async () => {
  noReferences();
  const rating = { WorkflowStatus: 2 as const, QAUserId: 3, ResearcherNote: 'The act of 2012 names the authority.' };
  const { unmount } = await openIndicator({ as: reviewer, rating });
  await page.note();
  expect((await told('Before you complete')).getAllByRole('listitem')).toHaveLength(2);
  unmount();
  await openIndicator({ as: reviewer, rating: { ...rating, ChecksOff: [0, 1] } });
  await page.note();
  expect(screen.queryByRole('region', { name: 'Before you complete' })).toBeNull();
});

test('[B6] without a QA user it is refused in place with whom to ask, and what was typed stays', async () => {
  const { user, server } = await openIndicator({ rating: { QAUserId: null, QAUserName: null } });
  await user.type(await page.note(), ' More.');
  const typed = (await page.note()) as HTMLTextAreaElement;
  expect((await told()).getByText(/No QA user is assigned. Ask a manager/)).toBeVisible();
  await user.click(page.second());
  expect(page.second()).toHaveAccessibleDescription(/Ask a manager/);
  expect([server.saves, server.steps]).toEqual([[], []]);
  expect(typed.value).toMatch(/ More\.$/);
});

test('[B6] the server refuses it too, in place: the QA user was taken off meanwhile', async () => {
  const { user, server } = await openIndicator();
  await page.note();
  const detail = 'No QA user is assigned, so nobody could check it. Ask a manager.';
  server.refuse({ status: 409, code: 'no-qa-user', detail });
  await user.click(page.second());
  const form = within(screen.getByRole('form', { name: 'Rating' }));
  expect(await form.findByText(detail)).toBeVisible();
  expect(page.status()).toBe('Research In Progress');
});

test('[B6] a backend that checks nothing tells nothing and is asked', async () => {
  noReferences();
  const { ChecksOff, Checks } = { ChecksOff: undefined, Checks: undefined };
  const { user, server } = await openIndicator({ rating: { QAUserId: null, ChecksOff, Checks } });
  await page.note();
  expect(screen.queryByRole('region', { name: 'Before you submit' })).toBeNull();
  await user.click(page.second());
  await waitFor(() => expect(server.steps).toHaveLength(1));
});
