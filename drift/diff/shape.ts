/**
 * What a schema is, once references, combinators and dialects are resolved: a union of plain
 * shapes.
 */
import type { Json } from '../core/contract.ts';
import type { Part } from './document-nodes.ts';

export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object' | 'any';

export interface Property {
  schema: Part[];
  readOnly: boolean;
  writeOnly: boolean;
  /** Undefined where none is said. */
  defaultValue: Json | undefined;
}

/** What a value of one kind must hold; a limit that is not said is undefined. */
export interface Shape {
  kind: Kind;
  pointer: string;
  integer?: boolean;
  values?: Json[];
  format?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  /** What the number's own format can hold. */
  width?: [number, number];
  minLength?: number;
  maxLength?: number;
  patterns?: string[];
  minItems?: number;
  maxItems?: number;
  unique?: boolean;
  items?: Part[];
  properties?: Map<string, Property>;
  required?: Set<string>;
  /** `open` and `closed` where it is said; a schema where other members have one. */
  additional?: 'open' | 'closed' | Part[];
  minProperties?: number;
  maxProperties?: number;
}

export interface Shapes {
  of(schema: Part[]): Shape[];
  /** The name of a schema list, the same for the same schemas. */
  keyOf(schema: Part[]): string;
}
