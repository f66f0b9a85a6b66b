import type { SearchSchemaInput } from '@tanstack/react-router';
import type { ListResultsParams } from '#generated/model/index.ts';
import { idsIn, isWhole, itemsIn, textIn } from '#src/lib/search-values.ts';

/** The address of /results beside the edition: what is counted, and what is shown of it. */
export type ResultsSearch = {
  /** The edition to compare with; 0 = none, absent = the one before. */
  against?: number;
  completedOnly: boolean;
  equalIndicators: boolean;
  name: string;
  region: string[];
  /** Places of milestones, which hold in every edition; none = all. */
  milestones: number[];
  /** 'name', 'rank', 'total', 'change', or a milestone by its place: 'm2'. */
  sort: string;
  desc: boolean;
  /** Countries that stay on top, by Id. */
  pinned: number[];
  /** What the scatter draws: a milestone by its place, 0 = the country. */
  of: number;
};
export type ResultsSearchInput = Partial<ResultsSearch> & SearchSchemaInput;

/** What holds where the address says nothing; the address says nothing of it. */
export const resultsDefaults: Omit<ResultsSearch, 'against'> = {
  completedOnly: false,
  equalIndicators: false,
  name: '',
  region: [],
  milestones: [],
  sort: 'name',
  desc: false,
  pinned: [],
  of: 0,
};

const SORTS = /^(name|rank|total|change|m[1-9]\d{0,2})$/;

/** Reads the address; what makes no sense in it counts as not said. */
export function readResultsSearch(raw: ResultsSearchInput): ResultsSearch {
  return {
    ...(isWhole(raw.against, 0) && { against: raw.against }),
    completedOnly: raw.completedOnly === true,
    equalIndicators: raw.equalIndicators === true,
    name: textIn(raw.name),
    region: itemsIn(raw.region)
      .map((one) => textIn(one))
      .filter((one) => one !== ''),
    milestones: idsIn(raw.milestones),
    sort: SORTS.test(`${raw.sort}`) ? `${raw.sort}` : resultsDefaults.sort,
    desc: raw.desc === true,
    pinned: idsIn(raw.pinned),
    of: isWhole(raw.of, 0) ? raw.of : 0,
  };
}

/** What the server is asked for; nothing where all is as usual. */
export function resultsParams(search: Partial<ResultsSearch>): ListResultsParams | undefined {
  const { against, completedOnly, equalIndicators } = search;
  const params = {
    ...(against !== undefined && { against }),
    ...(completedOnly && { completedOnly }),
    ...(equalIndicators && { equalIndicators }),
  };
  return Object.keys(params).length > 0 ? params : undefined;
}
