import { type Ref, resolve, type Schema } from './contract.ts';
import { endWords } from './end-words.ts';
import { TypeWords } from './type-words.tsx';
import { limitsOf } from './types-in-words.ts';
import { ValueTable } from './value-table.tsx';

/** The members of an object; of anything else its type and limits. */
export function SchemaMembers({ label, schema }: { label: string; schema: Schema | Ref }) {
  const { properties, required = [], ...own } = resolve<Schema>(schema);
  if (!properties)
    return (
      <p className="text-sm">
        <TypeWords schema={schema} />
        <span className="text-xs text-muted-foreground"> {limitsOf(own).join(' · ')}</span>
      </p>
    );
  const rows = Object.entries(properties).map(([name, member]) => ({
    name,
    isRequired: required.includes(name),
    end: endWords(member),
    schema: member,
    description: resolve<Schema>(member).description,
    message: resolve<Schema>(member)['x-message'],
  }));
  return <ValueTable label={label} rows={rows} />;
}
