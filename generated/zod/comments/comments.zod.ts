// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod';


/**
 * Newest first; of the same instant, the higher Id first.
 * @summary List the comments on a rating
 */
export const listCommentsResponseCountMin = 0;



export const ListCommentsResponse = zod.object({
  "Data": zod.array(zod.object({
  "Id": zod.int(),
  "CommentContent": zod.string().describe('Plain text. A mention is @ followed by the full name'),
  "AuthorId": zod.int(),
  "AuthorName": zod.string(),
  "CommentTaggedUserIds": zod.array(zod.int()),
  "CountryIndicatorRatingId": zod.int(),
  "CreatedBy": zod.int().describe('Id of the user who created the record; the author'),
  "DateCreated": zod.iso.datetime({"offset":true})
})),
  "Count": zod.int().min(listCommentsResponseCountMin).describe('The number of all comments on the rating')
})

/**
 * Each tagged user but the author gets a notification. Who is tagged must be an active user of the edition and be mentioned: the text has an @ followed by the full name, letter by letter, and of the edition's names that go on there the longest counts ('@Ana Lima Duarte' does not mention Ana Lima); else 422 at /taggedUsers. Of people with the same name the Ids choose. Who is mentioned need not be tagged.
 * @summary Add a comment to a rating
 */
export const addCommentBodyCommentContentMax = 10000;


export const addCommentBodyCommentContentRegExp = new RegExp('\\S');
export const addCommentBodyTaggedUsersItemMax = 2147483647;

export const addCommentBodyTaggedUsersMax = 14;



export const AddCommentBody = zod.object({
  "CommentContent": zod.string().min(1).max(addCommentBodyCommentContentMax).regex(addCommentBodyCommentContentRegExp).describe('Not blank; stored without the space around it'),
  "taggedUsers": zod.array(zod.int().min(1).max(addCommentBodyTaggedUsersItemMax)).max(addCommentBodyTaggedUsersMax).describe('Ids of mentioned users of the edition, each once')
})

export const AddCommentResponse = zod.object({
  "Id": zod.int(),
  "CommentContent": zod.string().describe('Plain text. A mention is @ followed by the full name'),
  "AuthorId": zod.int(),
  "AuthorName": zod.string(),
  "CommentTaggedUserIds": zod.array(zod.int()),
  "CountryIndicatorRatingId": zod.int(),
  "CreatedBy": zod.int().describe('Id of the user who created the record; the author'),
  "DateCreated": zod.iso.datetime({"offset":true})
})

