import { UserStatus } from '#generated/enums.ts';
import type { User } from '#generated/model/index.ts';

/** What every list of people tells of one. */
export type ListedUser = Pick<User, 'FullName' | 'EmailAddress' | 'Role' | 'Status' | 'DateCreated'>;

export const isActiveUser = ({ Status }: Pick<User, 'Status'>): boolean => Status === UserStatus.Active;
