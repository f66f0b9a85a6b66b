/** Reads a command's options, and says what is wrong with them. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from '../core/errors.ts';

export interface Command {
  help: string;
  /** @returns the exit code */
  run(args: string[]): Promise<number>;
}

/** A command before it is chosen: only then what it needs is loaded, most of its start. */
export interface Offered {
  /** What `drift --help` says of it, in a line. */
  summary: string;
  /** It needs what the bundle leaves out, so that `--help` of the bundle does not offer it. */
  isOfRepository?: boolean;
  load(): Promise<Command>;
}

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export interface Read {
  positionals: string[];
  has(name: string): boolean;
  text(name: string): string | undefined;
  texts(name: string): string[];
  number(name: string, fallback: number, limits?: { least?: number; most?: number; whole?: boolean }): number;
  choice<T extends string>(name: string, known: readonly T[], fallback: T): T;
}

/** @throws UsageError in the words of parseArgs, or for a value out of its limits */
export function readOptions(args: string[], options: ParseArgsOptionsConfig, allowPositionals = false): Read {
  let parsed: { values: Values; positionals: string[] };
  try {
    parsed = parseArgs({ args, options, allowPositionals }) as typeof parsed;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. To specify');
    throw new UsageError(`${reason.replace(/\.?$/, '.')} --help tells the options.`);
  }
  const { values, positionals } = parsed;
  const text = (name: string) => values[name] as string | undefined;
  return {
    positionals,
    has: (name) => values[name] === true,
    text,
    texts: (name) => (values[name] as string[] | undefined) ?? [],
    number(name, fallback, { least = 0, most = Number.MAX_SAFE_INTEGER, whole = false } = {}) {
      const given = text(name);
      if (given === undefined) return fallback;
      const number = Number(given);
      if (
        given.trim() === '' ||
        !Number.isFinite(number) ||
        number < least ||
        number > most ||
        (whole && !Number.isInteger(number))
      ) {
        const kind = whole ? 'whole number' : 'number';
        throw new UsageError(
          `--${name} ${given}: say a ${kind} ${most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`}.`,
        );
      }
      return number;
    },
    choice(name, known, fallback) {
      const given = text(name);
      const found = known.find((one) => one === given);
      if (given !== undefined && !found) throw new UsageError(`--${name} ${given}: say ${known.join(', ')}.`);
      return found ?? fallback;
    },
  };
}

/** A list that may be given several times, or with commas. */
export const listOf = (texts: string[]): string[] =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean);

const forms: Record<string, string> = { report: 'KIND=FILE', role: 'NAME=SOURCE', refused: 'NAME=SOURCE' };

/** `NAME=VALUE` options. @throws UsageError where one has no `=` */
export function pairsOf(option: string, texts: string[]): [string, string][] {
  return texts.map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`--${option} ${text}: say ${forms[option] ?? 'NAME=VALUE'}.`);
    return [text.slice(0, at), text.slice(at + 1)];
  });
}
