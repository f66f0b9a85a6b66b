import { Polarity, Role, WorkflowTaskType } from '#generated/enums.ts';
import type { WorkflowIndicator, WorkflowRegion, WorkflowUser } from '#generated/model/index.ts';
import { COLUMNS, GROUPS, ROWS } from './sizes.ts';

const INDICATORS = 3;
const COUNTRIES = 13;
const PEOPLE = 50;

const each = <Item>(length: number, make: (at: number) => Item): Item[] => Array.from({ length }, (_, at) => make(at));
const nameOf = (at: number) => `Person ${at + 1} of the programme`;

/** Fifty milestones with three indicators each, so that the plan has fifty rows. */
export const indicators: WorkflowIndicator[] = each(ROWS * INDICATORS, (at) => {
  const milestone = Math.floor(at / INDICATORS);
  return {
    Id: at + 1,
    FullName: `Indicator ${at + 1}`,
    ShortName: `Indicator ${at + 1}`,
    IndicatorRating: Polarity.Positive,
    OrderNumber: `${milestone + 1}.1.${(at % INDICATORS) + 1}`,
    ActivityId: 1000 + milestone,
    ActivityName: `Activity ${milestone + 1}`,
    MilestoneId: 2000 + milestone,
    MilestoneName: `Milestone ${milestone + 1} with a name of some length`,
  };
});

const countryOf = (group: number, id: number) => ({
  Id: id,
  Name: `Country ${id}`,
  Region: `Region ${group + 1}`,
  ISOCode: 'AAA',
});

export const regions: WorkflowRegion[] = each(GROUPS, (group) => ({
  Region: `Region ${group + 1}`,
  Countries: each(COUNTRIES, (at) => countryOf(group, group * COUNTRIES + at + 1)),
}));

export const users: WorkflowUser[] = each(PEOPLE, (at) => ({
  Id: at + 1,
  FullName: nameOf(at),
  EmailAddress: `person${at + 1}@demo.test`,
  Role: Role.Admin,
  WorkflowTaskTypes: [WorkflowTaskType.AssignForResearch, WorkflowTaskType.AssignForQA],
  ResearchCount: 0,
  QACount: 0,
}));

/** As a spreadsheet puts every cell on the clipboard: two people in each. */
export const sheet = each(ROWS, (row) =>
  each(COLUMNS, (column) => {
    const at = (row * COLUMNS + column) % PEOPLE;
    return `${nameOf(at)}; ${nameOf((at + 1) % PEOPLE)}`;
  }).join('\t'),
).join('\n');
