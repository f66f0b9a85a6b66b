import { idFrom } from './address.ts';

/** The edition that an address names; absent = the current one (ADR-165). */
export type EditionAddress = { edition?: number };

/** No edition has it: what it stands for in the address is none. */
const NO_EDITION = 0;

/** Reads the address; what cannot be an edition is one that does not exist, and no other one. */
export const readEditionAddress = ({ edition }: { edition?: unknown }): EditionAddress =>
  edition === undefined ? {} : { edition: idFrom(edition) ?? NO_EDITION };

/** `search` for links within the pages of an edition: keeps the edition and nothing else. */
export const keepEdition = ({ edition }: { edition?: number | undefined }): EditionAddress =>
  edition === undefined ? {} : { edition };
