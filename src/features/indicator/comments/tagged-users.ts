import type { MentionableUser } from '#generated/model/index.ts';
import { mentionsIn } from '#rules/mentions.ts';

/** A name in the text that several people have, none of whom was picked. */
export type UnclearName = { name: string; users: MentionableUser[] };
export type Tagged = { ids: number[]; unclear: UnclearName[] };

/**
 * Whom a text tags: everybody whose full name stands behind an @. Of people with the same name
 * those who were picked count (`picked`, in the order of picking), as many as the text still names;
 * the latest go first.
 */
export function taggedIn(content: string, people: readonly MentionableUser[], picked: readonly number[]): Tagged {
  const named = new Map<string, { names: string[]; times: number }>();
  for (const { name, alike } of mentionsIn(content, people.map(fullName))) {
    const names = [name, ...alike];
    const key = names.join('\n');
    named.set(key, { names, times: (named.get(key)?.times ?? 0) + 1 });
  }
  const ids = new Set<number>();
  const unclear: UnclearName[] = [];
  for (const { names, times } of named.values()) {
    const users = people.filter(({ FullName }) => names.includes(FullName));
    const chosen = users.length === 1 ? users.map(id) : latest(picked, users.map(id)).slice(0, times);
    for (const one of chosen) ids.add(one);
    if (chosen.length === 0) unclear.push({ name: names[0] ?? '', users });
  }
  return { ids: [...ids], unclear };
}

const id = ({ Id }: MentionableUser) => Id;
const fullName = ({ FullName }: MentionableUser) => FullName;

const latest = (picked: readonly number[], among: number[]) => [
  ...new Set(picked.toReversed().filter((one) => among.includes(one))),
];
