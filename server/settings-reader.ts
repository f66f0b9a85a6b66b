import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

const yes = new Set(['on', 'true', '1', 'yes']);
const no = new Set(['off', 'false', '0', 'no']);
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Names of so many letters, such as HOST, are near to what other programs call their own. */
const SHORT_NAME = 6;

/** One letter is left out, added or another, or two have changed places. */
function isOneSlip(given: string, name: string): boolean {
  let at = 0;
  while (at < name.length && given[at] === name[at]) at += 1;
  const [one, other] = [given.slice(at), name.slice(at)];
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return isSwapped || one.slice(1) === other || one === other.slice(1) || one.slice(1) === other.slice(1);
}

/**
 * Reads variables one by one and collects errors instead of stopping at the first; an empty
 * variable counts as absent. `NAME_FILE` names a file with the value of `NAME`, as containers hand
 * secrets over. A value that cannot be read gives its default until `finish` throws.
 */
export function settingsReader(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const asked = new Set<string>();
  const refuse = (name: string, why: string) => {
    const problem = `${name} ${why}`;
    if (!problems.includes(problem)) problems.push(problem);
  };

  function text(name: string): string | undefined {
    asked.add(name).add(`${name}_FILE`);
    const given = env[name]?.trim() || undefined;
    const path = env[`${name}_FILE`]?.trim();
    if (!path) return given;
    if (given !== undefined) refuse(name, `and ${name}_FILE are both set: leave one of them out`);
    try {
      return readFileSync(path, 'utf8').trim() || undefined;
    } catch (error) {
      refuse(`${name}_FILE`, `names a file that cannot be read (${(error as NodeJS.ErrnoException).code}): '${path}'`);
      return given;
    }
  }

  function integer(name: string, byDefault: number, least: number, most: number): number {
    const given = text(name);
    if (given === undefined) return byDefault;
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    refuse(name, `is a whole number from ${least} to ${most}, not '${given}'`);
    return byDefault;
  }

  function flag(name: string): boolean | undefined {
    const given = text(name)?.toLowerCase();
    if (given !== undefined && !yes.has(given) && !no.has(given)) refuse(name, `is on or off, not '${given}'`);
    return given === undefined ? undefined : yes.has(given);
  }

  function choice<const T extends string>(name: string, choices: readonly T[], byDefault: T): T {
    const given = text(name);
    const chosen = choices.find((one) => one === given);
    if (given && !chosen) refuse(name, `is one of ${choices.join(', ')}, not '${given}'`);
    return chosen ?? byDefault;
  }

  function required(name: string, beside: string): string {
    const given = text(name);
    if (!given) refuse(name, `is needed beside ${beside}`);
    return given ?? '';
  }

  /** A host name or IP address alone, as `listen` accepts it. */
  function host(name: string, byDefault: string): string {
    const given = text(name);
    if (given === undefined) return byDefault;
    if (isIP(given) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(given))
      refuse(name, `is a host's name or address without a port, not '${given}'`);
    return given;
  }

  function address(name: string, given: string): URL | undefined {
    const url = URL.parse(given);
    if (url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash) return url;
    refuse(name, `is an address that begins with https:// (or http://), not '${given}'`);
    return undefined;
  }

  function origin(name: string): string | undefined {
    const given = text(name);
    const url = given && address(name, given);
    if (url && url.pathname !== '/') refuse(name, `is an address without a path, not '${given}'`);
    return url ? url.origin : undefined;
  }

  /** Addresses separated by spaces, which may have a path, without a trailing slash. */
  function addresses(name: string): string[] {
    const given = text(name)?.split(/\s+/) ?? [];
    return given.flatMap((one) => address(name, one)?.href.replace(/\/$/, '') ?? []);
  }

  /** Tokens and keys come from there, so that plain http is taken from this machine only. */
  function secureAddress(name: string, given: string): void {
    const url = address(name, given);
    if (url?.protocol === 'http:' && !loopback.has(url.hostname)) refuse(name, 'has to begin with https://');
  }

  function finish(): void {
    if (problems.length > 0)
      throw new Error(`The settings are wrong:\n${problems.map((one) => `- ${one}`).join('\n')}`);
  }

  /** Says which variables are one slip away from a setting, for what is not asked is ignored. */
  function misspelt(): string[] {
    const known = [...asked].filter((name) => name.length > SHORT_NAME);
    return Object.keys(env).flatMap((given) => {
      const meant = asked.has(given) ? undefined : known.find((name) => isOneSlip(given, name));
      return meant ? [`${given} is no setting: is ${meant} meant?`] : [];
    });
  }

  const port = (name: string, byDefault: number) => integer(name, byDefault, 1, 65_535);
  return {
    text,
    integer,
    port,
    host,
    flag,
    choice,
    required,
    origin,
    addresses,
    secureAddress,
    refuse,
    finish,
    misspelt,
  };
}
