// House rules of the contract, as a Redocly plugin. Each rule says what a reader downstream would
// otherwise miss.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ends, NotYet } from './ends.mjs';

const enums = readFileSync(new URL('../schemas/enums.yaml', import.meta.url), 'utf8');
const permissions = new Set(
  [...enums.slice(enums.indexOf('\nPermission:')).matchAll(/^ {4}- (\S+)/gm)].map(([, name]) => name),
);
const facts = new Set([
  'is:researcher',
  'is:qa',
  'is:assigned',
  'is:tagged',
  'status:research',
  'status:qa',
  'view:own',
  'view:shared',
  'reference:current',
  'reference:previous',
]);

/** Members that the specification or an RFC spells otherwise (ADR-001). */
const spelling = new Set([
  'type',
  'title',
  'status',
  'detail',
  'code',
  'errors',
  'requestId',
  'traceId',
  'pointer',
  'file',
  'success',
  'downloadUrl',
  'taggedUsers',
  'referenceId',
  'indicators',
  'countries',
]);

const isWrite = (op, method) => method !== 'get' && !op['x-reads'];
const named = (media) => Object.keys(media?.examples ?? {});
const isList = (value) => Array.isArray(value);

/** Prism and MSW respond with the examples, so a body without one is a hole in the mock. */
const MediaExamples = () => ({
  MediaType(media, { report, location, key }) {
    if (/json$/.test(String(key)) && named(media).length === 0)
      report({ message: 'A JSON body needs a named example.', location });
  },
});

function permissionProblems(op) {
  const value = op['x-permissions'];
  if (!isList(value) || value.length === 0 || !value.every(isList))
    return ['`x-permissions` is a list of alternatives, each a list ([[]] = nothing has to be held).'];
  const unknown = value.flat().filter((held) => !permissions.has(held) && !facts.has(held));
  return unknown.map((held) => `Unknown permission or fact "${held}" in x-permissions.`);
}

function answerProblems(op, item, open, resolve) {
  const codes = Object.keys(op.responses ?? {});
  const restricted = (op['x-permissions'] ?? []).flat().length > 0;
  const parameters = [...(item?.parameters ?? []), ...(op.parameters ?? [])].map((one) => resolve(one).node);
  const takesAny = parameters.length > 0;
  const canMiss = parameters.some((one) => one?.in === 'path');
  const wanted = [
    '409',
    '422',
    '429',
    '500',
    '503',
    ...(open ? [] : ['401']),
    ...(restricted ? ['403'] : []),
    ...(takesAny ? ['400'] : []),
    ...(canMiss ? ['404'] : []),
  ];
  const missing = wanted.filter((code) => !codes.includes(code)).map((code) => `Needs a ${code} answer.`);
  return restricted || !codes.includes('403') || op['x-own-403']
    ? missing
    : [...missing, 'Documents 403 but asks for no permission.'];
}

const varnamesOf = (name) => {
  const [, names = ''] = new RegExp(`^${name}:[^]*?x-enum-varnames: \\[([^\\]]*)`, 'm').exec(enums) ?? [];
  return new Set(names.split(', '));
};
const activityKinds = varnamesOf('ActivityKind');
const activityCauses = varnamesOf('ActivityCause');

/** The read that shows the events of all writes. */
const LOG = 'listActivity';

/** Every write leaves events, so it says of which kinds and what caused them. */
function activityProblems({ 'x-activity': activity }, writes) {
  if (!writes) return activity === undefined ? [] : ['x-activity belongs to a write.'];
  const { kinds, cause = 'ByHand' } = activity ?? {};
  if (!isList(kinds) || kinds.length === 0) return ['A write needs x-activity: the kinds of events that it leaves.'];
  const unknown = kinds.filter((kind) => !activityKinds.has(kind));
  return [
    ...unknown.map((kind) => `x-activity names "${kind}", which is no ActivityKind.`),
    ...(activityCauses.has(cause) ? [] : [`x-activity names "${cause}", which is no ActivityCause.`]),
  ];
}

/** Only a read is reported in its own place; what stores nothing makes only the log stale. */
function failureProblems(op, writes, resolve) {
  const told = op['x-on-failure'];
  const nothing = op['x-stores-nothing'];
  const parameters = (op.parameters ?? []).map((one) => resolve(one).node);
  const isFlag = (one) => writes && one.in === 'query' && one.schema?.type === 'boolean';
  return [
    told !== undefined && writes && 'x-on-failure belongs to a read: the notice of a write offers to repeat it.',
    told !== undefined && !['in-place', 'notice'].includes(told) && 'x-on-failure is in-place or notice.',
    nothing !== undefined &&
      !(writes && nothing === true && op['x-invalidates']?.every((id) => id === LOG)) &&
      `x-stores-nothing: true belongs to a write whose x-invalidates names nothing but ${LOG}.`,
    parameters.some((one) => one?.['x-stores-nothing'] !== undefined && !isFlag(one)) &&
      'x-stores-nothing belongs to a boolean query parameter of a write.',
  ].filter(Boolean);
}

/** The keys that the client, the server and the drift check read from every operation. */
const Operation = () => ({
  PathItem: {
    Operation(op, { report, location, key, resolve, parent }) {
      const say = (message, child) => report({ message, location: child ? location.child(child) : location });
      const open = isList(op.security) && op.security.length === 0;
      for (const member of ['operationId', 'summary', 'tags']) if (!op[member]) say(`Operation needs ${member}.`);
      if (/^get[A-Z]/.test(op.operationId ?? '') || !/^[a-z][A-Za-z]+$/.test(op.operationId ?? ''))
        say('operationId is a camelCase verb and noun, and does not begin with get.', 'operationId');
      if (!/^(Something went wrong |Failed to )/.test(op['x-error-message'] ?? ''))
        say('Needs x-error-message, "Something went wrong …".');
      for (const message of permissionProblems(op)) say(message, 'x-permissions');
      if (op['x-standby'] && isWrite(op, key)) say('`x-standby` is for reads: a copy takes no write.', 'x-standby');
      for (const message of answerProblems(op, parent, open, resolve)) say(message, 'responses');
      for (const message of activityProblems(op, isWrite(op, key))) say(message);
      for (const message of failureProblems(op, isWrite(op, key), resolve)) say(message);
      if (isWrite(op, key)) {
        if (!isList(op['x-invalidates'])) say('A write needs x-invalidates: which answers it makes old.');
        else if (!op['x-invalidates'].includes(LOG))
          say(`x-invalidates needs ${LOG}, which shows the events of a write.`);
        const headers = (op.parameters ?? []).map((one) => resolve(one).node?.name);
        // a deletion that is repeated finds nothing left to do
        if (key !== 'delete' && !headers.includes('Idempotency-Key'))
          say('A POST or PUT that writes takes the Idempotency-Key header.');
      }
      if (op.responses?.['204'] && resolve(op.responses['204']).node?.content)
        say('204 has no content.', ['responses', '204']);
      pairExamples(op, resolve, say);
    },
  },
});

/**
 * What must be there before anything is decided about a call, and how its address names it and what
 * is below it.
 */
const recordKinds = [
  ...['edition', 'edition-country', 'country-indicator', 'rating'],
  ...['library-indicator', 'notification', 'download', 'user', 'import', 'import-check', 'view'],
];
const RecordOfAddress = () => ({
  PathItem(item, { report, location, resolve }) {
    const parameters = (item.parameters ?? []).map((one) => resolve(one).node);
    const names = parameters.filter((one) => one?.in === 'path').map(({ name }) => name);
    const { kind, ...ids } = item['x-record'] ?? {};
    if (names.length === 0 && !kind) return;
    const own = kind ? location.child('x-record') : location;
    if (!recordKinds.includes(kind))
      report({ message: `x-record has a kind: ${recordKinds.join(', ')}.`, location: own });
    if (names.toSorted().join() !== Object.values(ids).toSorted().join())
      report({ message: 'x-record says of each parameter of the address what it is the id of.', location: own });
  },
});

/** One example name is one scenario across request and response, so that a mock can pair them. */
function pairExamples(op, resolve, say) {
  const body = op.requestBody && resolve(op.requestBody).node;
  const asked = Object.values(body?.content ?? {}).flatMap(named);
  const codes = Object.keys(op.responses ?? {}).filter((code) => code.startsWith('2'));
  const answered = codes.flatMap((code) =>
    Object.values(resolve(op.responses[code]).node?.content ?? {}).flatMap(named),
  );
  if (asked.length === 0 || answered.length === 0) return;
  for (const name of answered)
    if (!asked.includes(name)) say(`The answer's example "${name}" has no request example of the same name.`);
}

/** What a mutation makes old must exist, and be something that is read. */
const Invalidates = () => {
  const reads = new Set();
  const claims = [];
  return {
    Operation(op, { location, key }) {
      if (!isWrite(op, key)) reads.add(op.operationId);
      for (const id of op['x-invalidates'] ?? []) claims.push({ id, location: location.child('x-invalidates') });
    },
    Root: {
      leave(_root, { report }) {
        for (const { id, location } of claims)
          if (!reads.has(id)) report({ message: `x-invalidates names "${id}", which no operation reads.`, location });
      },
    },
  };
};

/** Paged lists are all alike: offset with pageSize, response {Data, Count}. */
const Paging = () => ({
  Operation(op, { report, location, resolve }) {
    const names = (op.parameters ?? []).map((one) => resolve(one).node?.name);
    const [offset, pageSize] = [names.includes('offset'), names.includes('pageSize')];
    if (offset !== pageSize)
      report({ message: 'offset and pageSize come together.', location: location.child('parameters') });
    if (offset !== (op['x-paging'] === 'offset'))
      report({ message: 'x-paging: offset goes with the offset parameter.', location });
    if (!offset) return;
    const media = resolve(op.responses?.['200'] ?? {}).node?.content?.['application/json'];
    const schema = media?.schema && resolve(media.schema).node;
    if (!['Data', 'Count'].every((member) => schema?.required?.includes(member)))
      report({ message: 'A paged answer requires Data and Count.', location: location.child('responses') });
  },
});

/** Operations whose address was forgotten would be in no bundle, and nobody would miss them. */
const Addressed = () => ({
  Root(_root, { report, location }) {
    const folder = join(dirname(location.source.absoluteRef), 'paths');
    if (!existsSync(folder)) return;
    const addresses = location.source.body;
    for (const file of readdirSync(folder)) {
      const items = readFileSync(join(folder, file), 'utf8').split(/^(?=\w+:)/m);
      for (const item of items.filter((one) => /^ {2}(get|put|post|delete|patch):/m.test(one))) {
        const place = `paths/${file}#/${item.slice(0, item.indexOf(':'))}`;
        if (!new RegExp(`\\$ref: ['"]?${place}['"]?\\s*$`, 'm').test(addresses))
          report({
            message: `${place} has operations and no address: add \`/…: { $ref: ${place} }\` to the paths of openapi.yaml.`,
            location,
          });
      }
    }
  },
});

const ErrorBodies = () => ({
  Response(response, { report, location, key }) {
    if (/^[45]/.test(String(key)) && !response.content?.['application/problem+json'])
      report({ message: `Error answer ${key} is application/problem+json.`, location });
  },
});

const Names = () => ({
  Schema(schema, { report, location }) {
    for (const name of Object.keys(schema.properties ?? {}))
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name) && !spelling.has(name))
        report({ message: `Property "${name}" is not PascalCase.`, location: location.child(['properties', name]) });
    if (schema.enum && schema.type === 'integer' && schema.enum.length !== schema['x-enum-varnames']?.length)
      report({ message: 'An integer enum names each value in x-enum-varnames.', location });
    if (schema.nullable !== undefined) report({ message: "Use type: [.., 'null'].", location });
    if (schema.properties && !isList(schema.required))
      report({ message: 'An object says which properties are required ([] where none is).', location });
  },
});

export default () => ({
  id: 'house',
  rules: {
    oas3: {
      'media-examples': MediaExamples,
      operation: Operation,
      record: RecordOfAddress,
      invalidates: Invalidates,
      paging: Paging,
      addressed: Addressed,
      'error-bodies': ErrorBodies,
      names: Names,
      ends: Ends,
      'not-yet': NotYet,
    },
  },
});
