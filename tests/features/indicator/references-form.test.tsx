import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../../support/console.ts';
import { list, openReferences } from './references-support.ts';
import { ADDRESS } from './support.ts';

const draftNames = () => Object.keys(sessionStorage).filter((one) => one.startsWith('draft:reference:'));
const type = (name: string | RegExp, value: string) => fireEvent.change(list.field(name), { target: { value } });
const needed = {
  Title: 'Letter of the ministry',
  Author: 'Ministry',
  'Publication Date': 'May 2026',
  Information: 'Page 2.',
};
const fillIn = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) type(name, value);
};

async function openForm(button: RegExp, title: string, options: Parameters<typeof openReferences>[0] = {}) {
  const opened = await openReferences(options);
  await list.current();
  await opened.user.click(list.press(button));
  return { ...opened, dialog: await list.dialog(title) };
}
const openAdd = () => openForm(/Add New Reference/, 'Add New Reference');
const openEdit = () => openForm(/^Edit: National/, 'Edit Reference');
const press = (name: string) => screen.getByRole('button', { name });

describe('[S180] [S225] what the form asks', () => {
  test('[S255] it is 756 pixels wide and holds every field; of a new one the year is not asked', async () => {
    const { dialog } = await openAdd();
    expect(dialog.style.width).toBe('756px');
    expect(
      within(dialog)
        .getAllByRole('textbox')
        .map((field) => field.id.split('-').at(-1)),
    ).toEqual([
      ...['Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Journal', 'Volume', 'Pages'],
      ...['BookConferenceTitle', 'PlaceConferenceLocation', 'Editor', 'Publisher', 'Institution'],
    ]);
    expect(list.field('Title')).toHaveFocus();
  });

  test('[S225] too short texts are told in a summary that leads to them; nothing is sent', async () => {
    const { user, references } = await openAdd();
    fillIn({ Title: 'ab', Author: '  a ', 'Publication Date': '20' });
    type(/^URL/, 'ftp://example.org/a');
    type(/^Access Date/, 'soon');
    await user.click(press('Add Reference'));
    const summary = await screen.findByText('There is a problem');
    expect(
      within(summary.parentElement as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'The title needs 3 to 500 characters',
      'The author needs 3 to 500 characters',
      'The publication date needs 3 to 100 characters',
      'Date input not valid.',
      'Enter the information',
      'Only http and https addresses are accepted',
    ]);
    await user.click(screen.getByRole('link', { name: /^Enter the information/ }));
    expect(list.field('Information')).toHaveFocus();
    expect(list.field('Title')).toHaveAccessibleDescription('The title needs 3 to 500 characters');
    expect(references.sent.added).toEqual([]);
  });

  test('[S245] a new one is listed at once, sent trimmed, with null for what is empty', async () => {
    const { user, references } = await openAdd();
    const release = references.hold();
    fillIn({ ...needed, Title: '  Letter of the ministry ' });
    type(/^Access Date/, '1/7/2026');
    await user.click(press('Add Reference'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await list.titles()).toContain('Letter of the ministry');
    expect(list.press(/^Edit: Letter/)).toHaveAccessibleDescription('It is still being saved.');
    release();
    await waitFor(() => expect(references.sent.added).toHaveLength(1));
    expect(references.sent.added[0]).toEqual({
      ...{ ReportEditionId: 4, CountryIndicatorRatingId: 100201, Title: 'Letter of the ministry', Author: 'Ministry' },
      ...{ PublicationDate: 'May 2026', Information: 'Page 2.', AccessDate: '2026-07-01', URL: null, Pages: null },
      ...{ Publisher: null, Journal: null, Volume: null, Institution: null, BookConferenceTitle: null, Editor: null },
      PlaceConferenceLocation: null,
    });
    await waitFor(() => expect(draftNames()).toEqual([]));
    expect(screen.queryByText(/is not saved/)).toBeNull();
  });

  test('[S180] an edited one keeps its year and sends the version it was begun from', async () => {
    const { user, references } = await openEdit();
    expect(screen.getByLabelText('Year First Used')).toHaveValue('2025');
    expect(screen.getByLabelText('Year First Used')).toHaveAttribute('readonly');
    expect(press('Save Changes')).toHaveAccessibleDescription('Nothing has changed.');
    fillIn({ Title: 'Act of 2012' });
    await user.click(press('Save Changes'));
    await waitFor(() =>
      expect(references.sent.changed[0]).toMatchObject({ Title: 'Act of 2012', Version: 2, Pages: '4-9' }),
    );
    expect(await list.titles()).toContain('Act of 2012');
  });

  test('[S225] an address of old that is no web address may stay', async () => {
    const { user, references, client } = await openReferences();
    references.find(7001).URL = 'ftp://example.org/act';
    await client.refetchQueries({ queryKey: ['readReferences'] });
    await screen.findByText('ftp://example.org/act');
    await user.click(list.press(/^Edit: National/));
    await list.dialog('Edit Reference');
    fillIn({ Title: 'Act of 2012' });
    await user.click(press('Save Changes'));
    await waitFor(() => expect(references.sent.changed[0]).toMatchObject({ URL: 'ftp://example.org/act' }));
  });
});

describe('[S100] [S221] a refusal', () => {
  test('brings the form back with what was typed and says at the field what is wrong', async () => {
    const { user, references } = await openAdd();
    references.refuse({
      ...{ status: 422, code: 'invalid', errors: [{ pointer: '/Author', detail: 'must be a person' }] },
    });
    fillIn(needed);
    await user.click(press('Add Reference'));
    await waitFor(() => expect(list.field('Author')).toHaveAccessibleDescription('must be a person'));
    expect(list.field('Title')).toHaveValue(needed.Title);
    expect(screen.getByRole('link', { name: 'must be a person' })).toBeInTheDocument();
    fillIn({ Author: 'Rui Tanaka' });
    expect(screen.queryByText('must be a person')).toBeNull();
    await user.click(press('Add Reference'));
    await waitFor(() => expect(references.sent.added).toMatchObject([{ Author: 'Rui Tanaka', Title: needed.Title }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(draftNames()).toEqual([]));
  });

  test('[S253] is told with its words; Try again repeats it, and the form goes', async () => {
    const { user, references } = await openEdit();
    references.refuse({ status: 409, code: 'conflict', detail: 'Not now.' });
    fillIn({ Title: 'Act of 2012' });
    await user.click(press('Save Changes'));
    await waitFor(() => expect(list.field('Title')).toHaveValue('Act of 2012'));
    expect(screen.getByText('Something went wrong updating the reference for this country indicator')).toBeVisible();
    // The notice lies outside the dialog, where a query by role does not look.
    fireEvent.click(await screen.findByText('Try again', { selector: 'button' }));
    await waitFor(() => expect(references.sent.changed).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(draftNames()).toEqual([]));
  });

  test.each([
    ['changed', openEdit, 'Save Changes', {}],
    ['added', openAdd, 'Add Reference', needed],
  ] as const)(
    '[S132] [S253] and is mended and sent anew, it cannot be %s a second time by its notice',
    async (kind, open, button, fill) => {
      const { user, references } = await open();
      references.refuse({ status: 409, code: 'conflict', detail: 'Not now.' });
      fillIn({ ...fill, Title: 'Act of 2012' });
      await user.click(press(button));
      await waitFor(() => expect(notices.all().map(({ action }) => action?.label)).toEqual(['Try again']));
      await waitFor(() => expect(list.field('Title')).toHaveValue('Act of 2012'));
      fillIn({ Title: 'Act of 2013' });
      await user.click(press(button));
      await waitFor(() => expect(references.sent[kind]).toMatchObject([{ Title: 'Act of 2013' }]));
      await waitFor(() => expect(notices.all()).toEqual([]));
    },
  );

  test('[Q-R8] a save that comes too late says who was earlier; theirs or mine can be taken', async () => {
    const { user, references } = await openEdit();
    Object.assign(references.find(7001), { Title: 'Theirs', Version: 3 });
    references.refuse({
      status: 409,
      code: 'stale',
      ChangedByName: 'Elena Petrova',
      ChangedOn: '2026-11-17T03:00:00Z',
    });
    fillIn({ Title: 'Mine' });
    await user.click(press('Save Changes'));
    expect(await screen.findByText(/Elena Petrova changed this reference on 17 Nov 2026, 16:00/)).toBeVisible();
    expect(list.field('Title')).toHaveValue('Mine');
    expect(await screen.findByRole('row', { name: /^Title Mine .*Theirs/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.click(press('Save Changes'));
    await waitFor(() => expect(references.sent.changed).toMatchObject([{ Title: 'Mine', Version: 3 }]));
  });
});

describe('[Q-R15] [Q-R16] what was typed', () => {
  test('is offered again after a reload, can be gone on with, and is gone when it is saved', async () => {
    const first = await openAdd();
    fillIn({ Title: 'Half a thought' });
    await waitFor(() => expect(draftNames()).toHaveLength(1));
    first.unmount();

    const { user, references } = await openReferences();
    expect(await screen.findByText(/What you typed about/)).toHaveTextContent('‘Half a thought’ is not saved.');
    await user.click(press('Continue'));
    expect(await screen.findByText('What you typed earlier was not saved. It is back.')).toBeVisible();
    expect(list.field('Title')).toHaveValue('Half a thought');
    fillIn({ ...needed, Title: 'A whole thought' });
    await user.click(press('Add Reference'));
    await waitFor(() => expect(references.sent.added).toHaveLength(1));
    await waitFor(() => expect(draftNames()).toEqual([]));
    expect(screen.queryByText(/is not saved/)).toBeNull();
  });

  test('is kept when the form is closed, each new reference by itself, and can be discarded', async () => {
    const { user } = await openAdd();
    fillIn({ Title: 'First' });
    await user.click(press('Cancel'));
    expect(await screen.findByText('First')).toBeInTheDocument();
    await user.click(press('Add New Reference'));
    await list.dialog('Add New Reference');
    expect(list.field('Title')).toHaveValue('');
    fillIn({ Title: 'Second' });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Second')).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Discard' })) await user.click(button);
    expect(draftNames()).toEqual([]);
    expect(screen.queryByText(/is not saved/)).toBeNull();
  });

  test('[S9] a save that fails with 500 leads to the error page, and back again it is offered', async () => {
    expectConsole(/500/);
    const { user, references, router } = await openEdit();
    references.refuse({ status: 500, code: 'internal' });
    fillIn({ Title: 'Act of 2012' });
    await user.click(press('Save Changes'));
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/500'));
    await router.navigate({ href: ADDRESS });
    expect(await screen.findByText(/What you changed of/)).toHaveTextContent('‘Act of 2012’ is not saved.');
  });
});

test('[S183] [S100] a refused removal is told with the title of the reference', async () => {
  const { user, references } = await openReferences();
  await list.current();
  references.refuse({ status: 409, code: 'conflict' });
  await user.click(list.press(/^Remove: National/));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(notices.all()).toMatchObject([
      { record: 'National Transport and Safety Authority Act', action: { label: 'Try again' } },
    ]),
  );
  expect(await list.titles()).toContain('National Transport and Safety Authority Act');
});
