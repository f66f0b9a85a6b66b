import type { Ending } from '#src/lib/session/ending.ts';

type Words = { title: string; text: string };

/** Why somebody who is signed in stands here (requirements A2.3). */
export const LACKING_PERMISSION: Words = {
  title: '401 Unauthorized',
  text: 'The account you are signed in with lacks permission. Contact an administrator or try a different account.',
};

/** What /unauthorized says happened, and what to do now. */
export const endings: Record<Ending, Words> = {
  'signed-out': { title: 'You are signed out', text: 'Sign in again to go on with your work.' },
  expired: {
    title: 'Your session has ended',
    text: 'Sign in again to go on where you were. What you typed is kept in this tab.',
  },
  refused: LACKING_PERMISSION,
  denied: {
    title: 'Signing in was cancelled',
    text: 'The sign-in page did not grant access, or signing in was cancelled there. Sign in again, or use a different account.',
  },
  unmatched: {
    title: 'Signing in was not completed',
    text: 'This sign-in has expired, was used before, or was not started in this tab. Sign in again.',
  },
  'provider-failed': {
    title: 'Signing in failed',
    text: 'The sign-in service did not answer or reported an error. Try again in a moment. If it keeps failing, contact an administrator.',
  },
  failed: {
    title: 'Signing in failed',
    text: 'The product could not complete your sign-in. Try again in a moment. If it keeps failing, contact an administrator.',
  },
};
