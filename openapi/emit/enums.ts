import { contract, emit } from './contract.ts';

/** Writes generated/enums.ts: every enumeration of the contract as a plain constant with its type. */
export function emitEnums(): void {
  const constants = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const { enum: values, 'x-enum-varnames': names, description } = schema;
    if (!values) return [];
    const members = values.map((value, at) => `  ${keyOf(names?.[at] ?? String(value))}: ${JSON.stringify(value)},`);
    const doc = description ? `/** ${description.trim()} */\n` : '';
    return `${doc}export const ${name} = {\n${members.join('\n')}\n} as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
  });
  emit(
    'enums.ts',
    `/** The enumerations of the contract: the names of the values that travel. */\n\n${constants.join('\n')}`,
  );
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));
