// `npm run check:image`: where no Docker is at hand, the image's exact set of files as `nobody` on
// a file system that can only be read, but for /data: the start, a sign-in, a write, an export, and
// the operator's commands. Needs Linux and, to make the file system read-only, root.
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '#generated/operations.ts';
import { freePort } from '../../scripts/support/free-port.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { signIn } from '../support/sign-in.ts';
import { type Contained, contained } from './contained.ts';
import { makeImage } from './files.ts';

const port = await freePort();
const metricsPort = await freePort();
const url = `http://localhost:${port}`;
const image = makeImage();
const provider = await startIdentityProvider({ port: 0, publicUrls: [url] });
const box: Contained = contained(image.folder, {
  ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: url, BUILD_ID: 'image-check' },
  METRICS_PORT: `${metricsPort}`,
  ...{ OIDC_AUTHORITY: provider.url, OIDC_CLIENT_ID: provider.clientId, OIDC_AUDIENCE: provider.audience },
  LOG_LEVEL: 'error',
});
let failed = 0;
try {
  await check('the schema is brought up to date by a step of its own', () =>
    expect(box.run('scripts/migrate.ts'), /./),
  );
  await check('the first account is added', () =>
    expect(
      box.run('scripts/people.ts', 'add', '--name', 'Amara Okafor', '--email', 'admin@demo.test', '--role', 'Admin'),
      /may sign in as Admin/,
    ),
  );
  const server = box.start('server/main.ts');
  try {
    await check('it is ready', () => until(async () => (await fetch(`${url}/ready`)).ok));
    await check('it names its build', async () => expect(await text('/version', metricsPort), /image-check/));
    await check('it serves the client', async () => expect(await text('/dashboard'), /<div id="root"/));
    const { access_token: token } = await signIn(provider.url, 'admin@demo.test', { publicUrl: url });
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${url}/api/v1${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    await check('who signed in is known', async () =>
      expect(await (await ask(operations.readCurrentUser.path)).text(), /Amara Okafor/),
    );
    await check('a change is stored', async () => {
      const body = { FullName: 'Leila Haddad', EmailAddress: 'leila@demo.test', Role: 1 };
      const { status } = await ask(operations.createUser.path, { method: 'POST', body: JSON.stringify(body) });
      expect(`${status}`, /^201$/);
    });
    await check('a file is exported in a thread', async () => {
      const body = { UserIds: [], Kinds: [], CountryIds: [], LibraryIndicatorIds: [], ReportEditionIds: [] };
      const { path, method } = operations.exportActivity;
      const init = { method, body: JSON.stringify({ ...body, Since: null, Until: null }) };
      const made = await ask(path, { ...init, method: method.toUpperCase() });
      const { downloadUrl } = await made.json();
      const file = await fetch(`${url}${downloadUrl}`);
      expect(`${file.status} ${(await file.arrayBuffer()).byteLength > 1_000}`, /^200 true$/);
    });
    await check('a backup is taken while it runs', () => expect(box.run('scripts/backup.ts'), /backup/i));
  } finally {
    await server.stop();
  }
  await check('the last backup is restored beside it and compared', () =>
    expect(box.run('scripts/backup.ts', '--drill'), /was restored: .* are as they were/),
  );
  await check('the people are listed', () => expect(box.run('scripts/people.ts', 'list'), /Leila Haddad/));
  await check('nothing outside /data was written', () => expect(image.changed().join(' '), /^$/));
  await check('the bill of materials names what the product needs to run', () =>
    expect(image.missingFromBill().join(' '), /^$/),
  );
} finally {
  await provider.close();
  box.remove();
  rmSync(image.folder, { recursive: true, force: true });
}
console.log(failed === 0 ? 'the image’s files work' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function check(title: string, work: () => unknown): Promise<void> {
  const why = await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (error: Error) => error.message,
    );
  if (why) failed += 1;
  console.log(why ? `FAILED  ${title}: ${why}` : `ok      ${title}`);
}

function expect(said: string, wanted: RegExp): void {
  if (!wanted.test(said)) throw new Error(`'${said.slice(0, 400)}' is not ${wanted}`);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo().catch(() => false)) return;
    await sleep(200);
  }
  throw new Error('not within a minute');
}

async function text(path: string, at = port): Promise<string> {
  return (await fetch(`http://localhost:${at}${path}`)).text();
}
