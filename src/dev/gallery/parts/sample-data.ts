import { Role, UserStatus } from '#generated/enums.ts';
import type { ChoiceNode } from '#src/components/choices/choice-nodes.ts';
import type { ListedUser } from '#src/lib/listed-user.ts';

export const LONG_NAME =
  'Advanced driver-assistance systems are required in all new passenger vehicles, buses and goods vehicles above 3.5 tonnes';

export type SampleUser = ListedUser & { Id: number };

const nameOf = ['Amara Okafor', 'Rui Tanaka', 'Ingrid Larsen', 'Kwame Mensah', 'Tomás Silva', 'Mele Fonua'];

export const people: SampleUser[] = nameOf.map((FullName, at) => ({
  Id: at + 1,
  FullName,
  EmailAddress: `${FullName.split(' ')[0]?.toLowerCase()}@demo.test`,
  Role: [Role.Admin, Role.Researcher, Role.Spectator][at % 3] as Role,
  Status: at === 4 ? UserStatus.Inactive : UserStatus.Active,
  DateCreated: `2026-0${at + 1}-12T08:00:00Z`,
}));

const regions: [region: string, countries: string[]][] = [
  ['Africa', ['Côte d’Ivoire', 'Kenya', 'Rwanda']],
  ['Europe', ['Moldova', 'Norway']],
  ['Oceania', ['Fiji', 'New Zealand', 'Tonga']],
];

/** Regions over countries. */
export const countryTree: ChoiceNode[] = regions.map(([FullName, names], at) => ({
  FullName,
  Children: names.map((name, place) => ({ Id: at * 10 + place + 1, FullName: name })),
}));

export const countries = regions.flatMap(([region, names], at) =>
  names.map((name, place) => ({ id: at * 10 + place + 1, label: name, mark: region })),
);

export const editions = [
  { Id: 4, Name: 'Road Safety Report 2026', InactiveDate: null },
  { Id: 3, Name: 'Road Safety Report 2025', InactiveDate: '2026-01-14T09:00:00Z' },
];
