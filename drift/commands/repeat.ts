/** The command that reproduces a finding, to be typed where the check ran. */
import { relative } from 'node:path';
import type { Plan } from '../live/check.ts';
import { secretHeader, variableOf } from '../live/tokens.ts';
import type { Read } from './options.ts';

/** Options that are repeated as they were given. */
const repeated = ['config', 'contract', 'origin', 'timeout', 'rate', 'patience'] as const;
const repeatedLists = ['role', 'refused', 'value', 'header', 'not-yet'] as const;

/** Returns the command that checks one operation again with the options of this run. */
export function repeatOf(read: Read, plan: Plan, program = programOf()): (operationId: string) => string {
  const { url, mode, level, runs, seed, disposable } = plan;
  const given = [
    ...repeated.flatMap((name) => (read.text(name) === undefined ? [] : [`--${name} ${word(read.text(name) ?? '')}`])),
    ...repeatedLists.flatMap((name) =>
      read.texts(name).map((one) => `--${name} ${word(name === 'header' ? withoutSecret(one) : one)}`),
    ),
  ];
  const isScratch = read.has('scratch');
  const options = [
    ...(isScratch ? ['--scratch'] : []),
    ...(mode === (isScratch ? 'all' : 'read') ? [] : [`--mode ${mode}`]),
    ...(disposable && !isScratch ? ['--disposable'] : []),
    ...(level === 'shape' ? ['--level shape'] : []),
    ...(runs === 3 ? [] : [`--runs ${runs}`]),
  ];
  return (operationId) =>
    [program, 'check', `--url ${word(url)}`, ...given, ...options, `--only ${operationId}`, `--seed ${seed}`].join(' ');
}

/** A header value that may be secret is in no report; the command reads it from the environment. */
const withoutSecret = (header: string) =>
  header.replace(/^([^=]+)=(?!env:|file:).*$/s, (whole, name: string) =>
    secretHeader.test(name) ? `${name}=env:${variableOf(name)}` : whole,
  );

/** The same command with the same arguments, without its reports. */
export function repeatArgs(command: string, args: string[]): string {
  const kept = args.flatMap((arg, index) => {
    const before = args[index - 1];
    if (/^--(report|verbose|quiet)\b/.test(arg) || before === '--report') return [];
    if (before === '--header') return [word(withoutSecret(arg))];
    const [, header] = /^--header=(.*)$/s.exec(arg) ?? [];
    return [header === undefined ? word(arg) : `--header=${word(withoutSecret(header))}`];
  });
  return [programOf(), command, ...kept].join(' ');
}

/**
 * How this program was called: `npx drift` in a project that has it, `drift` where it is installed
 * for all, else `node` and the file.
 */
export function programOf(file = process.argv[1] ?? 'drift'): string {
  if (/[/\\]node_modules[/\\]\.bin[/\\]/.test(file)) return 'npx drift';
  if (!/\.m?[jt]s$/.test(file)) return 'drift';
  const near = relative(process.cwd(), file);
  return `node ${word(near.startsWith('..') ? file : near)}`;
}

/** One word of a shell, in quotes where it needs them. */
const word = (text: string) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
