/**
 * What the model server knows: one pure value. Lists stand in their order, so that orders and
 * numbers follow from them.
 */

export type Texts = { FullName: string; ShortName: string; Description: string | null };
export type MilestoneRow = Texts & { Id: number; Version: number };
export type ActivityRow = Texts & { Id: number; ParentId: number; Version: number };
export type IndicatorRow = {
  Id: number;
  ActivityId: number;
  LibraryIndicatorId: number;
  FullName: string;
  ShortName: string;
  Description: string;
  ResponseRules: string | null;
  TimePeriod: string;
  IndicatorRating: 0 | 1;
  /** 0 = none. */
  ParentIndicatorId: number;
  Version: number;
};
export type LibraryRow = Omit<IndicatorRow, 'Id' | 'ActivityId' | 'ParentIndicatorId' | 'Version'>;
export type EditionRow = {
  Id: number;
  Name: string;
  StartDate: string;
  EndDate: string | null;
  Status: 0 | 1;
  Version: number;
};
export type UserRow = { Id: number; FullName: string; Role: 0 | 1; Status: 0 | 1 };
export type CountryRow = { Id: number; Name: string; Region: string; ISOCode: string };
/** The work on one indicator in one country. */
export type RatingRow = {
  Id: number;
  CountryId: number;
  IndicatorId: number;
  Score: number | null;
  RatingIsMet: boolean | null;
  ResearcherNote: string | null;
  WorkflowStatus: 0 | 1 | 2 | 3;
  ResearchUserId: number | null;
  QAUserId: number | null;
  ResearchDueDate: string | null;
  QADueDate: string | null;
  Version: number;
};
export type CommentRow = { Id: number; RatingId: number; AuthorId: number; CommentContent: string; Tagged: number[] };
export type ReferenceRow = {
  Id: number;
  RatingId: number;
  ReportEditionId: number;
  Title: string;
  Author: string;
  PublicationDate: string;
  Information: string;
  URL: string | null;
  Version: number;
};

export type State = {
  nextId: number;
  /** Newest first. */
  editions: EditionRow[];
  users: UserRow[];
  memberIds: number[];
  countries: CountryRow[];
  countryIds: number[];
  milestones: MilestoneRow[];
  activities: ActivityRow[];
  indicators: IndicatorRow[];
  library: LibraryRow[];
  /** Library indicators that the edition can take. */
  addable: number[];
  ratings: RatingRow[];
  /** Oldest first. */
  comments: CommentRow[];
  /** Comments that tag the person and are cleared. */
  cleared: number[];
  references: ReferenceRow[];
};

/** The active edition, the one before it, and who looks at them. */
export const EDITION = 2;
export const EARLIER = 1;
export const ME = 1;
/** The pairs whose indicator screens are looked at; what they need is never deleted. */
export const PAIRS = [
  { ratingId: 501, countryId: 1, indicatorId: 311 },
  { ratingId: 502, countryId: 2, indicatorId: 312 },
] as const;
const KEPT = { indicators: [311, 312], activity: 31, milestone: 3, countries: [1, 2] };
/** Is this a thing that the indicator screens stand on? */
export const isKept = {
  indicator: (id: number) => KEPT.indicators.includes(id),
  activity: (id: number) => KEPT.activity === id,
  milestone: (id: number) => KEPT.milestone === id,
  country: (id: number) => KEPT.countries.includes(id),
};

const texts = (name: string): Texts => ({ FullName: `Full ${name}`, ShortName: name, Description: null });
const milestones = [1, 2, 3].map((Id) => ({ Id, ...texts(`M${Id}`), Version: 1 }));
const activities = [11, 12, 13, 21, 22, 31].map((Id) => ({
  ...{ Id, ParentId: Math.floor(Id / 10), Version: 1 },
  ...texts(`A${Id}`),
}));
/** How many indicators each activity begins with. */
const sizes = { 11: 3, 12: 2, 13: 1, 21: 2, 22: 0, 31: 4 };
const indicatorTexts = (name: string) => ({
  ...{ FullName: `Full ${name}`, ShortName: name, Description: `About ${name}`, ResponseRules: null },
  ...{ TimePeriod: '2025', IndicatorRating: 0 as const },
});
const indicators: IndicatorRow[] = Object.entries(sizes).flatMap(([activity, size]) =>
  Array.from({ length: size }, (_, at) => {
    const Id = Number(activity) * 10 + at + 1;
    const ParentIndicatorId = Id === 112 ? 111 : 0;
    const place = { Id, ActivityId: Number(activity), LibraryIndicatorId: Id + 1000 };
    return { ...place, ...indicatorTexts(`I${Id}`), ParentIndicatorId, Version: 1 };
  }),
);
const addable = [1901, 1902, 1903, 1904];
const library: LibraryRow[] = [
  ...indicators.map(({ Id: _, ActivityId: _a, ParentIndicatorId: _p, Version: _v, ...row }) => row),
  ...addable.map((LibraryIndicatorId) => ({ LibraryIndicatorId, ...indicatorTexts(`L${LibraryIndicatorId}`) })),
];
const countryIds = [1, 2, 3];

/** An Open, unrated and unassigned row. */
export const openRating = ({
  Id,
  CountryId,
  IndicatorId,
}: {
  Id: number;
  CountryId: number;
  IndicatorId: number;
}): RatingRow => ({
  ...{ Id, CountryId, IndicatorId, Score: null, RatingIsMet: null, ResearcherNote: null, WorkflowStatus: 0 },
  ...{ ResearchUserId: null, QAUserId: null, ResearchDueDate: null, QADueDate: null, Version: 1 },
});
const ratings = countryIds.flatMap((country) =>
  indicators.map(({ Id }, at) => {
    const pair = PAIRS.find(({ countryId, indicatorId }) => countryId === country && indicatorId === Id);
    return openRating({ Id: pair?.ratingId ?? 600 + country * 40 + at, CountryId: country, IndicatorId: Id });
  }),
);
const comments: CommentRow[] = Array.from({ length: 47 }, (_, at) => ({
  ...{ Id: 700 + at, RatingId: at % 2 === 0 ? 501 : 502, AuthorId: 2 },
  ...{ CommentContent: `Comment ${at}`, Tagged: at % 2 === 0 ? [ME] : [] },
}));
const reference = ({
  Id,
  RatingId,
  ReportEditionId,
}: {
  Id: number;
  RatingId: number;
  ReportEditionId: number;
}): ReferenceRow => ({
  ...{ Id, RatingId, ReportEditionId, Title: `Title ${Id}`, Author: 'Author', PublicationDate: '2020' },
  ...{ Information: 'Information', URL: null, Version: 1 },
});

/** Where every schedule begins. */
export const initial: State = {
  nextId: 10_000,
  editions: [
    { Id: EDITION, Name: 'Report 2025', StartDate: '2025-01-01', EndDate: null, Status: 1, Version: 1 },
    { Id: EARLIER, Name: 'Report 2024', StartDate: '2024-01-01', EndDate: null, Status: 0, Version: 1 },
  ],
  users: [1, 2, 3, 4, 5, 6, 7].map((Id) => ({
    ...{ Id, FullName: `User ${Id}`, Role: Id === ME ? (0 as const) : (1 as const), Status: Id === 4 ? 0 : 1 },
  })),
  memberIds: [1, 2, 3, 4],
  countries: [1, 2, 3, 4, 5].map((Id) => ({ Id, Name: `Country ${Id}`, Region: 'Region', ISOCode: `C${Id}` })),
  countryIds,
  ...{ milestones, activities, indicators, library, addable, ratings, comments },
  cleared: [],
  references: [
    reference({ Id: 801, RatingId: 501, ReportEditionId: EDITION }),
    reference({ Id: 802, RatingId: 501, ReportEditionId: EDITION }),
    reference({ Id: 803, RatingId: 502, ReportEditionId: EDITION }),
    reference({ Id: 804, RatingId: 501, ReportEditionId: EARLIER }),
  ],
};
