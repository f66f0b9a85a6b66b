import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getListMentionableUsersResponseMock } from '#generated/mocks/editions/editions.msw.ts';
import { mentionsIn } from '#rules/mentions.ts';
import { partsOf, previewEnd } from '#src/features/indicator/comments/comment-parts.ts';
import { mentionAt, whoIsMeant } from '#src/features/indicator/comments/mention-search.ts';
import { taggedIn } from '#src/features/indicator/comments/tagged-users.ts';
import { unknownHint, unknownNames } from '#src/features/indicator/comments/unknown-names.ts';

const people = getListMentionableUsersResponseMock();
const names = people.map(({ FullName }) => FullName);
const idsIn = (content: string, picked: number[] = []) => taggedIn(content, people, picked).ids;

describe('[S170] [S224] whom a text tags', () => {
  test.each([
    ['a full name behind an @', '@Elena Petrova look', [3]],
    ['the longest name that goes on there', '@Ana Lima Duarte look', [10]],
    ['the shorter name where the longer does not go on', '@Ana Lima, look', [9]],
    ['both where both are named', '@Ana Lima and @Ana Lima Duarte', [9, 10]],
    ['names of other scripts, also without a space behind', '@陈伟请看 @Ольга Смирнова', [11, 12]],
    ['each once', '@Elena Petrova @Elena Petrova', [3]],
    ['nobody by a name without an @', 'Elena Petrova', []],
    ['nobody by a part of a name', '@Elena', []],
    ['a name in another case', '@elena petrova look', [3]],
    ['a name without its accents, or with others', '@tomas SILVA, @Elená Petrova', [4, 3]],
    ['a name whose accents are characters of their own', `@${'Tomás Silva'.normalize('NFD')} look`, [4]],
    ['the longest name in another case', '@ana lima duarte look', [10]],
    ['nobody by a word that only begins with a name in another case', '@elena petrovas', []],
  ])('%s', (_what, content, ids) => {
    expect(idsIn(content)).toEqual(ids);
  });

  test('of people with the same name the picked one, not the other', () => {
    expect(idsIn('@Maria Santos look', [8])).toEqual([8]);
    expect(idsIn('@Maria Santos and @Maria Santos', [8, 7])).toEqual([7, 8]);
  });
  test('of two picked the later where the text names one only', () => {
    expect(idsIn('@Maria Santos look', [8, 7])).toEqual([7]);
  });
  test('a pick whose name is no longer in the text counts for nothing', () => {
    expect(idsIn('never mind', [3, 8])).toEqual([]);
  });
  test('the name that is spelt exactly, of two that differ by accents; either where neither is', () => {
    const two = [
      { Id: 1, FullName: 'Ana Lima', EmailAddress: 'a@demo.test' },
      { Id: 2, FullName: 'Ana Líma', EmailAddress: 'b@demo.test' },
    ];
    expect(taggedIn('@Ana Lima', two, [])).toEqual({ ids: [1], unclear: [] });
    expect(taggedIn('@Ana Líma', two, [])).toEqual({ ids: [2], unclear: [] });
    expect(taggedIn('@ana lima', two, [])).toEqual({ ids: [], unclear: [{ name: 'Ana Lima', users: two }] });
    expect(taggedIn('@ana lima', two, [2])).toEqual({ ids: [2], unclear: [] });
  });
  test('a name of several people, typed and not picked, is unclear', () => {
    const { ids, unclear } = taggedIn('@Maria Santos look', people, []);
    expect(ids).toEqual([]);
    expect(unclear).toEqual([{ name: 'Maria Santos', users: people.filter(({ Id }) => Id === 7 || Id === 8) }]);
  });
});

describe('[S170] [S224] what is nobody’s name', () => {
  test.each([
    ['Look @mar.', ['@mar']],
    ['@Elena, @elena petrova and @tomas silva', ['@Elena']],
    ['(@nobody) [@someone] @nobody', ['@nobody', '@someone']],
    ['at @ noon, mail@example.org, @', []],
    ['@Ana Lima Duarte', []],
  ])('%j', (content, unknown) => {
    expect(unknownNames(content, names)).toEqual(unknown);
  });
  test('is told as nobody’s', () => {
    expect(unknownHint([])).toBeUndefined();
    expect(unknownHint(['@mar'])).toBe('Nobody here is called @mar. It will not notify anybody.');
    expect(unknownHint(['@a', '@b'])).toBe('Nobody here is called @a or @b. They will not notify anybody.');
  });
});

describe('[S170] [S252] who is offered', () => {
  test.each([
    ['@', 1, { at: 0, typed: '' }],
    ['see @Ele', 8, { at: 4, typed: 'Ele' }],
    ['@nobody here @El', 16, { at: 13, typed: 'El' }],
    ['(@El', 4, { at: 1, typed: 'El' }],
    ['@El and more', 3, { at: 0, typed: 'El' }],
    ['mail@example', 12, undefined],
    ['@ Elena', 7, undefined],
    ['@El\nena', 7, undefined],
    ['text', 0, undefined],
    ['@', 0, undefined],
  ])('in %j at %i', (text, cursor, expected) => {
    expect(mentionAt(text, cursor)).toEqual(expected);
  });

  test('those whose name begins so come first, without accents and case', () => {
    expect(whoIsMeant('tomas', people).map(({ Id }) => Id)).toEqual([4]);
    expect(whoIsMeant('l', people).map(({ FullName }) => FullName)).toEqual([
      'Ana Lima',
      'Ana Lima Duarte',
      'Ingrid Larsen',
    ]);
    expect(whoIsMeant('', people)).toHaveLength(8);
    expect(whoIsMeant('ana lima', people).map(({ Id }) => Id)).toEqual([9, 10]);
  });
  test('nobody once a whole name stands there with a space behind', () => {
    expect(whoIsMeant('Elena Petrova', people)).toHaveLength(1);
    expect(whoIsMeant('Elena Petrova ', people)).toEqual([]);
    expect(whoIsMeant('Elena Petrova hello', people)).toEqual([]);
  });
});

describe('[S172] the first 200 characters', () => {
  test('200 are shown whole, 201 are not', () => {
    expect(previewEnd('x'.repeat(200))).toBeUndefined();
    expect(previewEnd('x'.repeat(201))).toBe(200);
  });
  test('a character of several units counts as one and is never cut', () => {
    const family = '👩‍👩‍👧';
    expect(previewEnd(family.repeat(200))).toBeUndefined();
    expect(previewEnd(family.repeat(201))).toBe(family.length * 200);
    expect(previewEnd(`x${'👍🏽'.repeat(200)}`)).toBe(1 + '👍🏽'.length * 199);
  });
  test('a mention that the cut goes through is marked as far as it shows', () => {
    expect(partsOf('hi @Elena Petrova', names, 7)).toEqual([
      { text: 'hi ', at: 0 },
      { text: '@Ele', at: 3, name: 'Elena Petrova' },
    ]);
  });
  test('the parts are the text, whatever it is', () => {
    const pieces = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...names.map((n) => `@${n}`))));
    fc.assert(
      fc.property(pieces, fc.nat({ max: 80 }), (some, limit) => {
        const content = some.join('');
        const end = Math.min(limit, content.length);
        expect(
          partsOf(content, names, end)
            .map(({ text }) => text)
            .join(''),
        ).toBe(content.slice(0, end));
        for (const { at, name } of mentionsIn(content, names)) expect(content.startsWith(`@${name}`, at)).toBe(true);
      }),
    );
  });
});
