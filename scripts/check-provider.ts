// Says what is missing at the identity provider before anybody tries to sign in:
// `npm run check:provider`, with the server's own variables; `--token <access token>` judges its
// claims too. Signs nobody in and changes nothing.
import { parseArgs } from 'node:util';
import { checkProvider } from '../server/identity/check/index.ts';
import { readSettings } from '../server/settings.ts';

const marks = { right: '✓', wrong: '✗', unknown: '?' } as const;

try {
  const { values } = parseArgs({ options: { token: { type: 'string' } } });
  const { identity, publicUrl, misspelt = [] } = readSettings();
  for (const words of misspelt) console.error(words);
  const findings = await checkProvider({ identity, publicUrl, token: values.token });
  for (const { is, says } of findings) console.log(`${marks[is]} ${says}`);
  const wrong = findings.filter(({ is }) => is === 'wrong').length;
  console.log(
    wrong === 0
      ? `\nNothing is wrong that can be seen from here${values.token ? '' : '; --token <access token> judges the claims too'}.`
      : `\n${wrong} to set right.`,
  );
  if (wrong > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
