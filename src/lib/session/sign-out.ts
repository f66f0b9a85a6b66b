import { drafts } from '../forms/drafts.ts';
import type { Ending } from './ending.ts';
import type { Session } from './session.ts';

/** Whoever signs in next may be somebody else: nothing of the former person's work stays. */
const FORGETS: ReadonlySet<Ending> = new Set(['signed-out', 'refused']);

/**
 * Signs out, and forgets what was typed where the next person may be another one. Apart from the
 * session, for the first screen keeps no drafts. Never resolves.
 */
export const signOut = (session: Pick<Session, 'signOut'>, ending: Ending = 'signed-out'): Promise<never> =>
  session.signOut(ending, FORGETS.has(ending) ? drafts.forgetAll : undefined);
