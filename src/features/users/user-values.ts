import '#src/lib/forms/zod.ts';
import { extend, number, refine } from 'zod/mini';
import { Role, UserStatus } from '#generated/enums.ts';
import type { User } from '#generated/model/index.ts';
import { UpdateUserBody } from '#generated/zod/users/users.zod.ts';
import { foldEmail } from '#rules/names.ts';
import type { PartWords } from '#src/components/changed-record.tsx';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';

/** What is typed about an account; `Version` as the form was opened with it, 0 for a new one. */
export type UserValues = Pick<User, 'FullName' | 'EmailAddress' | 'Role' | 'Status'> & { Version: number };

export const newUser: UserValues = {
  ...{ FullName: '', EmailAddress: '', Role: Role.Researcher, Status: UserStatus.Active, Version: 0 },
};

export const userValuesOf = ({ FullName, EmailAddress, Role, Status, Version = 0 }: User): UserValues => ({
  ...{ FullName, EmailAddress, Role, Status, Version },
});

/** An account's parts as they are said where two versions are compared. */
export const userWords: PartWords<UserValues> = {
  FullName: 'Full name',
  EmailAddress: 'E-mail',
  Role: ['Role', (role) => ROLE_NAMES[role]],
  Status: ['Status', (status) => (status === UserStatus.Active ? 'Active' : 'Inactive')],
};

const { FullName } = UpdateUserBody.shape;

export const userResolver = resolverFor<UserValues, UserValues>(
  'UserUpdate',
  extend(UpdateUserBody, {
    // The server trims whitespace at both ends.
    FullName: FullName.check(refine((text) => text.trim().length >= 3)),
    Version: number(),
  }),
);

/** The account that has the e-mail already. */
export const holderOf = (users: readonly User[], { EmailAddress }: UserValues, exceptId?: number): User | undefined =>
  users.find((user) => user.Id !== exceptId && foldEmail(user.EmailAddress) === foldEmail(EmailAddress.trim()));

/** Is it the only account that can let others in? */
export const isLastAdmin = (users: readonly User[], user: User): boolean =>
  isActiveAdmin(user) && users.filter(isActiveAdmin).length === 1;

const isActiveAdmin = (user: User) => user.Role === Role.Admin && user.Status === UserStatus.Active;
