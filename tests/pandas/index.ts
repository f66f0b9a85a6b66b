// `npm run check:pandas`: exports an edition in every format and has pandas read the files by the
// lines of their codebook: types, rows, sums beside those of listResults, texts. Python that has
// pandas and openpyxl (`PYTHON=…` names another one), else an environment of its own in .data/ with
// what pip fetches. Where neither can be had it says so and checks nothing.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ResultsColumn, ResultsFormat } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from '../server/support/app.ts';
import { noteOdd, oddNotes } from '../server/support/odd-notes.ts';
import { findPython } from '../support/find-python.ts';

/** What the figures of docs/decisions/206 were seen with. */
const packages = ['pandas==3.1.1', 'openpyxl==3.1.5'];
const [EDITION, NORWAY, SPECTATOR] = [4, 578, 5];

const python = findPython({ name: 'python', packages, modules: 'pandas, openpyxl' });
if (!python) {
  console.log('skipped: no Python with pandas and openpyxl here, nor can one be fetched');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'check-pandas-'));
const test = await openTestApp({ contents: 'demo' });
try {
  await noteOdd(test.db, { editionId: EDITION, countryId: NORWAY });
  for (const [name, format] of Object.entries(ResultsFormat)) writeFileSync(join(folder, name), await exported(format));
  writeFileSync(join(folder, 'expected.json'), JSON.stringify(await expectedOf(test)));
  const { status } = spawnSync(python, [join(import.meta.dirname, 'read-files.py'), folder], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
}

async function exported(FileFormat: ResultsFormat): Promise<Buffer> {
  const body = {
    ...{ ReportEditionId: EDITION, FileFormat, Columns: Object.values(ResultsColumn) },
    ...{ CountryIds: [], Regions: [], Milestones: [], Statuses: [] },
  };
  const answer = await test.call('exportResults', { as: SPECTATOR, body });
  return (await test.app.inject(answer.json().downloadUrl)).rawPayload;
}

/** What listResults says of each country and milestone. */
async function expectedOf({ call }: TestApp) {
  const answer = await call('listResults', { as: SPECTATOR, params: { editionId: EDITION } });
  const { Countries, World } = answer.json() as components['schemas']['Results'];
  return {
    rows: World.Total.Indicators,
    sums: Countries.flatMap(({ ISOCode, Milestones }) =>
      Milestones.map(({ Indicators, Rated, Favourable }, at) => [ISOCode, at + 1, Indicators, Rated, Favourable]),
    ),
    notes: { iso: 'NOR', texts: oddNotes },
  };
}
