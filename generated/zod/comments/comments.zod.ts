// Made by `npm run generate` from the contract. Do not edit.
import * as zod from 'zod/mini';


/**
 * Newest first; of the same instant, the higher Id first.
 * @summary List the comments on a rating
 */
export const listCommentsResponseCountMin = 0;



export const ListCommentsResponse = /*#__PURE__*/ zod.object({
  "Data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "CommentContent": /*#__PURE__*/ zod.string(),
  "AuthorId": /*#__PURE__*/ zod.int(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "CommentTaggedUserIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int(),
  "CreatedBy": /*#__PURE__*/ zod.int(),
  "DateCreated": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})),
  "Count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCommentsResponseCountMin))
})

/**
 * Each tagged user but the author gets a notification. Who is tagged must be an active user of the edition and be mentioned: the text has an @ followed by the full name, letter by letter, and of the edition's names that go on there the longest counts ('@Ana Lima Duarte' does not mention Ana Lima); else 422 at /taggedUsers. Of people with the same name the Ids choose. Who is mentioned need not be tagged.
 * @summary Add a comment to a rating
 */
export const addCommentBodyCommentContentMax = 10000;


export const addCommentBodyCommentContentRegExp = new RegExp('\\S');
export const addCommentBodyTaggedUsersItemMax = 2147483647;

export const addCommentBodyTaggedUsersMax = 14;



export const AddCommentBody = /*#__PURE__*/ zod.object({
  "CommentContent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addCommentBodyCommentContentMax)).check(/*#__PURE__*/ zod.regex(addCommentBodyCommentContentRegExp)),
  "taggedUsers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addCommentBodyTaggedUsersItemMax))).check(/*#__PURE__*/ zod.maxLength(addCommentBodyTaggedUsersMax))
})

export const AddCommentResponse = /*#__PURE__*/ zod.object({
  "Id": /*#__PURE__*/ zod.int(),
  "CommentContent": /*#__PURE__*/ zod.string(),
  "AuthorId": /*#__PURE__*/ zod.int(),
  "AuthorName": /*#__PURE__*/ zod.string(),
  "CommentTaggedUserIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()),
  "CountryIndicatorRatingId": /*#__PURE__*/ zod.int(),
  "CreatedBy": /*#__PURE__*/ zod.int(),
  "DateCreated": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

