import type { ImportObstacle } from '#generated/model/index.ts';
import { formatInstant } from './date-words.ts';

/** What stands in the way of undoing: where it is, who changed it and when. */
export function obstacleWords(one: ImportObstacle): string {
  const { CountryName, SnapshotName, ReferenceTitle, ChangedByName, ChangedOn } = one;
  const where = [CountryName, SnapshotName].filter((name) => name !== null).join(', ') || 'A rating that was deleted';
  const what = ReferenceTitle === null ? where : `${where}: reference ‘${ReferenceTitle}’`;
  const who = [ChangedByName, ChangedOn && formatInstant(ChangedOn)].filter(Boolean).join(', ');
  return who ? `${what} (${who})` : what;
}
