import type { Handlers } from '../call.ts';
import { ok } from '../call.ts';
import { readCaller } from './users/user-list.ts';

export const session = {
  // the token was checked and the account bound on the way here
  logIn: async ({ db, caller }) => ok(await readCaller(db, caller)),
  readCurrentUser: async ({ db, caller }) => ok(await readCaller(db, caller)),
} satisfies Partial<Handlers>;
