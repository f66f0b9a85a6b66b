/** Ratings saved as the one who is assigned, and seen wherever they show. */
import { ModuleType, Polarity, WorkflowStatus as Workflow } from '../../../generated/enums.ts';
import { ratingFacts } from '../../../openapi/rules/facts.ts';
import { scoresOf } from '../../../openapi/rules/rating.ts';
import type { Pair, Workers } from './assign.ts';
import { bodySchema, membersOf } from './bodies.ts';
import { grown } from './change.ts';
import { equal, hold } from './compare.ts';
import {
  conflict,
  did,
  found,
  invalid,
  keep,
  largestPage,
  list,
  needRole,
  type Row,
  read,
  type Writing,
} from './context.ts';
import { mustKeyed } from './repeat.ts';
import { search } from './resource.ts';
import type { Stage } from './stage.ts';
import { longestText, nodeOf, probeText } from './text.ts';

export const factsAt = (record: Row) => (userId: number) => ratingFacts(record as never, userId);

/** Saves ratings as the one who is assigned, and sees them wherever they show. */
export async function rate(
  writing: Writing,
  { indicators: [indicator = {}, other = {}] }: Stage,
  { pairs, researcher }: Workers,
): Promise<void> {
  const operationId = 'updateRating';
  const [one = 0, two = one] = writing.countries;
  const pair = pairs(one, indicator);
  const as = researcher ?? needRole(writing, operationId, ['status:research']);
  const node = nodeOf(
    writing.run.contract,
    membersOf(writing.run, bodySchema(writing.run, operationId)).get('ResearcherNote') ?? '',
  );
  const neighbours = [pairs(one, other), ...(two === one ? [] : [pairs(two, indicator)])];
  const readAll = () => Promise.all(neighbours.map(({ place }) => read(writing, 'readIndicatorRating', place)));
  const beside = await readAll();
  const [notMet, met] = scoresOf(indicator.IndicatorRating === Polarity.Negative);
  const identity = { CountryIndicatorRatingId: pair.ratingId };
  const first = await read(writing, 'readIndicatorRating', pair.place);
  let current = first;
  const save = async (values: Row) => {
    const json = { ...identity, ...values };
    const result = await mustKeyed(writing, operationId, { as, params: pair.place, json }, [200], {
      check: 'request.valid-rejected',
    });
    const { exchange, body } = result;
    const became = body as Row;
    const { Version: _, CountryIndicatorRatingId: _id, ...sent } = json as Row;
    const status = Math.max(Workflow.ResearchInProgress, Number(current.WorkflowStatus));
    hold(writing, became, {
      operationId,
      where: 'in the answer',
      expected: {
        ...sent,
        Id: pair.ratingId,
        WorkflowStatus: status,
        ResearchUserId: current.ResearchUserId,
        QAUserId: current.QAUserId,
      },
      before: current,
      exchange,
    });
    grown(writing, operationId, current, became, exchange);
    const reread = await read(writing, 'readIndicatorRating', pair.place);
    hold(writing, reread, {
      operationId,
      where: 'in readIndicatorRating',
      expected: became,
      before: current,
      exchange,
    });
    await shown(writing, pair, became, indicator);
    current = became;
    return result;
  };
  const note = probeText(node, writing.marker, 'ResearcherNote');
  const saved = await save({ Score: met, RatingIsMet: true, ResearcherNote: note, Version: current.Version });
  await save({ Score: notMet, RatingIsMet: false, ResearcherNote: longestText(node, writing.marker) });
  await save({ Score: met, RatingIsMet: true, ResearcherNote: note });
  await saved.again();
  hold(writing, await read(writing, 'readIndicatorRating', pair.place), {
    operationId,
    where: 'in readIndicatorRating once a save was sent again',
    expected: current,
  });
  const stale = {
    ...identity,
    Score: notMet,
    RatingIsMet: false,
    ResearcherNote: `${writing.marker} stale`,
    Version: first.Version,
  };
  await conflict(
    writing,
    operationId,
    { as, params: pair.place, json: stale },
    'stale',
    'for a Version that is out of date',
  );
  const right = { ...identity, Score: met, RatingIsMet: true, ResearcherNote: note };
  await invalid(
    writing,
    operationId,
    { as, params: pair.place, json: { ...right, RatingIsMet: false } },
    '/Score',
    'a score that does not fit to met',
  );
  await invalid(
    writing,
    operationId,
    { as, params: pair.place, json: { ...right, Score: -Number(met) } },
    '/Score',
    'a score of the other polarity',
  );
  const [next] = neighbours;
  if (next)
    await invalid(
      writing,
      operationId,
      { as, params: pair.place, json: { ...right, CountryIndicatorRatingId: next.ratingId } },
      '/CountryIndicatorRatingId',
      'the rating of another pair',
    );
  did(writing, operationId, 'write.side-effect');
  if (!equal(beside, await readAll()))
    found(writing, operationId, {
      check: 'write.side-effect',
      place: 'readIndicatorRating',
      message: 'the rating of another pair changed as well',
    });
  const watch = () => read(writing, 'readIndicatorRating', pair.place);
  const again = async () => ({ body: right, vary: ['ResearcherNote'], readBack: watch });
  keep(writing, { operationId, as, params: pair.place, body: right, facts: factsAt(current), watch, again });
  if (next) {
    const place = next.place;
    const body = { ...right, CountryIndicatorRatingId: next.ratingId };
    const record = await read(writing, 'readIndicatorRating', place);
    // a pair that the researcher is not assigned to
    keep(
      writing,
      {
        operationId,
        as,
        params: place,
        body,
        facts: factsAt(record),
        watch: () => read(writing, 'readIndicatorRating', place),
        onlyRights: true,
      },
      true,
    );
  }
}

async function shown(writing: Writing, { place, ratingId }: Pair, rating: Row, indicator: Row): Promise<void> {
  const operationId = 'updateRating';
  const country = { countryId: place.countryId as number, reportEditionId: place.reportEditionId as number };
  const { Score, RatingIsMet, ResearcherNote, WorkflowStatus } = rating;
  const [flat, tree, history, dashboard] = await Promise.all([
    list(writing, 'listCountryIndicators', country),
    read(writing, 'listCountryModules', country),
    list(writing, 'listRatingHistory', place),
    list(
      writing,
      'listDashboardIndicators',
      { editionId: country.reportEditionId },
      {
        milestones: `[${indicator.MilestoneId}]`,
        countries: `[${country.countryId}]`,
        currentUser: 'false',
        pageSize: largestPage(writing, 'listDashboardIndicators'),
      },
    ),
  ]);
  hold(
    writing,
    search(flat, (row) => row.CountryIndicatorRatingId === ratingId),
    { operationId, where: 'in listCountryIndicators', expected: { Score, WorkflowStatus } },
  );
  hold(
    writing,
    search(tree, (row) => row.Id === indicator.Id && row.ModuleType === ModuleType.Indicator),
    { operationId, where: 'in listCountryModules', expected: { Rating: Score, WorkflowStatus } },
  );
  hold(
    writing,
    history.find(({ ReportEditionId }) => ReportEditionId === country.reportEditionId),
    {
      operationId,
      where: 'in listRatingHistory',
      expected: {
        CountryIndicatorRatingScore: Score,
        CountryIndicatorRatingIsMet: RatingIsMet,
        CountryIndicatorResearcherNote: ResearcherNote,
      },
    },
  );
  hold(
    writing,
    search(dashboard, (row) => row.CountryIndicatorRatingId === ratingId),
    { operationId, where: 'in listDashboardIndicators', expected: { WorkflowStatus } },
  );
}
