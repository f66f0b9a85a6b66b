/**
 * Every write that was right once, again in the ways that must be refused: no right to it, a wrong
 * body, no body; and in others that must not.
 */
import fc from 'fast-check';
import type { Exchange } from '../../core/exchange.ts';
import { isOfFramework } from '../../core/foreign-errors.ts';
import { placeOf } from '../../core/schemas.ts';
import { inParallel } from '../pool.ts';
import { mayOf } from '../roles.ts';
import { isFew, type Run } from '../run.ts';
import { bodySchema, membersOf, together, wrongBodies } from './bodies.ts';
import { equal, hold, storedBody } from './compare.ts';
import { type Case, did, found, may, notRefused, type Row, sendAndJudge, type Writing } from './context.ts';
import { nodeOf } from './text.ts';

const operationOf = ({ contract }: Run, { operationId }: Case) => contract.operations.get(operationId);

/** Refuses each case, and sees that nothing was changed by it. */
export async function refuse(writing: Writing, one: Case): Promise<void> {
  const before = await one.watch();
  await withoutRight(writing, one);
  if (!one.onlyRights) {
    await withWrongBody(writing, one);
    await withWrongMedia(writing, one);
  }
  const after = await one.watch();
  did(writing, one.operationId, 'write.side-effect');
  if (!equal(before, after))
    found(writing, one.operationId, {
      check: 'write.side-effect',
      place: 'refused',
      message: 'a request that was refused changed something all the same',
    });
}

/**
 * A role without permission is refused with 403, by permission or by the facts about the record. Of
 * those who never may one is enough here: the reads were sent as each of them, and without a
 * token, for what is not there.
 */
async function withoutRight(writing: Writing, one: Case): Promise<void> {
  const operation = operationOf(writing.run, one);
  if (!operation || operation.isPublic) return;
  const refused = writing.run.roles.filter((role) => !may(operation, role, one.facts(role.userId)));
  const [never] = refused.filter((role) => mayOf(operation, role) === 'no').slice(writing.cases.indexOf(one) % 2);
  const depends = refused.filter((role) => mayOf(operation, role) !== 'no');
  for (const role of [...(never ? [never] : []), ...depends]) {
    const { exchange, body } = await sendAndJudge(writing, one.operationId, {
      as: role,
      params: one.params,
      json: one.body,
    });
    did(writing, one.operationId, 'permission.missing');
    if (exchange.status !== 403)
      found(writing, one.operationId, {
        check: 'permission.missing',
        message: `wanted 403 for ${role.name}, who holds none of its x-permissions for this record, got ${exchange.status}`,
        exchange,
        seen: exchange.status,
      });
    if (exchange.status < 300) await one.undo?.(body);
  }
}

type Wrongs = ReturnType<typeof wrongBodies>;

/**
 * Many members are wrong in one request; those that its errors do not name are tried one by one.
 */
async function withWrongBody(writing: Writing, one: Case): Promise<void> {
  if (one.body === undefined) return;
  const all = wrongBodies(writing.run, bodySchema(writing.run, one.operationId), one.body);
  const members = all.filter(({ path }) => path.length > 0);
  await inParallel(
    together(one.body, members),
    async ({ body, parts }) => {
      const [first] = parts;
      if (parts.length === 1 && first) return oneWrong(writing, one, first);
      for (const part of await unnamed(writing, one, body, parts)) await oneWrong(writing, one, part);
    },
    4,
  );
}

/**
 * Sends a body that is wrong in several places; returns those that the refusal does not name, all
 * where it is none.
 */
async function unnamed(writing: Writing, one: Case, json: unknown, parts: Wrongs): Promise<Wrongs> {
  const { exchange, body: response } = await sendAndJudge(writing, one.operationId, {
    as: one.as,
    params: one.params,
    json,
  });
  if (exchange.status < 300) await one.undo?.(response);
  if (exchange.status !== 422) return parts;
  did(writing, one.operationId, 'request.invalid-accepted', 'error.shape');
  const pointers = pointersIn(response);
  const wanted = parts.flatMap(({ places }) => places);
  if (pointers.some((pointer) => !wanted.some((place) => isNear(pointer, place))))
    judgePointers(writing, one, exchange, response, new Set(wanted));
  return parts.filter(({ places }) => !places.some((place) => pointers.includes(place)));
}

async function oneWrong(writing: Writing, one: Case, { body: json, faults }: Wrongs[number]): Promise<void> {
  const [fault] = faults;
  if (!fault) return;
  const { exchange, body: response } = await sendAndJudge(writing, one.operationId, {
    as: one.as,
    params: one.params,
    json,
  });
  did(writing, one.operationId, 'request.invalid-accepted', 'error.shape');
  if (exchange.status === 422) {
    judgePointers(writing, one, exchange, response, new Set(faults.map(({ instance }) => instance)));
    return;
  }
  const place = placeOf(fault.instance);
  found(writing, one.operationId, {
    check: exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected',
    place,
    contract: fault.contract,
    message: notRefused(exchange.status, '422', `a body where ${place || 'the body'} ${fault.message}`),
    exchange,
    seen: fault.value,
  });
  if (exchange.status < 300) await one.undo?.(response);
}

const pointersIn = (response: unknown): string[] => {
  const errors = (response as { errors?: { pointer?: unknown }[] } | null)?.errors;
  return Array.isArray(errors) ? errors.map(({ pointer }) => String(pointer)) : [];
};

const isNear = (pointer: string, wanted: string) =>
  wanted === pointer || wanted.startsWith(`${pointer}/`) || pointer.startsWith(`${wanted}/`);

/** The errors name the members that are wrong, and no other. */
function judgePointers(
  writing: Writing,
  { operationId }: Case,
  exchange: Exchange,
  response: unknown,
  wanted: Set<string>,
): void {
  // that its errors name nothing is told with what it is
  if (isOfFramework(response)) return;
  const pointers = pointersIn(response);
  const fits = (pointer: string) => [...wanted].some((one) => isNear(pointer, one));
  if (
    pointers.length > 0 &&
    pointers.every(fits) &&
    (wanted.has('') || pointers.some((pointer) => wanted.has(pointer)))
  )
    return;
  const [place = ''] = wanted;
  found(writing, operationId, {
    check: 'error.shape',
    place: `/errors/*/pointer ${placeOf(place)}`,
    message: `the errors name ${pointers.join(', ') || 'nothing'}, wrong is ${[...wanted].join(', ') || 'the whole body'}`,
    exchange,
    seen: pointers,
  });
}

/**
 * No body; and of what is no right body as a whole one kind for each operation in turn, for one
 * parser reads them all.
 */
async function withWrongMedia(writing: Writing, one: Case): Promise<void> {
  if (one.body === undefined) return;
  const { as } = one;
  const schema = bodySchema(writing.run, one.operationId);
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const wholes = ['null', '[]', '"x"'].filter((text) => writing.run.schemas.check(schema, JSON.parse(text)).length > 0);
  const kinds: [string, Parameters<typeof sendAndJudge>[2], number[]][] = [
    ['a text that is no JSON', { as, text: JSON.stringify(one.body).slice(0, -1), headers: json }, [400, 422]],
    ['a form', { as, text: 'Name=contract', headers: form }, [400, 415, 422]],
    ...wholes.map((text): (typeof kinds)[number] => [text, { as, text, headers: json }, [400, 422]]),
  ];
  const turn = writing.cases.indexOf(one) % kinds.length;
  const sent = isFew(writing.run) ? kinds : kinds.slice(turn, turn + 1);
  const none: (typeof kinds)[number] = ['no body', { as }, [400, 415, 422]];
  for (const [what, requested, wanted] of [none, ...sent]) {
    const { exchange, body } = await sendAndJudge(writing, one.operationId, { ...requested, params: one.params });
    did(writing, one.operationId, 'request.invalid-accepted');
    if (wanted.includes(exchange.status)) continue;
    const check = exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected';
    found(writing, one.operationId, {
      check,
      place: what,
      message: notRefused(exchange.status, wanted.join(' or '), what),
      exchange,
      seen: exchange.status,
    });
    if (exchange.status < 300) await one.undo?.(body);
  }
}

/**
 * Texts of all kinds within the limits are accepted and come back as they are; what fails is shrunk
 * to the least that fails.
 */
export async function vary(writing: Writing, one: Case): Promise<void> {
  const again = await one.again?.();
  if (!again || writing.run.options.runs === 0) return;
  const { run } = writing;
  const members = membersOf(run, bodySchema(run, one.operationId));
  const texts = Object.fromEntries(
    again.vary.map((name) => {
      const node = nodeOf(run.contract, members.get(name) ?? '');
      const most = Math.min(Number(node.maxLength ?? 100), 60) - 4;
      // what stands at the ends is no whitespace and long enough by itself, so that trimming leaves
      // it right
      return [
        name,
        fc
          .string({ unit: 'grapheme', maxLength: Math.floor(most / 8) })
          .map((text) => `${name[0]}.${text.replaceAll('\0', '')}.z`),
      ];
    }),
  );
  const send = async (chosen: Record<string, string>): Promise<string | undefined> => {
    const { exchange, body } = await sendAndJudge(writing, one.operationId, {
      as: one.as,
      params: one.params,
      json: { ...again.body, ...chosen },
    });
    did(writing, one.operationId, 'request.valid-rejected');
    if (exchange.status !== 200) return `wanted 200 for ${JSON.stringify(chosen)}, got ${exchange.status}`;
    const expected = storedBody(writing, one.operationId, chosen);
    hold(writing, body as Row, { operationId: one.operationId, where: 'in the answer', expected, exchange });
    hold(writing, await again.readBack(), {
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
  if (least) found(writing, one.operationId, { check: 'request.valid-rejected', message: least });
}
