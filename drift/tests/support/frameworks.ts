/**
 * One small contract as frameworks would write it, and what is found once their documents are
 * edited.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../../core/contract.ts';
import { type Doc, found } from './diff.ts';

export type { Doc };

const textOf = (name: string) => readFileSync(`drift/tests/support/frameworks/${name}.yaml`, 'utf8');
const ours = readContract(textOf('notes'));

/** A named schema, of OpenAPI or Swagger. */
export const schemaIn = (doc: Doc, name: string): Doc => (doc.components?.schemas ?? doc.definitions)[name];

/** How what the whole document leaves unsaid is found. */
export const wholeDocument = 'warn document diff.unsaid';

/**
 * Tests the document of a framework: nothing is found in it as it is, and these faults after each
 * edit.
 */
export function testDocument(
  from: 'dotnet' | 'fastapi' | 'laravel' | 'spring' | 'swagger',
  edits: [what: string, edit: (doc: Doc) => void, faults: string[]][],
): void {
  const text = textOf(from);

  test(`${from} in its usual ways, all said: nothing`, () => {
    expect(found(text, ours)).toEqual([]);
  });

  test.each(edits)(`${from}: %s`, (_, edit, faults) => {
    const doc = JSON.parse(JSON.stringify(parse(text, { maxAliasCount: -1 })));
    edit(doc);
    expect(found(doc, ours).sort()).toEqual([...faults].sort());
  });
}
