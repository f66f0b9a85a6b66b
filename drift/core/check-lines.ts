/** Where a key that is laid over the contract stands: `openapi/checks/users.yaml:9`. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';

/**
 * Reads the overlays below `folder`; paths are relative to `base`.
 * @returns the place of a key of an operation, or of the contract itself where there is no
 * operationId
 */
export function checkLines(
  folder: string,
  base: string,
): (operationId: string | undefined, key: string) => string | undefined {
  const lines = new Map<string, string>();
  for (const file of globSync('*.yaml', { cwd: folder })) {
    const path = join(folder, file);
    const counter = new LineCounter();
    const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: counter });
    const actions = document.get('actions');
    for (const action of isSeq(actions) ? actions.items.filter(isMap<unknown, unknown>) : []) {
      const owner = ownerOf(String(action.get('target')));
      const update = action.get('update');
      if (owner === undefined || !isMap(update)) continue;
      for (const { key } of (update as YAMLMap).items)
        if (isScalar(key) && key.range)
          lines.set(`${owner} ${key.value}`, `${relative(base, path)}:${counter.linePos(key.range[0]).line}`);
    }
  }
  return (operationId = '', key) => lines.get(`${operationId} ${key}`);
}

/**
 * The operationId that a target ends with; nothing for the contract itself; undefined for other
 * places.
 */
function ownerOf(target: string): string | undefined {
  if (target === '$') return '';
  return /\[\?@\.operationId == '(\w+)'\]$/.exec(target)?.[1];
}
