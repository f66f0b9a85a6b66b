import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { EditionStatus } from '#generated/enums.ts';
import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import {
  getListReportEditionsMockHandler,
  getListReportEditionsResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import type { AssignmentPlan } from '#generated/model/index.ts';
import '#src/features/dashboard/programme/hand-over-dialog.tsx';
import { api, openScreen } from '../../../support/screen.tsx';

const PLAN = '*/api/v1/programme/4/assignment-plan';
const manager = { Permissions: ['report-management' as const], Id: 1 };

/** Opens the dialog from the row of a person. */
async function openFor(person: string) {
  const opened = await openScreen('/programme', { as: manager });
  /** Of the table; the cards of a phone are in the document too. */
  const button = async (name: string) =>
    within(await screen.findByRole('table', { name: 'People' })).findByRole('button', {
      name: new RegExp(`^Hand over…\\s*${name}$`),
    });
  const open = async (name: string) => {
    await opened.user.click(await button(name));
    return within(await screen.findByRole('dialog'));
  };
  return { ...opened, button, open, shown: await open(person) };
}
/** Chooses in one of the dialog's lists, and closes it. */
async function choose(
  { user, shown }: Pick<Awaited<ReturnType<typeof openFor>>, 'user' | 'shown'>,
  to: string,
  names: RegExp[],
) {
  await user.click(await shown.findByRole('button', { name: new RegExp(`^${to}`) }));
  for (const name of names) await user.click(await screen.findByRole('option', { name }));
  await user.keyboard('{Escape}');
}
/** What was sent to apply and to preview. */
function serve() {
  const applied: AssignmentPlan[] = [];
  const previewed: AssignmentPlan[] = [];
  api.use(
    http.post(PLAN, async ({ request }) => {
      previewed.push((await request.json()) as AssignmentPlan);
      return undefined;
    }),
    http.put(PLAN, async ({ request }) => {
      applied.push((await request.json()) as AssignmentPlan);
      return HttpResponse.json({ ReportEditionId: 4, AssignmentId: 88_314, PairCount: 119 });
    }),
  );
  return { applied, previewed };
}

test('[B21] [B26] what is left goes to several people, previewed by person, and is undone', async () => {
  const { applied, previewed } = serve();
  const opened = await openFor('Noor Haddad');
  const { user, shown, button } = opened;
  const left = await shown.findByRole('list', { name: 'What is left' });
  expect(left).toHaveTextContent('Research 88 country indicators');
  expect(left).toHaveTextContent('QA 31 country indicators');
  expect(shown.getByRole('button', { name: /^Hand over/ })).toHaveAttribute('aria-disabled', 'true');
  const note = shown.getAllByRole('status').find(({ textContent }) => textContent === 'Select who gets it.');
  await opened.user.click(await opened.shown.findByRole('button', { name: /^Research to/ }));
  expect(await screen.findByText('0 selected: the work stays')).toHaveRole('status');
  await opened.user.keyboard('{Escape}');
  await choose(opened, 'Research to', [/^Rui Tanaka/, /^陈伟/]);
  expect(note).toHaveTextContent(/^$/);
  expect(note).toBeInTheDocument();
  await choose(opened, 'QA to', [/^Elena Petrova/]);
  expect(await shown.findByRole('region', { name: '2 people' })).toHaveTextContent('陈伟1––');
  const body = { FromUserId: 6, Cells: [{ Research: { UserIds: [2, 11] }, QA: { UserIds: [3] } }] };
  expect(previewed.at(-1)).toEqual(body);
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await user.click(shown.getByRole('button', { name: /^Hand over/ }));
  expect(
    await screen.findByText('119 country indicators of Noor Haddad handed over to Rui Tanaka, 陈伟 and Elena Petrova'),
  ).toBeVisible();
  expect(applied).toEqual([body]);
  expect(await button('Noor Haddad')).toHaveFocus();
  api.use(
    http.post('*/api/v1/dashboard/4/workflow-assignment/88314/revert', () =>
      HttpResponse.json({ AssignmentId: 88_314, RestoredCount: 119 }, { status: 201 }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 119 country indicators as before')).toBeVisible();
});

test('[B26] who cannot do it is not offered; Nobody stands alone and takes people off', async () => {
  const { applied } = serve();
  const opened = await openFor('Noor Haddad');
  const { user, shown } = opened;
  await user.click(await shown.findByRole('button', { name: /^QA to/ }));
  expect(await screen.findByRole('option', { name: /^Elena Petrova/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Tomás Silva/ })).toBeNull();
  await user.click(screen.getByRole('option', { name: /^Elena Petrova/ }));
  await user.click(screen.getByRole('option', { name: /^Nobody/ }));
  expect(screen.getByRole('option', { name: /^Elena Petrova/ })).toHaveAttribute('aria-checked', 'false');
  await user.keyboard('{Escape}');
  await user.click(await shown.findByRole('button', { name: /^Hand over/ }));
  expect(await screen.findByText('119 country indicators of Noor Haddad taken off')).toBeVisible();
  expect(applied).toEqual([{ FromUserId: 6, Cells: [{ QA: { UserIds: [] } }] }]);
});

test('[B26] whom the last one went to is offered for the next person, but not the person', async () => {
  serve();
  const opened = await openFor('Noor Haddad');
  const { user, shown, open } = opened;
  await choose(opened, 'Research to', [/^Rui Tanaka/, /^陈伟/]);
  await user.click(shown.getByRole('button', { name: /^Hand over/ }));
  await screen.findByText(/^119 country indicators of Noor Haddad handed over/);
  const next = await open('Rui Tanaka');
  expect(await next.findByText('Last time: Research to 陈伟')).toBeVisible();
  await user.click(next.getByRole('button', { name: 'Select the same' }));
  expect(next.getByRole('button', { name: /^Research to/ })).toHaveTextContent('陈伟');
});

const FAILED = /^The work of Noor Haddad (is not|may not have been) handed over/;
const detail = '陈伟 is no longer in this edition.';
for (const [status, code, again, told] of [
  [409, 'conflict', 'Try again', detail],
  [422, 'invalid', 'Select again', detail],
] as const)
  test(`[B21] a hand-over that failed with ${status} offers '${again}', with its choices, and after another the focus`, async () => {
    api.use(http.put(PLAN, () => HttpResponse.json({ title: 'Problem', code, detail }, { status })));
    const opened = await openFor('Noor Haddad');
    const { user, shown } = opened;
    await choose(opened, 'Research to', [/^陈伟/]);
    await user.click(shown.getByRole('button', { name: /^Hand over/ }));
    const words = await screen.findByText(FAILED);
    const report = within(words.closest<HTMLElement>('[data-slot="run-report"]') ?? document.body);
    expect(report.getByText(told)).toBeVisible();
    expect(report.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([again, '']);
    await user.click(report.getByRole('button', { name: again }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: /^Research to/ })).toHaveTextContent('陈伟');
    await user.keyboard('{Escape}');
    await user.click(report.getByRole('button', { name: again }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Hand over/ }));
    await waitFor(() => expect(words).not.toBeInTheDocument());
    const place = document.activeElement as HTMLElement;
    await within(place).findByText(FAILED);
    await user.tab();
    expect(within(place).getByRole('button', { name: again })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(place).toBeEmptyDOMElement();
    expect(document.body).not.toHaveFocus();
  });

test('[B21] [B25] a hand-over of which nobody knows whether it was done is sent again as it was', async () => {
  const keys: unknown[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  api.use(
    http.put(PLAN, async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length > 1) await answered;
      return HttpResponse.json({ title: 'Problem', code: 'internal' }, { status: 502 });
    }),
  );
  const opened = await openFor('Noor Haddad');
  await choose(opened, 'Research to', [/^陈伟/]);
  await opened.user.click(opened.shown.getByRole('button', { name: /^Hand over/ }));
  const words = await screen.findByText(FAILED);
  const report = within(words.closest<HTMLElement>('[data-slot="run-report"]') ?? document.body);
  expect(report.getByText(/^No answer came, so it may be saved already\./)).toBeVisible();
  await opened.user.click(report.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  // another one meanwhile would take the report with its undo
  const shown = await opened.open('Noor Haddad');
  await choose({ ...opened, shown }, 'Research to', [/^Rui Tanaka/]);
  const handOver = shown.getByRole('button', { name: /^Hand over/ });
  await waitFor(() => expect(handOver).toHaveTextContent('What was handed over before is still being sent.'));
  await opened.user.click(handOver);
  answer();
  await waitFor(() => expect(handOver).not.toHaveTextContent('still being'));
  await opened.user.keyboard('{Escape}');
  await opened.user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await screen.findByText(FAILED);
  expect(document.body).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[B21] where the server cannot say what would change, the dialog says so', async () => {
  api.use(http.post(PLAN, () => new HttpResponse(null, { status: 501 })));
  const opened = await openFor('Noor Haddad');
  await choose(opened, 'Research to', [/^陈伟/]);
  expect(await opened.shown.findByText('Not available here')).toBeVisible();
  expect(opened.shown.getByRole('button', { name: /^Hand over/ })).toHaveTextContent('could not be counted');
});

test('[B21] nothing is handed over of whom nothing is left, nor in a closed edition', async () => {
  await openScreen('/programme?edition=3', { as: manager });
  await screen.findByRole('region', { name: 'People' });
  expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull();
});

test('[B21] [B28] who is behind is handed over where it says so, and told there; the focus stays when they leave the list', async () => {
  serve();
  const { user } = await openScreen('/programme', { as: manager });
  const list = await screen.findByRole('list', { name: 'Who is behind' });
  const first = within(list).getAllByRole('listitem')[0] as HTMLElement;
  expect(first).toHaveTextContent('Tomás Silva');
  const button = within(first).getByRole('button', { name: /^Hand over…\s*Tomás Silva$/ });
  await user.click(button);
  const shown = within(await screen.findByRole('dialog', { name: 'Hand over the work of Tomás Silva' }));
  await choose({ user, shown }, 'Research to', [/^Rui Tanaka/]);
  await waitFor(() => expect(shown.getByRole('button', { name: /^Hand over/ })).not.toHaveAttribute('aria-disabled'));
  const rest = await fetch('http://localhost/api/v1/programme/4/workload').then((answer) => answer.json());
  api.use(
    http.get('*/api/v1/programme/4/workload', () =>
      HttpResponse.json(rest.filter(({ UserId }: { UserId: number }) => UserId !== 4)),
    ),
  );
  await user.click(shown.getByRole('button', { name: /^Hand over/ }));
  const panel = within(list.parentElement as HTMLElement);
  expect(await panel.findByText(/country indicators of Tomás Silva handed over to Rui Tanaka$/)).toBeVisible();
  expect(screen.getAllByText(/handed over to Rui Tanaka$/)).toHaveLength(1);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(list).toHaveFocus();
});

/** The edition is closed while the page is open, which shows it on as a closed one. */
async function closeEdition({ client, router }: Awaited<ReturnType<typeof openFor>>) {
  const closed = getListReportEditionsResponseMock().map((one) => ({
    ...one,
    Status: one.Id === 3 ? EditionStatus.Active : EditionStatus.Inactive,
  }));
  api.use(getListReportEditionsMockHandler(closed));
  await client.refetchQueries({ queryKey: getListReportEditionsQueryKey() });
  await router.navigate({ to: '/programme', search: { edition: 4 } });
  expect(await screen.findByRole('list', { name: 'Who was behind', hidden: true })).toBeVisible();
}

test('[B21] what was handed over is told on where nothing may be handed over any more', async () => {
  serve();
  const opened = await openFor('Noor Haddad');
  await choose(opened, 'Research to', [/^Rui Tanaka/]);
  await opened.user.click(opened.shown.getByRole('button', { name: /^Hand over/ }));
  const done = /^119 country indicators of Noor Haddad handed over to Rui Tanaka$/;
  await screen.findByText(done);
  expect(screen.getAllByRole('button', { name: /^Hand over…/ }).length).toBeGreaterThan(1);
  await closeEdition(opened);
  expect(await screen.findByText(done)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hand over…/ })).toBeNull();
});

test('[B21] a dialog that is open while its edition is closed says so, keeps what was selected and sends nothing', async () => {
  const { applied, previewed } = serve();
  const opened = await openFor('Noor Haddad');
  await choose(opened, 'Research to', [/^Rui Tanaka/]);
  const send = opened.shown.getByRole('button', { name: /^Hand over/ });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
  await closeEdition(opened);
  expect(send).toHaveAccessibleDescription('Closed edition, read only.');
  expect(opened.shown.getAllByText('Closed edition, read only.')[0]).toBeVisible();
  expect(opened.shown.getByRole('button', { name: /^Research to/ })).toHaveTextContent('Rui Tanaka');
  const asked = previewed.length;
  await opened.user.click(send);
  expect([applied.length, previewed.length]).toEqual([0, asked]);
});

for (const [status, code, when] of [
  [409, 'inactive-edition', 'as soon as the server says so'],
  [422, 'invalid', 'once the page knows'],
] as const)
  test(`[B21] in an edition that was closed meanwhile nothing is to be chosen again, ${when}`, async () => {
    api.use(http.put(PLAN, () => HttpResponse.json({ title: 'Problem', code, detail }, { status })));
    const opened = await openFor('Noor Haddad');
    await choose(opened, 'Research to', [/^陈伟/]);
    await opened.user.click(opened.shown.getByRole('button', { name: /^Hand over/ }));
    await screen.findByText(FAILED);
    if (code === 'invalid') {
      expect(screen.getByRole('button', { name: 'Select again' })).toBeVisible();
      await closeEdition(opened);
      await screen.findByText(FAILED);
    }
    expect(screen.getByText(detail)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Select again' })).toBeNull();
  });
