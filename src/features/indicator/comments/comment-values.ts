import type { FieldErrors, Resolver } from 'react-hook-form';
import { fields } from '#generated/fields.ts';
import type { CommentCreate, MentionableUser } from '#generated/model/index.ts';
import { formatNumber } from '#src/lib/words.ts';
import { taggedIn } from './tagged-users.ts';

/**
 * What is typed, and the Ids of those who were picked from the list, in order; `form` tells one
 * comment from the next.
 */
export type CommentValues = { CommentContent: string; picked: number[]; form: string };
export const emptyComment = (): CommentValues => ({ CommentContent: '', picked: [], form: crypto.randomUUID() });

const { CommentContent: content, taggedUsers } = fields.CommentCreate;

/**
 * The body of a text by the contract's limits and words (requirements B5); the form's context is
 * who can be mentioned.
 */
export const commentResolver: Resolver<CommentValues, readonly MentionableUser[], CommentCreate> = (
  { CommentContent, picked },
  people = [],
) => {
  const text = CommentContent.trim();
  if (text === '') return refused('Type a comment first.');
  if (text.length > content.maxLength)
    return refused(`A comment has at most ${formatNumber(content.maxLength)} characters.`);
  const { ids, unclear } = taggedIn(text, people, picked);
  if (unclear[0]) return refused(`Several people are called ${unclear[0].name}. Select who is meant.`, 'unclear');
  if (ids.length > taggedUsers.maxItems) return refused(taggedUsers.message);
  return { values: { CommentContent: text, taggedUsers: ids }, errors: {} };
};

const refused = (message: string, type = 'refused') => {
  const errors: FieldErrors<CommentValues> = { CommentContent: { type, message } };
  return { values: {}, errors };
};
