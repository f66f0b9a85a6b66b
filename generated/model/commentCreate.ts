// Made by `npm run generate` from the contract. Do not edit.

export interface CommentCreate {
  /**
     * Not blank; stored without the space around it
     * @minLength 1
     * @maxLength 10000
     * @pattern \S
     */
  CommentContent: string;
  /**
     * Ids of mentioned users of the edition, each once
     * @maxItems 14
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  taggedUsers: number[];
}
