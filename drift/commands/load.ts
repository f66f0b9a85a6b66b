/**
 * Where the check's own files are: in the repository, or inside the bundle. Nothing else of drift/
 * reads the repository's.
 */
import { type Contract, readContract } from '../core/contract.ts';
import { fileSources } from '../core/file-sources.ts';
import { inFile, isJsonName, parseDocument } from '../core/parse-document.ts';
import { readText } from '../core/read-text.ts';
import type { Schemas } from '../core/schemas.ts';
import type { Sources } from '../core/sources.ts';
import { readConfig } from '../live/config.ts';
import { embedded } from './embedded.ts';
import type { Read } from './options.ts';

/** A contract that documents are compared with; no value is held against its schemas. */
export interface Known {
  contract: Contract;
  sources: Sources;
  /** The document itself. */
  text: string;
}

export interface Loaded extends Known {
  schemas: Schemas;
}

/** The document and what it is called where it cannot be read. */
interface Found {
  text: string;
  sources: Sources;
  name: string;
}

/** What only the repository has (Prism, redocly, the reference server); undefined in the bundle. */
export const repository = async () => (embedded ? undefined : import('./repository.ts'));

/**
 * Our contract, or that of a file.
 * @param folder lines of the file are told relative to it
 * @throws UsageError where it cannot be read
 */
export async function loadContract(file?: string, folder?: string): Promise<Loaded> {
  const found = await find(file, folder);
  // Ajv is loaded and the schemas are read only where values are judged: a third of a second.
  const { schemasOf } = await import('../core/schemas.ts');
  return named(found, () => {
    const known = knownOf(found);
    return { ...known, schemas: schemasOf(known.contract) };
  });
}

/** As loadContract, without what judges values. */
export async function loadKnown(file?: string, folder?: string): Promise<Known> {
  const found = await find(file, folder);
  return named(found, () => knownOf(found));
}

/** The version of our contract, of which nothing else is read. */
export async function ownVersion(): Promise<string> {
  const { text } = await find();
  const { info } = parseDocument(text) as { info: { version: string } };
  return info.version;
}

async function find(file?: string, folder?: string): Promise<Found> {
  if (file) {
    const text = readText(file);
    return { text, sources: fileSources(file, text, folder), name: file };
  }
  if (embedded) return { text: embedded.contract, sources: linesOf(embedded.lines), name: 'The carried contract' };
  const { contractFile, contractText, contractSources } = await import('./repository.ts');
  return { text: contractText(), sources: contractSources(), name: contractFile };
}

/**
 * The contract of `--contract`, of the configuration, or ours. Its lines are told as whoever named
 * it would name it: from the working folder, or from that of the configuration.
 */
export const contractOf = (read: Read): Promise<Loaded> => loadContract(...fileOf(read));

/** As contractOf, without what judges values. */
export const knownBy = (read: Read): Promise<Known> => loadKnown(...fileOf(read));

function fileOf(read: Read): [file: string | undefined, folder?: string] {
  const named = read.text('contract');
  if (named !== undefined) return [named];
  const { contract, folder } = readConfig(read.text('config'));
  return [contract, folder];
}

const knownOf = ({ text, sources, name }: Found): Known => ({
  contract: readContract(text, { isJson: isJsonName(name) }),
  sources,
  text,
});

function named<T>({ name }: Found, read: () => T): T {
  try {
    return read();
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
