/** Texts and dates that show what a server does to them, within the limits of their schema. */
import type { Contract, Node } from '../../core/contract.ts';
import { branchesOf } from '../../core/visit-value.ts';

/**
 * Scripts, quotes, markup, entities, an emoji outside the first plane, a combining accent, line
 * breaks.
 */
const odd = `Ärger "q" 'a' <b>ſett</b> &amp; %41 \\n \${x} e\u0301 日本 ع 🚦`;
const lines = '\nzweite Zeile;\tTab, 100 %';

/** The first node of a property's schema that says a type, references and branches followed. */
export function nodeOf(contract: Contract, schema: string): Node {
  const branches = branchesOf(contract, schema).map(({ node }) => node);
  return (
    branches.find(({ type, enum: values }) => type && type !== 'null' && (type !== 'object' || !values)) ??
    branches[0] ??
    {}
  );
}

export const typesOf = ({ type }: Node): string[] =>
  [type].flat().filter((one): one is string => typeof one === 'string');

const treatment = (node: Node) => new Set((node['x-stored'] as string[] | undefined) ?? []);

/**
 * Whether whitespace at the ends of a text is none of its characters: it is stored without them, or
 * counted so (`x-counted`).
 */
export const countsTrimmed = (node: Node): boolean => treatment(node).has('trimmed') || node['x-counted'] === 'trimmed';

/** What a text becomes when it is stored, as the contract says. */
export function stored(node: Node, sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const how = treatment(node);
  let text = how.has('trimmed') ? sent.trim() : sent;
  if (how.has('composed')) text = text.normalize();
  return how.has('empty-is-null') && text === '' ? null : text;
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** A text with whitespace around it. `name` distinguishes the members of one body. */
export function probeText(node: Node, marker: string, name: string): string {
  const most = Number(node.maxLength ?? 500);
  // a short one has to keep what is odd about it
  const whole =
    most < 120 ? `${marker} ${name[0]} "<b>&amp; e\u0301 日🚦` : `${marker} ${name} ${odd}${most >= 500 ? lines : ''}`;
  return ` ${cut(whole, most - 2).trim()} `;
}

/**
 * As long as the contract allows, and not one character more; the last is outside the first plane.
 */
export function longestText(node: Node, marker: string): string {
  const most = Number(node.maxLength ?? 500);
  return `${cut(`${marker} ${'é0ß1'.repeat(most / 4 + 1)}`, most - 1)}🚲`;
}

/** A day that shows in another year, or month, where a zone shifts it. */
export const days = ['2024-02-29', '2025-12-31', '2026-01-01', '2027-03-01'];

/**
 * Each letter in the other case, but for those that do not come back from it (ſ and ß in capitals
 * are S and SS).
 */
export const inOtherLetters = (text: string): string =>
  [...text]
    .map((letter) => {
      const [upper, lower] = [letter.toUpperCase(), letter.toLowerCase()];
      if (letter !== upper) return upper.toLowerCase() === letter ? upper : letter;
      return lower.toUpperCase() === letter ? lower : letter;
    })
    .join('');
