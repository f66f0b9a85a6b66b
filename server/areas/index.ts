import type { Handlers } from '../call.ts';
import { countries } from './countries.ts';
import { dashboard } from './dashboard.ts';
import { editions } from './editions.ts';
import { notifications } from './notifications.ts';
import { ratings } from './ratings.ts';
import { session } from './session.ts';
import { users } from './users.ts';

/** One function per operationId. What is missing here answers 501; tests/server/missing-handlers.test.ts lists it. */
export const handlers: Partial<Handlers> = {
  ...session,
  ...users,
  ...editions,
  ...notifications,
  ...dashboard,
  ...countries,
  ...ratings,
};
