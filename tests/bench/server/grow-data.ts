import type { MeasuredProduct } from './product.ts';
import type { Statement } from './statement.ts';

const texts = 'full_name, short_name, description, response_rules, time_period, polarity';
const nine = 'cross join generate_series(1, 9) as copy (k)';

/**
 * Makes of each indicator ten in its activity (5 become 50), with their ratings and references: an edition's list grows from
 * 28,950 rows to 289,500. Numbers and positions are given, as the triggers would have set them.
 */
const statements: string[] = [
  "set local session_replication_role = 'replica'",
  `insert into library_indicator (id, ${texts}) select id + 150 * k, ${texts} from library_indicator ${nine}`,
  `insert into indicator (id, edition_id, activity_id, order_id, ${texts}, parent_indicator_id, library_indicator_id, number)
   select id + 600 * k, edition_id, activity_id, order_id + 5 * k, ${texts}, parent_indicator_id + 600 * k,
     library_indicator_id + 150 * k, number + 5 * k from indicator ${nine}`,
  `insert into country_indicator (id, edition_id, country_id, indicator_id, score, is_met, researcher_note, status,
     research_user_id, qa_user_id, rating_updated_on, rating_updated_by, position, version, status_since, submitted_on,
     research_due_date, qa_due_date, returned_on, returned_by, return_reason, return_count)
   select id + 115800 * k, edition_id, country_id, indicator_id + 600 * k, score, is_met, researcher_note, status,
     research_user_id, qa_user_id, rating_updated_on, rating_updated_by, position + 5 * k, version,
     status_since - k * interval '37 minutes', submitted_on - k * interval '37 minutes', research_due_date, qa_due_date,
     returned_on, returned_by, return_reason, return_count
   from country_indicator ${nine}`,
  `insert into reference (country_indicator_id, title, author, publication_date, information, url, year_first_used)
   select country_indicator_id + 115800 * k, title, author, publication_date, information, url, year_first_used
   from reference ${nine}`,
  ...['library_indicator', 'indicator', 'country_indicator'].map(
    (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  ),
];

export async function growData(product: MeasuredProduct): Promise<void> {
  const all: Statement[] = statements.map((sql) => ({ sql }));
  await product.bare(all, true);
  await product.bare([{ sql: 'vacuum analyze' }]);
}

/** Makes of each indicator of one edition so many in its activity, with their ratings and references. */
export async function growEdition(product: MeasuredProduct, editionId: number, times: number): Promise<void> {
  const copies = `cross join generate_series(1, ${times - 1}) as copy (k) where edition_id = ${editionId}`;
  await product.bare(
    [
      "set local session_replication_role = 'replica'",
      `insert into library_indicator (id, ${texts}) select id + 150 * k, ${texts}
       from library_indicator cross join generate_series(1, ${times - 1}) as copy (k)`,
      `insert into indicator (id, edition_id, activity_id, order_id, ${texts}, library_indicator_id, number)
       select id + 600 * k, edition_id, activity_id, order_id + 5 * k, ${texts}, library_indicator_id + 150 * k, number + 5 * k
       from indicator ${copies}`,
      `insert into country_indicator (id, edition_id, country_id, indicator_id, score, is_met, researcher_note, status,
         rating_updated_on, rating_updated_by, position, version, status_since)
       select id + 115800 * k, edition_id, country_id, indicator_id + 600 * k, score, is_met, researcher_note, status,
         rating_updated_on, rating_updated_by, position + 5 * k, version, status_since from country_indicator ${copies}`,
      `insert into reference (country_indicator_id, title, author, publication_date, information, url, year_first_used)
       select country_indicator_id + 115800 * k, title, author, publication_date, information, url, year_first_used
       from reference r join country_indicator ci on ci.id = r.country_indicator_id ${copies}`,
    ].map((sql) => ({ sql })),
    true,
  );
  await product.bare([{ sql: 'vacuum analyze' }]);
}
