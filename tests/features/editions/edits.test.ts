import { expect, test, vi } from 'vitest';
import { getListReportEditionsQueryKey, getReadReportEditionQueryKey } from '#generated/hooks/editions/editions.ts';
import {
  getListReportEditionsResponseMock,
  getReadReportEditionResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { editionEdits } from '#src/features/editions/edits.ts';
import { newWrite } from '#src/lib/api/calls.ts';
import type { Edit } from '#src/lib/api/edits.ts';

const list = getListReportEditionsResponseMock();
const shown = <T>() => [] as T[];
const apply = <T>(edits: Edit[] | undefined, key: readonly unknown[], old: T) =>
  (edits ?? [])
    .filter((one) => JSON.stringify(one.key) === JSON.stringify(key))
    .reduce((view, { change }) => change(view, shown, key) as T, old);

test('[S98] an edition that is being made has Id 9999, what was typed, and was created now', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z') });
  const data = { Id: 4, Name: ' Road Safety Report 2027 ', StartDate: '2027-01-01', EndDate: null };
  const after = apply(editionEdits.createReportEdition?.({ data }, newWrite()), getListReportEditionsQueryKey(), list);
  vi.useRealTimers();
  expect(after).toHaveLength(list.length + 1);
  expect(after[0]).toMatchObject({
    Id: 9999,
    Name: 'Road Safety Report 2027',
    StartDate: '2027-01-01',
    EndDate: null,
    CreationDate: '2026-11-21T04:30:00.000Z',
    InactiveDate: null,
  });
});

test('[S97] [S98] until it is made, the active edition is the one that is worked in', () => {
  const data = { Id: 4, Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: null };
  const after = apply(editionEdits.createReportEdition?.({ data }, newWrite()), getListReportEditionsQueryKey(), list);
  expect(currentEdition(after)?.Id).toBe(4);
});

test('[S100] a saved name and its dates show in the list and in the edition at once, with the next version', () => {
  const edition = getReadReportEditionResponseMock();
  const data = { Id: 4, Name: 'Renamed', StartDate: '2026-02-01', EndDate: null, Version: 1 };
  const edits = editionEdits.updateReportEdition?.({ id: 4, data }, newWrite());
  const changed = { ...edition, Name: 'Renamed', StartDate: '2026-02-01', EndDate: null, Version: edition.Version + 1 };
  expect(apply(edits, getReadReportEditionQueryKey({ id: 4 }), edition)).toEqual(changed);
  const after = apply(edits, getListReportEditionsQueryKey(), list);
  expect(after.find(({ Id }) => Id === 4)).toEqual(changed);
  expect(after.filter(({ Id }) => Id !== 4)).toEqual(list.filter(({ Id }) => Id !== 4));
});
