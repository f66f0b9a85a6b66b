// Made by `npm run generate` from the contract. Do not edit.
/** Whether an import can be undone: as long as nobody has changed what it changed; it was; it changed nothing; an edition of it is inactive; what it takes was not kept yet when it was imported */
export const ImportUndoState = {
  Possible: 0,
  Undone: 1,
  NothingChanged: 2,
  EditionInactive: 3,
  NotKept: 4,
} as const;
export type ImportUndoState = (typeof ImportUndoState)[keyof typeof ImportUndoState];
