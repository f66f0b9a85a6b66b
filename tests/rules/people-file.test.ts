import { expect, test } from 'vitest';
import { invitationFor } from '#rules/invitation.ts';
import { openQuoteLine, readPeople } from '#rules/people-file.ts';

const roles = ['Admin', 'Researcher', 'External Researcher'];
const header = ['Name', 'E-mail', 'Role'];
const rui = ['Rui Tanaka', 'rui@example.org', 'Researcher'];
const faultsOf = (...lines: string[][]) => readPeople([header, ...lines], roles).people.map(({ faults }) => faults);

test('[B82] each line is a person, in any order and spelling of columns and roles', () => {
  const lines = [
    ['', ' external-researcher ', 'note', 'Amara@Example.org', ' Amara Okafor '],
    ['', '', '', '  ', ''],
    ['', 'ADMIN', '', 'rui@example.org', 'Rui'],
  ];
  expect(readPeople([['No.', 'role', 'Note', 'E-Mail Address', 'Full name'], ...lines], roles)).toEqual({
    missing: [],
    people: [
      { line: 2, fullName: 'Amara Okafor', email: 'Amara@Example.org', role: 2, faults: [] },
      { line: 4, fullName: 'Rui', email: 'rui@example.org', role: 0, faults: [] },
    ],
  });
  for (const spelling of ['email', 'Mail']) expect(readPeople([['name', spelling, 'role']], roles).missing).toEqual([]);
});

test('[B82] columns that are missing are named, and nobody is read', () => {
  expect(readPeople([], roles)).toEqual({ missing: ['Name', 'E-mail', 'Role'], people: [] });
  expect(readPeople([['Role', 'Name'], rui], roles)).toEqual({ missing: ['E-mail'], people: [] });
});

test('[B82] what is wrong with a person is told in words', () => {
  const [name, email, twice, role] = [
    'Give a name of 3 to 120 characters',
    'Give an e-mail address such as amara@example.org',
    'The e-mail is there twice',
    'The role is one of Admin, Researcher, External Researcher',
  ];
  expect(faultsOf(rui, ['Ru', 'rui at example', 'Boss'], ['Rui', 'RUI@example.org', 'Admin'])).toEqual([
    ...[[], [name, email, role], [twice]],
  ]);
  // one that only looks like it too
  expect(faultsOf(rui, ['Ruí', 'ｒui@example.org', 'Admin'])).toEqual([[], [twice]]);
  // what nobody sees is no name
  expect(faultsOf(['R\u200b\u200bi', 'rui@example.org', 'Admin'], ['R'.repeat(121), 'x@example.org', 'Admin'])).toEqual(
    [...[[name], [name]]],
  );
  expect(faultsOf(['R'.repeat(120), 'rui@example.org', 'Admin'])).toEqual([[]]);
  // the cells of a short line are empty
  expect(faultsOf(['Rui'])).toEqual([[email, role]]);
  expect(readPeople([header, ['Rui', 'rui@example.org', 'Boss']], roles).people[0]?.role).toBeUndefined();
});

test('[B82] an e-mail address holds no sign that nobody sees, and is no longer than a request takes', () => {
  const fault = 'Give an e-mail address such as amara@example.org';
  const long = (letters: number) => `${'a'.repeat(letters)}@example.org`;
  expect(faultsOf(['Rui', 'ru\u200bi@example.org', 'Admin'])).toEqual([[fault]]);
  expect(faultsOf(['Rui', long(243), 'Admin'], ['Yaw', long(242), 'Admin'])).toEqual([[fault], []]);
});

test('[B82] a line that other signs separate than the first one says so', () => {
  const fault = 'The line is one column: separate its cells by the same sign as in the first line';
  expect(faultsOf(rui, ['Yaw Darko;yaw@example.org;Admin'])).toEqual([[], [fault]]);
  expect(faultsOf(['Yaw Darko\tyaw@example.org\tAdmin'])).toEqual([[fault]]);
  const [, second] = readPeople([header, rui, ['Yaw Darko;yaw@example.org;Admin']], roles).people;
  expect(second?.line).toBe(3);
  // of a line with all its cells one may hold such a sign
  expect(faultsOf(['Darko, Yaw', 'yaw@example.org', 'Admin'])).toEqual([[]]);
  expect(readPeople([['Role;Name;E-mail'], rui], roles).missing).toEqual(['Name', 'E-mail', 'Role']);
});

test('[B82] a quotation mark that is never closed is told with its line, and nothing else', () => {
  const fault = 'A quotation mark (") is not closed here: close it, or take it away';
  const csv =
    'Name,E-mail,Role\n"Oh, Sam",sam@example.org,Admin\n"Yaw,yaw@example.org,Admin\nRui,rui@example.org,Admin';
  expect(openQuoteLine(csv)).toBe(3);
  expect(readPeople([header, rui], roles, 3)).toEqual({
    missing: [],
    people: [{ line: 3, fullName: '', email: '', role: undefined, faults: [fault] }],
  });
  // one in the first line, one behind a cell of two lines, one within a cell
  expect(openQuoteLine('"Name,E-mail\nRui,rui@example.org')).toBe(1);
  expect(openQuoteLine('Name,Note\nRui,"one\ntwo"\nYaw,"three')).toBe(4);
  expect(openQuoteLine('Name\n"Oh ""Sam"""\n"Yaw ""')).toBe(3);
  for (const closed of ['', 'Name\nRui', 'Name,Note\n"Oh, ""Sam""","one\r\ntwo"'])
    expect(openQuoteLine(closed)).toBeUndefined();
});

test('[B82] an invitation says who, as what and where; of several each to whom', () => {
  const product = { title: 'Road Safety Index', address: 'https://index.example' };
  const people = [
    { fullName: 'Rui Tanaka', email: 'rui@example.org', role: 'Researcher' },
    { fullName: 'Amara Okafor', email: 'amara@example.org', role: 'Admin' },
  ];
  const forRui = [
    'Dear Rui Tanaka,',
    'you have an account at Road Safety Index, as Researcher.',
    'Sign in at https://index.example with the e-mail rui@example.org.',
  ].join('\n');
  expect(invitationFor(people.slice(0, 1), product)).toBe(forRui);
  const [first, second] = invitationFor(people, product).split('\n\n');
  expect(first).toBe(`To: rui@example.org\n${forRui}`);
  expect(second).toMatch(/^To: amara@example\.org\nDear Amara Okafor,\n/);
});
