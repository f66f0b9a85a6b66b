import { config, type core } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// The content security policy allows no eval, and zod's attempt alone would be reported. Import
// this before any schema. The small zod has no words of its own for what the contract has none for.
config({ ...en(), jitless: true });

/** The schema of a value that may be null or left out, without both. */
export const givenOf = <Schema extends core.SomeType>(schema: core.$ZodOptional<core.$ZodNullable<Schema>>): Schema =>
  schema._zod.def.innerType._zod.def.innerType;
