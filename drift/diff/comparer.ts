/** What the parts of a comparison share. */
import type { Operation } from '../core/contract.ts';
import type { CheckId } from '../core/finding.ts';
import type { Book, Fault } from './book.ts';
import type { Shapes } from './shape.ts';
import type { Part, Source } from './source.ts';

/** `error` is an answer too; `parameter` is a request whose values travel as text. */
export type Role = 'answer' | 'error' | 'request' | 'parameter';
export type SchemaFault = Omit<Fault, 'status'>;

export interface Comparer {
  ours: Shapes;
  theirs: Shapes;
  book: Book;
  /** All objects of their document are closed: its generator's habit, which says nothing. */
  closesAll: boolean;
  /** The faults of two schemas, places relative to them. */
  compare(ours: Part[], theirs: Part[], role: Role): SchemaFault[];
}

export const isAnswer = (role: Role): boolean => role === 'answer' || role === 'error';

export const unsaid = (
  of: NonNullable<Fault['habit']>['of'],
): { check: CheckId; habit: NonNullable<Fault['habit']> } => ({
  check: 'diff.unsaid',
  habit: { of, key: of },
});

/** A fault of a part as one of the whole. */
export const within = (step: string, fault: SchemaFault): SchemaFault => ({ ...fault, place: `${step}${fault.place}` });

/** Two documents under comparison. */
export interface Diff {
  book: Book;
  comparer: Comparer;
  theirs: Source;
  /** A node of ours at its own pointer, not followed, so that what stands beside a reference counts. */
  partOf(pointer: string): Part | undefined;
  /** Where a pointer of ours leads. */
  contractAt(pointer: string): string;
  /** Holds a header's schema against theirs. */
  compareText(operation: Operation, pair: { schema: string; theirs: Part; place: string; status: number }): void;
}
