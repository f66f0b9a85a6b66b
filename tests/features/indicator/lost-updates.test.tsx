import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import { expectConsole } from '../../support/console.ts';
import { ADDRESS, openIndicator, page } from './support.ts';

const byElena = { RatingLastUpdatedByName: 'Elena Petrova', RatingLastUpdatedOn: '2026-11-17T03:00:00Z' };
const key = getReadIndicatorRatingQueryKey({ countryId: 404, reportEditionId: 4, indicatorId: 451 });

describe('[Q-R8] the rating moves under the form', () => {
  test('a clean form follows the server', async () => {
    const { server, client } = await openIndicator();
    const note = await page.note();
    server.rating = { ...server.rating, ...byElena, ResearcherNote: 'Rewritten.', Version: 4 };
    await client.invalidateQueries({ queryKey: key });
    await waitFor(() => expect(note).toHaveValue('Rewritten.'));
    expect(screen.queryByText(/changed this rating/)).toBeNull();
  });

  test('a form that is being filled in keeps its words and says who changed what it was begun from', async () => {
    const { user, server, client } = await openIndicator();
    const note = await page.note();
    await user.type(note, ' Mine.');
    server.rating = { ...server.rating, ...byElena, ResearcherNote: 'Rewritten.', Version: 4 };
    await client.invalidateQueries({ queryKey: key });
    expect(await screen.findByText(/Elena Petrova changed this rating on 17 Nov 2026, 16:00/)).toBeVisible();
    expect(note.value).toMatch(/ Mine\.$/);
    expect(page.save()).toHaveAccessibleDescription('Choose first whether to keep yours.');

    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(note.value).toMatch(/ Mine\.$/);
    await user.click(page.save());
    await waitFor(() => expect(server.saves[0]).toMatchObject({ Version: 4, ResearcherNote: note.value }));
  });

  test('theirs can be taken instead', async () => {
    const { user, server, client } = await openIndicator();
    const note = await page.note();
    await user.type(note, ' Mine.');
    server.rating = { ...server.rating, ...byElena, ResearcherNote: 'Rewritten.', Version: 4 };
    await client.invalidateQueries({ queryKey: key });
    await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
    expect(note).toHaveValue('Rewritten.');
    expect(page.save()).toHaveAttribute('aria-disabled', 'true');
  });

  test('both versions stand side by side, with what differs marked and told in words', async () => {
    const { user, server, client } = await openIndicator({ rating: { Score: null, RatingIsMet: null } });
    const note = await page.note();
    await user.click(page.score('1'));
    await user.click(page.score('Met'));
    await user.clear(note);
    await user.type(note, 'The act names it.');
    server.rating = {
      ...server.rating,
      ...byElena,
      Score: 0,
      RatingIsMet: false,
      ResearcherNote: 'The act named it.',
      Version: 4,
    };
    await client.invalidateQueries({ queryKey: key });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Elena Petrova changed this rating on 17 Nov 2026, 16:00 (the score, Met / Not Met and the note). What you typed is kept, but not saved.',
    );
    const rows = [...screen.getByRole('table', { name: 'Your version and theirs' }).querySelectorAll('tbody tr')];
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/\s+/g, ' ')))).toEqual([
      ['Score', '1', ' [removed: 1] [added: 0] '],
      ['Met / Not Met', 'Met', ' [removed: Met] [added: Not Met] '],
      ['Note', 'The act names it.', 'The act [removed: names] [added: named] it.'],
    ]);
  });

  test('both notes can be kept, one below the other', async () => {
    const { user, server, client } = await openIndicator();
    const note = await page.note();
    await user.clear(note);
    await user.type(note, 'Mine.');
    server.rating = { ...server.rating, ...byElena, ResearcherNote: 'Theirs.', Version: 4 };
    await client.invalidateQueries({ queryKey: key });
    await user.click(await screen.findByRole('button', { name: 'Keep both notes' }));
    expect(note).toHaveValue('Theirs.\n\nMine.');
    await waitFor(() => expect(page.save()).not.toHaveAttribute('aria-disabled'));
    await user.click(page.save());
    await waitFor(() => expect(server.saves[0]).toMatchObject({ Version: 4, ResearcherNote: 'Theirs.\n\nMine.' }));
  });

  test('a change of what is not in the form disturbs nobody', async () => {
    const { user, server, client } = await openIndicator();
    const note = await page.note();
    await user.type(note, ' Mine.');
    server.rating = { ...server.rating, QAUserName: 'Ana Lima', QAUserId: 9, Version: 4 };
    await client.invalidateQueries({ queryKey: key });
    await screen.findByText('Ana Lima');
    await user.click(page.save());
    await waitFor(() => expect(server.saves[0]).toMatchObject({ Version: 4, ResearcherNote: note.value }));
  });

  test('[S221] a save that comes too late says who was earlier and when, and keeps what was typed', async () => {
    const { user, server } = await openIndicator();
    const note = await page.note();
    await user.type(note, ' Mine.');
    server.rating = { ...server.rating, ...byElena, ResearcherNote: 'Rewritten.', Version: 4 };
    server.refuse({ status: 409, code: 'stale', ChangedByName: 'Elena Petrova', ChangedOn: '2026-11-17T03:00:00Z' });
    await user.click(page.save());
    expect(await screen.findByText(/Elena Petrova changed this rating on 17 Nov 2026, 16:00/)).toBeVisible();
    expect(note.value).toMatch(/ Mine\.$/);
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await user.click(page.save());
    await waitFor(() => expect(server.rating.ResearcherNote).toBe(note.value));
    expect(server.saves[1]?.Version).toBe(4);
    await waitFor(() => expect(screen.queryByText(/Elena Petrova changed this rating/)).toBeNull());
  });
});

describe('[Q-R16] drafts', () => {
  test('what was typed is back after a reload, and can be discarded', async () => {
    const first = await openIndicator();
    const original = (await page.note()).value;
    await first.user.type(await page.note(), ' Unsaved.');
    first.unmount();

    const { user } = await openIndicator();
    const restored = await page.note();
    await waitFor(() => expect(restored.value).toBe(`${original} Unsaved.`));
    expect(screen.getByText('What you typed earlier was not saved. It is back.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await page.note()).toHaveValue(original);
    expect(
      within(screen.getByRole('group', { name: /^Indicator rating/ })).getByRole('radio', { name: '1' }),
    ).toHaveFocus();
    expect(Object.keys(sessionStorage).filter((one) => /^draft:(?!key:)/.test(one))).toEqual([]);
  });

  test('[S9] a save that fails with 500 leads to the error page, and back again what was typed is there', async () => {
    expectConsole(/500/);
    const { user, server, router } = await openIndicator();
    server.refuse({ status: 500, code: 'internal' });
    await user.type(await page.note(), ' Unsaved.');
    await user.click(page.save());
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/500'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await router.navigate({ href: ADDRESS });
    await waitFor(async () => expect((await page.note()).value).toMatch(/ Unsaved\.$/));
  });

  test('a saved form leaves nothing behind', async () => {
    const { user, server } = await openIndicator();
    await user.type(await page.note(), ' Saved.');
    await user.click(page.save());
    await waitFor(() => expect(server.rating.Version).toBe(4));
    await waitFor(() => expect(Object.keys(sessionStorage).filter((one) => /^draft:(?!key:)/.test(one))).toEqual([]));
  });
});
