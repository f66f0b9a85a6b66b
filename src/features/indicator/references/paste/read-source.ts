import { readBibTeX } from './bibtex.ts';
import { readCitation } from './citation.ts';
import { readRis } from './ris.ts';
import type { SourceFields } from './source-fields.ts';

export type ReadSource = {
  fields: SourceFields;
  /** How many further records stand in the text, which are not read. */
  others: number;
};

/**
 * Reads a source from whatever was pasted: BibTeX, RIS, a citation in words, a DOI or an address.
 * Nobody is asked, so that nothing leaves the browser (ADR-179).
 */
export function readSource(pasted: string): ReadSource {
  const { fields, count } = read(pasted);
  const filled = Object.entries(fields).flatMap(([name, text]) => {
    const tidy = text?.replace(/\s+/g, ' ').trim();
    return tidy ? [[name, tidy]] : [];
  });
  return { fields: Object.fromEntries(filled), others: Math.max(0, count - 1) };
}

function read(pasted: string): { fields: SourceFields; count: number } {
  const records = pasted.match(/@[a-z]+\s*[{(]/gi)?.length ?? 0;
  if (records > 0 && /^[^\S\n]*@[a-z]+\s*[{(]/im.test(pasted)) return { fields: readBibTeX(pasted), count: records };
  if (/^[^\S\n]*TY {1,2}-/m.test(pasted))
    return { fields: readRis(pasted), count: pasted.match(/^[^\S\n]*TY {1,2}-/gm)?.length ?? 1 };
  return { fields: readCitation(pasted), count: 1 };
}
