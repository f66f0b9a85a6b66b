/** The fields of a reference, their columns, and the rules that a JSON schema cannot express. */
import { fields } from '#generated/fields.ts';
import { ADDRESS_FAULTS, faultOfAddress } from '#rules/web-address.ts';
import type { Row } from '../../db/schema.ts';
import type { Pair } from '../../domain/addressed-record.ts';
import { columnOf } from '../../domain/reference-columns.ts';
import type { Wire } from '../../domain/wire.ts';
import { type FieldError, invalid } from '../../problem.ts';

type Field = keyof typeof columnOf;
type ReferenceFields = Pick<Wire<'ReferenceCreate'>, Field>;
const names = Object.keys(columnOf) as Field[];
const limits = fields.ReferenceCreate;
const needed = ['Title', 'Author', 'PublicationDate', 'Information'] as const;

type Columns = Pick<Row<'reference'>, 'title' | 'author' | 'publication_date' | 'information'> &
  Partial<Pick<Row<'reference'>, (typeof columnOf)[Field]>>;

/** The columns of the body's fields, untrimmed; absent members stay absent. */
export const columnsOf = (body: ReferenceFields): Columns =>
  Object.fromEntries(
    names.filter((field) => body[field] !== undefined).map((field) => [columnOf[field], body[field]]),
  ) as unknown as Columns;

/** Rejects with 422 and every wrong field. The address in `stored` remains valid. */
export function requireFields(
  body: ReferenceFields & { ReportEditionId?: number; CountryIndicatorRatingId?: number },
  pair: Pair,
  stored?: { url: string | null },
): void {
  const errors = [
    ...sameAs(body.ReportEditionId, pair.edition_id, '/ReportEditionId'),
    ...sameAs(body.CountryIndicatorRatingId, pair.id, '/CountryIndicatorRatingId'),
    ...needed.filter((field) => [...body[field].trim()].length < limits[field].minLength).map(tooShort),
    ...(body.URL && body.URL !== stored?.url ? faultyAddress(body.URL) : []),
  ];
  if (errors.length > 0) throw invalid(errors);
}

const sameAs = (sent: number | undefined, own: number, pointer: string): FieldError[] =>
  sent === undefined || sent === own ? [] : [{ pointer, detail: 'must be that of the address' }];

const tooShort = (field: (typeof needed)[number]): FieldError => ({
  pointer: `/${field}`,
  detail: `must NOT have fewer than ${limits[field].minLength} characters that are not spaces around it`,
});

function faultyAddress(url: string): FieldError[] {
  const fault = faultOfAddress(url);
  return fault ? [{ pointer: '/URL', detail: ADDRESS_FAULTS[fault] }] : [];
}
