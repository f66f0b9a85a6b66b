import { type Fault, kenya, toOne } from './support/fault.ts';
import type { CallOptions, Product } from './support/product.ts';

const people = ['admin', 'researcher', 'reviewer', 'external', 'spectator'].map((name) => `${name}@demo.test`);
const [admin = ''] = people;
const EDITION = kenya.reportEditionId;
/** A round is so many minutes, in each of which each of them opens an indicator. */
const MINUTES = 10;
const ROUNDS_AN_HOUR = 60 / MINUTES;
/** The part of the rounds in which a process settles in: code is compiled, and the embedded engine fills its buffers (128 MB) for hours. */
const WARM_UP = 1 / 3;
/** Rounds from which on the whole process is judged; in fewer, engines and caches still take what they will keep. */
const A_DAY = 8 * ROUNDS_AN_HOUR;
const MOST_MB_AN_HOUR = 5;

interface Found {
  answered: number;
  refused: number;
  wrong: string[];
}

/** No right to it, or somebody was quicker. */
const BY_THE_RULES = new Set([403, 409]);

type Ask = (operationId: Parameters<Product['call']>[1], options?: CallOptions) => Promise<unknown>;

/**
 * Asks as one person, reads the response to its end, and leaves a word of what was neither done nor
 * refused as the rules have it.
 */
const asking =
  (product: Product, email: string, found: Found): Ask =>
  async (operationId, options) => {
    const answer = await product.call(email, operationId, options);
    const body = await answer.text();
    if (!answer.ok && !BY_THE_RULES.has(answer.status)) found.wrong.push(`${operationId}: ${answer.status} ${body}`);
    found[answer.ok ? 'answered' : 'refused'] += 1;
    const isJson = answer.headers.get('content-type')?.includes('json');
    return answer.ok && isJson ? JSON.parse(body) : undefined;
  };

/** Opens one indicator as the screen does, rates it now and then, and says something. */
async function openIndicator(ask: Ask, minute: number): Promise<void> {
  const params = {
    countryId: kenya.countryId,
    reportEditionId: EDITION,
    indicatorId: kenya.indicatorId + (minute % 150),
  };
  await ask('listDashboardIndicators', { params: { editionId: EDITION }, query: `?offset=${minute * 10}&pageSize=10` });
  await ask('readCountryIndicator', { params });
  await ask('readAdjacentIndicators', { params });
  const rating = (await ask('readIndicatorRating', { params })) as { Id: number; Version: number } | undefined;
  if (!rating) return;
  const ratingId = rating.Id;
  await ask('readReferences', { params: { ...params, editionId: EDITION } });
  await ask('listComments', { params: { ...params, ratingId } });
  const { Version } = rating;
  const body = { CountryIndicatorRatingId: ratingId, Score: 1, RatingIsMet: true, ResearcherNote: `minute ${minute}` };
  if (minute % 3 === 0) await ask('updateRating', { params, body: { ...body, Version } });
  if (minute % 20 === 0)
    await ask('addComment', {
      params: { ...params, ratingId },
      body: { CommentContent: `minute ${minute}`, taggedUsers: [] },
    });
}

/** A round of one person. */
async function workOf(ask: Ask, round: number): Promise<void> {
  for (let minute = 0; minute < MINUTES; minute += 1) await openIndicator(ask, round * MINUTES + minute);
  await ask('listCountriesProgress', { params: { reportEditionId: EDITION } });
  await ask('listCountryModules', { params: { countryId: kenya.countryId, reportEditionId: EDITION } });
  await ask('listNotifications');
}

/** What a manager does once a round: a comparison and a workbook. */
async function heavyWork(ask: Ask): Promise<void> {
  const countries = [kenya.countryId, 578, 392];
  await ask('readCompare', { query: `?editions=[3,4]&countries=${JSON.stringify(countries)}` });
  const made = (await ask('exportData', {
    body: {
      ...{ ReportEditionIds: [EDITION], ExportFieldChoice: 0, ExportFormatChoice: null },
      ...{ CountryIds: countries, IndicatorIds: Array.from({ length: 150 }, (_, at) => at + 1) },
    },
  })) as { downloadUrl: string } | undefined;
  if (made) await ask('downloadExport', { params: { token: made.downloadUrl.split('/').at(-1) ?? '' } });
}

const megabytes = (bytes: number) => Math.round(bytes / 104_857.6) / 10;

/** MB an hour that a line through the rounds climbs by (least squares), the first of them left out. */
function climb(all: number[]): number {
  const values = all.slice(Math.floor(all.length * WARM_UP));
  const middle = (values.length - 1) / 2;
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const perRound = values.reduce((sum, value, at) => sum + (at - middle) * value, 0) / spread;
  return perRound * ROUNDS_AN_HOUR;
}

/** Five people work without their pauses. */
export const workingDay: Fault = {
  row: 'Q-R28',
  name: 'a working day of five people',
  engines: ['embedded', 'postgresql'],
  rounds: 3 * A_DAY,
  ...toOne(async (product, rounds) => {
    const found: Found = { answered: 0, refused: 0, wrong: [] };
    const [heap, rss]: [number[], number[]] = [[], []];
    const asks = people.map((email) => asking(product, email, found));
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(asks.map((ask) => workOf(ask, round)));
      await heavyWork(asking(product, admin, found));
      const used = await product.memory();
      heap.push(megabytes(used.heapUsed));
      rss.push(megabytes(used.rss));
    }
    const { answered, refused, wrong } = found;
    const [heapClimb, rssClimb] = [climb(heap), climb(rss)];
    if (!(heapClimb <= MOST_MB_AN_HOUR)) wrong.push(`the heap grows by ${heapClimb.toFixed(1)} MB an hour: ${heap}`);
    if (rounds >= A_DAY && !(rssClimb <= MOST_MB_AN_HOUR))
      wrong.push(`memory grows by ${rssClimb.toFixed(1)} MB an hour: ${rss}`);
    const climbs = { 'heap MB an hour': heapClimb.toFixed(2), 'memory MB an hour': rssClimb.toFixed(2) };
    const sizes = { 'heap MB': heap.at(-1) ?? 0, 'memory MB': rss.at(-1) ?? 0 };
    return { counts: { hours: Math.round(rounds / ROUNDS_AN_HOUR), answered, refused, ...sizes, ...climbs }, wrong };
  }),
};
