// The floor of any server: bare Fastify that sends the same statements over the same driver and returns what they return.
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../server/statement.ts';

interface Settings {
  url: string;
  /** Of each operation. */
  statements: Record<string, Statement[]>;
}

const { url, statements } = JSON.parse(process.argv[2] ?? '{}') as Settings;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();
app.all<{ Params: { operationId: string } }>('/:operationId', async ({ params }) => {
  const client = await pool.connect();
  try {
    const answers: unknown[] = [];
    for (const { sql, parameters = [] } of statements[params.operationId] ?? [])
      answers.push((await client.query(sql, [...parameters])).rows);
    return answers;
  } finally {
    client.release();
  }
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.(address);
