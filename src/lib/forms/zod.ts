import { config } from 'zod';

// The content security policy allows no eval, and zod's attempt alone would be reported. Import
// this before any schema.
config({ jitless: true });
