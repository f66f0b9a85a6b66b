/** One statement as a driver accepts it: `$1` and what stands for it. */
export interface Statement {
  sql: string;
  parameters?: readonly unknown[];
}

export const statement = (sql: string, ...parameters: unknown[]): Statement => ({ sql, parameters });
