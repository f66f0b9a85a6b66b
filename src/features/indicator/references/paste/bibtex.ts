import { doiAddress } from './address.ts';
import { textOfLaTeX } from './latex.ts';
import type { SourceFields } from './source-fields.ts';
import { dayOf, joinNames, monthName, volumeOf } from './words.ts';

/** The first entry of a BibTeX or BibLaTeX text (Patashnik, 'BibTeXing'; biblatex, 2.2). */
export function readBibTeX(text: string): SourceFields {
  const start = text.match(/@([a-z]+)\s*[{(]/i);
  if (!start) return {};
  const raw = fieldsOf(text.slice((start.index ?? 0) + start[0].length));
  const first = (...names: string[]) => {
    for (const name of names) {
      const value = raw.get(name);
      if (value) return textOfLaTeX(value);
    }
    return '';
  };
  const names = (field: string) => joinNames(splitNames(raw.get(field) ?? '').map(textOfLaTeX));
  const url = addressOf(first('url')) || addressOf(first('howpublished'));
  return {
    Title: [first('title'), first('subtitle')].filter(Boolean).join(': '),
    Author: names('author') || first('organization'),
    PublicationDate: dateOf(first('year'), first('month'), first('date')),
    AccessDate: dayOf(first('urldate', 'lastchecked')) ?? '',
    Information: first('note', 'annote', 'annotation', 'abstract'),
    URL: url || doiAddress(first('doi')),
    Journal: first('journal', 'journaltitle'),
    Volume: volumeOf(first('volume'), first('number', 'issue')),
    Pages: first('pages'),
    BookConferenceTitle: first('booktitle', 'eventtitle'),
    PlaceConferenceLocation: first('address', 'location', 'venue'),
    Editor: names('editor'),
    Publisher: first('publisher'),
    Institution: first('institution', 'school'),
  };
}

/** 'name = value' of an entry, after its opening brace; values as they are written. */
function fieldsOf(entry: string): Map<string, string> {
  const fields = new Map<string, string>();
  const name = /(?:^|,)\s*([a-z][\w-]*)\s*=\s*/giy;
  // After the citation key.
  let at = /^[^,={}]*(?=,)/.exec(entry)?.[0].length ?? 0;
  for (;;) {
    name.lastIndex = at;
    const found = name.exec(entry);
    if (!found) return fields;
    const { value, end } = valueAt(entry, name.lastIndex);
    const key = found[1]?.toLowerCase() ?? '';
    if (!fields.has(key)) fields.set(key, value);
    at = end;
  }
}

/** A value in braces or quotes, or a bare word; parts joined by # are one. */
function valueAt(entry: string, from: number): { value: string; end: number } {
  let at = from;
  let value = '';
  for (;;) {
    const char = entry[at];
    const end =
      char === '{' || char === '"' ? endOf(entry, at) : at + (/^[^\s,#}]*/.exec(entry.slice(at))?.[0].length ?? 0);
    value += char === '{' || char === '"' ? entry.slice(at + 1, end - 1) : entry.slice(at, end);
    const [gap = '', joined] = /^\s*(#\s*)?/.exec(entry.slice(end)) ?? [];
    at = end + gap.length;
    if (!joined) return { value, end: at };
  }
}

/** Where a value ends that begins with a brace or a quote; braces within are counted. */
function endOf(entry: string, from: number): number {
  const isQuoted = entry[from] === '"';
  let depth = 0;
  for (let at = from; at < entry.length; at++) {
    const char = entry[at];
    if (char === '\\') at++;
    else if (char === '{') depth++;
    else if (char === '}') depth--;
    if (isQuoted ? at > from && char === '"' && depth === 0 : depth === 0) return at + 1;
  }
  return entry.length;
}

/** By 'and', but not within braces: '{Ministry of Roads and Transport} and Doe, Jane'. */
function splitNames(names: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const piece of names.replace(/\s+/g, ' ').split(/([{}]| and )/)) {
    if (piece === '{') depth++;
    if (piece === '}') depth--;
    if (depth === 0 && piece === ' and ') parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => (part.trim() === 'others' ? 'et al.' : part));
}

function dateOf(year: string, month: string, date: string): string {
  const [, y = year, m = month] = date.match(/^(\d{4})(?:-(\d{2}))?/) ?? [];
  const name = m && monthName(m);
  return name ? `${name} ${y}` : y;
}

const addressOf = (text: string) => text.match(/https?:\/\/\S+/)?.[0] ?? '';
