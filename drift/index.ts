#!/usr/bin/env node
// Checks an API against the contract. Exit codes: 0 clean, 1 drift, 2 wrong usage or contract,
// 3 inconclusive.
import { selftestOf } from './commands/selftest.ts';
import { main } from './main.ts';

await main({ selftest: selftestOf() });
