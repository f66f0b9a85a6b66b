// The floor of any server: bare Fastify that sends the same statements over the same driver and
// returns what they return.
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../server/statement.ts';

/** With the connection that it was sent over: a transaction has one of its own. */
export type Recorded = Statement & { connection: number };

interface Settings {
  url: string;
  /** Of each operation. */
  statements: Record<string, Recorded[]>;
}

const { url, statements } = JSON.parse(process.argv[2] ?? '{}') as Settings;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();
app.all<{ Params: { operationId: string } }>('/:operationId', async ({ params }) => {
  const client = await pool.connect();
  try {
    const answers: unknown[] = [];
    // one connection after the other, so that no two transactions mingle
    for (const { sql, parameters = [] } of (statements[params.operationId] ?? []).toSorted(
      (one, other) => one.connection - other.connection,
    ))
      answers.push((await client.query(sql, [...parameters])).rows);
    return answers;
  } finally {
    client.release();
  }
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.(address);
