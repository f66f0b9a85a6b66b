import type { ReactNode } from 'react';
import { holdsText } from '#src/lib/search-text.ts';

export type Choice = { id: number; name: string; mark?: ReactNode };
/** A group of choices, or of groups. */
export type Group = { key: string; name: string; choices?: Choice[]; groups?: Group[] };

export const idsOf = (choices: Choice[]): number[] => choices.map(({ id }) => id);

export const choicesIn = ({ choices = [], groups = [] }: Group): Choice[] => [...choices, ...groups.flatMap(choicesIn)];

/** What of a group a search finds: all of it where its own name does. */
export function filtered(group: Group, search: string): Group {
  if (holdsText(search, group.name)) return group;
  return {
    ...group,
    choices: group.choices?.filter(({ name }) => holdsText(search, name)),
    groups: group.groups?.map((one) => filtered(one, search)).filter((one) => choicesIn(one).length > 0),
  };
}
