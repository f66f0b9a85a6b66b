/**
 * What a write changes of other records than the one that it returns: the contract says these
 * things in words alone, in the descriptions of the operations.
 */
import { EditionStatus, WorkflowStatus, WorkflowTaskType } from '../../generated/enums.ts';
import type { Facts } from './facts.ts';
import type { Sent } from './record.ts';
import type { Row } from './shapes.ts';

interface Effect {
  /** What it may change, as the reads name it: `rating ResearchUserId`. */
  attributes: string[];
  /** @returns what its response says otherwise than the example */
  apply: (sent: Sent, facts: Facts, row: Row | undefined) => Row;
}

type Selection = { ReportEditionId: number; CountryIds: number[]; IndicatorIds: number[] };
/** A country indicator that is known, by its pair and by its rating. */
type Known = { pair: unknown[]; rating: unknown };

const selected = (facts: Facts, { ReportEditionId, CountryIds, IndicatorIds }: Selection): Known[] =>
  CountryIds.flatMap((country) =>
    IndicatorIds.flatMap((indicator) => {
      const pair = [ReportEditionId, country, indicator];
      const rating = facts.of('pair', pair, 'RatingId');
      return rating === undefined ? [] : [{ pair, rating }];
    }),
  );

function set(facts: Facts, { pair, rating }: Known, values: Row): void {
  for (const [attribute, value] of Object.entries(values)) {
    facts.set('pair', pair, attribute, value);
    facts.set('rating', [rating], attribute, value);
  }
}

type Assignment = Selection & {
  WorkflowTaskType: WorkflowTaskType;
  AssignedUserId: number | null;
  LeaveCompleted?: boolean;
};

/** Sets the research or the QA user of every candidate, whoever held it; null takes people off. */
const assign: Effect = {
  attributes: ['ResearchUserId', 'ResearchUserName', 'QAUserId', 'QAUserName'].map((name) => `rating ${name}`),
  apply({ body }, facts) {
    const { WorkflowTaskType: task, AssignedUserId, LeaveCompleted, ...selection } = body as Assignment;
    const slot = task === WorkflowTaskType.AssignForResearch ? 'ResearchUser' : 'QAUser';
    const name = AssignedUserId === null ? null : facts.of('user', [AssignedUserId], 'FullName');
    const isDone = ({ rating }: Known) => facts.of('rating', [rating], 'Status') === WorkflowStatus.QACompleted;
    const all = selected(facts, selection).filter((one) => !(LeaveCompleted && isDone(one)));
    const before = all.map(({ rating }) => facts.of('rating', [rating], `${slot}Id`) ?? null);
    for (const one of all) set(facts, one, { [`${slot}Id`]: AssignedUserId, [`${slot}Name`]: name });
    const { ReportEditionId } = selection;
    const OverwrittenCount = before.filter((id) => id !== null && id !== AssignedUserId).length;
    const isChanged = before.some((id) => id !== AssignedUserId);
    return {
      ...{ WorkflowTaskType: task, ReportEditionId, AssignedUserId, AssignedUserName: name },
      ...{ AssignedCount: all.length, OverwrittenCount },
      ...(!isChanged && { AssignmentId: null }),
    };
  },
};

type DueDates = { CountryIndicatorRatingIds: number[]; ResearchDueDate?: string | null; QADueDate?: string | null };

/** Dates of their own; null takes the own date away, so that the edition's stands. */
const setDue: Effect = {
  attributes: ['rating ResearchDueDate', 'rating QADueDate'],
  apply({ body, params }, facts) {
    const { CountryIndicatorRatingIds: ids, ...dates } = body as DueDates;
    const known = ids.filter((id) => facts.has('rating', id));
    const changed = known.filter((id) =>
      Object.entries(dates)
        .map(([name, own]) => {
          const date = own ?? facts.of('edition', [params.editionId], name);
          const isOther = facts.of('rating', [id], name) !== date;
          facts.set('rating', [id], name, date);
          return isOther;
        })
        .includes(true),
    );
    return { ChangedCount: changed.length, SameCount: known.length - changed.length };
  },
};

/** The new edition is Active and all others become Inactive now. */
const replaceActive: Effect = {
  attributes: ['edition Status', 'edition InactiveDate'],
  apply({ now, body }, facts, row) {
    const active = facts
      .idsOf('edition')
      .filter((id) => id !== String(row?.Id) && facts.of('edition', [id], 'Status') === EditionStatus.Active);
    for (const id of active) {
      facts.set('edition', [id], 'Status', EditionStatus.Inactive);
      facts.set('edition', [id], 'InactiveDate', now);
    }
    const { Id, DuplicatedEdition } = body as { Id?: number | null; DuplicatedEdition?: number | null };
    if (Id || DuplicatedEdition) facts.copy('edition', row?.Id);
    return {};
  },
};

export const effects: Partial<Record<string, Effect>> = {
  assignWorkflow: assign,
  setDueDates: setDue,
  createReportEdition: replaceActive,
};
