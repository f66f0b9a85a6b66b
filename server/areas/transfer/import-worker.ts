/** Reads a workbook and checks it against the database's content, in a worker thread. */
import { serve } from '../../threads/worker-port.ts';
import type { Catalogue } from './catalogue.ts';
import { changesInParts } from './changes-of-check.ts';
import { type Checked, checkFile, namesIn, readTables, type Tables } from './check-file.ts';
import { type ImportSettings, ImportSnapshot, type SnapshotPair } from './import-snapshot.ts';

export type ImportMessage =
  | { kind: 'read'; file: Uint8Array }
  | { kind: 'snapshot'; catalogue: string; settings: ImportSettings }
  | { kind: 'pairs' | 'references'; page: string }
  | { kind: 'check' }
  | { kind: 'changes' };

/** Changes as JSON text for the database, which the main thread passes on without parsing. */
export interface CheckResult extends Pick<Checked, 'errors' | 'errorCount' | 'summary' | 'decision'> {
  editionIds: number[];
  guards: string[];
  /** With how many there are in each part. */
  ratings: { count: number; rows: string }[];
  references: string[];
}

const PART = 2_000;
let tables: Tables | undefined;
let snapshot: ImportSnapshot | undefined;
let checked: Checked | undefined;

serve<ImportMessage>(answer, () => {
  tables = undefined;
  snapshot = undefined;
  checked = undefined;
});

async function answer(message: ImportMessage): Promise<unknown> {
  switch (message.kind) {
    case 'read':
      tables = await readTables(Buffer.from(message.file.buffer));
      return namesIn(tables);
    case 'snapshot':
      snapshot = new ImportSnapshot(JSON.parse(message.catalogue) as Catalogue, message.settings);
      return undefined;
    case 'pairs':
      return void snapshot?.addPairs(JSON.parse(message.page));
    case 'references':
      return void snapshot?.addReferences(JSON.parse(message.page));
    case 'check':
      if (!tables || !snapshot) throw new Error('There is nothing to check yet');
      checked = checkFile(tables, snapshot);
      return resultOf(checked);
    case 'changes':
      if (!checked || !snapshot) throw new Error('There is nothing checked yet');
      return changesInParts(checked, snapshot);
  }
}

function resultOf({ errors, errorCount, summary, decision, changed, guarded, references }: Checked): CheckResult {
  const byId = (pairs: SnapshotPair[]) => pairs.toSorted((a, b) => a.id - b.id);
  return {
    errors,
    errorCount,
    summary,
    decision,
    editionIds: [...new Set([...changed, ...guarded].map(({ edition }) => edition.id))],
    guards: inParts(byId(guarded).map(guardOf)).map(inJson),
    ratings: inParts(byId(changed).map(changeOf)).map((part) => ({ count: part.length, rows: inJson(part) })),
    references: inParts(references).map(inJson),
  };
}

const inJson = (part: unknown[]): string => JSON.stringify(part);
const inParts = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / PART) }, (_, index) => rows.slice(index * PART, (index + 1) * PART));

const guardOf = ({ id, version, before: { status, researcher, reviewer } }: SnapshotPair) => ({
  id,
  version,
  status,
  researcher,
  reviewer,
});

/** `rated` 1: by the caller now, 2: given back as it was set aside; `revised`: more than people. */
function changeOf({ id, version, before, after }: SnapshotPair) {
  const { score, isMet: is_met, note, status, researcher, reviewer, decidedBy: decider } = after;
  const due = { research_due: after.researchDue, qa_due: after.qaDue };
  const isGivenBack = before.decidedBy !== null && decider === null;
  const old = isGivenBack && before.aside ? before.aside : before;
  const isDecided = decider !== null && before.decidedBy === null;
  const isRated = isDecided || old.score !== score || old.isMet !== is_met || old.note !== note;
  const rated = isRated ? 1 : isGivenBack ? 2 : 0;
  const revised = isRated || isGivenBack || before.status !== status ? 1 : 0;
  const was = {
    old_version: version,
    old_status: before.status,
    old_researcher: before.researcher,
    old_reviewer: before.reviewer,
    old_research_due: before.researchDue,
    old_qa_due: before.qaDue,
  };
  return { id, score, is_met, note, status, researcher, reviewer, ...due, decider, rated, revised, ...was };
}
