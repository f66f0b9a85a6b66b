/** Which rows `ci` a rule calls stuck (openapi/rules/stuck.ts): a condition and an index [B24]. */
import { type RawBuilder, sql } from 'kysely';
import { RatingCheck, StuckRule, UserStatus, WorkflowStatus } from '#generated/enums.ts';

export interface StuckQuestion {
  editionId: number;
  rule: StuckRule;
  /** For how many days something may wait for QA. */
  days: number;
  now: Date;
}

/** The condition of a rule on rows `ci` of the edition. */
export const isStuck = (question: StuckQuestion): RawBuilder<unknown> => conditions[question.rule](question);

const { Open, ResearchInProgress, QAInProgress } = WorkflowStatus;
const is = (status: WorkflowStatus) => sql`ci.status = ${sql.lit(status)}`;

const conditions: Record<StuckRule, (question: StuckQuestion) => RawBuilder<unknown>> = {
  // country_indicator_since, for what is in QA and for what is rated and may not be submitted
  [StuckRule.NoQAUser]: ({ editionId }) =>
    sql`ci.next_user_id is not null and ci.qa_user_id is null
      and ci.status in (${sql.lit(ResearchInProgress)}, ${sql.lit(QAInProgress)})
      and (${is(QAInProgress)} or ci.score is not null and (select checks_off is null
        or ${sql.lit(RatingCheck.NoQAUser)} <> all(checks_off) from edition where id = ${editionId}))`,
  // country_indicator_since
  [StuckRule.LongInQA]: ({ days, now }) =>
    sql`ci.next_user_id is not null and ${is(QAInProgress)} and ci.status_since < ${now}::timestamptz - ${days} * interval '1 day'`,
  // country_indicator_next
  [StuckRule.OpenUnassigned]: () => sql`ci.next_user_id = 0 and ${is(Open)}`,
  // country_indicator_returned
  [StuckRule.ReturnedTwice]: () => sql`ci.return_count > 1 and ci.next_user_id is not null`,
  // country_indicator_indicator, for the rows and for their parents
  [StuckRule.BelowUnrated]: ({ editionId }) =>
    sql`ci.next_user_id is not null and ci.status > ${sql.lit(Open)}
      and (ci.indicator_id, ci.country_id) in (select own.id, parent.country_id from indicator own
        join country_indicator parent on parent.indicator_id = own.parent_indicator_id
        where own.edition_id = ${editionId} and own.parent_indicator_id is not null and parent.score is null)`,
  // country_indicator_next, for each of the few who are away
  [StuckRule.AssigneeAway]: ({ editionId }) =>
    sql`ci.next_user_id = any(array(select u.id from app_user u where u.status <> ${sql.lit(UserStatus.Active)}
      or not exists (select from edition_user eu where eu.user_id = u.id and eu.edition_id = ${editionId}
        and eu.removed_on is null)))`,
  // country_indicator_indicator, for the children and for the rows
  [StuckRule.UnratedParent]: ({ editionId }) =>
    sql`ci.next_user_id is not null and ci.score is null
      and (ci.indicator_id, ci.country_id) in (select own.parent_indicator_id, child.country_id from indicator own
        join country_indicator child on child.indicator_id = own.id
        where own.edition_id = ${editionId} and own.parent_indicator_id is not null
          and child.status > ${sql.lit(Open)} and child.next_user_id is not null)`,
};
