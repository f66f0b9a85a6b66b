/** The members of two objects held against each other. */
import { escaped } from '../core/contract.ts';
import { show } from '../core/finding.ts';
import { type Comparer, isResponse, type Role, type SchemaFault, unsaid, within } from './comparer.ts';
import { isEqual } from './keywords.ts';
import type { Property, Shape } from './shape.ts';

export const memberFaults = (comparer: Comparer, ours: Shape, theirs: Shape, role: Role): SchemaFault[] =>
  isResponse(role) ? responseMembers(comparer, ours, theirs, role) : sent(comparer, ours, theirs, role);

const membersOf = ({ properties }: Shape): Map<string, Property> => properties ?? new Map();
const plain = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase();

/**
 * The member that is the same but for its letters' case: `editionId`, `edition_id` for EditionId.
 */
export const sameBut = (name: string, names: Iterable<string>): string | undefined =>
  [...names].find((other) => other !== name && plain(other) === plain(name));

/** Their response has every member that the contract promises. */
function responseMembers(comparer: Comparer, ours: Shape, theirs: Shape, role: Role): SchemaFault[] {
  const [mine, yours] = [membersOf(ours), membersOf(theirs)];
  const at = { contract: ours.pointer, theirs: theirs.pointer };
  if (yours.size === 0 && mine.size > 0 && !Array.isArray(theirs.additional)) {
    const message = 'the document does not say which members the object has';
    return [{ ...unsaid('schema'), ...at, place: '', message }];
  }
  const extra = [...yours.keys()].filter((name) => !mine.has(name));
  const faults = [...mine].flatMap(([name, property]): SchemaFault[] => {
    const place = `/${escaped(name)}`;
    const contract = property.schema[0]?.pointer ?? ours.pointer;
    const found = yours.get(name);
    const isRequired = ours.required?.has(name) === true;
    comparer.book.count('properties', found !== undefined);
    if (found && !found.writeOnly) {
      const inner = comparer.compare(property.schema, found.schema, role).map((fault) => within(place, fault));
      return [...(isRequired ? optional(comparer, { name, place, contract, theirs, role, property }) : []), ...inner];
    }
    const other = found ? undefined : sameBut(name, extra);
    const cased = other === undefined ? undefined : yours.get(other);
    if (cased) {
      const inner = comparer.compare(property.schema, cased.schema, role).map((fault) => within(place, fault));
      return [casing(name, other, { place, contract, theirs: theirs.pointer }), ...inner];
    }
    if (!isRequired) return [];
    if (theirs.additional === 'open')
      return [
        {
          ...unsaid('property'),
          place,
          contract,
          theirs: theirs.pointer,
          message: `${name} is not among the members in the document`,
        },
      ];
    const hint = found
      ? ' (writeOnly)'
      : extra.length > 0 && extra.length < 6
        ? `; the document has what the contract has not: ${extra.join(', ')}`
        : '';
    return [
      {
        check: 'diff.property-missing',
        place,
        contract,
        theirs: theirs.pointer,
        message: `${name} is not in the document's answer${hint}`,
      },
    ];
  });
  return [...faults, ...maps(comparer, ours, theirs, role)];
}

interface Member {
  name: string;
  place: string;
  contract: string;
  theirs: Shape;
  role: Role;
  /** Ours. */
  property: Property;
}

function optional(
  { book, ours, saysNull }: Comparer,
  { name, place, contract, theirs, role, property }: Member,
): SchemaFault[] {
  if (theirs.required?.has(name)) {
    book.said(role === 'error' ? 'error required' : 'required');
    return [];
  }
  const isOpen = !saysNull && ours.of(property.schema).some(({ kind }) => kind === 'null');
  const of = isOpen ? 'null' : role === 'error' ? 'error required' : 'required';
  const message = `${name} may be left out by the document, the contract requires it`;
  return [
    { check: 'diff.property-optional', habit: { of, key: of }, place, contract, theirs: theirs.pointer, message },
  ];
}

const casing = (name: string, other = '', at: Pick<SchemaFault, 'place' | 'contract' | 'theirs'>): SchemaFault => ({
  ...at,
  check: 'diff.property-casing',
  message: `the document calls it ${other}, the contract ${name}`,
});

/** Objects whose members have names of the data. */
function maps(comparer: Comparer, ours: Shape, theirs: Shape, role: Role): SchemaFault[] {
  if (!Array.isArray(ours.additional) || !Array.isArray(theirs.additional)) return [];
  return comparer.compare(ours.additional, theirs.additional, role).map((fault) => within('/*', fault));
}

/** Their body accepts every member that ours sends, and requires no other. */
function sent(comparer: Comparer, ours: Shape, theirs: Shape, role: Role): SchemaFault[] {
  const [mine, yours] = [membersOf(ours), membersOf(theirs)];
  const surplus = [...yours.keys()].filter((name) => !mine.has(name));
  const renamed = new Set<string>();
  const faults = [...mine].flatMap(([name, property]): SchemaFault[] => {
    if (property.readOnly) return [];
    const place = `/${escaped(name)}`;
    const at = { place, contract: property.schema[0]?.pointer ?? ours.pointer, theirs: theirs.pointer };
    const into = (schema: Property['schema']) =>
      comparer.compare(property.schema, schema, role).map((fault) => within(place, fault));
    const found = yours.get(name);
    if (found) {
      const readOnly: SchemaFault[] = found.readOnly
        ? [
            {
              ...at,
              check: 'diff.property-read-only',
              message: `the client sends ${name}, in the document it is readOnly`,
            },
          ]
        : [];
      return [...readOnly, ...usualFaults(property, found, at), ...into(found.schema)];
    }
    const other = sameBut(name, surplus);
    const cased = other === undefined ? undefined : yours.get(other);
    if (other !== undefined && cased) {
      renamed.add(other);
      return [casing(name, other, at), ...into(cased.schema)];
    }
    if (Array.isArray(theirs.additional)) return into(theirs.additional);
    if (yours.size === 0 && theirs.additional !== 'closed') return [];
    if (theirs.additional === 'open')
      return [{ ...unsaid('property'), ...at, message: `${name} is not among the members that the document names` }];
    const fate =
      theirs.additional === 'closed' && !comparer.closesAll
        ? 'refuses it'
        : 'does not know it, so that it is lost or refused';
    const hint =
      surplus.length > 0 && surplus.length < 6
        ? `; the document has what the contract has not: ${surplus.join(', ')}`
        : '';
    return [
      { ...at, check: 'diff.property-unknown', message: `the client sends ${name}; the document ${fate}${hint}` },
    ];
  });
  return [
    ...faults,
    ...requestMembers(ours, theirs, renamed),
    ...sizes(comparer, ours, theirs),
    ...maps(comparer, ours, theirs, role),
  ];
}

/** Members that they require and the client may leave out. */
function requestMembers(ours: Shape, theirs: Shape, renamed: Set<string>): SchemaFault[] {
  const mine = membersOf(ours);
  return [...(theirs.required ?? [])].flatMap((name): SchemaFault[] => {
    const property = membersOf(theirs).get(name);
    if (ours.required?.has(name) || property?.readOnly || renamed.has(name)) return [];
    const own = mine.get(name)?.schema[0]?.pointer;
    const what = own ? 'the client may leave out' : 'the client does not know';
    return [
      {
        check: 'diff.property-required',
        place: `/${escaped(name)}`,
        contract: own ?? ours.pointer,
        theirs: theirs.pointer,
        message: `the document requires ${name}, which ${what}`,
      },
    ];
  });
}

function usualFaults(
  { defaultValue: mine }: Property,
  { defaultValue: yours }: Property,
  at: Pick<SchemaFault, 'place' | 'contract' | 'theirs'>,
): SchemaFault[] {
  if (mine === undefined || yours === undefined || isEqual(mine, yours)) return [];
  return [
    {
      ...at,
      check: 'diff.default',
      message: `left out, it means ${show(yours)} in the document, ${show(mine)} in the contract`,
    },
  ];
}

function sizes({ closesAll }: Comparer, ours: Shape, theirs: Shape): SchemaFault[] {
  const at = { place: '', contract: ours.pointer, theirs: theirs.pointer };
  const isOpen = ours.additional !== 'closed';
  const faults: SchemaFault[] = [];
  if (isOpen && theirs.additional === 'closed' && !closesAll)
    faults.push({
      ...at,
      check: 'diff.additional-refused',
      message: 'the client may send more members, the document refuses them',
    });
  const fewest = Math.max(ours.required?.size ?? 0, ours.minProperties ?? 0);
  const greatest = ours.maxProperties ?? (isOpen ? Infinity : membersOf(ours).size);
  if ((theirs.minProperties ?? 0) > fewest || (theirs.maxProperties ?? Infinity) < greatest)
    faults.push({
      ...at,
      check: 'diff.limits-narrower',
      message: 'the document limits how many members the body may have',
    });
  return faults;
}
