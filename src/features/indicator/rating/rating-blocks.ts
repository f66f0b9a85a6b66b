import { NO_QA_USER } from '#rules/checks.ts';
import { INCONSISTENT_RATING } from '#rules/rating.ts';

/** What decides whether the rating form's buttons work. */
export type FormState = {
  inconsistent: boolean;
  valid: boolean;
  unsaved: boolean;
  /** Somebody else changed the rating meanwhile. */
  moved: boolean;
  /** The second action would submit it, and nobody could check it. */
  lacksQaUser: boolean;
};

/** Why a button does nothing now, or false where it works. */
export type Blocks = { save: string | false; submit: string | false };

/**
 * Save needs a dirty and valid form, the second action a valid one; an inconsistent rating blocks
 * both (requirements B5; ADR-023). Without a QA user nothing is submitted (requirements B6).
 */
export function blocksOf({ inconsistent, valid, unsaved, moved, lacksQaUser }: FormState): Blocks {
  const both =
    (inconsistent && INCONSISTENT_RATING) ||
    (!valid && 'Choose a rating and Met or Not Met, and write a note of at least 3 characters.') ||
    (moved && unsaved && 'Choose first whether to keep yours.');
  return { save: both || (!unsaved && 'Nothing has changed.'), submit: both || (lacksQaUser && NO_QA_USER) };
}
