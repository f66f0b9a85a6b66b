// `npm run lint:contract`: the contract by the house rules, what is laid over it for the drift
// check, and the bundle that is published.
import { lintArguments } from './support/check-contract.ts';
import { bin, run } from './support/run.ts';

const { code } = await run(bin('@redocly/cli', 'redocly'), [...lintArguments(), 'generated/openapi.yaml'], {
  stream: true,
});
process.exitCode = code;
