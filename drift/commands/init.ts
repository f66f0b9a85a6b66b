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
.github/workflows/drift.yml, .gitlab/drift.yml or azure-pipelines-drift.yml. Overwrites nothing.

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
    const files: [string, string][] = [[configName, configuration(url)], ...(ci === 'none' ? [] : [jobs[ci](bundle)])];
    const there = files.map(([file]) => file).filter((file) => existsSync(file));
    if (there.length > 0)
      throw new UsageError(
        `${there.join(' and ')} ${there.length > 1 ? 'are' : 'is'} there already; nothing was written.`,
      );
    for (const [file, content] of files) {
      mkdirSync(dirname(resolve(file)), { recursive: true });
      writeFileSync(file, content);
      console.log(`wrote ${file}`);
    }
    console.log(`Now: set ADMIN_TOKEN and RESEARCHER_TOKEN, then \`node ${bundle} check\`.`);
    return 0;
  },
};

const configuration = (url: string) => `# Read by \`drift check\`. No secret belongs in this file.
url: ${url}

# One role for each kind of user; from each the check learns by GET /users/current-user what it may, and tests the rest.
roles:
  admin: env:ADMIN_TOKEN
  researcher: env:RESEARCHER_TOKEN
  # spectator: file:.secrets/spectator
  # reviewer: "command:./get-token.sh"        # prints a token; the role is in CONTRACT_ROLE
  # external:
  #   oidc: { grant: client_credentials, issuer: https://login.example.org, clientId: drift, clientSecret: env:CLIENT_SECRET, scope: api }

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
          ADMIN_TOKEN: \${{ secrets.ADMIN_TOKEN }}
          RESEARCHER_TOKEN: \${{ secrets.RESEARCHER_TOKEN }}
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
    `# In .gitlab-ci.yml: include: [{ local: .gitlab/drift.yml }]. ADMIN_TOKEN and RESEARCHER_TOKEN are masked CI variables.
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
    `# ADMIN_TOKEN and RESEARCHER_TOKEN are secret variables of the pipeline.
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
      RESEARCHER_TOKEN: $(RESEARCHER_TOKEN)
  - task: PublishTestResults@2
    condition: always()
    inputs: { testResultsFormat: JUnit, testResultsFiles: drift/junit.xml, testRunTitle: drift }
`,
  ],
};
