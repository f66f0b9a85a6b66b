/** The job that `drift init` writes for a CI, which runs the check every night and on demand. */
import { configName } from '../live/config.ts';

export const kinds = ['github', 'gitlab', 'azure', 'none'] as const;

export interface JobInput {
  /** Where the repository keeps drift.mjs. */
  bundle: string;
  /** What the configuration names as `env:`. */
  variables: string[];
  /** What it may name one day: commented out. */
  others?: string[];
  /** Percent of the operations that must be seen, where one can say. */
  coverage?: number;
}

const command = ({ bundle, coverage }: JobInput) =>
  `node ${bundle} check --mode read --wait 60 ${coverage === undefined ? '' : `--min-coverage ${coverage} `}--report junit=drift/junit.xml --report sarif=drift/drift.sarif --report md=drift/drift.md`;

/** Lines of a block, each with its indent, or nothing. */
const lines = (indent: number, all: string[]) => all.map((line) => `${' '.repeat(indent)}${line}\n`).join('');

const githubSecrets = ({ variables, others = [] }: JobInput) =>
  variables.length === 0
    ? ''
    : lines(8, [
        'env:',
        `  # what ${configName} names as env:`,
        ...variables.map((name) => `  ${name}: \${{ secrets.${name} }}`),
        ...others.map((name) => `  # ${name}: \${{ secrets.${name} }}`),
      ]);

const azureSecrets = ({ variables, others = [] }: JobInput) =>
  variables.length === 0
    ? ''
    : lines(4, [
        'env:',
        ...variables.map((name) => `  ${name}: $(${name})`),
        ...others.map((name) => `  # ${name}: $(${name})`),
      ]);

/** The file of a job and its text. */
export const jobs: Record<Exclude<(typeof kinds)[number], 'none'>, (input: JobInput) => [string, string]> = {
  github: (input) => [
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
      - run: ${command(input)}
${githubSecrets(input)}      - if: always()
        uses: actions/upload-artifact@v4
        with:
          name: drift
          path: drift
          if-no-files-found: ignore
`,
  ],
  gitlab: (input) => [
    '.gitlab/drift.yml',
    `# In .gitlab-ci.yml: include: [{ local: .gitlab/drift.yml }]. What contract.config.yaml names as env: are masked CI variables.
drift:
  image: node:24-slim
  stage: test
  timeout: 10 minutes
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule" || $CI_PIPELINE_SOURCE == "web"
  script:
    - ${command(input)}
  artifacts:
    when: always
    paths: [drift]
    reports:
      junit: drift/junit.xml
`,
  ],
  azure: (input) => [
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
  - script: ${command(input)}
    displayName: drift check
    timeoutInMinutes: 10
${azureSecrets(input)}  - task: PublishTestResults@2
    condition: always()
    inputs: { testResultsFormat: JUnit, testResultsFiles: drift/junit.xml, testRunTitle: drift }
`,
  ],
};
