import { Words } from '../words.tsx';
import { contract, isRef } from './contract.ts';
import { OperationLinks } from './operation-links.tsx';
import { operationPages } from './operations.ts';
import { SchemaMembers } from './schema-members.tsx';

/** A named schema: its members, and the operations that it travels with. */
export function SchemaPage({ name }: { name: string }) {
  const schema = contract.components.schemas[name] ?? {};
  const users = operationPages.filter(({ spec }) => reaches(spec, name)).map(({ id }) => id);
  return (
    <>
      <h1 className="text-2xl font-semibold wrap-anywhere">{name}</h1>
      {schema.description && (
        <p className="mt-1 max-w-prose text-sm whitespace-pre-line">
          <Words>{schema.description}</Words>
        </p>
      )}
      <section className="mt-5">
        <h2 className="mb-2 text-lg font-semibold">{schema.properties ? 'Members' : 'Values'}</h2>
        <SchemaMembers label={`Members of ${name}`} schema={schema} />
      </section>
      {users.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-1 text-lg font-semibold">Named by</h2>
          <OperationLinks ids={users} />
        </section>
      )}
    </>
  );
}

/** Does a part of the contract name the schema, at whatever depth? */
function reaches(part: unknown, name: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (isRef(part)) return part.$ref === `#/components/schemas/${name}`;
  return Object.values(part).some((one) => reaches(one, name));
}
