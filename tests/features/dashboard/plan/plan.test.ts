import { describe, expect, it } from 'vitest';
import {
  getListWorkflowIndicatorsResponseMock,
  getListWorkflowRegionsResponseMock,
  getListWorkflowUsersResponseMock,
} from '#generated/mocks/dashboard/dashboard.msw.ts';
import { planCellsOf, totalsOf, writtenCells } from '#src/features/dashboard/plan/plan-body.ts';
import { columnsOf, groupsOf, keyOf, rowsOf } from '#src/features/dashboard/plan/plan-model.ts';
import { placeAfter, placesIn } from '#src/features/dashboard/plan/range.ts';
import { readCell, writtenAs } from '#src/features/dashboard/plan/read-cell.ts';
import { readSheetText, writeSheetText } from '#src/features/dashboard/plan/sheet-text.ts';

const users = getListWorkflowUsersResponseMock();
const [research, qa] = [0, 1] as const;

describe('what a cell says', () => {
  it('[B25] names and e-mails, whatever their case and accents, with ; between', () => {
    expect(readCell('rui tanaka; CHEN.WEI@demo.test', research, users)).toEqual({ choice: { UserIds: [2, 11] } });
    expect(readCell('Tomas Silva', research, users)).toEqual({ choice: { UserIds: [4] } });
  });

  it('[B25] [B26] nobody, as last edition, and nothing', () => {
    expect(readCell('nobody', qa, users)).toEqual({ choice: { UserIds: [] } });
    expect(readCell(' as last edition ', qa, users)).toEqual({ choice: { UserIds: [], AsLastEdition: true } });
    expect(readCell('  ; ', qa, users)).toBeUndefined();
  });

  it('[B25] says why it cannot be understood', () => {
    expect(readCell('Rui Tanakka', research, users)?.error).toBe('Nobody in this edition is called ‘Rui Tanakka’');
    expect(readCell('Maria Santos', research, users)?.error).toMatch(/write the e-mail/);
    expect(readCell('Tomás Silva', qa, users)?.error).toBe('Tomás Silva cannot be assigned for QA');
  });

  it('[B25] writes a person so that it is read again', () => {
    for (const user of users)
      expect(readCell(writtenAs(user, users), research, users)).toEqual({ choice: { UserIds: [user.Id] } });
  });
});

describe('the plan', () => {
  const rows = rowsOf(getListWorkflowIndicatorsResponseMock());
  const regions = getListWorkflowRegionsResponseMock();
  const own = [{ name: 'Coast', countryIds: [404, 604, 999] }];
  const columns = columnsOf(groupsOf(regions, own));

  it('[B25] takes the countries of own groups out of their regions', () => {
    const groups = groupsOf(regions, own).map(({ name, countryIds }) => [name, countryIds]);
    expect(groups[0]).toEqual(['Coast', [404, 604]]);
    expect(groups).toContainEqual(['Africa', [384]]);
    expect(groups.map(([name]) => name)).not.toContain('Americas');
  });

  it('[B25] sends research and QA of a place as one cell, so that neither loses the other', () => {
    const [row] = rows;
    const [first, second] = columns;
    if (!row || !first || !second) throw new Error('the examples are empty');
    const cells = { [keyOf(row, first)]: 'Rui Tanaka', [keyOf(row, second)]: 'As last edition' };
    expect(planCellsOf(writtenCells({ rows, columns, users }, { cells, groups: own }))).toEqual([
      { MilestoneId: 16, CountryIds: [404, 604], Research: { UserIds: [2] }, QA: { UserIds: [], AsLastEdition: true } },
    ]);
  });

  it('[B25] sends what is written and shares it out in whole country indicators', () => {
    const [row] = rows;
    const [column] = columns;
    if (!row || !column) throw new Error('the examples are empty');
    const written = writtenCells(
      { rows, columns, users },
      {
        cells: { [keyOf(row, column)]: 'Rui Tanaka; Ana Lima; Elena Petrova; 陈伟; Amara Okafor' },
        groups: own,
      },
    );
    expect(planCellsOf(written)).toEqual([
      { MilestoneId: 16, CountryIds: [404, 604], Research: { UserIds: [2, 9, 3, 11, 1] } },
    ]);
    // six indicators of two countries
    const shares = [...totalsOf(written).values()].map((own) => own[research]);
    expect(shares).toEqual([3, 2, 3, 2, 2]);
  });
});

describe('the clipboard', () => {
  it.each([
    ['one', [['one']]],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"x\ty"\t"say ""no"""\n\tz',
      [
        ['x\ty', 'say "no"'],
        ['', 'z'],
      ],
    ],
  ])('[B25] reads %j as cells', (text, cells) => {
    expect(readSheetText(text)).toEqual(cells);
    expect(readSheetText(writeSheetText(cells))).toEqual(cells);
  });
});

describe('the keys of the grid', () => {
  const size = { row: 3, column: 4 };
  it.each([
    ['ArrowDown', false, { row: 2, column: 1 }],
    ['ArrowLeft', true, { row: 1, column: 0 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 2, column: 3 }],
    ['x', false, undefined],
  ])('[B25] %s, far: %s', (key, isFar, to) => {
    expect(placeAfter(key, { row: 1, column: 1 }, size, isFar)).toEqual(to);
  });

  it('[B25] selects a rectangle, whichever corner came first', () => {
    const range = { anchor: { row: 1, column: 2 }, active: { row: 0, column: 1 } };
    expect(placesIn(range)).toHaveLength(4);
    expect(placesIn(range)[0]).toEqual({ row: 0, column: 1 });
  });
});
