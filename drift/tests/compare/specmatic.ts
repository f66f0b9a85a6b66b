/** Specmatic's contract tests with generated requests, good and bad ones. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeExamples } from './examples.ts';
import { tokens } from './subjects.ts';
import { type Offer, operationNamed, ran, type Told } from './tool.ts';

const version = '2.55.1';

/**
 * Without a limit it sends every combination of optional members, tens of thousands of requests.
 */
const combinations = 3;

export const specmatic: Offer = async (folder) => {
  const room = resolve(folder, 'specmatic');
  const jar = join(room, 'node_modules', 'specmatic', 'specmatic.jar');
  if ((await ran('java', ['-version'])).code !== 0) return 'Specmatic needs Java 17 or newer';
  if (!existsSync(jar)) {
    mkdirSync(room, { recursive: true });
    const { code } = await ran('npm', ['install', '--prefix', room, '--no-audit', '--no-fund', `specmatic@${version}`]);
    if (code !== 0) return 'Specmatic could not be fetched with npm';
  }
  return {
    name: 'Specmatic',
    version,
    async find({ file, url, contract, operationId, folder: own }) {
      const operation = operationId === undefined ? undefined : contract.operations.get(operationId);
      const reports = join(own, 'junit');
      const examples = join(own, 'examples');
      await writeExamples(examples, contract.prefix);
      await ran(
        'java',
        [
          ...['-jar', jar, 'test', file, '--lenient', `--testBaseURL=${url}${contract.prefix}`],
          // all of them take minutes, and a finding counts at this operation alone
          ...(operation ? [`--filter=METHOD='${operation.method.toUpperCase()}' && PATH='${operation.path}'`] : []),
          ...[`--examples=${examples}`, `--junitReportDir=${reports}`, '--timeout-in-ms=10000'],
        ],
        {
          cwd: own,
          env: {
            ...process.env,
            // the security scheme of the contract is called so
            token: tokens.curator,
            SPECMATIC_GENERATIVE_TESTS: 'true',
            MAX_TEST_REQUEST_COMBINATIONS: String(combinations),
            SPECMATIC_DISABLE_TELEMETRY: 'true',
          },
        },
      );
      if (!existsSync(reports)) return [];
      const texts = readdirSync(reports).map((name) => readFileSync(join(reports, name), 'utf8'));
      return texts.flatMap(failuresIn).map(({ scenario, place }): Told => {
        const [, sign = '', named = '', status = ''] =
          /([+-]ve)? +Scenario: ((?:GET|PUT|POST|DELETE|PATCH) \/\S*) -> (\w+)/.exec(scenario) ?? [];
        const name = named.replaceAll(/\(([\w-]+):\w+\)/g, '{$1}');
        return { key: `${sign} ${name} ${status} ${place}`, operationId: operationNamed(contract, name) };
      });
    },
  };
};

/** The failed cases of a JUnit report: the scenario, and where in the answer it failed. */
function failuresIn(junit: string): { scenario: string; place: string }[] {
  return junit.split('<testcase ').flatMap((part) => {
    if (!/<(failure|error)\b/.test(part)) return [];
    const scenario = unescaped(/\bname="([^"]*)"/.exec(part)?.[1] ?? '');
    const places = [...unescaped(part).matchAll(/>> ([\w.[\]/{}() -]+)/g)].map(([, place]) => place ?? '');
    return (places.length > 0 ? places : ['']).map((place) => ({
      scenario,
      place: place.replaceAll(/\[\d+\]/g, '[*]').trim(),
    }));
  });
}

const unescaped = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
