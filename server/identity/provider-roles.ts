import { roleNames, roleOf } from './account-access.ts';

/** Which role each group of the provider stands for, by its name; several groups may be of one. */
export type ProviderRoles = ReadonlyMap<string, number>;

/**
 * Reads `Admin=ca-admins; Researcher=ca-researchers, ca-staff` (ADR-226).
 * @throws Error with what is wrong of it.
 */
export function readProviderRoles(text: string): ProviderRoles {
  const roles = new Map<string, number>();
  for (const part of text.split(';').filter((one) => one.trim())) {
    const [name = '', groups = ''] = part.split(/=(.*)/s);
    const role = roleOf(name);
    const names = groups
      .split(',')
      .map((group) => group.trim())
      .filter(Boolean);
    if (role === undefined || names.length === 0)
      throw new Error(
        `is written Role=group, group; Role=group with the roles ${roleNames.join(', ')}, not '${part.trim()}'`,
      );
    for (const group of names) {
      if (roles.has(group)) throw new Error(`names ${group} twice`);
      roles.set(group, role);
    }
  }
  return roles;
}

/** The role of somebody in these groups: of several the first in the order of the roles. */
export function roleOfGroups(roles: ProviderRoles, groups: readonly string[]): number | undefined {
  const held = groups.flatMap((group) => roles.get(group) ?? []);
  return held.length > 0 ? Math.min(...held) : undefined;
}
