import { operations } from '#generated/operations.ts';
import { kenya } from './fault.ts';

export interface Seen {
  requests: number;
  /** By status, what was not as it should be. */
  strange: Record<string, number>;
  /** The last note of each writer that was acknowledged. */
  notes: number[];
}

/** Where a writer's rating is read, and where it is saved. */
function addressesOf(url: string, writer: number): [string, string] {
  const { path: reading } = operations.readIndicatorRating;
  const { path: saving } = operations.updateRating;
  const params: Record<string, number> = { ...kenya, indicatorId: kenya.indicatorId + writer };
  const filled = (path: string) => `${url}/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name) => `${params[name]}`)}`;
  return [filled(reading), filled(saving)];
}

/** Saves and reads by turns, and loads the page, until it is over. */
export async function load(
  url: string,
  token: string,
  writer: number,
  seen: Seen,
  isOver: () => boolean,
): Promise<void> {
  const [reading, saving] = addressesOf(url, writer);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let n = 1; !isOver(); n += 1) {
    const body = {
      ...{ CountryIndicatorRatingId: kenya.ratingId + writer, Score: 1, RatingIsMet: true },
      ResearcherNote: `note ${n}`,
    };
    const answer = await (n % 3 === 0
      ? fetch(`${url}/dashboard`)
      : n % 3 === 1
        ? fetch(saving, { method: 'PUT', headers, body: JSON.stringify(body) })
        : fetch(reading, { headers })
    ).catch(() => undefined);
    seen.requests += 1;
    const status = answer?.status ?? 'none';
    if (status !== 200) seen.strange[status] = (seen.strange[status] ?? 0) + 1;
    else if (n % 3 === 1) seen.notes[writer] = n;
    await answer?.arrayBuffer().catch(() => undefined);
  }
}

/** In words, what was acknowledged and is not there. */
export async function lostNotes(url: string, token: string, seen: Seen): Promise<string[]> {
  const lost: string[] = [];
  for (const [writer, n] of seen.notes.entries()) {
    const [reading] = addressesOf(url, writer);
    const answer = await fetch(reading, { headers: { authorization: `Bearer ${token}` } });
    const { ResearcherNote } = await answer.json();
    if (ResearcherNote !== `note ${n}`) lost.push(`note ${n} was acknowledged, '${ResearcherNote}' is there`);
  }
  return lost;
}
