/** Reads a document of openapi/checks/ together with the lines on which it says what. */
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Action, Named, Overlay } from './overlay.ts';

/**
 * @param file as faults name it
 * @returns the actions, and what is wrong with the document itself
 */
export function readOverlay(file: string, text: string): Overlay & { faults: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset = 0) => `${file}:${lines.linePos(offset).line}`;
  const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);
  if (document.errors.length > 0)
    return {
      actions: [],
      faults: document.errors.map(({ pos, message }) => `${at(pos[0])}: is no YAML: ${message.split(' at line ')[0]}`),
    };
  const actions = document.get('actions');
  if (!isSeq(actions)) return { actions: [], faults: [`${at()}: has no list of \`actions\`.`] };
  const read = actions.items.map((item): Action | string => {
    const target = isMap<unknown, unknown>(item) ? item.get('target', true) : undefined;
    const update = isMap<unknown, unknown>(item) ? item.get('update') : undefined;
    if (!isScalar(target) || typeof target.value !== 'string' || !isMap(update))
      return `${at(startOf(item))}: an action is a \`target\` and an \`update\` with the keys to add.`;
    return {
      target: target.value,
      update: update.toJS(document) as Action['update'],
      placeOf(key, { index, name = '' }: Partial<Named> = {}) {
        const pair = (update as YAMLMap).items.find((one) => isScalar(one.key) && one.key.value === key);
        const item = index !== undefined && isSeq(pair?.value) ? pair.value.items[index] : pair?.value;
        return at(startOf(naming(item, name)) ?? startOf(pair?.key) ?? startOf(target));
      },
    };
  });
  return {
    actions: read.filter((one) => typeof one !== 'string'),
    faults: read.filter((one) => typeof one === 'string'),
  };
}

/** The first text below a node that holds this name. */
function naming(node: unknown, name: string): Node | undefined {
  let found: Node | undefined;
  if (name && isNode(node))
    visit(node, {
      Scalar(_, scalar) {
        if (!new RegExp(`\\b${name}\\b`).test(String(scalar.value))) return undefined;
        found = scalar;
        return visit.BREAK;
      },
    });
  return found;
}
