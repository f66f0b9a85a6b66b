/** An API of the small contract for the command line: who it knows, and how it is called. */
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { folder } from './command.ts';
import { smallContract } from './small.ts';

export const token = 'secret-token-of-the-admin';

/** Serves the small contract; what `user` returns is the response of readCurrentUser. */
export const small =
  (user: object) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const isUser = pathname === '/api/v1/users/current-user' && request.method === 'GET';
    const known = isUser || /^\/api\/v1\/notes\/\d+$/.test(pathname);
    const status = !known ? 404 : request.headers.authorization !== `Bearer ${token}` ? 401 : isUser ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 200 ? JSON.stringify(user) : '');
  };

/** A folder with the small contract, and the token that its API accepts. */
export function place(): { cwd: string; env: Record<string, string>; contract: string } {
  const cwd = folder();
  const contract = join(cwd, 'small.yaml');
  writeFileSync(contract, smallContract);
  return { cwd, env: { ADMIN_TOKEN: token }, contract };
}

/** As the administrator, as fast as it responds. */
export const shape = ['--level', 'shape', '--rate', '0', '--role', 'admin=env:ADMIN_TOKEN'];
