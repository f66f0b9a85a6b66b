/** Imported before the product: writes each statement that it sends to the file RECORD_TO. */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const file = process.env.RECORD_TO;
if (file) {
  const client: { query: (...words: unknown[]) => unknown } = pg.Client.prototype;
  const { query } = client;
  const connections = new WeakMap<object, number>();
  let last = 0;
  client.query = function (this: object, ...words: unknown[]) {
    const [sql, parameters] = words;
    const connection = connections.get(this) ?? ++last;
    connections.set(this, connection);
    if (typeof sql === 'string') appendFileSync(file, `${JSON.stringify({ connection, sql, parameters })}\n`);
    return query.apply(this, words);
  };
}
