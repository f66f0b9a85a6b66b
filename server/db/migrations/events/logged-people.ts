/** Accounts and the permissions of their roles. */
import type { Act, LoggedTable } from './logged-table.ts';

/** The bit of ActivityKind.Person. */
const PERSON = String(1 << 8);

/** A person's first sign-in binds the account, which is an act of that person. */
const bindsItself = (act: Act) => `${act('user_id')} is null and o.subject is null and n.subject is not null`;

export const user: LoggedTable = {
  name: 'app_user',
  key: ['id'],
  recordId: 'id',
  record: 11,
  changes: ['insert', 'update', 'delete'],
  kinds: () => PERSON,
  fields: [
    { name: 'FullName', column: 'full_name' },
    { name: 'EmailAddress', column: 'email' },
    { name: 'Role', column: 'role' },
    { name: 'Status', column: 'status' },
    // whether it is bound: the provider's own identifier is nobody's business here
    { name: 'Identity', column: 'subject', withheld: true },
  ],
  place: () => ({}),
  recordName: (row) => `${row}.full_name`,
  user: (act, change) =>
    change === 'update' ? `case when ${bindsItself(act)} then n.id else ${act('user_id')} end` : act('user_id'),
  cause: (act, change) =>
    change === 'update' ? `case when ${bindsItself(act)} then 0 else ${act('cause')} end` : act('cause'),
};

export const rolePermission: LoggedTable = {
  name: 'role_permission',
  key: ['role', 'permission'],
  recordId: 'role',
  record: 12,
  changes: ['insert', 'delete'],
  kinds: () => PERSON,
  fields: [
    { name: 'Role', column: 'role' },
    { name: 'Permission', column: 'permission' },
  ],
  place: () => ({}),
  recordName: (row) => `${row}.permission`,
};
