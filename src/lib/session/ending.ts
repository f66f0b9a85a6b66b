import { ApiError } from '../api/api-error.ts';

/** Why the visitor is not signed in; `session-ending-messages.ts` has the text of each. */
export type Ending =
  /** The person logged out. */
  | 'signed-out'
  /** The product no longer accepts the token, and no other could be had. */
  | 'expired'
  /** The product does not know the account. */
  | 'refused'
  /** The identity provider denied access, or the person cancelled there. */
  | 'denied'
  /** The provider's response belongs to no sign-in that this tab has begun, or was used before. */
  | 'unmatched'
  /** The provider did not respond, or reported a fault of its own. */
  | 'provider-failed'
  /** The login endpoint of the product failed. */
  | 'failed';

/** Errors of OpenID Connect that a person brings about or can mend by signing in again. */
const UNFINISHED = new Set(['invalid_grant', 'login_required', 'interaction_required', 'account_selection_required']);
const DENIED = new Set(['access_denied', 'consent_required']);

/** What a sign-in that failed is to be called, by the error that ended it. */
export function endingOf(error: unknown): Ending {
  if (error instanceof ApiError) return error.status === 403 ? 'refused' : 'failed';
  const { name, message, error: code = '' } = error as Error & { error?: string };
  // By its name: the library is loaded apart from the first screen.
  if (name === 'ErrorResponse') {
    if (DENIED.has(code)) return 'denied';
    return UNFINISHED.has(code) ? 'unmatched' : 'provider-failed';
  }
  const isOutage = error instanceof TypeError || name === 'ErrorTimeout' || /\(\d{3}\)|Content-Type/.test(message);
  return isOutage ? 'provider-failed' : 'unmatched';
}
