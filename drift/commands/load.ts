/**
 * Where the check's own files are: in the repository, or inside the bundle. Nothing else of drift/
 * reads the repository's.
 */
import { type Contract, readContract } from '../core/contract.ts';
import { fileSources } from '../core/file-sources.ts';
import { inFile, isJsonName } from '../core/parse-document.ts';
import { readText } from '../core/read-text.ts';
import { type Schemas, schemasOf } from '../core/schemas.ts';
import type { Sources } from '../core/sources.ts';
import { readConfig } from '../live/config.ts';
import { embedded } from './embedded.ts';
import type { Read } from './options.ts';

export interface Loaded {
  contract: Contract;
  schemas: Schemas;
  sources: Sources;
  /** The document itself. */
  text: string;
}

/** What only the repository has (Prism, redocly, the reference server); undefined in the bundle. */
export const repository = async () => (embedded ? undefined : import('./repository.ts'));

/**
 * Our contract, or that of a file.
 * @param folder lines of the file are told relative to it
 * @throws UsageError where it cannot be read
 */
export async function loadContract(file?: string, folder?: string): Promise<Loaded> {
  if (file) {
    const text = readText(file);
    return loaded(text, fileSources(file, text, folder), file);
  }
  if (embedded) return loaded(embedded.contract, linesOf(embedded.lines), 'The carried contract');
  const { contractFile, contractText, contractSources } = await import('./repository.ts');
  return loaded(contractText(), contractSources(), contractFile);
}

/**
 * The contract of `--contract`, of the configuration, or ours. Its lines are told as whoever named
 * it would name it: from the working folder, or from that of the configuration.
 */
export function contractOf(read: Read): Promise<Loaded> {
  const named = read.text('contract');
  if (named !== undefined) return loadContract(named);
  const { contract, folder } = readConfig(read.text('config'));
  return loadContract(contract, folder);
}

function loaded(text: string, sources: Sources, name: string): Loaded {
  try {
    const contract = readContract(text, { isJson: isJsonName(name) });
    return { contract, schemas: schemasOf(contract), sources, text };
  } catch (error) {
    throw inFile(error, name);
  }
}

/** Pointers of a map, each resolved by itself or by its nearest ancestor that the map has. */
function linesOf(lines: Record<string, string>): Sources {
  return {
    lineOf(pointer) {
      for (let at = pointer; at.length > 1; at = at.slice(0, at.lastIndexOf('/'))) {
        const line = lines[at];
        if (line) return line;
      }
      return undefined;
    },
  };
}
