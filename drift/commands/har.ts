import { whyNoAddress } from '../core/address.ts';
import { UsageError } from '../core/errors.ts';
import { needFile } from '../core/read-text.ts';
import { judgeRecorded } from '../live/recorded.ts';
import { readBaseline } from '../report/baseline.ts';
import { exitCodeOf } from '../report/result.ts';
import { reportFile, resultOf, writeReports } from '../report/write-reports.ts';
import { readHar } from './har-file.ts';
import { contractOf } from './load.ts';
import { type Command, pairsOf, readOptions } from './options.ts';
import { repeatArgs } from './repeat.ts';
import { repositoryPath } from './repository-path.ts';

export const har: Command = {
  help: `drift har FILE… [options]

Judges every request to the contract's addresses and its answer. Requests to other hosts and addresses are ignored.

  --url URL             only requests to this host; with a path, that is where the contract's addresses begin
  --config FILE         default contract.config.yaml, where there is one: its contract
  --contract FILE       another contract than the one carried
  --baseline FILE       known findings
  --report KIND=FILE    junit, sarif, json or md; repeatable
  --verbose             every operation of a common finding, and the values that no answer held`,
  async run(args) {
    const text = { type: 'string' } as const;
    const verbose = { type: 'boolean' } as const;
    const report = { type: 'string', multiple: true } as const;
    const options = { url: text, config: text, contract: text, baseline: text, report, verbose } as const;
    const read = readOptions(args, options, true);
    const files = pairsOf('report', read.texts('report')).map(reportFile);
    if (read.positionals.length === 0) throw new UsageError('Which file? drift har FILE…');
    for (const file of read.positionals) needFile(file);
    const url = read.text('url');
    const noAddress = url === undefined ? undefined : whyNoAddress(url);
    if (noAddress) throw new UsageError(`--url ${url}: ${noAddress}`);
    const baseline = read.text('baseline');
    const known = baseline ? readBaseline(baseline) : [];
    const { contract, schemas, sources } = await contractOf(read);
    const recorded = read.positionals.flatMap(readHar);
    const title = `har ${read.positionals.join(' ')}`;
    const checked = judgeRecorded({ contract, schemas, recorded, url });
    const result = resultOf(checked, {
      contract,
      sources,
      title,
      baseline: known,
      options: {},
      repeat: () => repeatArgs('har', args),
      place: repositoryPath({}),
    });
    writeReports(result, files, { isVerbose: read.has('verbose') });
    return exitCodeOf(result);
  },
};
