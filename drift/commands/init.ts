import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { whyNoAddress } from '../core/address.ts';
import { UsageError } from '../core/errors.ts';
import { configName, sourceOf } from '../live/config.ts';
import { speaksDialect } from '../live/kinds.ts';
import type { Draft } from './init-any.ts';
import { jobs, kinds } from './init-jobs.ts';
import { loadKnown } from './load.ts';
import { type Command, pairsOf, readOptions } from './options.ts';

const text = { type: 'string' } as const;
const usualUrl = 'https://api.example.org';

export const init: Command = {
  help: `drift init [--url URL] [--contract FILE] [--ci github|gitlab|azure|none]

Writes ${configName} and, unless --ci none, a job that runs the check every night and on demand:
.github/workflows/drift.yml, .gitlab/drift.yml or azure-pipelines-drift.yml. Overwrites nothing: of the two
only the one that is missing is written.

  --url URL     the API (${usualUrl})
  --contract FILE  an OpenAPI document of your own: reads it, asks the API a few reads, writes down what was found, and
                says which command to run next
  --role NAME=SOURCE  with --contract, a token: env:NAME, file:PATH or command:PROGRAM; repeatable
  --timeout SECONDS   with --contract, for one request (10)
  --ci KIND     default github
  --bundle FILE where the repository keeps drift.mjs (drift.mjs)`,
  async run(args) {
    const role = { type: 'string', multiple: true } as const;
    const read = readOptions(args, { url: text, ci: text, bundle: text, contract: text, role, timeout: text });
    const url = read.text('url') ?? usualUrl;
    const noAddress = /[\s"'$`]/.test(url) ? 'it is no address.' : whyNoAddress(url);
    if (noAddress) throw new UsageError(`--url ${url}: ${noAddress}`);
    const bundle = read.text('bundle') ?? 'drift.mjs';
    if (!/^[\w./-]+$/.test(bundle))
      throw new UsageError(`--bundle ${bundle}: say a path of letters, digits, ., /, _ and -.`);
    const ci = read.choice('ci', kinds, 'github');
    const timeout = read.number('timeout', 10, { least: 0.1 });
    const roles = pairsOf('role', read.texts('role')).map(([name, source]): [string, string] => {
      sourceOf(name, source, (reason) => new UsageError(`--role: ${reason}`));
      return [name, source];
    });
    const isConfigured = existsSync(configName);
    const contract = read.text('contract');
    if (roles.length > 0 && contract === undefined) throw new UsageError('--role needs --contract.');
    const jobFile = ci === 'none' ? undefined : jobs[ci]({ bundle, variables: [] })[0];
    const isThere = jobFile !== undefined && existsSync(jobFile);
    const loaded = contract === undefined ? undefined : await loadKnown(contract);
    if (isConfigured && (isThere || jobFile === undefined))
      throw new UsageError(
        `${jobFile ?? configName} is there already; nothing was written. Remove it to have it written anew.`,
      );
    const draft =
      contract === undefined || !loaded || speaksDialect(loaded.contract)
        ? ours(url, bundle, contract)
        : await (await import('./init-any.ts')).draftFor({
            contract: loaded.contract,
            file: contract,
            url,
            roles,
            timeout,
          });
    const job = ci === 'none' ? undefined : jobs[ci]({ bundle, ...draft.job });
    const files: [string, string][] = [
      ...(isConfigured ? [] : [[configName, draft.text] as [string, string]]),
      ...(job && !isThere ? [job] : []),
    ];
    for (const line of draft.found) console.log(line);
    for (const file of [...(isConfigured ? [configName] : []), ...(isThere ? [jobFile] : [])])
      console.log(`${file} is there already and stays as it is.`);
    for (const [file, content] of files) {
      mkdirSync(dirname(resolve(file)), { recursive: true });
      writeFileSync(file, content);
      console.log(`wrote ${file}`);
    }
    for (const line of draft.next) console.log(line);
    return 0;
  },
};

const ours = (url: string, bundle: string, contract: string | undefined): Draft => ({
  text: configuration(url, contract),
  found: [],
  next: [`Now: say under \`roles:\` of ${configName} where tokens come from, then \`node ${bundle} check\`.`],
  job: { variables: ['ADMIN_TOKEN'], others: ['ADMIN_CLIENT_ID', 'ADMIN_CLIENT_SECRET'], coverage: 80 },
});

const configuration = (
  url: string,
  contract: string | undefined,
) => `# Read by \`drift check\`. No secret belongs in this file.
url: ${url}
${contract === undefined ? '' : `contract: ${JSON.stringify(contract)}\n`}
# One role for each kind of user; from each the check learns by GET /users/current-user what it may, and tests the rest.
# Tokens that end before the run does are fetched anew, but for those of env:, which are what they are.
roles:
  admin: env:ADMIN_TOKEN
  # In CI, where a stored token would have ended long ago, a client of the identity provider for each role:
  # admin:
  #   oidc: { grant: client_credentials, issuer: https://login.example.org, clientId: env:ADMIN_CLIENT_ID, clientSecret: env:ADMIN_CLIENT_SECRET, scope: api }
  # researcher:
  #   oidc: { grant: client_credentials, issuer: https://login.example.org, clientId: env:RESEARCHER_CLIENT_ID, clientSecret: env:RESEARCHER_CLIENT_SECRET, scope: api }
  # reviewer: "command:./get-token.sh"        # prints a token; the role is in CONTRACT_ROLE
  # spectator: file:.secrets/spectator

# What is not built yet, by operationId, tag or path; take out what is. It is not asked, and no drift.
notYet: []
#  - results
#  - /report-editions/*/closing
# Or the other way round: nothing but this is checked.
# only: [session, users]

# Path parameters that no list of the API gives.
values: {}

# headers:
#   X-Tenant: env:TENANT
# baseline: drift-baseline.yaml
`;
