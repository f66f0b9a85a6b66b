/** What comparing two schemas has in common, whether of their shapes or of their members. */
import type { Operation } from '../core/contract.ts';
import type { CheckId } from '../core/finding.ts';
import type { Part, Source } from './document-nodes.ts';
import type { Fault, FindingCollector } from './finding-collector.ts';
import type { Shape, Shapes } from './shape.ts';

/** `error` is a response too; `parameter` is a request whose values travel as text. */
export type Role = 'answer' | 'error' | 'request' | 'parameter';
export type SchemaFault = Omit<Fault, 'status'>;

export interface Comparer {
  ours: Shapes;
  theirs: Shapes;
  book: FindingCollector;
  /** All objects of their document are closed: its generator's habit, which says nothing. */
  closesAll: boolean;
  /** Their document says null somewhere. Where not, what may be null is what is not required. */
  saysNull: boolean;
  /** The faults of two schemas, places relative to them. */
  compare(ours: Part[], theirs: Part[], role: Role): SchemaFault[];
}

/** What the parts of the comparison share. */
export interface Diff {
  book: FindingCollector;
  comparer: Comparer;
  theirs: Source;
  /**
   * A node of ours at its own pointer, not followed, so that what stands beside a reference counts.
   */
  partOf(pointer: string): Part | undefined;
  /** Where a pointer of ours leads. */
  contractAt(pointer: string): string;
  /** Compares a header's schema with theirs. */
  compareText(operation: Operation, pair: { schema: string; theirs: Part; place: string; status: number }): void;
}

export const isResponse = (role: Role): boolean => role === 'answer' || role === 'error';

export const unsaid = (
  of: NonNullable<Fault['habit']>['of'],
): { check: CheckId; habit: NonNullable<Fault['habit']> } => ({
  check: 'diff.unsaid',
  habit: { of, key: of },
});

/** A fault of a part as one of the whole. */
export const within = (step: string, fault: SchemaFault): SchemaFault => ({ ...fault, place: `${step}${fault.place}` });

const articles: Partial<Record<Shape['kind'], string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  any: 'anything',
};

/** `a text (date) or null` */
export const describeShapes = (shapes: Shape[]): string =>
  [
    ...new Set(
      shapes.map(({ kind, integer, format }) => {
        const name = kind === 'number' ? (integer ? 'an integer' : 'a number') : (articles[kind] ?? kind);
        return format ? `${name} (${format})` : name;
      }),
    ),
  ].join(' or ');
