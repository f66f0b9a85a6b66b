import type { WorkflowTaskType } from '#generated/enums.ts';
import type { AssignmentPlanChoice, WorkflowUser } from '#generated/model/index.ts';
import { searchText } from '#src/lib/search-text.ts';

export const NOBODY_WORD = 'Nobody';
export const LAST_WORD = 'As last edition';

/** What a cell says; `error` where it cannot be understood. */
export type CellReading = { choice: AssignmentPlanChoice; error?: undefined } | { choice?: undefined; error: string };

/** How a person is written in a cell: by e-mail where somebody else has the same name. */
export const writtenAs = (user: WorkflowUser, users: readonly WorkflowUser[]): string =>
  users.some(({ Id, FullName }) => Id !== user.Id && FullName === user.FullName) ? user.EmailAddress : user.FullName;

/** Names or e-mails with ';' between, 'Nobody' or 'As last edition'; undefined if it is empty. */
export function readCell(
  text: string,
  task: WorkflowTaskType,
  users: readonly WorkflowUser[],
): CellReading | undefined {
  if (!text) return undefined;
  const { readings } = knownOf(users);
  const key = `${task} ${text}`;
  if (!readings.has(key)) readings.set(key, readParts(text, task, users));
  return readings.get(key);
}

function readParts(text: string, task: WorkflowTaskType, users: readonly WorkflowUser[]): CellReading | undefined {
  const parts = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return undefined;
  const [first = ''] = parts.map(searchText);
  if (parts.length === 1 && first === searchText(NOBODY_WORD)) return { choice: { UserIds: [] } };
  if (parts.length === 1 && first === searchText(LAST_WORD)) return { choice: { UserIds: [], AsLastEdition: true } };
  const found = parts.map((part) => readPerson(part, task, users));
  const error = found.find((one) => typeof one === 'string');
  if (typeof error === 'string') return { error };
  return { choice: { UserIds: [...new Set(found.filter((one) => typeof one === 'number'))] } };
}

/** The Id, or why there is none. */
function readPerson(text: string, task: WorkflowTaskType, users: readonly WorkflowUser[]): number | string {
  const [user, other] = knownOf(users).index.get(searchText(text)) ?? [];
  if (!user) return `Nobody in this edition is called ‘${text}’`;
  if (other) return `Several people are called ‘${text}’: write the e-mail`;
  return user.WorkflowTaskTypes.includes(task) ? user.Id : `${user.FullName} cannot be assigned for QA`;
}

interface Known {
  /** Users by name and by e-mail, as searches compare them. */
  index: Map<string, WorkflowUser[]>;
  /** A plan has the same few texts in many cells, which are all read after each key. */
  readings: Map<string, CellReading | undefined>;
}

function knownOf(users: readonly WorkflowUser[]): Known {
  const known = knownByUsers.get(users);
  if (known) return known;
  const index = new Map<string, WorkflowUser[]>();
  for (const user of users)
    for (const word of new Set([user.FullName, user.EmailAddress].map(searchText)))
      index.set(word, [...(index.get(word) ?? []), user]);
  const made: Known = { index, readings: new Map() };
  knownByUsers.set(users, made);
  return made;
}

const knownByUsers = new WeakMap<readonly WorkflowUser[], Known>();
