// Faults planted in copies of the contract, and what the lint finds of them.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

export type Fault = { fault: string; file: string; from: string | RegExp; to: string; rule: string };

/** What is found in the contract as it is, and in the copy that each fault was planted in. */
export async function findingsOf(
  faults: readonly Fault[],
): Promise<{ ofContract: Finding[]; found: Map<Fault, Finding[]> }> {
  const room = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const groups = byFiles(faults);
    const copies = groups.map((group) => {
      const folder = copyOfContract(room);
      for (const fault of group) plant(folder, fault);
      return folder;
    });
    const [ofContract = [], ...others] = await lint([copyOfContract(room), ...copies]);
    const found = groups.flatMap((group, at) => group.map((fault) => [fault, others[at] ?? []] as const));
    return { ofContract, found: new Map(found) };
  } finally {
    rmSync(room, { recursive: true });
  }
}

/** Plants a fault in a copy of the contract. */
function plant(folder: string, { file, from, to, fault }: Fault): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${fault} could not be planted in ${file}`);
  writeFileSync(path, after);
}

function copyOfContract(room: string): string {
  const folder = mkdtempSync(join(room, 'copy-'));
  cpSync('openapi', folder, { recursive: true });
  return folder;
}

/** As few groups as can be, no two faults of a group in one file: what is found in a file is its own fault. */
function byFiles(all: readonly Fault[]): Fault[][] {
  const groups: Fault[][] = [];
  for (const fault of all) {
    const free = groups.find((group) => group.every(({ file }) => file !== fault.file));
    if (free) free.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

export type Finding = { rule: string; file: string };

/**
 * What the rules found, for each folder. One process lints all of them: a process each takes three
 * times as long.
 */
async function lint(folders: string[]): Promise<Finding[][]> {
  const args = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    ...folders.map((folder) => join(folder, 'openapi.yaml')),
    '--config',
    'openapi/redocly.yaml',
    '--format=json',
    '--max-problems=1000',
  ];
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (_error, stdout) => done(stdout)),
  );
  // one document after another, in the order of the folders
  const documents = output.split(/(?<=^\})(?=\{$)/m);
  if (documents.length !== folders.length) throw new Error(`${documents.length} of ${folders.length} were linted`);
  return documents.map((document, at) =>
    (JSON.parse(document) as { problems: Problem[] }).problems.map(({ ruleId, location }) => ({
      rule: ruleId,
      file: relative(folders[at] ?? '', resolve(location[0]?.source.ref ?? '')),
    })),
  );
}
type Problem = { ruleId: string; location: { source: { ref: string } }[] };
