/** Types of the contract and conversions to them, shared by the areas. */
import type { components } from '#generated/schema.ts';

type Schemas = components['schemas'];
export type Wire<Name extends keyof Schemas> = Schemas[Name];

/** An instant as it travels. */
export const instant = (date: Date): string => date.toISOString();
export const instantOrNull = (date: Date | null): string | null => date && instant(date);

/** Check constraints hold the contract's enumerations, so a stored number is one of its values. */
export const asStatus = (status: number) => status as Schemas['WorkflowStatus'];
export const asPolarity = (polarity: number) => polarity as Schemas['Polarity'];
export const asRole = (role: number) => role as Schemas['Role'];

/** One order of names on every engine and machine. */
export const byName = new Intl.Collator('en').compare;

type CountryRow = { id: number; name: string; region: string; iso_code: string };

export const countryOnWire = ({ id, name, region, iso_code }: CountryRow): Wire<'Country'> => ({
  Id: id,
  Name: name,
  Region: region,
  ISOCode: iso_code,
});
