// Made by `npm run generate` from the contract. Do not edit.

/**
 * Whether an import can be undone: as long as nobody has changed what it changed; it was; it changed nothing; an edition of it is inactive; what it takes was not kept yet when it was imported
 */
export { ImportUndoState } from '../enums/importUndoState.ts';
