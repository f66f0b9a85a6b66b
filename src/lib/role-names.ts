import { Role } from '#generated/model/role.ts';

/** What people call the roles (document 1, section 1). */
export const ROLE_NAMES: Record<Role, string> = {
  [Role.Admin]: 'Admin',
  [Role.Researcher]: 'Researcher',
  [Role.ExternalResearcher]: 'External Researcher',
  [Role.Spectator]: 'Spectator',
};
