import { expect, test } from 'vitest';
import { latestEdition } from '#src/features/compare/latest-edition.ts';

const edition = (Id: number, StartDate: string, EndDate: string | null) => ({ Id, StartDate, EndDate });
const latest = (...editions: ReturnType<typeof edition>[]) => latestEdition(editions)?.Id;

test('[S189] the latest edition is the one that ends last, whichever began or was made first', () => {
  expect(latest(edition(1, '2025-06-01', '2027-01-01'), edition(2, '2026-01-01', '2026-12-31'))).toBe(1);
});

test('[S189] an edition without an end is open, hence the latest', () => {
  expect(latest(edition(1, '2020-01-01', null), edition(2, '2026-01-01', '2026-12-31'))).toBe(1);
});

test('[S189] of editions that end together the later start decides, then the Id', () => {
  expect(latest(edition(1, '2026-02-01', null), edition(2, '2026-01-01', null))).toBe(1);
  expect(latest(edition(1, '2026-01-01', '2026-12-31'), edition(2, '2026-01-01', '2026-12-31'))).toBe(2);
});

test('[S189] without editions none is the latest', () => {
  expect(latest()).toBeUndefined();
});
