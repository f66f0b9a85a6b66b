import { Role, UserStatus } from '#generated/enums.ts';
import type { NewRow } from '../schema.ts';

/** The accounts of the demonstration: 1 to 6 can be chosen on the development sign-in page. */
export const users: readonly NewRow<'app_user'>[] = [
  { full_name: 'Amara Okafor', email: 'admin@demo.test', role: Role.Admin },
  { full_name: 'Rui Tanaka', email: 'researcher@demo.test', role: Role.Researcher },
  { full_name: 'Elena Petrova', email: 'reviewer@demo.test', role: Role.Researcher },
  { full_name: 'Tomás Silva', email: 'external@demo.test', role: Role.ExternalResearcher },
  { full_name: 'Ingrid Larsen', email: 'spectator@demo.test', role: Role.Spectator },
  { full_name: 'Noor Haddad', email: 'inactive@demo.test', role: Role.Researcher, status: UserStatus.Inactive },
  { full_name: 'Maria Santos', email: 'maria.santos@demo.test', role: Role.Researcher },
  { full_name: 'Maria Santos', email: 'm.santos@demo.test', role: Role.Researcher },
  { full_name: 'Ana Lima', email: 'ana.lima@demo.test', role: Role.Researcher },
  { full_name: 'Ana Lima Duarte', email: 'ana.duarte@demo.test', role: Role.Researcher },
  { full_name: '陈伟', email: 'chen.wei@demo.test', role: Role.Researcher },
  { full_name: 'Ольга Смирнова', email: 'olga.smirnova@demo.test', role: Role.Researcher },
  { full_name: 'Kwame Mensah', email: 'kwame.mensah@demo.test', role: Role.Researcher },
  {
    full_name: 'Wilhelmina Alexandra Theodora van der Schaaf-Montgomery de la Fuente y Castellanos',
    email: 'wilhelmina.alexandra.theodora.van.der.schaaf-montgomery@demo.test',
    role: Role.ExternalResearcher,
  },
  { full_name: 'ليلى الخطيب', email: 'layla.khatib@demo.test', role: Role.Researcher },
].map((user, index) => ({
  id: index + 1,
  status: UserStatus.Active,
  ...user,
  date_created: new Date(Date.UTC(2022, 10, 1 + index, 9)).toISOString(),
}));

/** Full name by Id. */
export const nameOf = (userId: number): string => users[userId - 1]?.full_name ?? '';

/** Who works in the older editions; Noor Haddad and Kwame Mensah have left since. */
const earlierMembers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
/** Who is in the active one: 13 and 14 are left to be added. */
const activeMembers = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 15];

export const membersOf = (editionId: number): readonly number[] => (editionId === 4 ? activeMembers : earlierMembers);

// a name that stands more often gets more of the work: the demo accounts have enough to look at
const activeResearchers = [2, 2, 2, 2, 4, 4, 7, 8, 9, 10, 11, 12];
const activeReviewers = [3, 3, 3, 3, 3, 7, 8, 9, 10, 11, 12];
const earlierResearchers = [2, 2, 4, 6, 7, 8, 9, 10, 11, 12, 13];
const earlierReviewers = [3, 3, 3, 6, 7, 8, 9, 13];

export const researchersOf = (editionId: number) => (editionId === 4 ? activeResearchers : earlierResearchers);
export const reviewersOf = (editionId: number) => (editionId === 4 ? activeReviewers : earlierReviewers);
