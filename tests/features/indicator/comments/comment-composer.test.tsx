import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListCommentsResponseMock } from '#generated/mocks/comments/comments.msw.ts';
import {
  getListMentionableUsersMockHandler,
  getListMentionableUsersResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import type { Comment } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api } from '../../../support/screen.tsx';
import { box, entries, form, openComments, paste, ready, send, toast } from './support.ts';

const people = getListMentionableUsersResponseMock();

test('[S170] [S224] Send waits for a text, and a blank one is refused', async () => {
  const { user, comments } = await openComments();
  await box();
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await user.type(await box(), '   ');
  expect(send()).not.toHaveAttribute('aria-disabled');
  await user.click(send());
  expect(await form().findByText('Type a comment first.')).toBeVisible();
  expect(await box()).toHaveAttribute('aria-invalid', 'true');
  expect(comments.added).toEqual([]);
});

test('[S170] [S221] a comment stands first at once, counted and by its author; the answer takes its place', async () => {
  const { user, comments } = await openComments();
  await ready();
  const letThrough = comments.hold();
  await paste('@Elena Petrova see section 4.');
  await user.click(send());
  await waitFor(() => expect(entries()).toHaveLength(4));
  const [first] = entries();
  expect(first).toHaveTextContent('Rui Tanaka');
  expect(first).toHaveTextContent('@Elena Petrova see section 4.');
  expect(first?.id).toMatch(/^comment--\d+$/);
  expect(screen.getByText('4 of 4')).toBeVisible();
  expect(await box()).toHaveValue('');
  expect(await box()).toHaveFocus();
  letThrough();
  await waitFor(() => expect(entries()[0]?.id).toBe('comment-9101'));
  expect(entries()).toHaveLength(4);
  expect(comments.added).toEqual([{ CommentContent: '@Elena Petrova see section 4.', taggedUsers: [3] }]);
});

test('[S170] [S252] the picker gives the Id: by keyboard, and of people with the same name the one whose e-mail was chosen', async () => {
  const { user, comments } = await openComments();
  await ready();
  const input = await box();
  await user.type(input, 'Look @mar');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Maria Santos maria.santos@demo.test',
    'Maria Santos m.santos@demo.test',
  ]);
  expect(input).toHaveAttribute('role', 'combobox');
  expect(screen.getByText('2 people to mention')).toHaveRole('status');
  expect(input).toHaveAttribute('aria-activedescendant', 'mention-7');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue('Look @Maria Santos ');
  for (const name of ['role', 'aria-controls', 'aria-expanded', 'aria-activedescendant'])
    expect(input).not.toHaveAttribute(name);
  await user.type(input, 'and @nobody, then @El');
  await screen.findByRole('option', { name: 'Elena Petrova' });
  await user.keyboard('{Tab}');
  expect(input).toHaveValue('Look @Maria Santos and @nobody, then @Elena Petrova ');
  await user.click(send());
  await waitFor(() => expect(comments.added[0]?.taggedUsers).toEqual([8, 3]));
});

test('[S170] the arrows go round in the list, and Enter takes who is marked, also with Ctrl held; nothing is sent', async () => {
  const { user, comments } = await openComments();
  await ready();
  const input = await box();
  await user.type(input, '@mar');
  await screen.findAllByRole('option');
  const marked = () => screen.getByRole('option', { selected: true }).id;
  expect(marked()).toBe('mention-7');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('mention-8');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('mention-7');
  expect(input).toHaveAttribute('aria-activedescendant', 'mention-7');
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('mention-8');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(input).toHaveValue('@Maria Santos ');
  await user.type(input, '@mar');
  await screen.findAllByRole('option');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(input).toHaveValue('@Maria Santos @Maria Santos ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(comments.added).toEqual([]);
  await user.click(send());
  await waitFor(() => expect(comments.added[0]?.taggedUsers).toEqual([7, 8]));
});

test('[S170] [S224] a name in another case and without accents tags the person', async () => {
  const { user, comments } = await openComments();
  await ready();
  await paste('@ana lima and @TOMAS silva, look');
  expect(form().queryByText(/Nobody here is called/)).toBeNull();
  await user.click(send());
  await waitFor(() => expect(comments.added[0]?.taggedUsers).toEqual([9, 4]));
  await waitFor(() => expect(entries()).toHaveLength(4));
  expect(within(entries()[0] as HTMLElement).getByText('@TOMAS silva')).toHaveAttribute('data-mention', 'Tomás Silva');
});

test('[S170] [S224] an @ that names nobody is told before it is sent, and can be sent', async () => {
  const { user, comments } = await openComments();
  await ready();
  const hint = 'Nobody here is called @mar. It will not notify anybody.';
  await user.type(await box(), '@mar');
  await screen.findByRole('listbox');
  await user.click(send());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(comments.added).toEqual([]);
  expect(await box()).toHaveFocus();
  expect(await box()).toHaveAccessibleDescription(hint);
  await waitFor(() =>
    expect(
      form()
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(hint),
  );
  await user.click(send());
  await waitFor(() => expect(comments.added).toEqual([{ CommentContent: '@mar', taggedUsers: [] }]));
  expect(form().queryByText(hint)).toBeNull();
});

test('[S170] [S172] of people with the same name the posted comment and its author say which by their e-mail', async () => {
  const [example] = getListCommentsResponseMock().Data;
  const namesakes: Comment[] = [
    {
      ...(example as Comment),
      Id: 51,
      AuthorId: 8,
      AuthorName: 'Maria Santos',
      CommentContent: '@Maria Santos or @Rui Tanaka?',
      CommentTaggedUserIds: [7, 2],
    },
  ];
  const { user } = await openComments({ comments: namesakes });
  await ready();
  expect(entries()[0]).toHaveTextContent(
    /^MSMaria Santos \(m\.santos@demo\.test\).*@Maria Santos \(maria\.santos@demo\.test\) or @Rui Tanaka\?$/,
  );
  await user.type(await box(), '@mar');
  await user.click((await screen.findAllByRole('option'))[1] as HTMLElement);
  await user.click(send());
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(entries()[0]).toHaveTextContent(/@Maria Santos \(m\.santos@demo\.test\)$/);
});

test('[S170] [S252] who types an @ before the people are here is offered them when they are', async () => {
  let release = () => {};
  const held = new Promise<typeof people>((done) => (release = () => done(people)));
  api.use(getListMentionableUsersMockHandler(() => held));
  const { user } = await openComments();
  await user.type(await box(), '@El');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(send()).toHaveAccessibleDescription('The list of people to mention is not here yet.');
  release();
  expect(await screen.findByRole('option', { name: 'Elena Petrova' })).toBeVisible();
});

test('[S170] Escape closes the list alone', async () => {
  const { user } = await openComments();
  await ready();
  await user.type(await box(), '@El');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await box()).toHaveValue('@El');
  expect(await box()).toHaveFocus();
});

test('[S224] a typed name of several people is asked about, not guessed', async () => {
  const { user, comments } = await openComments();
  await ready();
  await paste('@Maria Santos look');
  await user.click(send());
  expect(await form().findByText('Several people are called Maria Santos. Select who is meant.')).toBeVisible();
  expect(comments.added).toEqual([]);
  await user.click(form().getByRole('button', { name: 'm.santos@demo.test' }));
  await waitFor(() => expect(form().queryByText(/Several people/)).toBeNull());
  await user.click(send());
  await waitFor(() => expect(comments.added).toEqual([{ CommentContent: '@Maria Santos look', taggedUsers: [8] }]));
});

test('[S224] [Q-S42] fifteen different people are too many, the same one fifteen times is not', async () => {
  const many = Array.from({ length: 15 }, (_, at) => ({
    Id: 100 + at,
    FullName: `Person ${String.fromCharCode(65 + at)}`,
    EmailAddress: `p${at}@demo.test`,
  }));
  api.use(getListMentionableUsersMockHandler([...people, ...many]));
  const { user, comments } = await openComments();
  await ready();
  await paste(many.map(({ FullName }) => `@${FullName}`).join(' '));
  await user.click(send());
  expect(
    await form().findByText('Only 14 different mentioned users can be included in a single comment.'),
  ).toBeVisible();
  expect(comments.added).toEqual([]);
  await paste('@Person A '.repeat(15));
  await waitFor(() => expect(form().queryByText(/^Only 14/)).toBeNull());
  await user.click(send());
  await waitFor(() => expect(comments.added[0]?.taggedUsers).toEqual([100]));
});

test('[S221] [Q-R11] a refused comment is taken back alone, its text returns to the box, and Try again sends it once', async () => {
  const { user, comments } = await openComments();
  await ready();
  comments.refusals.push({ detail: 'The edition was closed.' });
  await paste('@Elena Petrova see section 4.');
  await user.click(send());
  const notice = await toast(/Something went wrong adding a comment for this Indicator/);
  await waitFor(() => expect(entries()).toHaveLength(3));
  expect(await box()).toHaveValue('@Elena Petrova see section 4.');
  expect(form().getByText('The edition was closed.')).toBeVisible();
  notice.getByRole('button', { name: 'Try again' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(entries()[0]?.id).toBe('comment-9102'));
  expect(comments.added[1]).toEqual(comments.added[0]);
  expect(await box()).toHaveValue('');
  expect(form().queryByText('The edition was closed.')).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:comment'))).toEqual([]);
});

test('[S221] what was begun meanwhile stays in the box when the one before is refused', async () => {
  const { user, comments } = await openComments();
  await ready();
  comments.refusals.push({});
  const letThrough = comments.hold();
  await paste('First.');
  await user.click(send());
  await waitFor(() => expect(entries()).toHaveLength(4));
  await user.type(await box(), 'Second.');
  letThrough();
  await toast(/Something went wrong adding a comment/);
  expect(await box()).toHaveValue('Second.');
});

test('[S170] [Q-R11] sent again after a lost answer it is posted once; two equal comments on purpose are two', async () => {
  const { user, comments } = await openComments();
  await ready();
  comments.refusals.push({ status: 502 });
  await paste('Agreed.');
  await user.click(send());
  await waitFor(async () => expect(await box()).toHaveValue('Agreed.'));
  await user.click(send());
  await waitFor(() => expect(entries()[0]?.id).toBe('comment-9102'));
  const [first, again] = comments.keys;
  expect(again).toBe(first);

  await paste('Agreed.');
  await user.click(send());
  await waitFor(() => expect(entries()[0]?.id).toBe('comment-9103'));
  expect(comments.keys[2]).not.toBe(first);
});

test('[S132] [S221] a refused comment that was mended and sent cannot be sent a second time by its notice; another one still can', async () => {
  const { user, comments } = await openComments();
  await ready();
  comments.refusals.push({});
  await paste('First.');
  await user.click(send());
  await toast(/Something went wrong adding a comment/);
  await waitFor(async () => expect(await box()).toHaveValue('First.'));
  await user.type(await box(), ' Mended.');
  await user.click(send());
  await waitFor(() => expect(entries()[0]?.id).toBe('comment-9102'));
  expect(notices.all()).toEqual([]);

  comments.refusals.push({});
  const letThrough = comments.hold();
  await paste('Second.');
  await user.click(send());
  await paste('Third.');
  letThrough();
  await toast(/Something went wrong adding a comment/);
  await user.click(send());
  await waitFor(() => expect(entries()[0]?.id).toBe('comment-9104'));
  expect(notices.all().map(({ action }) => action?.label)).toEqual(['Try again']);
});
