import { WorkflowStatus } from '#generated/enums.ts';
import { cascadeNote } from '../../domain/cascade-note.ts';
import {
  activeEditionId,
  type DemoIndicator,
  editionIds,
  indicatorId,
  indicatorsOfFramework,
  members,
  yearOf,
} from './editions.ts';
import { noteFor } from './notes.ts';
import { researchersOf, reviewersOf } from './people.ts';
import { type DemoRating, pinned } from './pinned.ts';
import { progressOf, revisedBy } from './progress.ts';
import { chance, pick, workingInstant } from './random.ts';

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;

/** A country of the active edition on which nobody has begun. */
const countryWithoutProgress = 798;
/** A country of which Kwame Mensah held a milestone when he left the edition. */
const countryOfLeaver = 276;

const parents = new Set(indicatorsOfFramework.flatMap(({ parent }) => parent ?? []));

/** Id of a country indicator: Kenya's 1.1.1 in the active edition is 100201. */
const ratingId = (editionId: number, countryRank: number, n: number): number =>
  (editionId - 1) * 28_950 + countryRank * 150 + n;

/** Every country indicator of every edition; made up, plausible, and the same on every machine. */
export function* demoRatings(): Generator<DemoRating[]> {
  for (const editionId of editionIds) {
    yield members.flatMap((country, index) => ratingsOfCountry(editionId, country, index + 1));
  }
}

function ratingsOfCountry(editionId: number, country: (typeof members)[number], rank: number): DemoRating[] {
  const rows: DemoRating[] = [];
  for (const indicator of indicatorsOfFramework) {
    const parent = indicator.parent ? rows[indicator.parent - 1] : undefined;
    const own = workOn({ editionId, countryId: country.id }, indicator);
    const work = parent?.is_met === false ? decided(own, parent, indicator) : { ...own, ...byPerson };
    const placed = { ...work, edition_id: editionId, country_id: country.id };
    const progress = progressOf(placed, indicator.n, activeEditionId);
    const isPlain = !parents.has(indicator.n) && !pinned({ editionId, countryId: country.id }, indicator.n);
    const revised = isPlain ? revisedBy(placed, progress, indicator.n, activeEditionId) : {};
    rows.push({
      id: ratingId(editionId, rank, indicator.n),
      indicator_id: indicatorId(editionId, indicator.n),
      position: country.sort_order * 1_000_000_000 + indicator.number,
      ...placed,
      ...progress,
      ...revised,
      version: work.status + (work.score === null ? 1 : 2) + ('rating_updated_by' in revised ? 1 : 0),
    });
  }
  return rows;
}

type Placed = 'id' | 'edition_id' | 'country_id' | 'indicator_id' | 'position' | 'version';
type Decision = Pick<DemoRating, keyof typeof byPerson>;
type Work = Omit<DemoRating, Placed | keyof Decision | keyof ReturnType<typeof progressOf>>;

/** Nothing decides it. */
const byPerson = {
  ...{ decided_by: null, aside_score: null, aside_is_met: null, aside_note: null, aside_status: null },
  ...{ aside_updated_on: null, aside_updated_by: null },
};

function workOn({ editionId, countryId }: { editionId: number; countryId: number }, indicator: DemoIndicator): Work {
  const { n, milestone, negative } = indicator;
  const draw = (purpose: number) => chance(editionId, countryId, n, purpose);
  const status = statusOf({ editionId, countryId }, draw(1));
  const researcher = pick(researchersOf(editionId), chance(editionId, countryId, milestone, 2));
  const others = reviewersOf(editionId).filter((id) => id !== researcher);
  const reviewer = pick(others, chance(editionId, countryId, milestone, 3));
  // an open one may wait for its people; in research one in ten was begun without an answer yet
  const rated = status > ResearchInProgress || (status === ResearchInProgress && draw(4) < 0.9);
  const untouched = countryId === countryWithoutProgress && editionId === activeEditionId;
  // without a QA user it could not be submitted [B6]
  const qaShare = rated && editionId === activeEditionId ? 0.995 : 0.5;
  const met = isMet({ editionId, countryId }, indicator);
  const work: Work = {
    status,
    research_user_id: status > Open || (draw(5) < 0.6 && !untouched) ? researcher : null,
    qa_user_id: status > ResearchInProgress || (draw(6) < qaShare && !untouched) ? reviewer : null,
    score: rated ? scoreOf(met, negative) : null,
    is_met: rated ? met : null,
    researcher_note: rated ? noteFor(met !== negative, draw(7), yearOf(editionId)) : null,
    rating_updated_on: rated ? workingInstant(yearOf(editionId), whenRated(editionId, status, draw(8))) : null,
    rating_updated_by: rated ? researcher : null,
  };
  return {
    ...work,
    ...strandedOf({ editionId, countryId }, indicator, status),
    ...pinned({ editionId, countryId }, n),
  };
}

/**
 * What is still in work was saved lately; what is completed, all year long. Roots, because powers
 * are rounded otherwise by other engines.
 */
function whenRated(editionId: number, status: number, draw: number): number {
  if (editionId !== activeEditionId) return draw;
  if (status === QACompleted) return (draw + 2 * Math.sqrt(draw)) / 3;
  return status === QAInProgress ? 0.78 + 0.22 * Math.sqrt(draw) : 0.6 + 0.4 * draw;
}

/** Work that does not move by itself: nobody checks it, or whoever should has left [B24]. */
function strandedOf(
  { editionId, countryId }: { editionId: number; countryId: number },
  { n, milestone }: DemoIndicator,
  status: number,
) {
  if (editionId !== activeEditionId) return {};
  if (status === QAInProgress && chance(countryId, n, 31) < 0.004) return { qa_user_id: null };
  return countryId === countryOfLeaver && milestone === 5 && status < QAInProgress ? { research_user_id: 13 } : {};
}

function statusOf({ editionId, countryId }: { editionId: number; countryId: number }, draw: number): number {
  if (editionId !== activeEditionId) {
    if (draw < 0.975) return QACompleted;
    if (draw < 0.985) return QAInProgress;
    return draw < 0.995 ? ResearchInProgress : Open;
  }
  if (countryId === countryWithoutProgress) return Open;
  // countries differ in how far they are: from nearly nothing to nearly done
  const pace = 0.25 + chance(countryId, 9) * 1.5;
  const reached = (1 - draw) * pace;
  if (reached > 0.8) return QACompleted;
  if (reached > 0.55) return QAInProgress;
  return reached > 0.3 ? ResearchInProgress : Open;
}

/** Depends on country, indicator and year, so that history and comparison make sense. */
function isMet(
  { editionId, countryId }: { editionId: number; countryId: number },
  { n, negative }: DemoIndicator,
): boolean {
  const capacity = chance(countryId, 10) * 0.6 + editionId * 0.03;
  const ease = chance(n, 11) * 0.5;
  const luck = chance(countryId, n, 12) * 0.5 + chance(editionId, countryId, n, 13) * 0.08;
  return negative ? luck > 0.3 + capacity * 0.3 : capacity + ease + luck > 0.72;
}

function scoreOf(met: boolean, negative: boolean): number {
  if (!met) return 0;
  return negative ? -1 : 1;
}

/** What saving an unmet parent does to its children (ADR-155); few had been rated before. */
function decided(own: Work, parent: DemoRating, { n, parent: above = 0 }: DemoIndicator): Work & Decision {
  const { edition_id, country_id } = parent;
  const hasAside =
    pinned({ editionId: edition_id, countryId: country_id }, n) || chance(edition_id, country_id, n, 14) < 0.15;
  const held = hasAside && own.score !== null ? own : undefined;
  return {
    ...own,
    status: parent.status,
    score: 0,
    is_met: false,
    researcher_note: cascadeNote(indicatorsOfFramework[above - 1]?.snapshotName ?? ''),
    research_user_id: own.research_user_id ?? parent.research_user_id,
    qa_user_id: own.qa_user_id ?? parent.qa_user_id,
    rating_updated_on: parent.rating_updated_on,
    rating_updated_by: parent.rating_updated_by,
    decided_by: parent.indicator_id,
    aside_score: held?.score ?? null,
    aside_is_met: held?.is_met ?? null,
    aside_note: held?.researcher_note ?? null,
    aside_status: held?.status ?? Open,
    aside_updated_on: held?.rating_updated_on ?? null,
    aside_updated_by: held?.rating_updated_by ?? null,
  };
}
