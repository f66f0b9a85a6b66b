/**
 * What the keywords of one schema node say, in the dialects of Swagger 2.0, OpenAPI 3.0 and 3.1;
 * combinators left out.
 */
import { escaped, type Json, type Node } from '../core/contract.ts';
import type { Part, Source } from './document-nodes.ts';
import type { Kind, Property, Shape } from './shape.ts';

const numeric = new Set([
  'int8',
  'int16',
  'int32',
  'int64',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
  'float',
  'double',
  'decimal',
]);
const textual = new Set(['date', 'date-time', 'uuid', 'email', 'uri', 'binary', 'byte']);

/** The kinds that a schema names, or that its keywords are about; `any` where nothing says it. */
function kindsOf(node: Node): string[] {
  if (node.type !== undefined) return [node.type].flat().map(String);
  if ('const' in node) return [kindOf(node.const as Json)];
  if (Array.isArray(node.enum)) return [...new Set((node.enum as Json[]).map(kindOf))];
  if (
    node.properties ||
    node.required ||
    (node.additionalProperties !== undefined && node.additionalProperties !== true)
  )
    return ['object'];
  if (node.items) return ['array'];
  const format = String(node.format);
  if (numeric.has(format)) return [format.includes('int') ? 'integer' : 'number'];
  if (textual.has(format) || node.pattern || node.minLength || node.maxLength) return ['string'];
  if (typeof node.minimum === 'number' || typeof node.maximum === 'number') return ['number'];
  return ['any'];
}

/** The kind of a value. */
function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as Kind;
}

/** The shapes that the keywords of one node allow. */
export function own(source: Source, { node, pointer }: Part): Shape[] {
  const kinds = kindsOf(node);
  const shapes = kinds.map((name) => shapeOf(source, node, pointer, name));
  const isText = (shape: Shape) => shape.kind === 'string' && shape.patterns?.some(isNumberPattern);
  // .NET says that numbers may also be read from texts; it never writes them so.
  const numbers = shapes.some(({ kind }) => kind === 'number') ? shapes.filter((shape) => !isText(shape)) : shapes;
  return numbers.filter(({ values }) => values === undefined || values.length > 0);
}

function isNumberPattern(pattern: string): boolean {
  const regex = regexOf(pattern);
  return regex?.test('12') === true && !regex.test('a') && !regex.test('');
}

function shapeOf(source: Source, node: Node, pointer: string, name: string): Shape {
  const number = (key: string) => (typeof node[key] === 'number' ? { [key]: node[key] } : {});
  const at = { pointer, ...valuesOf(node, name) };
  switch (name) {
    case 'integer':
    case 'number': {
      const integer = name === 'integer';
      const width = formatRanges[String(node.format)];
      return {
        kind: 'number',
        ...at,
        ...(integer && { integer }),
        ...rangeOf(node, integer),
        ...number('multipleOf'),
        ...(width && { width }),
      };
    }
    case 'string':
    case 'file': {
      const pattern = typeof node.pattern === 'string' ? { patterns: [node.pattern] } : {};
      const format = formatOf(name === 'file' ? 'binary' : node.format, node);
      return { kind: 'string', ...at, ...format, ...number('minLength'), ...number('maxLength'), ...pattern };
    }
    case 'array': {
      const items = node.items as Node | undefined;
      return {
        kind: 'array',
        pointer,
        ...number('minItems'),
        ...number('maxItems'),
        ...(node.uniqueItems === true && { unique: true }),
        ...(items && Object.keys(items).length > 0 && { items: [{ node: items, pointer: `${pointer}/items` }] }),
      };
    }
    case 'object':
      return {
        kind: 'object',
        pointer,
        ...membersOf(source, node, pointer),
        ...number('minProperties'),
        ...number('maxProperties'),
      };
    case 'boolean':
    case 'null':
      return { kind: name, ...at };
    default:
      return { kind: 'any', pointer };
  }
}

function valuesOf(node: Node, name: string): { values?: Json[] } {
  const values = 'const' in node ? [node.const as Json] : Array.isArray(node.enum) ? (node.enum as Json[]) : undefined;
  if (!values) return {};
  const kind = name === 'integer' ? 'number' : name;
  const own = values.filter((value) => kindOf(value) === kind);
  if (own.length > 0) return { values: own };
  const given = values.filter((value) => value !== null);
  // `type: string, enum: [0, 1]`: written as texts
  if (kind === 'string') return { values: given.map(String) };
  // `type: integer, enum: ['0', '1']`: Scramble writes so what Laravel's rule `in` allows
  if (kind === 'number' && given.every((value) => value !== '' && Number.isFinite(Number(value))))
    return { values: given.map(Number) };
  return { values: own };
}

const formatNames: Record<string, string> = {
  guid: 'uuid',
  url: 'uri',
  datetime: 'date-time',
  'idn-email': 'email',
  iri: 'uri',
};
const formats = new Set([
  'date',
  'date-time',
  'time',
  'duration',
  'uuid',
  'email',
  'uri',
  'uri-reference',
  'binary',
  'byte',
  'ipv4',
  'ipv6',
  'hostname',
]);

/** Formats that say something about the value; `password` and unknown ones do not. */
function formatOf(format: unknown, node: Node): { format?: string } {
  const name = formatNames[String(format)] ?? String(format);
  if (formats.has(name)) return { format: name };
  return node.contentMediaType !== undefined || node.contentEncoding !== undefined
    ? { format: node.contentEncoding === 'base64' ? 'byte' : 'binary' }
    : {};
}

const formatRanges: Record<string, [number, number]> = {
  int8: [-128, 127],
  uint8: [0, 255],
  byte: [0, 255],
  int16: [-32768, 32767],
  uint16: [0, 65535],
  int32: [-(2 ** 31), 2 ** 31 - 1],
};

/** Inclusive limits, also from `exclusiveMinimum: true` of 3.0 and the number of 3.1. */
function rangeOf(node: Node, integer: boolean): { minimum?: number; maximum?: number } {
  const step = (value: number) => (integer ? 1 : Math.abs(value || 1) * Number.EPSILON);
  const limit = (key: string, exclusiveKey: string, sign: 1 | -1): number | undefined => {
    const inclusive = typeof node[key] === 'number' ? (node[key] as number) : undefined;
    const exclusive = node[exclusiveKey];
    const beyond = exclusive === true ? inclusive : typeof exclusive === 'number' ? exclusive : undefined;
    const tightened = beyond === undefined ? undefined : beyond + sign * step(beyond);
    const stated = [exclusive === true ? undefined : inclusive, tightened].filter((one) => one !== undefined);
    if (stated.length === 0) return undefined;
    return sign > 0 ? Math.max(...stated) : Math.min(...stated);
  };
  const minimum = limit('minimum', 'exclusiveMinimum', 1);
  const maximum = limit('maximum', 'exclusiveMaximum', -1);
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

function membersOf(source: Source, node: Node, pointer: string): Pick<Shape, 'properties' | 'required' | 'additional'> {
  const properties = Object.entries((node.properties as Record<string, Node> | undefined) ?? {}).map(
    ([name, schema]) => {
      const part = { node: schema ?? {}, pointer: `${pointer}/properties/${escaped(name)}` };
      const target = typeof part.node.$ref === 'string' ? source.at(part.node.$ref)?.node : undefined;
      const said = (key: string) => part.node[key] ?? target?.[key];
      const property: Property = {
        schema: [part],
        readOnly: said('readOnly') === true,
        writeOnly: said('writeOnly') === true,
        defaultValue: said('default') as Json | undefined,
      };
      return [name, property] as const;
    },
  );
  const rest = node.additionalProperties ?? node.unevaluatedProperties;
  // springdoc's `{ type: object }` stands for any value
  const isAny = (schema: object) => Object.keys(schema).length === 0 || JSON.stringify(schema) === '{"type":"object"}';
  const additional = (): Shape['additional'] => {
    if (rest === false) return 'closed';
    if (typeof rest === 'object' && rest !== null && !isAny(rest))
      return [{ node: rest as Node, pointer: `${pointer}/additionalProperties` }];
    return rest === undefined ? undefined : 'open';
  };
  const additionalShape = additional();
  return {
    properties: new Map(properties),
    required: new Set((node.required as string[] | undefined) ?? []),
    ...(additionalShape && { additional: additionalShape }),
  };
}

export const isEqual = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

const regexes = new Map<string, RegExp | undefined>();

/** A pattern of a schema; undefined where this engine cannot read it. */
export function regexOf(pattern: string): RegExp | undefined {
  if (!regexes.has(pattern)) {
    const compiled = ['u', ''].flatMap((flags) => {
      try {
        return [new RegExp(pattern, flags)];
      } catch {
        return [];
      }
    });
    regexes.set(pattern, compiled[0]);
  }
  return regexes.get(pattern);
}
