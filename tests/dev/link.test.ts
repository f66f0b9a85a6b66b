import { expect, test } from 'vitest';
import { type Choices, nothingChosen } from '#src/dev/choices.ts';
import { choicesOf, linkTo } from '#src/dev/link.ts';

const here = new URL('http://localhost:5173/countries/404?tab=1');
const roundTrip = (choices: Choices) => choicesOf(new URL(linkTo(choices, here)).hash);

test('a link carries answer, example, delay, no network and target, in words that one can read', () => {
  const choices: Choices = {
    target: 'reference',
    ownUrl: '',
    operations: {
      listUsers: { status: '200', example: 'empty', delay: 3000 },
      updateRating: { offline: true },
      listCountries: { status: '503', example: 'unavailable' },
    },
  };
  expect(linkTo(choices, here)).toBe(
    'http://localhost:5173/countries/404?tab=1#mock=target:reference;listUsers:200.empty.3000ms;updateRating:offline;listCountries:503.unavailable',
  );
  expect(roundTrip(choices)).toEqual({ choices, unknown: [] });
});

test('what the contract does not have is left out and named', () => {
  const { choices, unknown } = choicesOf('#mock=listUsers:418;nonsense:200;listCountries:200.gone;logIn:500') ?? {};
  expect(choices?.operations).toEqual({ logIn: { status: '500' } });
  expect(unknown).toEqual(['listUsers 418', 'nonsense 200', 'listCountries 200 gone']);
});

test('an address of one’s own comes with the link, but calls and tokens do not go there unasked', () => {
  const own: Choices = { target: 'own', ownUrl: 'https://api.example.org/rest?x=1', operations: {} };
  expect(roundTrip(own)?.choices).toEqual({ ...nothingChosen, ownUrl: own.ownUrl });
  expect(choicesOf('#mock=target:own;own:https%3A%2F%2Fevil.test')?.choices.target).toBe('prism');
  expect(choicesOf('#mock=target:https')?.choices.target).toBe('prism');
  expect(choicesOf('#mock=own:%E0%A4%A')?.choices.ownUrl).toBe('');
});

test('any other hash is none of ours', () => {
  expect(choicesOf('#content')).toBeUndefined();
  expect(choicesOf('')).toBeUndefined();
});
