import { type Handlers, ok, okJson } from '../call.ts';
import { exportComparison, writeComparison } from '../domain/compare/comparison.ts';
import { listCompareTree, readCompareOptions } from '../domain/compare/filters.ts';
import { attachment } from '../domain/transfer/attachment.ts';
import { dateOf } from '../domain/transfer/export-file.ts';
import { idList } from '../query.ts';

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
