/** Where a part of the bundled contract stands in openapi/: `openapi/schemas/user.yaml:12`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { checkLines } from './check-lines.ts';
import { steps } from './contract.ts';

export interface Sources {
  /**
   * `file:line` of a pointer into the bundle, or of its nearest ancestor that has one; undefined
   * where nothing is known.
   */
  lineOf(pointer: string): string | undefined;
  /** The folder that these are relative to, where it is not the working folder: from there. */
  base?: string;
}

interface File {
  path: string;
  document: Document;
  lines: LineCounter;
}
type Place = { file: File; node: Node | null };

/**
 * Reads the hand-written files below `folder`, whose root is openapi.yaml. Paths are relative
 * to `base`.
 */
export function sourcesOf(folder: string, base: string): Sources {
  const files = new Map<string, File>();
  const read = (path: string): File => {
    const known = files.get(path);
    if (known) return known;
    const lines = new LineCounter();
    const file = {
      path,
      lines,
      document: parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines, merge: true }),
    };
    files.set(path, file);
    return file;
  };
  const root = join(folder, 'openapi.yaml');
  if (!existsSync(root)) return { lineOf: () => undefined };

  const listed = new Map<string, string[]>();
  const filesOf = (pattern: string): string[] => {
    const paths = listed.get(pattern) ?? globSync(pattern, { cwd: folder });
    listed.set(pattern, paths);
    return paths;
  };

  /** The bundler names components after the last step of the reference. */
  const components = new Map<string, Place | undefined>();
  const component = (kind: string, name: string): Place | undefined => {
    const key = `${kind}/${name}`;
    if (!components.has(key)) components.set(key, findComponent(kind, name));
    return components.get(key);
  };
  const findComponent = (kind: string, name: string): Place | undefined => {
    for (const path of filesOf(kind === 'schemas' ? 'schemas/*.yaml' : '{.,examples}/*.yaml')) {
      const file = read(join(folder, path));
      const node = memberOf(file, file.document.contents, name);
      if (node) return { file, node };
    }
    return undefined;
  };

  const follow = (place: Place): Place => {
    const { file } = place;
    const node = isAlias(place.node) ? ((place.node.resolve(file.document) as Node | undefined) ?? null) : place.node;
    const ref = isMap(node) ? (node as YAMLMap).get('$ref') : undefined;
    if (typeof ref !== 'string') return { file, node };
    const [path = '', fragment = ''] = ref.split('#');
    const target = path ? read(join(dirname(file.path), path)) : file;
    return steps(fragment).reduce<Place>(
      (at, key) => follow({ file: at.file, node: memberOf(at.file, at.node, key) }),
      {
        file: target,
        node: target.document.contents as Node | null,
      },
    );
  };

  // Most runs name no line of an overlay.
  let overlaid: ReturnType<typeof checkLines> | undefined;
  const checkLine: ReturnType<typeof checkLines> = (...asked) => {
    overlaid ??= checkLines(join(folder, 'checks'), base);
    return overlaid(...asked);
  };
  return {
    lineOf(pointer) {
      const keys = steps(pointer);
      const named = keys[0] === 'components' ? component(keys[1] ?? '', keys[2] ?? '') : undefined;
      if (keys[0] === 'components' && !named) return undefined;
      const file = read(root);
      let place: Place = named ?? { file, node: file.document.contents as Node | null };
      for (const key of named ? keys.slice(3) : keys) {
        const from = follow(place);
        const node = memberOf(from.file, from.node, key);
        if (!node) {
          const line = key.startsWith('x-') ? checkLine(operationIdOf(from), key) : undefined;
          if (line) return line;
          break;
        }
        place = { file: from.file, node };
      }
      const offset = place.node?.range?.[0];
      if (offset === undefined) return undefined;
      return `${relative(base, place.file.path)}:${place.file.lines.linePos(offset).line}`;
    },
  };
}

function operationIdOf({ file, node }: Place): string | undefined {
  const id = memberOf(file, node, 'operationId');
  return isScalar(id) ? String(id.value) : undefined;
}

/** The value of a key, also where it comes by a merge (`<<`). */
export function memberOf({ document }: Pick<File, 'document'>, node: unknown, key: string): Node | null {
  const owner = isAlias(node) ? node.resolve(document) : node;
  if (isSeq(owner)) return (owner.items[Number(key)] as Node | undefined) ?? null;
  if (!isMap(owner)) return null;
  for (const { key: name, value } of owner.items) {
    if (isScalar(name) && String(name.value) === key) return value as Node | null;
  }
  const merged = owner.items.find(({ key: name }) => isScalar(name) && name.value === '<<');
  return merged ? memberOf({ document }, merged.value, key) : null;
}
