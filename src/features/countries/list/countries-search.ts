import type { SearchSchemaInput } from '@tanstack/react-router';
import { WorkflowStatus } from '#generated/enums.ts';
import { readViewAddress, type ViewAddress } from '#src/lib/saved-view.ts';
import { itemsIn, textIn, wholesIn } from '#src/lib/search-values.ts';
import { hiddenIn, type OptionalColumn } from './columns.ts';

export const VIEWS = ['table', 'map'] as const;
export const MEASURES = ['progress', 'scores', 'change'] as const;
export const SORTS = ['name', 'region', 'done'] as const;

/** What the address of /countries holds: filters, order, which view, and what the map shows. */
export type CountriesSearch = {
  name: string;
  /** Countries with at least one indicator in one of these statuses; none chosen = all. */
  status: WorkflowStatus[];
  /** How far a country is as a whole, by the places of `stages`; none chosen = all. */
  stage: number[];
  region: string[];
  sort: (typeof SORTS)[number];
  desc: boolean;
  view: (typeof VIEWS)[number];
  measure: (typeof MEASURES)[number];
  /** Do the map's scores count QA completed ratings only? */
  completedOnly: boolean;
  /** Classes of the map's legend, by their places, to which it is narrowed down; none = all. */
  classes: number[];
  /** The region that the map is zoomed to; none = the world. */
  zoom: string;
  /** Columns of the table that are not shown. */
  hidden: OptionalColumn[];
} & ViewAddress;
export type CountriesSearchInput = Partial<CountriesSearch> & SearchSchemaInput;

/** What holds where the address says nothing; the address says nothing of it. */
export const countriesDefaults: CountriesSearch = {
  name: '',
  status: [],
  stage: [],
  region: [],
  sort: 'name',
  desc: false,
  view: 'table',
  measure: 'progress',
  completedOnly: false,
  classes: [],
  zoom: '',
  hidden: [],
};
const STATUSES: readonly unknown[] = Object.values(WorkflowStatus);

/** Reads the address; what makes no sense in it counts as not said. */
export function readCountriesSearch(raw: CountriesSearchInput): CountriesSearch {
  return {
    name: textIn(raw.name),
    status: itemsIn(raw.status).filter((one): one is WorkflowStatus => STATUSES.includes(one)),
    stage: wholesIn(raw.stage).filter((one) => one < 3),
    region: itemsIn(raw.region)
      .map((one) => textIn(one))
      .filter((one) => one !== ''),
    sort: oneOf(SORTS, raw.sort),
    desc: raw.desc === true,
    view: oneOf(VIEWS, raw.view),
    measure: oneOf(MEASURES, raw.measure),
    completedOnly: raw.completedOnly === true,
    classes: wholesIn(raw.classes),
    zoom: textIn(raw.zoom),
    hidden: hiddenIn(raw.hidden),
    ...readViewAddress(raw),
  };
}

/** The value where it is one of the words, else the first of them. */
function oneOf<Word extends string>(words: readonly [Word, ...Word[]], value: unknown): Word {
  return words.find((word) => word === value) ?? words[0];
}
