/** Rules of `openapi/rules` by which a write is refused or completed. */
import { Polarity, Role, UserStatus, WorkflowStatus } from '../../generated/enums.ts';
import { ReportEditionUpdateFields as editionFields } from '../../generated/fields/reportEditionUpdate.ts';
import { lacksQaUser, NO_QA_USER } from '../../openapi/rules/checks.ts';
import { endsAfterStart, isNameTaken, NAME_TAKEN } from '../../openapi/rules/edition.ts';
import { foldEmail } from '../../openapi/rules/names.ts';
import {
  INCONSISTENT_RATING,
  isConsistent,
  mayStep,
  statusAfterSave,
  stepBetween,
} from '../../openapi/rules/rating.ts';
import { workflowLabels } from '../../openapi/rules/workflow-status.ts';
import { type Caller, heldBy } from './access.ts';
import type { Facts } from './facts.ts';
import type { Params, Row, Shape } from './shapes.ts';

export interface Refusal {
  status: number;
  code: string;
  detail: string;
  /** What is wrong where: pointers into the body, or names of parameters. */
  errors?: { pointer: string; detail: string }[];
  /** Of a `stale`: who changed the record, and when. */
  members?: { ChangedByName: string; ChangedOn: string };
  /** Are there members that the contract's example alone tells? */
  isExample?: boolean;
}

export interface Ruled {
  shape: Shape;
  params: Params;
  body: Row;
  /** The record before and after; nothing stands before a new one. */
  current: Row | undefined;
  row: Row;
  caller: Caller;
  now: string;
  facts: Facts;
}

interface Rule {
  /** Codes of the 409 that it may answer. */
  refuses: string[];
  /** Members of the record that it may set. */
  sets: string[];
  /** Refuses a write, or sets in its record what follows from the rule. */
  apply: Apply;
}

type Apply = (write: Ruled) => Refusal | undefined;

export const invalid = (pointer: string, detail: string): Refusal => ({
  ...{ status: 422, code: 'invalid', detail: 'The request is well-formed, but invalid.' },
  errors: [{ pointer, detail }],
});
export const conflict = (code: string, detail: string): Refusal => ({ status: 409, code, detail });

const saveRating: Apply = ({ params, body, current, row, now, facts }) => {
  const polarity = facts.of('indicator', [params.indicatorId], 'Polarity');
  const rating = body as { Score: number; RatingIsMet: boolean };
  if (!isConsistent(rating, polarity === Polarity.Negative)) return invalid('/Score', INCONSISTENT_RATING);
  row.WorkflowStatus = statusAfterSave(current?.WorkflowStatus as WorkflowStatus);
  if (row.WorkflowStatus !== current?.WorkflowStatus && 'StatusSince' in row) row.StatusSince = now;
  return undefined;
};

const takeStep: Apply = ({ shape, params, body, current, row, caller, now, facts }) => {
  const [from, to] = [current?.WorkflowStatus as WorkflowStatus, body.WorkflowStatus as WorkflowStatus];
  const step = stepBetween(from, to);
  if (step === 'back' && !String(body.Reason ?? '').trim()) return invalid('/Reason', 'A reason is required');
  if (step === 'forbidden')
    return conflict('workflow-step', `A rating that is ${workflowLabels[from]} cannot become ${workflowLabels[to]}.`);
  if (step !== 'none' && !mayStep(from, to, heldBy(shape, params, caller, facts)))
    return { status: 403, code: 'forbidden', detail: 'You do not have the required permissions.' };
  if (
    step === 'forward' &&
    to === WorkflowStatus.QAInProgress &&
    lacksQaUser({ QAUserId: row.QAUserId as number | null }, [])
  )
    return conflict('no-qa-user', NO_QA_USER);
  if (step !== 'none' && 'StatusSince' in row) row.StatusSince = now;
  if (step === 'none' || !('Returned' in row)) return undefined;
  const mark = { On: now, ById: caller.Id, ByName: caller.FullName, Reason: String(body.Reason ?? '').trim() };
  const count = (current?.Returned as { Count: number } | null)?.Count ?? 0;
  row.Returned = step === 'back' ? { ...mark, Count: count + 1 } : null;
  return undefined;
};

const saveEdition: Apply = ({ body, row, facts }) => {
  const editions = facts.idsOf('edition').filter((id) => facts.has('edition', id));
  const named = editions.map((id) => ({ Id: Number(id), Name: String(facts.of('edition', [id], 'Name')) }));
  if (isNameTaken(named, String(body.Name), row.Id as number)) return conflict('duplicate-name', NAME_TAKEN);
  if (!endsAfterStart(body as { StartDate: string; EndDate?: string | null }))
    return invalid('/EndDate', editionFields.EndDate.message);
  return undefined;
};

/** Nobody else has the e-mail, and somebody active administers. */
const saveUser: Apply = ({ body, current, row, facts }) => {
  const others = facts.idsOf('user').filter((id) => id !== String(row.Id));
  const of = (id: string, attribute: string) => facts.of('user', [id], attribute);
  const holder = others.find(
    (id) => foldEmail(String(of(id, 'EmailAddress'))) === foldEmail(String(body.EmailAddress)),
  );
  if (holder !== undefined) return conflict('duplicate-name', `${of(holder, 'FullName')} has this e-mail already.`);
  const isAdmin = (role: unknown, status: unknown) => role === Role.Admin && status === UserStatus.Active;
  const wasLast =
    isAdmin(current?.Role, current?.Status) && !others.some((id) => isAdmin(of(id, 'Role'), of(id, 'Status')));
  if (!wasLast || isAdmin(row.Role, row.Status)) return undefined;
  return conflict('conflict', `${current?.FullName} is the last active Admin: make somebody else Admin first.`);
};

export const rules: Partial<Record<string, Rule>> = {
  updateRating: { refuses: [], sets: ['WorkflowStatus', 'StatusSince'], apply: saveRating },
  promoteRatingWorkflow: {
    refuses: ['workflow-step', 'no-qa-user'],
    sets: ['WorkflowStatus', 'StatusSince', 'Returned'],
    apply: takeStep,
  },
  createReportEdition: { refuses: ['duplicate-name'], sets: [], apply: saveEdition },
  updateReportEdition: { refuses: ['duplicate-name'], sets: [], apply: saveEdition },
  createUser: { refuses: ['duplicate-name'], sets: [], apply: saveUser },
  updateUser: { refuses: ['duplicate-name', 'conflict'], sets: [], apply: saveUser },
};

/** Whether it is met follows from the score, where only that is told. */
export function fillMet(facts: Facts, { meanings }: Shape, params: Params, body: unknown): void {
  const row = (body ?? {}) as Row;
  if (row.RatingIsMet !== null || typeof row.Score !== 'number') return;
  const isNegative = facts.of('indicator', [params[meanings.indicator ?? '']], 'Polarity') === Polarity.Negative;
  row.RatingIsMet = isConsistent({ Score: row.Score, RatingIsMet: true }, isNegative);
}

/** Does somebody act on a rating? Whoever does not starts with everybody's rows. */
export const holdsAssignment = (facts: Facts, userId: number): boolean =>
  facts
    .idsOf('rating')
    .some((id) => ['ResearchUserId', 'QAUserId'].some((attribute) => facts.of('rating', [id], attribute) === userId));
