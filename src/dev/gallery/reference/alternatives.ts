import { Role } from '#generated/enums.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import { exampleOf } from './contract.ts';

/** Facts about the record that a permission may ask for, in words (openapi/README.md). */
const FACTS: Record<string, string> = {
  'is:researcher': 'for the research user of the record',
  'is:qa': 'for its QA user',
  'is:assigned': 'for its research or QA user',
  'is:tagged': 'for the user who was tagged',
  'status:research': 'while it is Open or Research In Progress',
  'status:qa': 'while it is QA In Progress or QA Completed',
  'view:own': "for one's own view",
  'view:shared': 'for a view shared with the edition',
  'reference:current': 'for a reference of the active edition',
  'reference:previous': 'for a reference of a closed edition',
};

/** A way to be allowed: what must be held, under which conditions, and which roles hold it. */
export type Alternative = { key: string; permissions: string[]; conditions: string[]; roles: string[] };

type User = { Role: keyof typeof ROLE_NAMES; Permissions: string[] };

/** What the roles hold in the examples of the contract, which are as the demo data have it. */
const rolesOfExamples = ['', 'Researcher', 'ExternalResearcher', 'Spectator'].map(
  (role) => exampleOf(`readCurrentUser${role}`) as User,
);

export const alternativesOf = (permissions: readonly (readonly string[])[]): Alternative[] =>
  permissions.map((all) => {
    const held = all.filter((one) => !one.includes(':'));
    return {
      key: all.join(' '),
      permissions: held,
      conditions: all.filter((one) => one.includes(':')).map((fact) => FACTS[fact] ?? fact),
      roles: rolesOfExamples
        .filter(({ Permissions }) => held.every((one) => Permissions.includes(one)))
        .map(({ Role: role }) => ROLE_NAMES[role]),
    };
  });

export const ROLE_COUNT = Object.keys(Role).length;
