import { describe, expect, it } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText, newMuseum } from './generic/museum-server.ts';
import { on } from './generic/mutant.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };

describe('the check of any contract', () => {
  it('finds nothing on a server that keeps its contract, asks every operation, and leaves nothing behind', async () => {
    const museum = newMuseum();
    const run = await checkedAny(museumText, museumServer({}, museum), { tokens });
    expect(wordsOf(run.findings.all)).toEqual([]);
    expect(Object.fromEntries(run.skipped)).toEqual({});
    const succeeded = [...run.statuses].filter(([, all]) => [...all].some((status) => status < 300)).map(([id]) => id);
    expect(succeeded.sort()).toEqual([...run.contract.operations.keys()].sort());
    const { exhibits, pieces, tickets } = newMuseum();
    expect(museum.exhibits).toEqual(exhibits);
    expect(museum.pieces).toEqual(pieces);
    expect(museum.tickets).toEqual(tickets);
  });

  it('removes what a creation made with a success that the contract does not know, and checks what follows it', async () => {
    const museum = newMuseum();
    const mutant = on('post /exhibits', ({ body }) => ({ status: 200, body }));
    const run = await checkedAny(museumText, museumServer(mutant, museum), { tokens, mode: 'write' });
    expect([...new Set(run.findings.all.map(({ check }) => check))]).toEqual(['status.undocumented']);
    expect(Object.fromEntries(run.skipped)).toEqual({});
    expect(museum.exhibits).toEqual(newMuseum().exhibits);
  });
});
