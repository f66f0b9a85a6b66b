import { type Handlers, ok, okJson } from '../call.ts';
import { attachment, dateOf } from '../domain/workbook/attachment.ts';
import { idList } from '../query.ts';
import { listCompareTree, readCompareOptions } from './compare/compare-filters.ts';
import { exportComparison, writeComparison } from './compare/comparison.ts';

export const compare = {
  readCompare: async ({ db, turn, query: { editions, countries, milestones } }) => {
    const choice = {
      editionIds: idList(editions),
      countryIds: idList(countries),
      milestoneIds: idList(milestones),
    };
    return okJson(await writeComparison({ db, turn }, choice));
  },
  exportCompare: async ({ db, turn, body, now }) => {
    const workbook = await exportComparison({ db, turn }, body);
    return workbook ? { ...ok(workbook), headers: attachment(`compare-${dateOf(now())}.xlsx`) } : { status: 204 };
  },
  readCompareFilters: async ({ db }) => ok(await readCompareOptions(db)),
  listCompareMilestones: async ({ db, params }) => ok(await listCompareTree(db, params.id)),
} satisfies Partial<Handlers>;
