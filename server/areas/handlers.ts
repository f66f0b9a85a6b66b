import type { Handlers } from '../call.ts';
import { assignment } from './assignment.ts';
import { comments } from './comments.ts';
import { compare } from './compare.ts';
import { countries } from './countries.ts';
import { dashboard } from './dashboard.ts';
import { editionMembers } from './edition-members.ts';
import { editions } from './editions.ts';
import { library } from './library.ts';
import { notifications } from './notifications.ts';
import { ratings } from './ratings.ts';
import { references } from './references.ts';
import { session } from './session.ts';
import { structure } from './structure.ts';
import { transfer } from './transfer.ts';
import { users } from './users.ts';

/** One function per operationId. */
export const handlers: Handlers = {
  ...session,
  ...users,
  ...editions,
  ...editionMembers,
  ...structure,
  ...notifications,
  ...transfer,
  ...library,
  ...dashboard,
  ...assignment,
  ...countries,
  ...ratings,
  ...comments,
  ...references,
  ...compare,
};
