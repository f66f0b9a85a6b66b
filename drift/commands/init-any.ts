/** What `drift init --contract FILE` writes and says: what the contract tells, and a few reads. */

import { relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import type { Contract } from '../core/contract.ts';
import { Inconclusive } from '../core/errors.ts';
import { countOf } from '../core/finding.ts';
import { configName } from '../live/config.ts';
import { type Arrival, arrive } from '../live/generic/arrival.ts';
import { authorizeBy, tokenWords } from '../live/generic/callers.ts';
import { type Survey, surveyOf } from '../live/generic/survey.ts';
import { untilReachable } from '../live/reach.ts';
import { openSecrets, tokenOf } from '../live/tokens.ts';
import type { JobInput } from './init-jobs.ts';
import { programOf } from './repeat.ts';

/** What is to be written and said. */
export interface Draft {
  /** The configuration. */
  text: string;
  /** What was found, a line each. */
  found: string[];
  /** What to do now, a line each. */
  next: string[];
  job: Omit<JobInput, 'bundle'>;
}

interface Given {
  contract: Contract;
  file: string;
  url: string;
  roles: [name: string, source: string][];
  timeout: number;
}

/** The variable of a token that nobody has named. */
const usualToken = 'API_TOKEN';

export async function draftFor({ contract, file, url, roles, timeout }: Given): Promise<Draft> {
  const survey = surveyOf(contract);
  const named: [string, string][] = roles.length === 0 && survey.needsToken ? [['caller', `env:${usualToken}`]] : roles;
  const token = await firstToken(named, url, timeout);
  const arrived = await untilReachable({ url, wait: 0, timeout }, fetch).then(
    () => arrive(contract, { url, timeout, token, authorize: authorizeBy(contract) }),
    (error: unknown) => {
      if (!(error instanceof Inconclusive)) throw error;
      return error.message;
    },
  );
  const variables = named.flatMap(([, source]) => (source.startsWith('env:') ? [source.slice('env:'.length)] : []));
  return {
    text: configuration({ contract, survey, named, file, url, arrived }),
    found: found({ contract, survey, file, url, arrived }),
    next: next(variables, arrived),
    job: { variables },
  };
}

/** The token of the first role that has one already; none is asked for here. */
async function firstToken(roles: [string, string][], url: string, timeout: number): Promise<string | undefined> {
  const place = { origin: new URL(url).origin, folder: process.cwd(), secrets: openSecrets(), timeout };
  for (const [name, source] of roles) {
    const isThere = !source.startsWith('env:') || Boolean(process.env[source.slice('env:'.length)]?.trim());
    if (isThere) return (await tokenOf(name, source, place)).token;
  }
  return undefined;
}

interface Known extends Omit<Given, 'roles' | 'timeout'> {
  survey: Survey;
  /** Where the API is, or why that is not known. */
  arrived: Arrival | string;
}

function found({ contract, survey, file, url, arrived }: Known): string[] {
  const { title, operations, records, api, lists, errors, needsToken } = survey;
  const { sent, from } = tokenWords(contract);
  const kinds = records.length === 0 ? 'no records' : `records: ${[...new Set(records)].join(', ')}`;
  return [
    `${file}: ${title}, ${countOf(operations, 'operation')}, ${kinds}`,
    ...(typeof arrived === 'string' ? [arrived] : arrivalLines(arrived, url)),
    needsToken ? `tokens: ${sent}${from === undefined ? '' : `, from ${from}`}` : 'tokens: none is asked for',
    api.whoAmI === undefined
      ? 'the caller: no operation returns it'
      : `the caller: ${api.whoAmI}${api.permissions === undefined ? '' : `, permissions at ${api.permissions}`}`,
    `pages: ${lists.length === 0 ? 'none' : lists.join(', ')}`,
    `errors: ${errors}`,
    ...(api.never ? [`not sent in any mode, by their names: ${api.never.join(', ')}`] : []),
  ];
}

function arrivalLines({ url, shown, isRefused, refusal }: Arrival, given: string): string[] {
  if (shown === undefined)
    return [`${given} answers, but has none of the reads that were tried: say with --url where the paths begin`];
  return [
    `${url} answers: ${shown}${isRefused ? ' (the token was refused)' : ''}`,
    ...(refusal ? [`a refusal came as ${refusal}`] : []),
  ];
}

function next(variables: string[], arrived: Arrival | string): string[] {
  const missing = [...new Set(variables)].filter((name) => !process.env[name]?.trim());
  const command = [...missing.map((name) => `${name}=…`), programOf(), 'check'].join(' ');
  return [
    `${typeof arrived === 'string' ? 'Start the API, then' : 'Now'}: ${command}`,
    `Then, where data may be made and deleted again: ${command} --mode write`,
  ];
}

const yaml = (value: object): string => stringify(value, { lineWidth: 0 }).trimEnd();

interface Written extends Known {
  named: [string, string][];
}

function configuration({ contract, survey, named, file, url, arrived }: Written): string {
  const { api, lists, errors, needsToken } = survey;
  const place = typeof arrived === 'string' ? url : arrived.url;
  const isBare = typeof arrived !== 'string' && arrived.isBare;
  const { sent, from } = tokenWords(contract);
  const settings = { ...(isBare && { prefix: '' }), ...api };
  return `# Read by \`drift check\`. No secret belongs in this file.
${yaml({ contract: relative(process.cwd(), resolve(file)), url: place })}

# ${needsToken ? `One token for each kind of user: ${sent}${from === undefined ? '' : `, from ${from}`}.` : 'No operation asks for a token.'}
${yaml({ roles: Object.fromEntries(named) })}

# What is not built yet, by operationId, tag or path: not asked, and no drift.
notYet: []

# Path parameters that no list of the API gives.
values: {}

# Pages: ${lists.length === 0 ? 'none were found; say `paging`, `rows` and `total` where there are' : lists.join(', ')}.
# Errors: ${errors}.${api.whoAmI === undefined ? '\n# No operation was found that returns the caller: say `whoAmI`, `permissions` and `needs` where one does.' : ''}
${yaml({ api: settings })}

# Known drift: ${configName.replace('contract.config', 'drift-baseline')}, which \`drift baseline --write\` makes.
# baseline: drift-baseline.yaml
`;
}
