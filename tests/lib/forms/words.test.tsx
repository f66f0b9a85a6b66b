import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config, minLength, nullable, number, object, optional, string } from 'zod/mini';
import { ApiError } from '#src/lib/api/api-error.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { messageAbout } from '#src/lib/forms/message-about.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { useDraftNames } from '#src/lib/forms/use-draft-names.ts';
import { givenOf } from '#src/lib/forms/zod.ts';

test('what is typed is checked without code that is made at run time, which the security policy forbids', () => {
  expect(config().jitless).toBe(true);
});

test('the schema of a value is found behind what allows to leave it out', () => {
  const schema = number();
  expect(givenOf(optional(nullable(schema)))).toBe(schema);
});

test('a form says in the words of the contract what is wrong with a field', async () => {
  const schema = object({
    ShortName: string().check(minLength(3)),
    OrderId: number(),
    Other: string().check(minLength(3)),
  });
  const resolve = resolverFor<Record<string, unknown>, Record<string, unknown>>('MilestoneCreate', schema as never);
  const said = async (values: object) => {
    const { errors } = await resolve(values as never, undefined, { fields: {}, shouldUseNativeValidation: false });
    return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
  };
  expect(await said({ ShortName: 'a', OrderId: null, Other: 'a' })).toEqual({
    ShortName: 'The short name needs 3 to 80 characters',
    OrderId: 'Choose one',
    Other: expect.stringContaining('3'),
  });
  expect(await said({ ShortName: 'abc', OrderId: 1, Other: 'abc' })).toEqual({});
});

test('[S132] what the server said against a field is found by its place in the body', () => {
  const errors = [
    { pointer: '/Name', detail: 'It is taken.' },
    { pointer: '/Note', detail: 'Name a source.' },
  ];
  const error = new ApiError('updateReportEdition', '/x', { status: 422, problem: { errors } as never });
  expect(messageAbout('/Note', error)).toBe('Name a source.');
  expect(messageAbout('/Other', error)).toBeUndefined();
  expect(messageAbout('/Note', null)).toBeUndefined();
  expect(messageAbout('/Note', new ApiError('updateReportEdition', '/x', { status: 500 }))).toBeUndefined();
});

test('the names of drafts are followed as they come and go', () => {
  const { result } = renderHook(() => useDraftNames('plan:'));
  expect(result.current).toEqual([]);
  act(() => {
    for (const name of ['plan:2', 'plan:1', 'note:1']) drafts.keep(name, { base: 0, typed: 1 });
  });
  expect(result.current).toEqual(['plan:1', 'plan:2']);
  act(() => drafts.forgetAll());
  expect(result.current).toEqual([]);
});
