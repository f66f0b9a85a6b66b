import { EditionStatus, Polarity } from '#generated/enums.ts';
import { countries } from '../countries.ts';
import type { NewRow } from '../schema.ts';
import { framework } from './framework/index.ts';
import { membersOf } from './people.ts';

export const editionIds = [1, 2, 3, 4] as const;
export const activeEditionId = 4;

export const yearOf = (editionId: number): number => 2022 + editionId;
export const createdOn = (editionId: number): string => `${yearOf(editionId) - 1}-12-01T09:00:00.000Z`;

export const editions: readonly NewRow<'edition'>[] = editionIds.map((id) => ({
  id,
  name: `Road Safety Report ${yearOf(id)}`,
  start_date: `${yearOf(id)}-01-01`,
  end_date: `${yearOf(id)}-12-31`,
  creation_date: createdOn(id),
  inactive_date: id === activeEditionId ? null : createdOn(id + 1),
  status: id === activeEditionId ? EditionStatus.Active : EditionStatus.Inactive,
  closed_edition_id: id === 1 ? null : id - 1,
  research_due_date: `${yearOf(id)}-11-30`,
  qa_due_date: `${yearOf(id)}-12-15`,
}));

export const editionUsers: readonly NewRow<'edition_user'>[] = editionIds.flatMap((edition_id) =>
  membersOf(edition_id).map((user_id) => ({ edition_id, user_id, date_added: createdOn(edition_id) })),
);

/** The 193 members of the United Nations, by name. */
export const members = countries.filter((country) => country.member);

export const editionCountries: readonly NewRow<'edition_country'>[] = editionIds.flatMap((edition_id) =>
  members.map(({ id }) => ({ edition_id, country_id: id, date_added: createdOn(edition_id) })),
);

/** An indicator for the ratings; `n` = 1…150 is also its library Id. */
export interface DemoIndicator {
  n: number;
  /** '1.1.1 Lead agency named in law' */
  snapshotName: string;
  short: string;
  negative: boolean;
  /** `n` of the parent. */
  parent?: number;
  number: number;
  milestone: number;
}

const activities = framework.flatMap((milestone, m) =>
  milestone.activities.map((activity, a) => ({ ...activity, m: m + 1, order: a + 1, index: m * 6 + a + 1 })),
);
const texts = activities.flatMap((activity) =>
  activity.indicators.map((text, i) => ({
    ...text,
    activity,
    order: i + 1,
    n: (activity.index - 1) * 5 + i + 1,
    parent: text.dependsOn && (activity.index - 1) * 5 + text.dependsOn,
  })),
);

export const indicatorsOfFramework: readonly DemoIndicator[] = texts.map(
  ({ n, short, negative = false, parent, order, activity }) => ({
    n,
    short,
    negative,
    snapshotName: `${activity.m}.${activity.order}.${order} ${short}`,
    number: activity.m * 1_000_000 + activity.order * 1_000 + order,
    milestone: activity.m,
    ...(parent && { parent }),
  }),
);

const wording = ({ short, full, about, tips, period, negative }: (typeof texts)[number]) => ({
  full_name: full,
  short_name: short,
  description: about,
  response_rules: tips ?? null,
  time_period: period ?? '1 January to 31 December of the year of the edition',
  polarity: negative ? Polarity.Negative : Polarity.Positive,
});

export const libraryIndicators: readonly NewRow<'library_indicator'>[] = texts.map((text) => ({
  id: text.n,
  ...wording(text),
  date_created: createdOn(1),
}));

export const milestones: readonly NewRow<'milestone'>[] = editionIds.flatMap((edition_id) =>
  framework.map(({ full, short, about }, index) => ({
    id: (edition_id - 1) * 5 + index + 1,
    edition_id,
    order_id: index + 1,
    full_name: full,
    short_name: short,
    description: about,
  })),
);

export const activityRows: readonly NewRow<'activity'>[] = editionIds.flatMap((edition_id) =>
  activities.map(({ full, short, about, m, order, index }) => ({
    id: (edition_id - 1) * 30 + index,
    edition_id,
    milestone_id: (edition_id - 1) * 5 + m,
    order_id: order,
    full_name: full,
    short_name: short,
    description: about ?? null,
  })),
);

export const indicatorId = (editionId: number, n: number): number => (editionId - 1) * 150 + n;

export const indicatorRows: readonly NewRow<'indicator'>[] = editionIds.flatMap((edition_id) =>
  texts.map((text) => ({
    id: indicatorId(edition_id, text.n),
    edition_id,
    activity_id: (edition_id - 1) * 30 + text.activity.index,
    order_id: text.order,
    ...wording(text),
    parent_indicator_id: text.parent ? indicatorId(edition_id, text.parent) : null,
    library_indicator_id: text.n,
  })),
);
