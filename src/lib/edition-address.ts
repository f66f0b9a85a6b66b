import { idFrom } from './address.ts';

/** The edition that an address names; absent = the current one (ADR-165). */
export type EditionAddress = { edition?: number };

/** No edition has it: what it stands for in the address is none. */
const NO_EDITION = 0;

/** Reads the address; what cannot be an edition is one that does not exist, and no other one. */
export const readEditionAddress = ({ edition }: { edition?: unknown }): EditionAddress =>
  edition === undefined ? {} : { edition: idFrom(edition) ?? NO_EDITION };

/** For links within the pages of an edition, as `search`: of an address, only its edition goes along. */
export const keepEdition = ({ edition }: EditionAddress): EditionAddress => (edition === undefined ? {} : { edition });
