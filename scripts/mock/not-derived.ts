/** What the mock's memory cannot tell from the contract, as the page docs/mock.md lists it. */
import type { Memory } from './memory.ts';
import { refusalsNotMade } from './refusals.ts';
import type { Shape } from './shapes.ts';

/** The page, made anew by `npx vitest run --project node tests/scripts/mock-claims.test.ts -u`. */
export function listNotDerived(memory: Memory): string {
  const shapes = [...memory.shapes.values()];
  const writes = shapes.filter(({ operation }) => !operation.reads);
  const kept = writes.filter((write) => memory.isKept(write));
  const reads = shapes.filter(({ operation }) => operation.reads && operation.operationId !== 'readCurrentUser');
  const still = reads.filter((read) => !memory.isKept(read));
  const unseen = kept.flatMap((write) => {
    const missing = reads.filter((read) => isMissing(memory, write, read) && memory.isKept(read));
    return missing.length > 0 ? [`| ${nameOf(write)} | ${missing.map(nameOf).join(', ')} |`] : [];
  });
  const queries = reads.flatMap((read) => {
    const names = memory.unknownQueries(read);
    return names.length > 0 ? [`| ${nameOf(read)} | ${names.join(', ')} |`] : [];
  });
  const refusals = kept.flatMap((write) => {
    const codes = refusalsNotMade(write);
    return codes.length > 0 ? [`| ${nameOf(write)} | ${codes.join(', ')} |`] : [];
  });
  const asked = reads.flatMap((read) =>
    memory.requiredRows(read).map(({ name, values }) => `| ${nameOf(read)} | ${name} | ${values.join(', ')} |`),
  );
  const own = reads.flatMap((read) => {
    const callers = read.callers.filter((id) => id !== undefined);
    return callers.length > 0 ? [`| ${nameOf(read)} | ${callers.map((id) => memory.nameOf(id)).join(', ')} |`] : [];
  });
  return `# What the mock does not know

For frontend developers who work against the mock. After this page you know which answers stay as the contract's
examples are. It is made from the contract and held by \`tests/scripts/mock-claims.test.ts\`; what the mock does is told
in [building the client](frontend.md#a-mock-with-memory).

## Writes that change nothing

They are answered with the contract's example, and no read shows them.

${bullets(writes.filter((write) => !kept.includes(write)))}

## Reads that stay as their example is

${bullets(still)}

## Changes that a read does not show

The write is kept and the read shows others, but not these.

| write | reads |
|---|---|
${unseen.join('\n')}

## Addresses that no example is of

The answer about another country, edition or indicator has what is told of it anywhere. Where its rows are told by no
example, or a part of it is still that of the example, the drawer calls it an example, until something is written there.

## What is not copied

An edition that is made by copying another is active, and the last one is not any more. Its milestones, countries and
users, and whatever else belongs to it, are not there, and the drawer calls these answers examples, until something is
written to them.

## Refusals that are not made

The contract has an example of these 409, and a backend makes them; here the write is kept.

| write | codes |
|---|---|
${refusals.join('\n')}

A rating that depends on one that is Not Met is refused, but is not rated and moved along with it. A saved view may be
one more than 50.

## Whose work it is

What the examples say of one person is that person's (\`x-example-of\`); everybody else has nothing there, also where the
dashboard lists work of theirs.

| read | has an answer of its own for |
|---|---|
${own.join('\n')}

\`NextForMe\` of \`readQueue\` is the example's, or null.

## What can be asked for

These have to be asked for, and the examples have rows of those below. Of another record that any example names there is
a row with what is told of it elsewhere. Where a score of an edition or a country is told by no example the drawer says
that the answer is an example; a text that none tells, such as a region, is empty. An edition that there is not is
refused with 404. A country that no example names has no row, and the answer is called an example. Scores of regions are
those of the examples, and left out where none has them.

| read | parameter | rows |
|---|---|---|
${asked.join('\n')}

## Query parameters that are not obeyed

The answer names them, and so does the developer's drawer.

| read | parameters |
|---|---|
${queries.join('\n')}
`;
}

const nameOf = ({ operation }: Shape) => operation.operationId;
const bullets = (shapes: Shape[]) => shapes.map((shape) => `- ${nameOf(shape)}`).join('\n');

const isMissing = (memory: Memory, write: Shape, read: Shape) =>
  write.invalidates.includes(nameOf(read)) && !memory.isSeen(write, read);
