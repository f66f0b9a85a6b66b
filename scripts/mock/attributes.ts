/** Which attributes of records a response shows, counts and is made of, by its examples. */
import type { Expression, Place, Statement } from '../../drift/live/reads/statements.ts';

/** A statement about one record, at the object that makes it. */
export interface Stated {
  of: string;
  /** Undefined where one of them is not known. */
  ids: unknown[] | undefined;
  statement: Statement;
  place: Place;
}

export interface Attributes {
  /** Each with the ids of the records of which it is shown. */
  shown: Map<string, Set<string>>;
  counted: { attribute: string; where: string[] }[];
  properties: { attribute: string; property: string }[];
  /** Texts that are made of members of the response itself. */
  texts: { attribute: string; members: string[] }[];
  /** Members that show another record, by the member that names it. */
  named: { by: string; property: string }[];
}

export function attributesOf(bodies: unknown[], stated: Stated[]): Attributes {
  const found: Attributes = { shown: new Map(), counted: [], properties: [], texts: [], named: [] };
  for (const { of, ids = [], statement, place } of stated) {
    const isOwn = bodies.includes(place.path.at(-1));
    for (const [name, expression] of Object.entries(statement.says)) {
      const attribute = `${of} ${name}`;
      const property = propertyIn(expression);
      const shownOf = found.shown.get(attribute) ?? new Set();
      if (property) found.shown.set(attribute, shownOf.add(ids.join(' ')));
      if (property && isOwn && isOfItself(statement)) found.properties.push({ attribute, property });
      else if (property && isOwn && typeof statement.id === 'string') found.named.push({ by: statement.id, property });
      if (typeof expression === 'string') continue;
      if (isOwn && 'text' in expression) {
        const members = [...expression.text.matchAll(/\{(\w+)\}/g)].map(([, member = '']) => member);
        found.texts.push({ attribute, members });
      }
      if (!('count' in expression || 'total' in expression)) continue;
      const where = 'count' in expression ? Object.keys(expression.where ?? {}) : [];
      found.counted.push({ attribute, where });
    }
  }
  return found;
}

/** Is it about the record of the address or of the own Id, and not about one that is named? */
const isOfItself = ({ id }: Statement): boolean => Array.isArray(id) || id === 'Id' || id.startsWith(':');

/** The property of the object itself that shows an attribute, where it is nothing else. */
export function propertyIn(expression: Expression): string | undefined {
  const ref = typeof expression === 'string' ? expression : 'known' in expression ? expression.known : '';
  return /^[A-Za-z]\w*(\/[A-Za-z]\w*)*$/.test(ref) ? ref : undefined;
}
