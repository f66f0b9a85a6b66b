// Removes from React what only fibers need that this product never has.
import type { Rolldown } from 'vite';

/** Tags of such fibers, as React numbers them (ReactWorkTags.js), by what they stand for. */
const ABSENT_TAGS = new Map([
  [12, 'Profiler'],
  [18, 'what a server has drawn and is not hydrated yet'],
  [19, 'SuspenseList'],
  [24, 'Cache'],
  [26, 'elements that React moves to the head: title, meta, link'],
  [27, 'html, head and body'],
  [30, 'ViewTransition'],
  [31, 'Activity'],
]);
const ABSENT_TYPES = /^REACT_(?:PROFILER|SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION|ACTIVITY)_TYPE$/;

/** Variables that keep the value they start with. */
const VARIABLES = new Map([
  ['shouldStartViewTransition', '!1'],
  ['pendingViewTransition', 'null'],
  ['pendingViewTransitionEvents', 'null'],
  ['committedViewTransition', 'null'],
  ['viewTransitionContextChanged', '!1'],
  ['rootViewTransitionAffected', '!1'],
  ['shouldDoubleInvokeUserFnsInHooksDEV', '!1'],
]);

/** What every browser has that the build is for; the others are those of Internet Explorer. */
const BROWSERS = new Map([
  ['canUseDOM', '!0'],
  ['isInputEventSupported', '!0'],
  ['canUseCompositionEvent', '!0'],
  ['useFallbackCompositionData', '!1'],
]);

/** Methods and fields of classes that no component here has. */
export const ABSENT_OF_CLASSES: readonly string[] = [
  ...['UNSAFE_componentWillMount', 'UNSAFE_componentWillUpdate', 'UNSAFE_componentWillReceiveProps'],
  ...['componentWillMount', 'componentWillUpdate', 'componentWillReceiveProps'],
  ...['getSnapshotBeforeUpdate', 'contextType'],
];
const PROPERTIES = new Map([
  ['dehydrated', 'null'],
  ['isDehydrated', '!1'],
  ...ABSENT_OF_CLASSES.map((name) => [name, '(void 0)'] as const),
]);

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Edit = { start: number; end: number; text: string };
/** A node of ESTree, of any kind. */
type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Place = { parent?: Node | undefined; body?: Node | undefined; met: Set<string>; edits: Edit[] };

/**
 * The code of React's client without them: cases of switches by tag, comparisons with a tag, reads
 * of what never changes. Minifying drops what nothing leads to any more. Throws where one of them
 * is not found, so that an update of React is looked at.
 */
export function withoutAbsentFibers(code: string, program: Program): string {
  const met = new Set<string>();
  const edits: Edit[] = [];
  for (const statement of program.body) visit(statement as unknown as Node, { met, edits });
  const wanted = [
    ...[...ABSENT_TAGS.keys()].map(String),
    ...VARIABLES.keys(),
    ...BROWSERS.keys(),
    ...PROPERTIES.keys(),
  ];
  const missing = [...wanted, 'aliases', 'fiberTag', 'Error'].filter((name) => !met.has(name));
  if (missing.length > 0) throw new Error(`This React has no ${missing.join(', ')}: see lighter-fibers.ts`);
  return applied(code, edits);
}

function visit(node: Node, place: Place): void {
  const own = isNode(node.body) && node.type.includes('Function') ? node.body : place.body;
  const text = constantOf(node, place) ?? aliasesOf(node, place.met) ?? markOf(node, place);
  if (text !== undefined) place.edits.push({ start: node.start, end: node.end, text });
  else if (node.type === 'SwitchStatement') visitSwitch(node, { ...place, body: own });
  else if (isChoiceOfTag(node, place)) visit(node.alternate as Node, place);
  else for (const child of childrenOf(node)) visit(child, { ...place, parent: node, body: own });
}

/** What stands for an expression that has one value here. */
function constantOf(node: Node, { parent, met }: Place): string | undefined {
  if (node.type === 'BinaryExpression') {
    const [left, right, operator] = [node.left, node.right, node.operator];
    const isAlways = (isTag(left) && isAbsent(right)) || (isAbsent(left) && isTag(right));
    if (isAlways && operator === '===') return '!1';
    return isAlways && operator === '!==' ? '!0' : undefined;
  }
  if (!parent || isWritten(node, parent)) return;
  const name = nameOf(node);
  const value =
    node.type === 'Identifier' && isVariable(node, parent)
      ? (VARIABLES.get(name) ?? BROWSERS.get(name))
      : node.type === 'MemberExpression'
        ? PROPERTIES.get(name)
        : undefined;
  if (value !== undefined) met.add(name);
  return value;
}

/** A condition that chooses the tag of a new element: what it is otherwise is what it is here. */
function isChoiceOfTag(node: Node, { parent, edits, met }: Place): boolean {
  if (node.type !== 'ConditionalExpression' || !isAbsent(node.consequent)) return false;
  if (parent?.type !== 'AssignmentExpression' || nameOf(parent.left) !== 'fiberTag') return false;
  met.add('fiberTag');
  edits.push({ start: node.start, end: (node.alternate as Node).start, text: '' });
  return true;
}

/** Removes the cases of absent fibers. What falls into one of them keeps its statements. */
function visitSwitch(node: Node, place: Place): void {
  const isByType = isNode(node.discriminant) && node.discriminant.type === 'Identifier';
  const isRemoved = ({ test }: Node) => isAbsent(test) && (isTag(node.discriminant) || isByType);
  let falls = false;
  for (const one of node.cases as Node[]) {
    const statements = one.consequent as Node[];
    const [first] = statements;
    if (!isRemoved(one) || (falls && first)) visitStatements(one, place);
    if (isRemoved(one)) {
      if (isNode(one.test) && one.test.type === 'Literal') place.met.add(String(one.test.value));
      place.edits.push({ start: one.start, end: falls && first ? first.start : one.end, text: '' });
      if (!falls) declareFor(statements, place);
    }
    if (first) falls = isRemoved(one) && !falls ? false : !ends(statements.at(-1));
    else if (!isRemoved(one)) falls = true;
  }
}

const visitStatements = (one: Node, place: Place) => {
  for (const statement of one.consequent as Node[]) visit(statement, { ...place, parent: one });
};

/** Variables that removed statements declare for the rest of their function. */
function declareFor(statements: Node[], { body, edits }: Place): void {
  const names = statements.flatMap(declaredIn);
  if (!body || names.length === 0) return;
  edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${names.join(', ')};` });
}

const declaredIn = (node: Node): string[] =>
  node.type.includes('Function')
    ? []
    : [...(node.type === 'VariableDeclarator' ? [nameOf(node.id)] : []), ...childrenOf(node).flatMap(declaredIn)];

/** Whether nothing after a statement is reached from it. */
function ends(node: Node | undefined): boolean {
  if (node?.type === 'BlockStatement') return ends((node.body as Node[]).at(-1));
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(node?.type ?? '');
}

/**
 * The map of attributes that are written otherwise than their property (`strokeWidth`), as a list
 * of words where only its capitals are.
 */
function aliasesOf(node: Node, met: Set<string>): string | undefined {
  if (node.type !== 'VariableDeclarator' || nameOf(node.id) !== 'aliases') return;
  met.add('aliases');
  const [list] = (node.init as Node).arguments as [Node];
  const pairs = (list.elements as Node[]).map(({ elements }) => (elements as Node[]).map(({ value }) => value));
  const isRegular = ([name, alias]: unknown[]) => hyphenated(String(name)) === alias;
  const words = pairs.filter(isRegular).map(([name]) => name);
  const others = JSON.stringify(pairs.filter((pair) => !isRegular(pair)));
  const regular = `'${words.join(' ')}'.split(' ').map((name) => [name, ${HYPHENATED}])`;
  return `aliases = new Map(${regular}.concat(${others}))`;
}

/**
 * What React throws to itself to stop a rendering is told by its identity. As an error it takes the
 * places of all functions around it, for which an attached debugger reads the whole script again.
 */
function markOf(node: Node, { parent, body, met }: Place): string | undefined {
  if (body || parent?.type !== 'VariableDeclarator' || node.type !== 'CallExpression') return;
  if (nameOf(node.callee) !== 'Error') return;
  met.add('Error');
  return '{}';
}

const HYPHENATED = "name.replace(/[A-Z]/g, '-$&').toLowerCase()";
const hyphenated = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

const isTag = (node: unknown) => nameOf(node) === 'tag';
const isAbsent = (node: unknown) =>
  isNode(node) && (node.type === 'Literal' ? ABSENT_TAGS.has(node.value as number) : ABSENT_TYPES.test(nameOf(node)));

const isWritten = (node: Node, parent: Node) =>
  (parent.type === 'AssignmentExpression' && parent.left === node) ||
  (parent.type === 'VariableDeclarator' && parent.id === node);

/** Not the name of a property, a parameter or a function. */
const isVariable = (node: Node, parent: Node) =>
  !(parent.type === 'MemberExpression' && parent.property === node) &&
  !(parent.type === 'Property' && parent.key === node) &&
  !parent.type.includes('Function');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The name of a variable, or of the property that is read of anything. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return node.computed ? '' : nameOf(node.property);
  return node.type === 'Identifier' ? String(node.name) : '';
}

function applied(code: string, edits: Edit[]): string {
  let [rest, done] = [code, ''];
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    done = text + rest.slice(end) + done;
    rest = rest.slice(0, start);
  }
  return rest + done;
}
