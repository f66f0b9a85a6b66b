/** Every write that was right once, again in the ways that must be refused: no right to it, a wrong body, no body; and in others that must not. */
import fc from 'fast-check';
import type { Exchange } from '../../core/exchange.ts';
import { placeOf } from '../../core/schemas.ts';
import type { Run } from '../run.ts';
import { bodySchema, faultyBodies, membersOf } from './bodies.ts';
import { equal, hold, storedBody } from './compare.ts';
import { type Case, did, found, may, type Row, tell, type Writing } from './context.ts';
import { nodeOf } from './text.ts';

const operationOf = ({ contract }: Run, { operationId }: Case) => contract.operations.get(operationId);

/** Refuses each case, and sees that nothing was changed by it. */
export async function refuse(w: Writing, one: Case): Promise<void> {
  const before = await one.watch();
  await withoutRight(w, one);
  if (!one.onlyRights) {
    await withWrongBody(w, one);
    await withWrongMedia(w, one);
  }
  const after = await one.watch();
  did(w, one.operationId, 'write.side-effect');
  if (!equal(before, after))
    found(w, one.operationId, {
      check: 'write.side-effect',
      place: 'refused',
      message: 'a request that was refused changed something all the same',
    });
}

/** Whoever may not is told so with 403, by permission or by the facts about the record. */
async function withoutRight(w: Writing, one: Case): Promise<void> {
  const operation = operationOf(w.run, one);
  if (!operation || operation.isPublic) return;
  const json = one.body;
  for (const role of w.run.roles) {
    if (may(operation, role, one.facts(role.userId))) continue;
    const { exchange, body } = await tell(w, one.operationId, { as: role, params: one.params, json });
    did(w, one.operationId, 'permission.missing');
    if (exchange.status !== 403)
      found(w, one.operationId, {
        check: 'permission.missing',
        message: `wanted 403 for ${role.name}, who holds none of its x-permissions for this record, got ${exchange.status}`,
        exchange,
        seen: exchange.status,
      });
    if (exchange.status < 300) await one.undo?.(body);
  }
  const { exchange, body } = await tell(w, one.operationId, { as: null, params: one.params, json });
  did(w, one.operationId, 'auth.missing');
  if (exchange.status !== 401)
    found(w, one.operationId, {
      check: 'auth.missing',
      message: `wanted 401 without a token, got ${exchange.status}`,
      exchange,
      seen: exchange.status,
    });
  if (exchange.status < 300) await one.undo?.(body);
}

async function withWrongBody(w: Writing, one: Case): Promise<void> {
  if (one.body === undefined) return;
  const wrong = faultyBodies(w.run, bodySchema(w.run, one.operationId), one.body);
  const lanes = 6;
  const lane = async (from: number) => {
    for (let index = from; index < wrong.length; index += lanes) {
      const { body, faults } = wrong[index] as (typeof wrong)[number];
      const [fault] = faults;
      if (!fault) continue;
      const { exchange, body: answer } = await tell(w, one.operationId, { as: one.as, params: one.params, json: body });
      const place = placeOf(fault.instance);
      const what = `${place || 'the body'} ${fault.message}`;
      did(w, one.operationId, 'request.invalid-accepted', 'error.shape');
      if (exchange.status !== 422) {
        const check = exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected';
        found(w, one.operationId, {
          check,
          place,
          contract: fault.contract,
          message: `wanted 422 for a body where ${what}, got ${exchange.status}`,
          exchange,
          seen: fault.value,
        });
        if (exchange.status < 300) await one.undo?.(answer);
      } else judgePointers(w, one, exchange, answer, new Set(faults.map(({ instance }) => instance)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
}

/** The errors name the members that are wrong, and no other. */
function judgePointers(
  w: Writing,
  { operationId }: Case,
  exchange: Exchange,
  answer: unknown,
  wanted: Set<string>,
): void {
  const errors = (answer as { errors?: { pointer?: unknown }[] } | null)?.errors;
  const pointers = Array.isArray(errors) ? errors.map(({ pointer }) => String(pointer)) : [];
  const fits = (pointer: string) =>
    [...wanted].some((one) => one === pointer || one.startsWith(`${pointer}/`) || pointer.startsWith(`${one}/`));
  if (
    pointers.length > 0 &&
    pointers.every(fits) &&
    (wanted.has('') || pointers.some((pointer) => wanted.has(pointer)))
  )
    return;
  const [place = ''] = wanted;
  found(w, operationId, {
    check: 'error.shape',
    place: `/errors/*/pointer ${placeOf(place)}`,
    message: `the errors name ${pointers.join(', ') || 'nothing'}, wrong is ${[...wanted].join(', ') || 'the whole body'}`,
    exchange,
    seen: pointers,
  });
}

/** No JSON, another media type, no body where one is required. */
async function withWrongMedia(w: Writing, one: Case): Promise<void> {
  if (one.body === undefined) return;
  const text = JSON.stringify(one.body);
  const sent: [string, Parameters<typeof tell>[2], number[]][] = [
    [
      'a text that is no JSON',
      { as: one.as, text: text.slice(0, -1), headers: { 'content-type': 'application/json' } },
      [400, 422],
    ],
    [
      'a form',
      { as: one.as, text: 'Name=contract', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      [400, 415, 422],
    ],
    ['no body', { as: one.as }, [400, 415, 422]],
  ];
  for (const [what, asked, wanted] of sent) {
    const { exchange, body } = await tell(w, one.operationId, { ...asked, params: one.params });
    did(w, one.operationId, 'request.invalid-accepted');
    if (wanted.includes(exchange.status)) continue;
    const check = exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected';
    found(w, one.operationId, {
      check,
      place: what,
      message: `wanted ${wanted.join(' or ')} for ${what}, got ${exchange.status}`,
      exchange,
      seen: exchange.status,
    });
    if (exchange.status < 300) await one.undo?.(body);
  }
}

/** Texts of all kinds within the limits are taken and come back as they are; what fails is shrunk to the least that fails. */
export async function vary(w: Writing, one: Case): Promise<void> {
  const again = await one.again?.();
  if (!again || w.run.options.runs === 0) return;
  const { run } = w;
  const members = membersOf(run, bodySchema(run, one.operationId));
  const texts = Object.fromEntries(
    again.vary.map((name) => {
      const node = nodeOf(run.contract, members.get(name) ?? '');
      const most = Math.min(Number(node.maxLength ?? 100), 60) - 4;
      // what stands at the ends is no blank and long enough by itself, so that trimming leaves it right
      return [
        name,
        fc
          .string({ unit: 'grapheme', maxLength: Math.floor(most / 8) })
          .map((text) => `${name[0]}.${text.replaceAll('\0', '')}.z`),
      ];
    }),
  );
  const send = async (chosen: Record<string, string>): Promise<string | undefined> => {
    const { exchange, body } = await tell(w, one.operationId, {
      as: one.as,
      params: one.params,
      json: { ...again.body, ...chosen },
    });
    did(w, one.operationId, 'request.valid-rejected');
    if (exchange.status !== 200) return `wanted 200 for ${JSON.stringify(chosen)}, got ${exchange.status}`;
    const expected = storedBody(w, one.operationId, chosen);
    hold(w, body as Row, { operationId: one.operationId, where: 'in the answer', expected, exchange });
    hold(w, await again.readBack(), {
      operationId: one.operationId,
      where: 'when it is read again',
      expected,
      exchange,
    });
    return undefined;
  };
  const failures: string[] = [];
  await fc
    .assert(
      fc.asyncProperty(fc.record(texts), async (chosen) => {
        const failure = await send(chosen);
        if (failure) failures.push(failure);
        return !failure;
      }),
      { seed: run.options.seed, numRuns: run.options.runs, interruptAfterTimeLimit: 1500 },
    )
    .catch(() => undefined);
  const least = failures.at(-1);
  if (least) found(w, one.operationId, { check: 'request.valid-rejected', message: least });
}
