import type { FileRejection } from 'react-dropzone';
import { sizeOf } from './import-words.ts';

export type DropLimits = { minSize: number; maxSize: number; maxFiles: number };

/** What was not accepted and why, a sentence a file; 'too many' is said once for all of them. */
export function rejectionWords(rejections: readonly FileRejection[], limits: DropLimits): string[] {
  const words = rejections.map(({ file, errors }) => {
    const codes: string[] = errors.map(({ code }) => code);
    if (codes.includes('file-invalid-type')) return `${file.name} is not an .xlsx spreadsheet.`;
    if (codes.includes('file-too-large'))
      return `${file.name} is too large: ${sizeOf(file.size)}, at most ${sizeOf(limits.maxSize)}.`;
    if (codes.includes('file-too-small'))
      return `${file.name} is too small: ${sizeOf(file.size)}, at least ${sizeOf(limits.minSize)}.`;
    if (codes.includes('too-many-files')) return `Too many files: at most ${limits.maxFiles} at once.`;
    return `${file.name} was not taken: ${errors.map(({ message }) => message).join(', ')}`;
  });
  return [...new Set(words)];
}

/** The word about files of a name that is listed already. */
export const ignoredWords = (names: readonly string[]): string[] =>
  names.map((name) => `${name} is listed already and was ignored. Delete it from the list to select it anew.`);
