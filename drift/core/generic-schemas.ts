/**
 * Schemas with a part that their user binds (`$dynamicRef` of JSON Schema 2020-12: a page of
 * anything) are written out, each use with what it binds.
 */
type Node = { [key: string]: unknown };
type Bound = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document with each `$dynamicRef` replaced by what is bound where it is used. */
export function writtenOut(document: Node): Node {
  if (!JSON.stringify(document).includes('"$dynamicRef"')) return document;

  const targetOf = (reference: unknown): unknown =>
    typeof reference === 'string' && reference.startsWith('#/')
      ? reference
          .slice(2)
          .split('/')
          .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
          .reduce<unknown>((node, step) => (node as Node | undefined)?.[step], document)
      : undefined;

  const isOpen = (value: unknown, before: unknown[] = []): boolean => {
    if (typeof value !== 'object' || value === null || before.includes(value)) return false;
    const { $ref, $dynamicRef } = value as Node;
    if (typeof $dynamicRef === 'string') return true;
    const parts = [...Object.values(value), targetOf($ref)];
    return parts.some((part) => isOpen(part, [...before, value]));
  };

  const visit = (value: unknown, outer: Bound, within: string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, outer, within));
    if (!isNode(value)) return value;
    // What is bound further out goes before.
    const bound: Bound = { ...anchorsOf(value), ...outer };
    const { $dynamicRef, $ref } = value;
    if (typeof $dynamicRef === 'string') return bound[$dynamicRef.slice(1)] ?? {};
    const isInlined =
      Object.keys(bound).length > 0 && typeof $ref === 'string' && !within.includes($ref) && isOpen(targetOf($ref));
    const { $defs, ...others } = value;
    const kept = Object.entries(isNode($defs) && Object.keys(anchorsOf(value)).length > 0 ? others : value);
    const own = Object.fromEntries(
      kept.filter(([key]) => !(isInlined && key === '$ref')).map(([key, one]) => [key, visit(one, bound, within)]),
    );
    return isInlined ? { ...(visit(targetOf($ref), bound, [...within, $ref]) as Node), ...own } : own;
  };
  return visit(document, {}, []) as Node;
}

/** What a schema binds: its definitions that have a dynamic anchor, without it. */
function anchorsOf({ $defs }: Node): Bound {
  return Object.fromEntries(
    Object.values(isNode($defs) ? $defs : {}).flatMap((one) => {
      if (!isNode(one) || typeof one.$dynamicAnchor !== 'string') return [];
      const { $dynamicAnchor, ...schema } = one;
      return [[$dynamicAnchor, schema]];
    }),
  );
}
