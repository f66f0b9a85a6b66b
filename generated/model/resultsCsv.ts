// Made by `npm run generate` from the contract. Do not edit.

/**
 * RFC 4180, UTF-8, with a header. A text that begins with = + - @, a tab or a return, also after apostrophes, has one apostrophe more in front, so that no spreadsheet runs it; numbers have none
 */
export type ResultsCsv = string;
