import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { watched } from './watch.ts';

/** A dialect whose statements are watched one by one, those of transactions included. */
export function watchingStatements(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => watchingDriver(dialect.createDriver()),
  };
}

function watchingDriver(driver: Driver): Driver {
  const seen = new WeakSet<DatabaseConnection>();
  const acquireConnection: Driver['acquireConnection'] = async (...options) => {
    const connection = await driver.acquireConnection(...options);
    if (!seen.has(connection)) {
      seen.add(connection);
      // in place: a driver knows its connections by their identity
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, ...others) =>
        watched({ kind: 'statement', sql: query.sql }, () => execute(query, ...others));
    }
    return connection;
  };
  return new Proxy(driver, {
    get: (target, name) => {
      if (name === 'acquireConnection') return acquireConnection;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
