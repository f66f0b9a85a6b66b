/**
 * What figures of a response must be by its other figures: a mean of rows (`x-mean`), and null
 * where too little is known (`x-null`).
 */
import { show } from '../../core/finding.ts';
import { performed, type Run, report } from '../run.ts';
import { at, select } from '../select.ts';
import type { Read } from './reading.ts';

/** The `property` of each row is the mean of a `column` of the rows `of` that share `same`. */
interface Mean {
  rows: string;
  property: string;
  of: string;
  column: string;
  /** A property that is the same; all rows where it is left out. */
  same?: string;
}

/** The `property` of each row is null where `part` is less than this percentage of `whole`. */
interface Null {
  rows: string;
  property: string;
  part: string;
  whole: string;
  atLeast: number;
}

/** A mean of figures that are rounded to one decimal place is not more exact than that. */
const tolerance = 0.1001;

/** Holds the figures of every response against each other; requests nothing. */
export function checkFigures(run: Run, reads: Read[]): void {
  for (const read of reads) {
    for (const mean of (read.operation.node['x-mean'] ?? []) as Mean[]) holdMean(run, read, mean);
    for (const one of (read.operation.node['x-null'] ?? []) as Null[]) holdNull(run, read, one);
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

function holdMean(run: Run, { operation, body }: Read, { rows, property, of, column, same }: Mean): void {
  performed(run, operation.operationId, 'read.inconsistent');
  const sources = select(body, of).map(({ value }) => value);
  for (const { value: row } of select(body, rows)) {
    const own = sources.filter((one) => same === undefined || at(one, same) === at(row, same));
    const values = own.map((one) => at(one, column)).filter(isNumber);
    const said = at(row, property);
    const mean = values.length > 0 ? values.reduce((sum, one) => sum + one, 0) / values.length : null;
    const isRight = mean === null ? said === null : isNumber(said) && Math.abs(said - mean) <= tolerance;
    if (said === undefined || isRight) continue;
    report(run, operation, {
      check: 'read.inconsistent',
      message: `${rows}/${property} is ${show(said)}, the mean of ${of}/${column} is ${show(mean && Math.round(mean * 10) / 10)}`,
      place: `${rows}/${property}`,
      contract: `${operation.pointer}/x-mean`,
      seen: said,
    });
    return;
  }
}

function holdNull(run: Run, { operation, body }: Read, { rows, property, part, whole, atLeast }: Null): void {
  performed(run, operation.operationId, 'read.inconsistent');
  for (const { value: row } of select(body, rows)) {
    const [known, all, said] = [at(row, part), at(row, whole), at(row, property)];
    if (!isNumber(known) || !isNumber(all) || said === undefined) continue;
    const isEnough = known > 0 && known * 100 >= all * atLeast;
    if (isEnough === (said !== null)) continue;
    report(run, operation, {
      check: 'read.inconsistent',
      message: `${rows}/${property} is ${show(said)} where ${part} is ${known} of ${all}, and ${atLeast} % are wanted`,
      place: `${rows}/${property}`,
      contract: `${operation.pointer}/x-null`,
      seen: said,
    });
    return;
  }
}
