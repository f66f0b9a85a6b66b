/** Which reads state whose names, by the schemas of their answers. */
import { contract as published } from '../../support/contract.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
type Media = Record<string, { schema?: Schema }>;
export interface Operation {
  operationId: string;
  'x-reads'?: boolean;
  'x-invalidates'?: string[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
}
const contract = published as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export type Kind = 'user' | 'edition' | 'milestone' | 'activity' | 'indicator' | 'view' | 'number';

/** Properties that name one kind wherever they stand. */
const named: Record<string, Kind[]> = {
  ActorName: ['user'],
  AuthorName: ['user'],
  ByName: ['user'],
  FromUserName: ['user'],
  ToUserName: ['user'],
  QAUserName: ['user'],
  ResearchUserName: ['user'],
  RatingLastUpdatedByName: ['user'],
  UndoneByName: ['user'],
  UserName: ['user'],
  // what was changed may be who is assigned
  Old: ['user'],
  New: ['user'],
  EditionName: ['edition'],
  PreviousEditionName: ['edition'],
  ReportEditionName: ['edition'],
  MilestoneName: ['milestone'],
  ActivityName: ['activity'],
  IndicatorName: ['indicator'],
  SnapshotName: ['indicator', 'number'],
  ParentIndicator: ['indicator', 'number'],
  IndicatorRelation: ['indicator', 'number'],
  IndicatorOrderNumber: ['number'],
  OrderNumber: ['number'],
  // a filter offers people and milestones
  DisplayName: ['user', 'milestone'],
  // countries are renamed by nobody
  CountryName: [],
  FileName: [],
  // texts of a log, as they were then
  CauseName: [],
  DeciderName: [],
  RecordName: [],
};

/** Of schemas whose own name says otherwise, or nothing, of what is named in them. */
const bySchema: Record<string, Kind[]> = {
  'AssignableIndicator.Name': ['indicator', 'number'],
  'RatingChange.ShortName': ['indicator'],
  'CountryOfEdition.Name': [],
  // a line of the file, regions and countries, the name of a query parameter
  'AssignmentPlanMisfit.FullName': [],
  'CompareOption.FullName': ['milestone', 'activity'],
  'ViewFilter.Name': [],
};

const words: [word: RegExp, kinds: Kind[]][] = [
  [/User|Person|Workload/, ['user']],
  [/Milestone/, ['milestone']],
  [/Activity/, ['activity']],
  [/Indicator/, ['indicator']],
  [/View/, ['view']],
  [/Edition/, ['edition']],
  [/Country|Region/, []],
];

/** Whose name a property is; undefined where nothing here says it. */
export function kindsOf(schema: string, property: string): Kind[] | undefined {
  const own = bySchema[`${schema}.${property}`] ?? named[property];
  if (own) return own;
  if (!/^(Full|Short)?Name$/.test(property)) return /Name$/.test(property) ? undefined : [];
  return words.find(([word]) => word.test(schema))?.[1];
}

const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? '';

/** `Schema.Property` of each text that a schema may hold. */
function* textsIn(schema: Schema, owner: string, property: string, seen: string[] = []): Generator<[string, string]> {
  if (schema.$ref) {
    const name = nameOf(schema);
    const own = contract.components.schemas[name];
    if (own && !seen.includes(name)) yield* textsIn(own, name, property, [...seen, name]);
    return;
  }
  if (property && [schema.type].flat().includes('string')) yield [owner, property];
  for (const one of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* textsIn(one, owner, property, seen);
  if (schema.items) yield* textsIn(schema.items, owner, property, seen);
  if (typeof schema.additionalProperties === 'object') yield* textsIn(schema.additionalProperties, owner, '', seen);
  for (const [name, one] of Object.entries(schema.properties ?? {})) yield* textsIn(one, owner, name, seen);
}

export const operations = Object.values(contract.paths)
  .flatMap((item) => Object.entries(item))
  .filter(([, operation]) => operation.responses)
  .map(([method, operation]) => ({ ...operation, isRead: method === 'get' || operation['x-reads'] === true, method }));

/** The texts of an operation's successful answer. */
export const textsOf = ({ responses, operationId }: Operation): [schema: string, property: string][] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) =>
      Object.values(content).flatMap(({ schema }) => (schema ? [...textsIn(schema, operationId, '')] : [])),
    );

/** The members of a body. */
export const bodyOf = ({ requestBody }: Operation): string[] => {
  const schema = requestBody?.content['application/json']?.schema;
  const own = schema && (contract.components.schemas[nameOf(schema)] ?? schema);
  return Object.keys(own?.properties ?? {});
};
