import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleDrift } from '../bundle.ts';
import { contractText } from '../commands/repository.ts';
import { readContract } from '../core/contract.ts';
import { present } from '../pack.ts';
import { drift, folder, serve } from './support/command.ts';

/** An older Node of the machine beside the one that runs this, where there is one. */
const nodes = [process.execPath, '/usr/bin/node'].filter((file) => existsSync(file));

test('one file checks an API in an empty folder, with nothing installed', async () => {
  const cwd = folder();
  const file = join(cwd, 'drift.mjs');
  await copyFile(await bundleDrift(folder()), file);
  const url = await serve((request, response) => {
    const isUser = request.url === '/api/v1/users/current-user';
    const isKnown = request.headers.authorization === 'Bearer let-me-in';
    response.writeHead(isKnown ? (isUser ? 200 : 404) : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ Id: 1, Permissions: [], Role: 'Admin' }));
  });
  const args = ['check', '--url', url, '--level', 'shape', '--role', 'admin=env:TOKEN', '--rate', '0'];
  for (const node of nodes) {
    const [ran, lint, mock, gone, version] = await Promise.all([
      drift(args, { cwd, file, node, env: { TOKEN: 'let-me-in' } }),
      drift(['lint'], { cwd, file, node }),
      drift(['mock'], { cwd, file, node }),
      drift(['check', '--url', 'http://127.0.0.1:9'], { cwd, file, node }),
      drift(['--version'], { cwd, file, node }),
    ]);
    expect([ran.code, ran.err]).toEqual([1, '']);
    expect(ran.out).toContain('✖ readCurrentUser  GET /users/current-user  200  body.schema  /Role');
    expect(ran.out).toMatch(/contract {2}openapi\/schemas\/\w+\.yaml:\d+ /);
    expect([lint.code, mock.code, gone.code]).toEqual([2, 2, 3]);
    expect(version.out).toBe(`drift ${present.version}, contract ${readContract(contractText()).version}\n`);
    expect(lint.err).toContain('needs the repository');
  }
});
