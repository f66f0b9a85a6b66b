import { Role } from '#generated/enums.ts';

/** What people call the roles (requirements A1). */
export const ROLE_NAMES: Record<Role, string> = {
  [Role.Admin]: 'Admin',
  [Role.Researcher]: 'Researcher',
  [Role.ExternalResearcher]: 'External Researcher',
  [Role.Spectator]: 'Spectator',
};
