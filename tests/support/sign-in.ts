/** Signing in without a browser, which the drift check brings. */
export * from '../../drift/live/sign-in.ts';
