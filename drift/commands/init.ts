import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../core/errors.ts';
import { configName } from '../live/config.ts';
import { type Command, readOptions } from './options.ts';

const text = { type: 'string' } as const;
const kinds = ['github', 'gitlab', 'azure', 'none'] as const;
const usualUrl = 'https://api.example.org';

export const init: Command = {
  summary: 'writes the configuration and a CI job',
  help: `drift init [--url URL] [--ci github|gitlab|azure|none]

Writes ${configName} and, unless --ci none, a job that runs the check every night and on demand:
.github/workflows/drift.yml, .gitlab/drift.yml or azure-pipelines-drift.yml. Overwrites nothing: a configuration that is there
already stays as it is, and only the job is written.

  --url URL     the API (${usualUrl})
  --ci KIND     default github
  --bundle FILE where the repository keeps drift.mjs (drift.mjs)`,
  async run(args) {
    const read = readOptions(args, { url: text, ci: text, bundle: text });
    const url = read.text('url') ?? usualUrl;
    if (!/^https?:\/\/[^\s"'$`]+$/.test(url) || !URL.canParse(url)) throw new UsageError(`--url ${url} is no address.`);
    const bundle = read.text('bundle') ?? 'drift.mjs';
    if (!/^[\w./-]+$/.test(bundle))
      throw new UsageError(`--bundle ${bundle}: say a path of letters, digits, ., /, _ and -.`);
    const ci = read.choice('ci', kinds, 'github');
    const job = ci === 'none' ? undefined : jobs[ci](bundle);
    const isConfigured = existsSync(configName);
    const there = [job?.[0], job ? undefined : configName].find((file) => file !== undefined && existsSync(file));
    if (there) throw new UsageError(`${there} is there already; nothing was written.`);
    const files: [string, string][] = [
      ...(isConfigured ? [] : [[configName, configuration(url)] as [string, string]]),
      ...(job ? [job] : []),
    ];
    if (isConfigured) console.log(`${configName} is there already and stays as it is.`);
    for (const [file, content] of files) {
      mkdirSync(dirname(resolve(file)), { recursive: true });
      writeFileSync(file, content);
      console.log(`wrote ${file}`);
    }
    console.log(`Now: say under \`roles:\` of ${configName} where tokens come from, then \`node ${bundle} check\`.`);
    return 0;
  },
};

const configuration = (url: string) => `# Read by \`drift check\`. No secret belongs in this file.
url: ${url}

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

const command = (bundle: string) =>
  `node ${bundle} check --mode read --wait 60 --min-coverage 80 --report junit=drift/junit.xml --report sarif=drift/drift.sarif --report md=drift/drift.md`;

const jobs: Record<Exclude<(typeof kinds)[number], 'none'>, (bundle: string) => [string, string]> = {
  github: (bundle) => [
    '.github/workflows/drift.yml',
    `name: drift
on:
  schedule:
    - cron: '17 3 * * *'
  workflow_dispatch:
permissions:
  contents: read
jobs:
  drift:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - run: ${command(bundle)}
        env:
          # what ${configName} names as env:
          ADMIN_TOKEN: \${{ secrets.ADMIN_TOKEN }}
          # ADMIN_CLIENT_ID: \${{ secrets.ADMIN_CLIENT_ID }}
          # ADMIN_CLIENT_SECRET: \${{ secrets.ADMIN_CLIENT_SECRET }}
      - if: always()
        uses: actions/upload-artifact@v4
        with:
          name: drift
          path: drift
          if-no-files-found: ignore
`,
  ],
  gitlab: (bundle) => [
    '.gitlab/drift.yml',
    `# In .gitlab-ci.yml: include: [{ local: .gitlab/drift.yml }]. What contract.config.yaml names as env: are masked CI variables.
drift:
  image: node:24-slim
  stage: test
  timeout: 10 minutes
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule" || $CI_PIPELINE_SOURCE == "web"
  script:
    - ${command(bundle)}
  artifacts:
    when: always
    paths: [drift]
    reports:
      junit: drift/junit.xml
`,
  ],
  azure: (bundle) => [
    'azure-pipelines-drift.yml',
    `# What contract.config.yaml names as env: are secret variables of the pipeline, each passed below.
trigger: none
schedules:
  - cron: '17 3 * * *'
    displayName: nightly
    branches: { include: [main] }
    always: true
pool:
  vmImage: ubuntu-24.04
steps:
  - task: NodeTool@0
    inputs: { versionSpec: 24.x }
  - script: ${command(bundle)}
    displayName: drift check
    timeoutInMinutes: 10
    env:
      ADMIN_TOKEN: $(ADMIN_TOKEN)
      # ADMIN_CLIENT_SECRET: $(ADMIN_CLIENT_SECRET)
  - task: PublishTestResults@2
    condition: always()
    inputs: { testResultsFormat: JUnit, testResultsFiles: drift/junit.xml, testRunTitle: drift }
`,
  ],
};
