import type { Workload } from '#generated/model/index.ts';

/** All that waits for the person and is late, as researcher and as reviewer. */
export const overdueOf = ({ Research, QA }: Workload): number => Research.Overdue + QA.Overdue;

/** All that waits for the person. */
export const waitingFor = ({ Research, QA }: Workload): number => Research.Open + Research.InProgress + QA.Waiting;

/** Why the person cannot go on with it; undefined where they can. */
export const whyAway = ({ IsActive, IsMember }: Workload): string | undefined =>
  IsActive ? (IsMember ? undefined : 'Left the edition') : 'Inactive';

/** Who is behind, furthest first. */
export const behind = (people: Workload[]): Workload[] =>
  people.filter((person) => overdueOf(person) > 0).sort((a, b) => overdueOf(b) - overdueOf(a));

/** A name, and the e-mail that `toldApart` put behind it. */
export function nameParts({ FullName, EmailAddress }: Workload): { name: string; email?: string } {
  const behindIt = ` (${EmailAddress})`;
  return FullName.endsWith(behindIt)
    ? { name: FullName.slice(0, -behindIt.length), email: EmailAddress }
    : { name: FullName };
}

/** People of one name with their e-mail addresses behind it. */
export function toldApart(people: Workload[]): Workload[] {
  const sameName = Map.groupBy(people, ({ FullName }) => FullName);
  return people.map((person) =>
    (sameName.get(person.FullName)?.length ?? 0) > 1
      ? { ...person, FullName: `${person.FullName} (${person.EmailAddress})` }
      : person,
  );
}
