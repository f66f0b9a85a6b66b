/** Edits of our own document, and what the comparison must find in what they leave. */
import { expect, test } from 'vitest';
import { type Doc, foundInOwn, own } from './own-contract.ts';

/** A test for each edit that breaks no client: nothing is found. */
export function testHarmless(edits: [what: string, edit: (doc: Doc) => void][]): void {
  test.each(edits)('harmless: %s', (_, edit) => {
    const doc = own();
    edit(doc);
    expect(foundInOwn(doc)).toEqual([]);
  });
}

/**
 * A test for each edit that breaks a client: what is found is this check at this place, also where
 * other operations share the schema; and in this operation.
 */
export function testBreaking(
  edits: [what: string, edit: (doc: Doc) => void, operation: string, fault: string][],
): void {
  test.each(edits)('breaking: %s', (_, edit, operation, fault) => {
    const doc = own();
    edit(doc);
    const all = foundInOwn(doc);
    expect(all.filter((one) => one.startsWith(`${operation} ${fault}`))).not.toEqual([]);
    expect(all.filter((one) => !one.includes(fault.split(' ')[0] ?? ''))).toEqual([]);
  });
}
