/** References: a resource of its own, its copies, and those of earlier editions used again. */
import { ratingFacts, referenceFacts } from '#rules/facts.ts';
import type { Pair, Workers } from './assign.ts';
import { bodySchema, probeBody } from './bodies.ts';
import { change } from './change.ts';
import { equal, hold } from './compare.ts';
import {
  allowed,
  did,
  found,
  invalid,
  keep,
  list,
  must,
  needRole,
  newKey,
  type Params,
  type Row,
  read,
  tell,
  type Writing,
} from './context.ts';
import { create, factsOf, inList, type Resource, remove } from './resource.ts';
import type { Stage } from './stage.ts';

const address = 'https://example.org/Quälle?q="a b"&amp;x=<1>#é';

const placeOf = (w: Writing, { place }: Pair): Params => ({
  editionId: w.edition.Id,
  countryId: place.countryId as number,
  indicatorId: place.indicatorId as number,
});
const current = (body: unknown): Row[] =>
  ((body as Row | null)?.CurrentReportEditionReferences as Row[] | undefined) ?? [];
const of = async (w: Writing, pair: Pair) => current(await read(w, 'readReferences', placeOf(w, pair)));

function resourceOf(w: Writing, pair: Pair, record: Row): Resource {
  const params = { editionId: w.edition.Id, ratingId: pair.ratingId };
  const fixed = { ReportEditionId: w.edition.Id, CountryIndicatorRatingId: pair.ratingId, URL: address };
  const one = ({ Id }: Row) => ({ ...params, referenceId: Id as number });
  return {
    create: { operationId: 'addReference', params, fixed },
    update: { operationId: 'updateReference', params: one, fixed: () => fixed },
    remove: { operationId: 'removeReference', params: one },
    shows: [
      {
        operationId: 'readReferences',
        params: () => placeOf(w, pair),
        is: (row, { Id }) => row.Id === Id,
        rows: current,
      },
    ],
    facts: (userId) => [...ratingFacts(record as never, userId), ...referenceFacts(w.edition.Id, w.edition.Id)],
  };
}

/** Adds one reference to a pair; returns what takes it away again. */
export async function citeOnce(w: Writing, pair: Pair): Promise<() => Promise<unknown>> {
  const resource = resourceOf(w, pair, await read(w, 'readIndicatorRating', pair.place));
  const { operationId, params, fixed } = resource.create;
  const json = probeBody(w.run, bodySchema(w.run, operationId), { marker: w.marker, fixed });
  const as = needRole(w, operationId, factsOf(resource));
  const { body } = await must(w, operationId, { as, params, json, headers: newKey() }, [201], {
    check: 'request.valid-rejected',
  });
  const end = () =>
    tell(w, resource.remove.operationId, {
      as: needRole(w, resource.remove.operationId, factsOf(resource)),
      params: resource.remove.params(body as Row),
    });
  w.cleanup.push(end);
  return end;
}

export async function cite(
  w: Writing,
  { indicators: [indicator = {}, other = {}] }: Stage,
  { pairs }: Workers,
): Promise<void> {
  const [one = 0, two = one] = w.countries;
  const pair = pairs(one, indicator);
  const rating = await read(w, 'readIndicatorRating', pair.place);
  const resource = resourceOf(w, pair, rating);
  const before = await of(w, pair);
  const reference = await change(w, resource, await create(w, resource));
  const second = await create(w, inList(resource));
  const as = needRole(w, 'addReference');
  const body = {
    ...resource.create.fixed,
    Title: `${w.marker} x`,
    Author: 'contract',
    PublicationDate: '2026',
    Information: 'contract',
  };
  await invalid(
    w,
    'addReference',
    { as, params: resource.create.params, json: { ...body, URL: 'javascript:alert(1)' } },
    '/URL',
    'an address of another scheme',
  );
  await invalid(
    w,
    'addReference',
    { as, params: resource.create.params, json: { ...body, CountryIndicatorRatingId: pair.ratingId + 1 } },
    '/CountryIndicatorRatingId',
    'the rating of another pair',
  );
  await copy(w, pair, reference, { from: [indicator, other], countries: [one, two], pairs });
  w.later.push(async () => {
    await remove(w, resource, second);
    // with a new edition to come, what was made in this one stays for it to be refused there
    if (w.run.options.mode === 'all') return;
    await remove(w, resource, reference);
    const after = await of(w, pair);
    did(w, 'removeReference', 'write.side-effect');
    if (!equal(before, after))
      found(w, 'removeReference', {
        check: 'write.side-effect',
        place: 'readReferences',
        message: 'the references are not as before',
      });
  });
}

interface Copying {
  from: Row[];
  countries: number[];
  pairs: Workers['pairs'];
}

async function copy(w: Writing, pair: Pair, reference: Row, { from, countries, pairs }: Copying): Promise<void> {
  const operationId = 'copyReference';
  if (!allowed(w, operationId)) return;
  const as = needRole(w, operationId);
  const params = { editionId: w.edition.Id, ratingId: pair.ratingId };
  const chosen = [...new Set(countries)];
  const json = {
    referenceId: reference.Id,
    indicators: from.map(({ Id }) => ({ Id })),
    countries: chosen.map((Id) => ({ Id })),
  };
  const count = from.length * chosen.length;
  const outside = w.countries.filter((id) => !chosen.includes(id)).map((id) => pairs(id, from[0] ?? {}));
  for (const [Copied, Skipped] of [
    [count - 1, 1],
    [0, count],
  ]) {
    const { exchange, body } = await must(w, operationId, { as, params, json }, [200], {
      check: 'request.valid-rejected',
    });
    hold(w, body as Row, { operationId, where: 'in the answer', expected: { Copied, Skipped }, exchange });
  }
  did(w, operationId, 'create.not-readable', 'write.side-effect');
  for (const target of from.flatMap((indicator) => chosen.map((country) => pairs(country, indicator)))) {
    if (target.ratingId === pair.ratingId) continue;
    const rows = await of(w, target);
    const copies = rows.filter(({ Title }) => Title === reference.Title);
    if (copies.length !== 1)
      found(w, operationId, {
        check: 'create.not-readable',
        place: 'readReferences',
        message: `a chosen pair has ${copies.length} copies instead of one`,
      });
    const { Id: _, CountryIndicatorRatingId: _rating, Version: _version, ...expected } = reference;
    hold(w, copies[0], {
      operationId,
      where: 'in readReferences of a copy',
      expected: { ...expected, CountryIndicatorRatingId: target.ratingId },
    });
  }
  for (const target of outside.slice(0, 1))
    if ((await of(w, target)).length > 0)
      found(w, operationId, {
        check: 'write.side-effect',
        place: 'readReferences',
        message: 'a pair that was not chosen has a copy',
      });
  const rating = await read(w, 'readIndicatorRating', pair.place);
  keep(w, {
    operationId,
    as,
    params,
    body: json,
    facts: (userId) => ratingFacts(rating as never, userId),
    watch: () => of(w, pair),
  });
}

/** A reference of an earlier edition is used in this one, and taken away again. */
export async function citeAgain(w: Writing): Promise<void> {
  const operationId = 'copyReferenceToCurrent';
  const as = needRole(w, operationId);
  const found_ = await earlierReference(w);
  if (!found_) {
    w.run.skipped.set(operationId, 'no country indicator was found that has references in earlier editions');
    return;
  }
  const { pair, earlier } = found_;
  const before = await of(w, pair);
  const params = { editionId: w.edition.Id, ratingId: pair.ratingId, referenceId: earlier.Id as number };
  const { exchange, body } = await must(w, operationId, { as, params }, [200], { check: 'request.valid-rejected' });
  const made = body as Row;
  const gone = { editionId: w.edition.Id, ratingId: pair.ratingId, referenceId: made.Id as number };
  const isNew = !before.some(({ Id }) => Id === made.Id);
  const remover = needRole(w, 'removeReference', ['reference:current']);
  if (isNew) w.cleanup.push(() => tell(w, 'removeReference', { as: remover, params: gone }));
  const { Id: _, Version: _version, ReportEditionId: _edition, CountryIndicatorRatingId: _rating, ...same } = earlier;
  const expected = { ...same, ReportEditionId: w.edition.Id, CountryIndicatorRatingId: pair.ratingId };
  if (isNew) hold(w, made, { operationId, where: 'in the answer', expected, exchange });
  const again = await must(w, operationId, { as, params }, [200]);
  hold(w, again.body as Row, {
    operationId,
    where: 'where it is held already',
    expected: made,
    exchange: again.exchange,
  });
  const row = (await of(w, pair)).find(({ Id }) => Id === made.Id);
  did(w, operationId, 'create.not-readable');
  if (!row)
    found(w, operationId, {
      check: 'create.not-readable',
      place: 'readReferences',
      message: 'what was copied is not in readReferences',
      exchange,
    });
  hold(w, row, { operationId, where: 'in readReferences', expected: made, exchange });
  const rating = await read(w, 'readIndicatorRating', pair.place);
  keep(w, {
    operationId,
    as,
    params,
    facts: (userId) => ratingFacts(rating as never, userId),
    watch: () => of(w, pair),
  });
  w.later.push(async () => {
    if (!isNew) return;
    await must(w, 'removeReference', { as: remover, params: gone }, [204]);
    const after = await of(w, pair);
    did(w, operationId, 'write.side-effect');
    if (!equal(before, after))
      found(w, operationId, {
        check: 'write.side-effect',
        place: 'readReferences',
        message: 'the references are not as before once the copy is removed',
        exchange,
      });
  });
}

/** Looks at a few country indicators for a source that was used before. */
async function earlierReference(w: Writing): Promise<{ pair: Pair; earlier: Row } | undefined> {
  for (const countryId of w.countries.slice(0, 3)) {
    const rows = await list(w, 'listCountryIndicators', { countryId, reportEditionId: w.edition.Id });
    for (const row of rows.slice(0, 6)) {
      const place = { countryId, reportEditionId: w.edition.Id, indicatorId: row.IndicatorId as number };
      const pair = { ratingId: row.CountryIndicatorRatingId as number, place, row };
      const body = await read(w, 'readReferences', placeOf(w, pair));
      const past = (body.PreviousReportEditionReferences as Row[] | undefined) ?? [];
      const earlier = past.flatMap(({ References }) => (References as Row[] | undefined) ?? []);
      const fresh = earlier.find(
        ({ Title, URL }) => !current(body).some((one) => one.Title === Title && one.URL === URL),
      );
      if (fresh) return { pair, earlier: fresh };
    }
  }
  return undefined;
}
