import { parse } from 'yaml';

/**
 * A document written as YAML or JSON. JSON is YAML too, but its own parser needs a fiftieth of the
 * time.
 */
export function parseDocument(text: string): unknown {
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text);
    } catch {
      // YAML may begin with a brace as well, and says better what is wrong.
    }
  }
  return parse(text, { maxAliasCount: -1 });
}
