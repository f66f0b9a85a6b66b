import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withArticle } from '../core/finding.ts';
import { resourceOfMember, resourcesOf } from '../live/generic/resources.ts';
import { isCalled, nameFor, singular } from '../live/generic/singular.ts';
import { shelfText } from './generic/shelf-server.ts';
import { readOnce } from './support/read-once.ts';

const words = `pets pet, categories category, boxes box, classes class, branches branch, matches match, shelves shelf,
  wolves wolf, halves half, leaves leaf, knives knife, lives life, archives archive, moves move, valves valve, olives olive,
  movies movie, cookies cookie, companies company, houses house, cases case, courses course, licenses license, sizes size,
  prizes prize, caches cache, services service, indices index, indexes index, matrices matrix, vertices vertex,
  statuses status, buses bus, viruses virus, addresses address, analyses analysis, crises crisis, heroes hero, people person,
  children child, women woman, criteria criterion, series series, news news, status status, analysis analysis,
  address address, data data, report-editions report-edition, world_maps world_map, key-people key-person,
  quizzes quiz, routes route, plates plate, images image, days day, keys key, videos video, shoes shoe`;

test('one of several is called as people call it', () => {
  const pairs = words.split(',').map((pair) => pair.trim().split(' ') as [string, string]);
  expect(pairs.map(([plural]) => `${plural} ${singular(plural)}`)).toEqual(pairs.map((pair) => pair.join(' ')));
  for (const [plural, one] of pairs) expect([plural, isCalled(one, plural)]).toEqual([plural, true]);
});

test('the names of the contract go before the likely ones', () => {
  expect(nameFor('leaves', ['leaveId'])).toBe('leave');
  expect(nameFor('leaves', ['getLeaf', 'LeafOut'])).toBe('leaf');
  expect(nameFor('lenses', ['LensResponse'])).toBe('lens');
  expect(nameFor('niches', ['read_niche'])).toBe('niche');
  expect(nameFor('beaches', ['readBeach'])).toBe('beach');
  expect(nameFor('report-editions', ['readReportEdition'])).toBe('report-edition');
  expect(nameFor('pets', ['listPets'])).toBe('pet');
});

test('records are called by a word, and a member that refers to one by its name finds it', () => {
  const shelves = resourcesOf(readOnce(shelfText), {});
  expect(shelves.map(({ name }) => name)).toEqual(['shelf', 'book']);
  expect(resourceOfMember(shelves, 'shelfId')?.name).toBe('shelf');
  const files = globSync('drift/tests/{outside,generic}/*.{yaml,json}');
  const names = files.flatMap((file) => {
    const contract = readOnce(readFileSync(file, 'utf8'));
    return resourcesOf(contract, {}).map(({ name }) => name);
  });
  expect(names).toEqual(expect.arrayContaining(['plant', 'bed', 'exhibit', 'ticket', 'piece', 'page']));
  expect(names.filter((name) => /(ve|ie)$|[^s]s$/.test(name))).toEqual([]);
});

test('a noun has its article', () => {
  const nouns = ['exhibit', 'user', 'unit', 'upload', 'item', 'uuid', 'email', 'order', 'event', 'euro', 'pet', 'uri'];
  expect(nouns.map(withArticle)).toEqual([
    ...['an exhibit', 'a user', 'a unit', 'an upload', 'an item', 'a uuid', 'an email', 'an order', 'an event'],
    ...['a euro', 'a pet', 'a uri'],
  ]);
});
