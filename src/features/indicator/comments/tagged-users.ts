import type { MentionableUser } from '#generated/model/index.ts';
import { mentionsIn } from '#rules/mentions.ts';

/** A name in the text that several people have, none of whom was picked. */
export type UnclearName = { name: string; users: MentionableUser[] };
export type Tagged = { ids: number[]; unclear: UnclearName[] };

/**
 * Whom a text tags: everybody whose full name stands behind an @. Of people with the same name those who were picked count
 * (`picked`, in the order of picking), as many as the text still names; the latest go first.
 */
export function taggedIn(content: string, people: readonly MentionableUser[], picked: readonly number[]): Tagged {
  const times = new Map<string, number>();
  for (const { name } of mentionsIn(content, people.map(fullName))) times.set(name, (times.get(name) ?? 0) + 1);
  const tagged: Tagged = { ids: [], unclear: [] };
  for (const [name, count] of times) {
    const users = people.filter((one) => one.FullName === name);
    const chosen = users.length === 1 ? users.map(id) : latest(picked, users.map(id)).slice(0, count);
    if (chosen.length > 0) tagged.ids.push(...chosen);
    else tagged.unclear.push({ name, users });
  }
  return tagged;
}

const id = ({ Id }: MentionableUser) => Id;
const fullName = ({ FullName }: MentionableUser) => FullName;

const latest = (picked: readonly number[], among: number[]) => [
  ...new Set(picked.toReversed().filter((one) => among.includes(one))),
];
