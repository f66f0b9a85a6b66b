/** The tabs of an export: one of ratings, or one per indicator or country (ADR-037). */
import { workflowLabels } from '#rules/workflow-status.ts';
import { orderNumber, snapshotName } from '../../domain/order-number.ts';
import { tabNamer } from '../../domain/workbook/tab-names.ts';
import type { Tab } from '../../domain/workbook/workbook-write.ts';
import type { Catalogue, CatalogueIndicator } from './catalogue.ts';
import type { PairTuple } from './country-indicator-pages.ts';
import { labelsOf } from './people-by-name.ts';
import {
  CONTENTS,
  dueColumns,
  namingColumns,
  placeColumns,
  RATINGS,
  ratingColumns,
  referenceColumns,
  statusSince,
  workColumns,
  yearFirstUsed,
} from './table-columns.ts';

export type Layout = 'ratings' | 'indicator-tabs' | 'country-tabs';

/** [pair, …fields in the order of `referenceFields`]. */
export type ReferenceTuple = [pair: number, ...fields: (string | number | null)[]];
export const referenceFields: string[] = [...referenceColumns.map(({ column }) => column), 'year_first_used'];

export interface ExportContent {
  catalogue: Catalogue;
  /** In any order. */
  pairs: PairTuple[];
  references: ReferenceTuple[];
}

const ratingTable = [
  placeColumns.edition,
  placeColumns.iso,
  namingColumns.country,
  placeColumns.number,
  namingColumns.indicator,
  ...Object.values(ratingColumns),
  ...Object.values(workColumns),
  ...Object.values(dueColumns),
  statusSince,
];
const fullTable = [...ratingTable, ...referenceColumns, yearFirstUsed];
type Row = Tab['rows'][number];

/** The tabs, without one where there is nothing to show. */
export function exportTabs({ catalogue, pairs, references }: ExportContent, layout: Layout): Tab[] {
  const described = pairs.flatMap(describer(catalogue)).sort((a, b) => a.place - b.place);
  if (layout === 'ratings') return [{ name: RATINGS, columns: ratingTable, rows: described.map(({ row }) => row) }];
  const sources = Map.groupBy(references, ([pair]) => pair);
  const groups = Map.groupBy(
    described,
    layout === 'indicator-tabs' ? ({ indicator }) => indicator.library : ({ country }) => country.id,
  );
  const nameOf = tabNamer([CONTENTS, RATINGS, 'References']);
  const tabs = [...groups.values()]
    .map((group) => ({ group, ...titleOf(group, layout) }))
    .sort((a, b) => a.order - b.order)
    .map(({ group, title, shortTitle }) => ({
      title,
      ratings: group.length,
      references: group.reduce((sum, { pair }) => sum + (sources.get(pair)?.length ?? 0), 0),
      tab: {
        name: nameOf(shortTitle),
        columns: fullTable,
        rows: group.flatMap(({ pair, row }) => withSources(row, sources.get(pair) ?? [])),
      },
    }));
  return [contentsOf(tabs, layout), ...tabs.map(({ tab }) => tab)];
}

interface Described {
  pair: number;
  country: Catalogue['countries'][number] & { order: number };
  indicator: CatalogueIndicator;
  /** The place of its edition, the newest 0. */
  edition: number;
  /** Among all rows: the newest edition first, then by country and number. */
  place: number;
  row: Row;
}

/** More than the highest number, that of 999.999.999. */
const NUMBERS = 1_000_000_000;

/** Turns Ids into what people read. */
function describer({ editions, countries, indicators, users }: Catalogue): (pair: PairTuple) => Described[] {
  const edition = new Map(editions.map((one, place) => [one.id, { ...one, place }]));
  const country = new Map(countries.map((one, order) => [one.id, { ...one, order }]));
  const indicator = new Map(indicators.map((one) => [one.id, one]));
  const label = labelsOf(users);
  const person = (id: number | null) => (id === null ? null : (label.get(id) ?? null));
  const met = (isMet: boolean | null) => (isMet === null ? null : isMet ? 'Yes' : 'No');
  return (tuple) => {
    const [pair, editionId, countryId, indicatorId, score, isMet, note, status, researcher, reviewer] = tuple;
    const [, , , , , , , , , , , researchDue, qaDue, since] = tuple;
    const [inEdition, ofCountry, of] = [edition.get(editionId), country.get(countryId), indicator.get(indicatorId)];
    // a member of the catalogue that was removed between the two reads
    if (!inEdition || !ofCountry || !of) return [];
    const row: Row = [
      inEdition.name,
      ofCountry.iso,
      ofCountry.name,
      orderNumber(of.number),
      of.name,
      score,
      met(isMet),
      note,
      person(researcher),
      person(reviewer),
      workflowLabels[status as keyof typeof workflowLabels],
      researchDue ?? inEdition.researchDue,
      qaDue ?? inEdition.qaDue,
      since,
    ];
    const place = (inEdition.place * country.size + ofCountry.order) * NUMBERS + of.number;
    return [{ pair, country: ofCountry, indicator: of, edition: inEdition.place, place, row }];
  };
}

/** Names of the newest edition; tabs are named by number, or by code and country name. */
function titleOf(group: Described[], layout: Layout): { title: string; shortTitle: string; order: number } {
  const [first, ...others] = group;
  if (!first) return { title: '', shortTitle: '', order: 0 };
  const { indicator, country } = others.reduce((newest, one) => (one.edition < newest.edition ? one : newest), first);
  if (layout === 'country-tabs')
    return { title: country.name, shortTitle: `${country.iso} ${country.name}`, order: country.order };
  const { number, name } = indicator;
  return { title: snapshotName(number, name), shortTitle: orderNumber(number), order: number };
}

/** One row per reference; only the first holds the rating, so that it appears once. */
function withSources(row: Row, sources: ReferenceTuple[]): Row[] {
  const places = row.map((value, index) => (index < PLACES ? value : null));
  return sources.length === 0
    ? [row]
    : sources.map(([, ...fields], index) => [...(index === 0 ? row : places), ...fields]);
}
const PLACES = ratingTable.indexOf(ratingColumns.score);

interface Listed {
  title: string;
  ratings: number;
  references: number;
  tab: Tab;
}

const contentsOf = (tabs: Listed[], layout: Layout): Tab => ({
  name: CONTENTS,
  columns: [
    { heading: 'Tab', width: 32 },
    { heading: layout === 'country-tabs' ? 'Country' : 'Indicator', width: 50 },
    { heading: 'Ratings', width: 9 },
    { heading: 'References', width: 11 },
  ],
  rows: tabs.map(({ tab, title, ratings, references }) => [tab.name, title, ratings, references]),
  links: tabs.map(({ tab }) => tab.name),
});
