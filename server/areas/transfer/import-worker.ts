/** Reads a workbook and checks it against the database's content, in a worker thread. */
import { SharedJson } from '../../threads/shared-json.ts';
import { serve } from '../../threads/worker-port.ts';
import type { Catalogue } from './catalogue.ts';
import { changesInParts } from './changes-of-check.ts';
import { type Checked, checkFile, namesIn, readTables, type Tables } from './check-file.ts';
import { referenceIn } from './check-reference.ts';
import { type ImportSettings, ImportSnapshot, type SnapshotPair } from './import-snapshot.ts';

export type ImportMessage =
  | { kind: 'read'; file: Uint8Array }
  | { kind: 'snapshot'; catalogue: string; settings: ImportSettings }
  | { kind: 'pairs' | 'references'; page: string }
  | { kind: 'check' }
  | { kind: 'part'; of: PartKind; index: number }
  | { kind: 'changes'; part: number };

/** What a check found, without the changes: these are asked for part by part. */
export interface CheckResult extends Pick<Checked, 'errors' | 'errorCount' | 'summary' | 'decision'> {
  editionIds: number[];
  /** Ratings and references that change. */
  changeCount: number;
  /** How many parts there are of each kind. */
  parts: Record<PartKind, number>;
}

/** Ratings that must be unchanged, those to write, and references to add. */
export type PartKind = 'guards' | 'ratings' | 'references';

/**
 * Changes as JSON text for the database, which the main thread passes on without parsing. It holds
 * until the next is asked for.
 */
export interface ChangesPart {
  count: number;
  rows: Uint8Array;
}

/** A statement each. */
const PART = { guards: 1_000, ratings: 1_000, references: 250 } satisfies Record<PartKind, number>;
const json = new SharedJson();
let tables: Tables | undefined;
let snapshot: ImportSnapshot | undefined;
/** Of a part of each kind, from its place in the list. */
let partsOf: Record<PartKind, (part: number) => unknown[]> | undefined;
let changesIn: ReturnType<typeof changesInParts> | undefined;

serve<ImportMessage>(answer, () => {
  tables = undefined;
  snapshot = undefined;
  partsOf = undefined;
  changesIn = undefined;
});

async function answer(message: ImportMessage): Promise<unknown> {
  switch (message.kind) {
    case 'read':
      tables = await readTables(asBuffer(message.file));
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
      return resultOf(checkFile(tables, snapshot), snapshot);
    case 'part': {
      if (!partsOf) throw new Error('There is nothing checked yet');
      const rows = partsOf[message.of](message.index);
      return { count: rows.length, rows: json.list(rows) } satisfies ChangesPart;
    }
    case 'changes':
      if (!changesIn) throw new Error('There is nothing checked yet');
      return json.list(changesIn(message.part));
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

function resultOf(checked: Checked, snapshot: ImportSnapshot): CheckResult {
  const { errors, errorCount, summary, decision, changed, guarded, references } = checked;
  const [guards, ratings] = [guarded, changed].map((pairs) => pairs.toSorted((one, other) => one.id - other.id));
  partsOf = {
    guards: (index) => partOf('guards', guards ?? [], index).map(guardOf),
    ratings: (index) => partOf('ratings', ratings ?? [], index).map(changeOf),
    references: (index) => partOf('references', references, index).map(({ row, pair }) => referenceIn(row, pair)),
  };
  changesIn = changesInParts(checked, snapshot);
  const countOf = (of: PartKind, rows: { length: number }) => Math.ceil(rows.length / PART[of]);
  return {
    ...{ errors, errorCount, summary, decision },
    editionIds: [...new Set([...changed, ...guarded].map(({ edition }) => edition.id))],
    changeCount: changed.length + references.length,
    parts: {
      guards: countOf('guards', guarded),
      ratings: countOf('ratings', changed),
      references: countOf('references', references),
    },
  };
}

const partOf = <T>(of: PartKind, rows: { slice(from: number, to: number): T[] }, index: number): T[] =>
  rows.slice(index * PART[of], (index + 1) * PART[of]);

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
