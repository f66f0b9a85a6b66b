// Runs before every npm script on whatever Node the machine has (20 or newer), hence plain
// JavaScript without imports of packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const read = (path) => {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const lock = read('package-lock.json');
const stamp = createHash('sha256').update(`${process.platform} ${process.arch}\n${lock}`).digest('hex');
const stampFile = new URL('node_modules/.install-stamp', root);

// An image has no lock file: what it needs was installed when it was made. A command of the
// operator never installs anew what a server beside it may be running from.
const isOperators = process.argv.includes('--operator') && existsSync(new URL('node_modules', root));
if (lock && !isOperators && read('node_modules/.install-stamp') !== stamp) {
  if (!installedByHand()) install();
  writeFileSync(stampFile, stamp);
}

// The scripts are TypeScript that Node runs as it is; npm puts the Node of node_modules/.bin before
// the machine's own.
const ownNode = ['node', 'node.cmd', 'node.exe'].some((name) => existsSync(new URL(`node_modules/.bin/${name}`, root)));
if (!ownNode && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `This is Node ${process.version}, and node_modules has none of its own: \`npm ci --include=dev\` brings one for most systems; else install Node 24 or newer.`,
  );
  process.exit(1);
}

/**
 * True where npm's own record of what it installed agrees with the lock file, e.g. after a plain
 * `npm install`.
 */
function installedByHand() {
  const record = read('node_modules/.package-lock.json');
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found || !existsSync(new URL(`${path}/package.json`, root))) return !found && wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function install() {
  const since = Date.now();
  console.log(
    `${existsSync(new URL('node_modules', root)) ? 'Dependencies changed' : 'First run'}: installing with npm ci …`,
  );
  // the build and the Node of the product are development packages, which NODE_ENV=production omits
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Nothing was started.`);
    process.exit(status ?? 1);
  }
  console.log(`Installed in ${Math.round((Date.now() - since) / 1000)} s.`);
}
