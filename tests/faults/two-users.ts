import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Fault, kenya, toOne } from './support/fault.ts';
import type { Product } from './support/product.ts';

const people = ['admin@demo.test', 'researcher@demo.test'];
const { ratingId, ...params } = kenya;

interface Rating {
  ResearcherNote: string | null;
  Version: number;
}

const read = async (product: Product, email: string): Promise<Rating> =>
  (await product.call(email, 'readIndicatorRating', { params })).json();

/** Reads, thinks, and adds a word to the note: what is lost can be counted afterwards. */
async function addWord(product: Product, email: string, word: string): Promise<number> {
  const before = await read(product, email);
  await sleep(between(0, 6));
  const body = {
    CountryIndicatorRatingId: ratingId,
    ...{
      Score: 1,
      RatingIsMet: true,
      ResearcherNote: `${before.ResearcherNote ?? ''} ${word}`,
      Version: before.Version,
    },
  };
  const answer = await product.call(email, 'updateRating', { params, body });
  const saved = await answer.json();
  if (answer.status === 200 && saved.Version !== before.Version + 1) return 500;
  return answer.status === 409 && saved.code !== 'stale' ? 500 : answer.status;
}

export const twoUsers: Fault = {
  row: 'Q-R8',
  name: 'two users on one rating',
  engines: ['embedded', 'postgresql'],
  rounds: 1_000,
  ...toOne(async (product, rounds) => {
    const found = { saved: 0, stale: 0, lost: 0 };
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // a short note, so that a thousand rounds stay within its length
      const start = await read(product, 'admin@demo.test');
      const words = people.map((_, i) => `w${round}x${i}.`);
      const fresh = {
        CountryIndicatorRatingId: ratingId,
        Score: 1,
        RatingIsMet: true,
        ResearcherNote: 'note',
        Version: start.Version,
      };
      await product.call('admin@demo.test', 'updateRating', { params, body: fresh });
      const statuses = await Promise.all(people.map((email, i) => addWord(product, email, words[i] ?? '')));
      const { ResearcherNote, Version } = await read(product, 'admin@demo.test');
      const saved = statuses.filter((status) => status === 200).length;
      const lost = words.filter((word, i) => statuses[i] === 200 && !ResearcherNote?.includes(word)).length;
      found.saved += saved;
      found.stale += statuses.filter((status) => status === 409).length;
      found.lost += lost;
      if (lost > 0) wrong.push(`round ${round}: ${lost} updates lost`);
      if (saved === 0 || statuses.some((status) => status !== 200 && status !== 409))
        wrong.push(`round ${round}: ${statuses}`);
      if (Version !== start.Version + 1 + saved) wrong.push(`round ${round}: version ${Version} after ${saved} saves`);
    }
    return { counts: { interleavings: rounds, ...found }, wrong };
  }),
};
