import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Contained {
  /** Runs a command to its end; what it printed. Throws where it fails. */
  run(script: string, ...words: string[]): string;
  start(script: string): { stop(): Promise<void> };
  remove(): void;
}

/** Nobody's ids on every Linux. */
const NOBODY = 65_534;
/** The root is mounted again as one that can only be read, /data as before; then nobody goes on. */
const CONFINE = `mount --make-rprivate / && mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,ro,bind / \
&& exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups -- "$@"`;

/** Runs the scripts of a folder with these variables alone: no shell is on their path. */
export function contained(folder: string, variables: Record<string, string>): Contained {
  const data = mkdtempSync(join(tmpdir(), 'check-image-data-'));
  chmodSync(data, 0o777);
  const env = { ...variables, PATH: '/nonexistent', HOME: data, TMPDIR: data, DATA_DIR: data };
  const isConfined = process.getuid?.() === 0 && spawnSync('/usr/bin/unshare', ['--mount', 'true']).status === 0;
  if (!isConfined) console.log('not root here: the files are as in the image, the file system can be written');
  const commandOf = (words: string[]): [string, string[]] =>
    isConfined
      ? [
          '/usr/bin/unshare',
          ['--mount', '/bin/sh', '-c', `PATH=/usr/sbin:/usr/bin:/sbin:/bin; ${CONFINE}`, 'sh', ...words],
        ]
      : [words[0] ?? '', words.slice(1)];
  return {
    run: (script, ...words) => {
      const [command, args] = commandOf([process.execPath, script, ...words]);
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${script} ended with ${status}: ${stdout}${stderr}`);
      return `${stdout}${stderr}`;
    },
    start: (script) => {
      const [command, args] = commandOf([process.execPath, script]);
      const child: ChildProcess = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
      return {
        stop: async () => {
          if (child.exitCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}
