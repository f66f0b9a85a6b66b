import { UserStatus } from '#generated/enums.ts';
import { users } from '../db/demo/people.ts';

/** An account of the development sign-in page. */
export interface Account {
  /** The `sub` of the tokens. */
  id: string;
  name: string;
  email: string;
  role: string;
  /** What this account may do, in a line. */
  about: string;
  /** Shown as such; the product refuses it. */
  inactive?: boolean;
}

const roles = ['Admin', 'Researcher', 'External Researcher', 'Spectator'];
const abouts: Record<string, string> = {
  'admin@demo.test': 'Manages editions, users and assignments; may change every rating.',
  'researcher@demo.test': 'Rates the country indicators assigned for research, with references and comments.',
  'reviewer@demo.test': 'A researcher with QA work: reviews and completes what others have rated.',
  'external@demo.test': 'Rates assigned country indicators; sees neither the library nor the comparison.',
  'spectator@demo.test': 'Looks at everything and compares, changes nothing.',
  'inactive@demo.test': 'Deactivated: shows how the product turns an account away.',
};

/** The demo accounts (ADR-040), with the names of the demo data. */
export const demoAccounts: readonly Account[] = users
  .filter(({ email }) => email in abouts)
  .map(({ id, full_name, email, role, status }) => ({
    id: `demo-${id}`,
    name: full_name,
    email,
    role: roles[role] ?? '',
    about: abouts[email] ?? '',
    ...(status === UserStatus.Inactive && { inactive: true }),
  }));
