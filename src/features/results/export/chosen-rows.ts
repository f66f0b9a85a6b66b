import type { Results } from '#generated/model/index.ts';
import type { ExportSearch } from './export-search.ts';

/** How many countries and rows are chosen, whatever their status. */
export function chosenRows({ Countries, Milestones }: Results, { region, countries, milestones }: ExportSearch) {
  const chosen = Countries.filter(
    ({ CountryId, Region }) =>
      (countries.length === 0 || countries.includes(CountryId)) && (region.length === 0 || region.includes(Region)),
  );
  const isChosen = Milestones.map(({ OrderId }) => milestones.length === 0 || milestones.includes(OrderId));
  const rows = chosen.flatMap((country) =>
    country.Milestones.map(({ Indicators }, at) => (isChosen[at] ? Indicators : 0)),
  );
  return { countries: chosen.length, rows: rows.reduce((sum, count) => sum + count, 0) };
}
