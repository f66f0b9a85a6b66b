/** What one of several is called: of the word of a path, by the names that the contract has. */
import type { Operation } from '../../core/contract.ts';
import { plain } from './names.ts';

const irregular: Record<string, string> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  quizzes: 'quiz',
  media: 'medium',
  criteria: 'criterion',
  data: 'data',
  series: 'series',
  species: 'species',
  news: 'news',
};

/** By the end of a word: every singular that it may have, the most likely first. */
const endings: [RegExp, string[]][] = [
  // movies, cookies, ties
  [/(?<=mov|cook|brown|zomb|rook|calor|^t|^p|^l)ies$/i, ['ie', 'y']],
  [/ies$/i, ['y', 'ie', 'ies']],
  [/(?<=shel|wol|hal|cal|lea|loa|thie|sel|el)ves$/i, ['f', 've']],
  [/(?<=kni|wi|^li)ves$/i, ['fe', 've', 'f']],
  [/ves$/i, ['ve', 'f', 'fe']],
  [/(?<=ind|vert|cod|vort)ices$/i, ['ex', 'ice']],
  [/(?<=append|matr)ices$/i, ['ix', 'ice']],
  [/(?<=hero|potato|tomato|veto)es$/i, ['', 'e']],
  [/(?<=analy|synthe|diagno|hypothe|the)ses$/i, ['sis', 's', 'se']],
  [/(?<=cr|ax)ises$/i, ['isis', 'ise']],
  [/(?<=ss|sh|[^a]ch|x|zz)es$/i, ['', 'e']],
  [/(?<=stat|vir|bon|camp|^b|cens|foc|stim|apparat)uses$/i, ['us', 'use']],
  [/es$/i, ['e', '', 'is']],
  [/(?<=us|ss|is)$/i, ['']],
  [/s$/i, ['']],
];

/** The singulars that a word may have, the most likely first; the word itself where it is one. */
export function singularsOf(word: string): string[] {
  const [, before = '', last = word] = /^(.*[-_])([^-_]+)$/.exec(word) ?? [];
  const known = irregular[last.toLowerCase()];
  if (known !== undefined) return [before + known];
  const [end, others] = endings.find(([pattern]) => pattern.test(last)) ?? [/$/, ['']];
  return others.map((other) => before + last.replace(end, other));
}

/** `categories` → `category`, `boxes` → `box`, `shelves` → `shelf`. */
export const singular = (word: string): string => singularsOf(word)[0] ?? word;

/** Whether a word of a path may be the plural of a name, or the name. */
export const isCalled = (name: string, word: string): boolean =>
  [word, ...singularsOf(word)].some((one) => plain(one) === plain(name));

/** Every run of the words of a name: `report`, `edition`, `reportedition` of ReportEdition. */
function runsIn(name: string): string[] {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(plain);
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join('')),
  );
}

/**
 * The singular of a path's word as the contract itself has it, in its operationIds, parameters and
 * schemas; the likely one where it has none.
 */
export function nameFor(word: string, hints: string[]): string {
  const said = new Set(hints.flatMap(runsIn));
  const possible = singularsOf(word);
  return possible.find((one) => said.has(plain(one))) ?? possible[0] ?? word;
}

/** What names a record besides its path: its operations, and what its schemas are called. */
export const hintsOf = (operations: Operation[], pointers: (string | undefined)[], parameter: string): string[] => [
  parameter,
  ...operations.map(({ operationId }) => operationId),
  ...pointers.flatMap((pointer) => /^#\/(?:components\/schemas|definitions)\/([^/]+)$/.exec(pointer ?? '')?.[1] ?? []),
];
