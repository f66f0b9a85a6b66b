// `npm run lint:contract`: the contract by the house rules, what is laid over it for the drift
// check, and the bundle that is published; and whether its version and its CHANGELOG tell what has
// changed since the last release.
import { bundledContract, notYetOffered, unsaidChanges } from './released-contract.ts';
import { lintArguments } from './support/check-contract.ts';

import { bin, run } from './support/run.ts';

const { code } = await run(bin('@redocly/cli', 'redocly'), [...lintArguments(), 'generated/openapi.yaml'], {
  stream: true,
});
const contract = bundledContract();
const unsaid = unsaidChanges(contract);
const notYet = notYetOffered(contract);
for (const fault of unsaid) console.error(fault);
if (notYet.length > 0) console.log(`Not offered yet (501): ${notYet.join(', ')}`);
process.exitCode = unsaid.length > 0 ? 1 : code;
