/** Places of a user in a rating: nobody, researcher, reviewer, both. */
export const relations = ['none', 'researcher', 'qa', 'both'] as const;
export type Relation = (typeof relations)[number];

/** One permission at a time, among them one that gives no right to edit, and none at all. */
export const ratingPermissions = [
  'dataentry-indicator-edit-any',
  'dataentry-indicator-edit-own',
  'dataentry-indicatorsQA-any',
  'dataentry-indicatorsQA-own',
  'report-management',
  'none',
] as const;
export type RatingPermission = (typeof ratingPermissions)[number];

/** Requirements B6, read by hand: who may edit in which status. Server and screen are both held to it. */
export function mayEdit(status: number, permission: RatingPermission, relation: Relation): boolean {
  const isResearcher = relation === 'researcher' || relation === 'both';
  const isQa = relation === 'qa' || relation === 'both';
  if (status <= 1)
    return (
      permission === 'dataentry-indicator-edit-any' || (permission === 'dataentry-indicator-edit-own' && isResearcher)
    );
  return permission === 'dataentry-indicatorsQA-any' || (permission === 'dataentry-indicatorsQA-own' && isQa);
}

/** ADR-023, read by hand: who may take a rating back by a step. */
export function mayTakeBack(status: number, permission: RatingPermission, relation: Relation): boolean {
  if (status < 2) return false;
  if (permission === 'report-management') return true;
  const isQa = relation === 'qa' || relation === 'both';
  return status === 2 && isQa && mayEdit(status, permission, relation);
}
