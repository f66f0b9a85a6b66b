import type { Handlers } from '../call.ts';
import { ok } from '../call.ts';
import { callerOnWire } from '../domain/users.ts';

export const session = {
  // the token was checked and the account bound on the way here
  logIn: async ({ caller }) => ok(callerOnWire(caller)),
  readCurrentUser: async ({ caller }) => ok(callerOnWire(caller)),
} satisfies Partial<Handlers>;
