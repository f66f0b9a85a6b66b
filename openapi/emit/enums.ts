import { contract, emit, fileOf, type Schema } from './contract.ts';

/**
 * Writes generated/enums.ts: every enumeration of the contract as a plain constant with its type, a
 * file each, so that the first screen carries only those that it needs.
 */
export function emitEnums(): void {
  const enums = Object.entries(contract.components.schemas).filter(([, schema]) => schema.enum);
  for (const [name, schema] of enums) emit(`enums/${fileOf(name)}`, constantOf(name, schema));
  const exported = enums.map(([name]) => `export { ${name} } from './enums/${fileOf(name)}';`);
  emit(
    'enums.ts',
    `/** The enumerations of the contract: the names of the values that travel. */\n\n${exported.join('\n')}\n`,
  );
}

function constantOf(name: string, { enum: values = [], 'x-enum-varnames': names, description }: Schema): string {
  const members = values.map((value, at) => `  ${keyOf(names?.[at] ?? String(value))}: ${JSON.stringify(value)},`);
  const doc = description ? `/** ${description.trim()} */\n` : '';
  return `${doc}export const ${name} = {\n${members.join('\n')}\n} as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));
