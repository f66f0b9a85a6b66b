import { type Handlers, ok } from '../call.ts';
import { listUsers } from './users/user-list.ts';

export const users = {
  listUsers: async ({ db }) => ok(await listUsers(db)),
} satisfies Partial<Handlers>;
