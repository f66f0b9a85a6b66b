/**
 * An account of the run: added once, listed, changed, free of any identity, and shut at the end,
 * for an account cannot be deleted.
 */
import { Role, UserStatus } from '../../../generated/enums.ts';
import { hold } from './compare.ts';
import {
  allowed,
  conflict,
  did,
  found,
  invalid,
  keep,
  list,
  must,
  needRole,
  type Row,
  type Writing,
} from './context.ts';
import { mustKeyed } from './repeat.ts';

export const ofUsers = ['createUser', 'updateUser', 'rebindUser', 'rebindUsers', 'importUsers'];

/** Begins only where the backend administers accounts, and all of the mode. */
export async function keepAccount(writing: Writing): Promise<void> {
  if (ofUsers.some((id) => !writing.run.contract.operations.has(id) || !allowed(writing, id))) return;
  const as = needRole(writing, 'createUser');
  const mark = writing.marker.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const EmailAddress = `${mark}@drift.example.org`;
  const body = { FullName: `${writing.marker} user`, EmailAddress, Role: Role.Spectator };
  const listed = async (email = EmailAddress) =>
    (await list(writing, 'listUsers', {}, undefined, as)).find((row) => row.EmailAddress === email) ?? {};
  const expect = async (
    operationId: string,
    expected: Row,
    { body: answer, exchange }: Awaited<ReturnType<typeof must>>,
  ) => {
    hold(writing, answer as Row, { operationId, where: 'in the answer', expected, exchange });
    hold(writing, await listed(), { operationId, where: 'in listUsers', expected, exchange });
    did(writing, operationId, 'write.not-persisted');
  };

  const made = await mustKeyed(writing, 'createUser', { as, json: body }, [201]);
  const { Id } = made.body as Row;
  const params = { userId: Number(Id) };
  const shut = { ...body, Status: UserStatus.Inactive };
  writing.cleanup.push(() => must(writing, 'updateUser', { as, params, json: shut }, [200]));
  await expect('createUser', { ...body, Status: UserStatus.Active }, made);
  await made.again();
  await conflict(writing, 'createUser', { as, json: body }, 'duplicate-name', 'where an account has the e-mail');
  await invalid(writing, 'createUser', { as, json: { ...body, EmailAddress: 'none' } }, '/EmailAddress', 'no e-mail');

  const Version = Number((made.body as Row).Version ?? 1);
  const sent = { ...body, FullName: `${writing.marker} renamed`, Status: UserStatus.Active, Version };
  const renamed = await mustKeyed(writing, 'updateUser', { as, params, json: sent }, [200]);
  await expect('updateUser', { ...sent, Version: Version + 1 }, renamed);
  await conflict(writing, 'updateUser', { as, params, json: sent }, 'stale', 'for a version that has passed');
  await expect('rebindUser', { Issuer: null }, await must(writing, 'rebindUser', { as, params }, [200]));

  const nobodys = await must(writing, 'rebindUsers', { as, json: { Issuer: `urn:${mark}` } }, [200]);
  hold(writing, nobodys.body as Row, {
    ...{
      operationId: 'rebindUsers',
      where: 'in the answer',
      expected: { UnboundCount: 0 },
      exchange: nobodys.exchange,
    },
  });
  const again = await must(writing, 'importUsers', { as, json: { Users: [body] } }, [200]);
  const expected = { AddedCount: 0, Existing: [EmailAddress] };
  hold(writing, again.body as Row, {
    operationId: 'importUsers',
    where: 'in the answer',
    expected,
    exchange: again.exchange,
  });
  did(writing, 'importUsers', 'write.side-effect');
  if ((await listed()).FullName !== sent.FullName)
    found(writing, 'importUsers', {
      check: 'write.side-effect',
      place: 'listUsers',
      message: 'an account that was there already is another since it was imported',
      exchange: again.exchange,
    });

  const watch = () => listed();
  const facts = () => [];
  const never = { ...body, EmailAddress: `never-${EmailAddress}` };
  keep(writing, { operationId: 'createUser', as, params: {}, body: never, facts, watch, anyEdition: true });
  keep(writing, {
    operationId: 'importUsers',
    as,
    params: {},
    body: { Users: [never] },
    facts,
    watch,
    anyEdition: true,
  });
  keep(writing, {
    operationId: 'updateUser',
    as,
    params,
    body: { ...sent, Version: Version + 1 },
    facts,
    watch,
    anyEdition: true,
  });
  keep(writing, { operationId: 'rebindUser', as, params, facts, watch, anyEdition: true });
  keep(writing, {
    operationId: 'rebindUsers',
    as,
    params: {},
    body: { Issuer: `urn:${mark}` },
    facts,
    watch,
    anyEdition: true,
  });
}
