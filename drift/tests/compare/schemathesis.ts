/** Schemathesis with all its phases, the stateful one included, in a virtual environment. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tokens } from './subjects.ts';
import { type Offer, operationNamed, ran, type Told } from './tool.ts';

const version = '4.32.5';

/** Requests for each operation in each phase: with more it finds more, and takes longer. */
const examples = 20;

interface Check {
  status: string;
  failure_info?: { failure: { code: string; operation: string } };
}

interface Recorded {
  checks?: Record<string, Check[]>;
  interactions?: Record<string, { response: { status_code: number } | null }>;
}

export const schemathesis: Offer = async (folder) => {
  const room = resolve(folder, 'python');
  const python = join(room, 'bin', 'python');
  const program = join(room, 'bin', 'schemathesis');
  if (!existsSync(program)) {
    const made = await ran('python3', ['-m', 'venv', room]);
    if (made.code !== 0) return 'Schemathesis needs Python 3 with venv and pip';
    const installed = await ran(python, ['-m', 'pip', 'install', '-q', `schemathesis==${version}`]);
    if (installed.code !== 0) return 'Schemathesis could not be fetched with pip';
  }
  return {
    name: 'Schemathesis',
    version,
    async find({ file, url, contract, folder: own, seed }) {
      const events = join(own, 'events.ndjson');
      await ran(
        program,
        [
          ...['run', file, '--url', `${url}${contract.prefix}`, '-H', `Authorization: Bearer ${tokens.curator}`],
          ...['--phases', 'examples,coverage,fuzzing,stateful', '--continue-on-failure'],
          // what answers to a method that the contract does not have, the contract does not say
          ...['--checks', 'all', '--exclude-checks', 'unsupported_method,allow_header_conformance'],
          ...['--seed', String(seed), '--max-examples', String(examples), '--generation-database', 'none'],
          ...['--request-timeout', '10', '--no-color', '--report', 'ndjson', '--report-ndjson-path', events],
        ],
        { cwd: own },
      );
      return readFileSync(events, 'utf8')
        .split('\n')
        .filter(Boolean)
        .flatMap((line): Told[] => {
          const event = JSON.parse(line) as { ScenarioFinished?: { recorder: Recorded }; NonFatalError?: unknown };
          if (event.NonFatalError) return [networkError(event.NonFatalError as Fault)].map(named);
          return event.ScenarioFinished ? failuresIn(event.ScenarioFinished.recorder).map(named) : [];
        });
      function named({ code, operation, status }: Failure): Told {
        return { key: `${code} ${operation} ${status}`, operationId: operationNamed(contract, operation) };
      }
    },
  };
};

interface Failure {
  code: string;
  operation: string;
  status: number | string;
}

interface Fault {
  label: string;
}

const networkError = ({ label }: Fault): Failure => ({ code: 'network', operation: label, status: '' });

function failuresIn({ checks = {}, interactions = {} }: Recorded): Failure[] {
  return Object.entries(checks).flatMap(([id, all]) =>
    all.flatMap(({ failure_info: info }): Failure[] => {
      if (!info) return [];
      const { code, operation } = info.failure;
      return [{ code, operation, status: interactions[id]?.response?.status_code ?? '' }];
    }),
  );
}
