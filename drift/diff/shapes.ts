/**
 * A schema as a union of plain shapes: references, allOf, anyOf, oneOf, nullable and both dialects
 * of limits resolved.
 */
import type { Node } from '../core/contract.ts';
import type { Part, Source } from './document-nodes.ts';
import { isEqual, own } from './keywords.ts';
import type { Shape, Shapes } from './shape.ts';

const depthMost = 40;

export function shapesOf(source: Source): Shapes {
  const known = new Map<string, Shape[]>();
  // A bare reference is what it leads to.
  const placeOf = ({ node, pointer }: Part) =>
    typeof node.$ref === 'string' && Object.keys(node).every((key) => key === '$ref' || key === 'description')
      ? (source.at(node.$ref)?.pointer ?? pointer)
      : pointer;
  const keyOf = (schema: Part[]) => schema.map(placeOf).join(' ');

  const whole = (schema: Part[], depth: number): Shape[] => {
    const key = keyOf(schema);
    const before = known.get(key);
    if (before) return before;
    const found = schema
      .map((part) => single(part, depth))
      .reduce(both, [{ kind: 'any', pointer: schema[0]?.pointer ?? '#' }]);
    known.set(key, found);
    return found;
  };

  const single = (part: Part, depth: number): Shape[] => {
    if (depth > depthMost) return [{ kind: 'any', pointer: part.pointer }];
    const { node, pointer } = part;
    let shapes = own(source, part);
    if (typeof node.$ref === 'string') {
      const target = source.at(node.$ref);
      shapes = both(shapes, target ? whole([target], depth + 1) : [{ kind: 'any', pointer }]);
    }
    for (const branch of listOf(part, 'allOf')) shapes = both(shapes, whole([branch], depth + 1));
    for (const key of ['anyOf', 'oneOf']) {
      const branches = listOf(part, key);
      if (branches.length > 0) shapes = both(shapes, united(branches.flatMap((branch) => whole([branch], depth + 1))));
    }
    const takesNull = node.nullable === true || node['x-nullable'] === true;
    if (takesNull && !shapes.some(({ kind }) => kind === 'null' || kind === 'any'))
      shapes = [...shapes, { kind: 'null', pointer }];
    return shapes;
  };

  return { of: (schema) => whole(schema, 0), keyOf };
}

function listOf({ node, pointer }: Part, key: string): Part[] {
  const list = node[key];
  if (!Array.isArray(list)) return [];
  return list.map((branch, index) => ({ node: (branch ?? {}) as Node, pointer: `${pointer}/${key}/${index}` }));
}

/** What holds both: the shapes of the same kind, merged. */
function both(a: Shape[], b: Shape[]): Shape[] {
  return a.flatMap((one) =>
    b.flatMap((other) => {
      if (one.kind === 'any') return [other];
      if (other.kind === 'any') return [one];
      return one.kind === other.kind ? [merged(one, other)] : [];
    }),
  );
}

function merged(a: Shape, b: Shape): Shape {
  const most = (key: 'minimum' | 'minLength' | 'minItems' | 'minProperties') => limit(key, Math.max);
  const least = (key: 'maximum' | 'maxLength' | 'maxItems' | 'maxProperties') => limit(key, Math.min);
  const limit = (key: keyof Shape, choose: (...values: number[]) => number) => {
    const said = [a[key], b[key]].filter((value) => typeof value === 'number');
    return said.length > 0 ? { [key]: choose(...said) } : {};
  };
  const values =
    a.values && b.values
      ? a.values.filter((one) => b.values?.some((two) => isEqual(one, two)))
      : (a.values ?? b.values);
  const items = [...(a.items ?? []), ...(b.items ?? [])];
  const patterns = [...new Set([...(a.patterns ?? []), ...(b.patterns ?? [])])];
  const properties = new Map(a.properties);
  for (const [name, property] of b.properties ?? []) {
    const before = properties.get(name);
    properties.set(
      name,
      before
        ? {
            ...property,
            schema: [...before.schema, ...property.schema],
            readOnly: before.readOnly || property.readOnly,
          }
        : property,
    );
  }
  const additional = [a.additional, b.additional].includes('closed') ? 'closed' : (b.additional ?? a.additional);
  const multipleOf = b.multipleOf ?? a.multipleOf;
  const format = b.format ?? a.format;
  const width = b.width ?? a.width;
  return {
    kind: a.kind,
    // the more telling place: that which a reference leads to
    pointer: b.pointer,
    ...((a.integer || b.integer) && { integer: true }),
    ...(values && { values }),
    ...(format && { format }),
    ...most('minimum'),
    ...least('maximum'),
    ...(multipleOf !== undefined && { multipleOf }),
    ...(width && { width }),
    ...most('minLength'),
    ...least('maxLength'),
    ...(patterns.length > 0 && { patterns }),
    ...most('minItems'),
    ...least('maxItems'),
    ...((a.unique || b.unique) && { unique: true }),
    ...(items.length > 0 && { items }),
    ...(a.kind === 'object' && { properties, required: new Set([...(a.required ?? []), ...(b.required ?? [])]) }),
    ...(additional && { additional }),
    ...most('minProperties'),
    ...least('maxProperties'),
  };
}

/** Enumerations of one kind become one: `oneOf: [{ const: 0 }, { const: 1 }]`. */
function united(shapes: Shape[]): Shape[] {
  const whole: Shape[] = [];
  for (const shape of shapes) {
    const index = whole.findIndex(({ kind, values }) => kind === shape.kind && values && shape.values);
    const before = whole[index];
    if (shape.kind === 'null' && whole.some(({ kind }) => kind === 'null')) continue;
    if (before) whole[index] = { ...before, values: [...(before.values ?? []), ...(shape.values ?? [])] };
    else whole.push(shape);
  }
  return whole;
}
