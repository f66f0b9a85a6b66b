/**
 * Someone who watches wants to read the address and what goes wrong; a log file wants every
 * request. `LOG_LEVEL` decides before both.
 */
export function logLevel(): 'warn' | undefined {
  return process.stdout.isTTY && !process.env.LOG_LEVEL ? 'warn' : undefined;
}
