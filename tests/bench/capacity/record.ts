/** Imported before the product where RECORD_TO names a file: writes there each statement that it sends. */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const file = process.env.RECORD_TO;
if (file) {
  const client: { query: (...words: unknown[]) => unknown } = pg.Client.prototype;
  const { query } = client;
  client.query = function (this: unknown, ...words: unknown[]) {
    const [sql, parameters] = words;
    if (typeof sql === 'string') appendFileSync(file, `${JSON.stringify({ sql, parameters })}\n`);
    return query.apply(this, words);
  };
}
