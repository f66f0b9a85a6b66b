/** References: a resource of its own, its copies, and those of earlier editions used again. */
import { ratingFacts, referenceFacts } from '../../../openapi/rules/facts.ts';
import type { Pair, Workers } from './assign.ts';
import { bodySchema, probeBody } from './bodies.ts';
import { change } from './change.ts';
import { equal, hold } from './compare.ts';
import {
  did,
  found,
  invalid,
  keep,
  list,
  must,
  needRole,
  newKey,
  type Row,
  read,
  sendAndJudge,
  type Writing,
} from './context.ts';
import { copy } from './copying.ts';
import { current, placeOf, referencesOf } from './reference-reads.ts';
import { mustKeyed } from './repeat.ts';
import { create, factsOf, inList, type Resource, remove } from './resource.ts';
import type { Stage } from './stage.ts';

const address = 'https://example.org/Quälle?q="a b"&amp;x=<1>#é';

function resourceOf(writing: Writing, pair: Pair, record: Row): Resource {
  const params = { editionId: writing.edition.Id, ratingId: pair.ratingId };
  const fixed = { ReportEditionId: writing.edition.Id, CountryIndicatorRatingId: pair.ratingId, URL: address };
  const one = ({ Id }: Row) => ({ ...params, referenceId: Id as number });
  return {
    create: { operationId: 'addReference', params, fixed },
    update: { operationId: 'updateReference', params: one, fixed: () => fixed },
    remove: { operationId: 'removeReference', params: one },
    shows: [
      {
        operationId: 'readReferences',
        params: () => placeOf(writing, pair),
        is: (row, { Id }) => row.Id === Id,
        rows: current,
      },
    ],
    facts: (userId) => [
      ...ratingFacts(record as never, userId),
      ...referenceFacts({ referenceEditionId: writing.edition.Id, currentEditionId: writing.edition.Id }),
    ],
  };
}

/** Adds one reference to a pair; returns what takes it away again. */
export async function citeOnce(writing: Writing, pair: Pair): Promise<() => Promise<unknown>> {
  const resource = resourceOf(writing, pair, await read(writing, 'readIndicatorRating', pair.place));
  const { operationId, params, fixed } = resource.create;
  const json = probeBody(writing.run, bodySchema(writing.run, operationId), { marker: writing.marker, fixed });
  const as = needRole(writing, operationId, factsOf(resource));
  const { body } = await must(writing, operationId, { as, params, json, headers: newKey() }, [201], {
    check: 'request.valid-rejected',
  });
  const end = () =>
    sendAndJudge(writing, resource.remove.operationId, {
      as: needRole(writing, resource.remove.operationId, factsOf(resource)),
      params: resource.remove.params(body as Row),
    });
  writing.cleanup.push(end);
  return end;
}

export async function cite(
  writing: Writing,
  { indicators: [indicator = {}, other = {}] }: Stage,
  workers: Workers,
): Promise<void> {
  const { pairs } = workers;
  const [one = 0, two = one] = writing.countries;
  const pair = pairs(one, indicator);
  const rating = await read(writing, 'readIndicatorRating', pair.place);
  const resource = resourceOf(writing, pair, rating);
  const before = await referencesOf(writing, pair);
  const reference = await change(writing, resource, await create(writing, resource));
  const second = await create(writing, inList(resource));
  const as = needRole(writing, 'addReference');
  const body = {
    ...resource.create.fixed,
    Title: `${writing.marker} x`,
    Author: 'contract',
    PublicationDate: '2026',
    Information: 'contract',
  };
  await invalid(
    writing,
    'addReference',
    { as, params: resource.create.params, json: { ...body, URL: 'javascript:alert(1)' } },
    '/URL',
    'an address of another scheme',
  );
  await invalid(
    writing,
    'addReference',
    { as, params: resource.create.params, json: { ...body, CountryIndicatorRatingId: pair.ratingId + 1 } },
    '/CountryIndicatorRatingId',
    'the rating of another pair',
  );
  await copy(writing, pair, reference, { from: [indicator, other], countries: [one, two], workers });
  writing.later.push(async () => {
    await remove(writing, resource, second);
    // with a new edition to come, what was made in this one stays for it to be refused there
    if (writing.run.options.mode === 'all') return;
    await remove(writing, resource, reference);
    const after = await referencesOf(writing, pair);
    did(writing, 'removeReference', 'write.side-effect');
    if (!equal(before, after))
      found(writing, 'removeReference', {
        check: 'write.side-effect',
        place: 'readReferences',
        message: 'the references are not as before',
      });
  });
}

/** A reference of an earlier edition is used in this one, and taken away again. */
export async function citeAgain(writing: Writing): Promise<void> {
  const operationId = 'copyReferenceToCurrent';
  const as = needRole(writing, operationId);
  const found_ = await earlierReference(writing);
  if (!found_) {
    writing.run.skipped.set(operationId, 'no country indicator was found that has references in earlier editions');
    return;
  }
  const { pair, earlier } = found_;
  const before = await referencesOf(writing, pair);
  const params = { editionId: writing.edition.Id, ratingId: pair.ratingId, referenceId: earlier.Id as number };
  const copied = await mustKeyed(writing, operationId, { as, params }, [200], { check: 'request.valid-rejected' });
  const { exchange, body } = copied;
  const made = body as Row;
  const gone = { editionId: writing.edition.Id, ratingId: pair.ratingId, referenceId: made.Id as number };
  const isNew = !before.some(({ Id }) => Id === made.Id);
  const remover = needRole(writing, 'removeReference', ['reference:current']);
  if (isNew) writing.cleanup.push(() => sendAndJudge(writing, 'removeReference', { as: remover, params: gone }));
  const { Id: _, Version: _version, ReportEditionId: _edition, CountryIndicatorRatingId: _rating, ...same } = earlier;
  const expected = { ...same, ReportEditionId: writing.edition.Id, CountryIndicatorRatingId: pair.ratingId };
  if (isNew) hold(writing, made, { operationId, where: 'in the answer', expected, exchange });
  const again = await must(writing, operationId, { as, params }, [200]);
  hold(writing, again.body as Row, {
    operationId,
    where: 'where it is held already',
    expected: made,
    exchange: again.exchange,
  });
  const row = (await referencesOf(writing, pair)).find(({ Id }) => Id === made.Id);
  did(writing, operationId, 'create.not-readable');
  if (!row)
    found(writing, operationId, {
      check: 'create.not-readable',
      place: 'readReferences',
      message: 'what was copied is not in readReferences',
      exchange,
    });
  hold(writing, row, { operationId, where: 'in readReferences', expected: made, exchange });
  const rating = await read(writing, 'readIndicatorRating', pair.place);
  keep(writing, {
    operationId,
    as,
    params,
    facts: (userId) => ratingFacts(rating as never, userId),
    watch: () => referencesOf(writing, pair),
  });
  writing.later.push(async () => {
    if (!isNew) return;
    await must(writing, 'removeReference', { as: remover, params: gone }, [204]);
    // sent again it returns what it returned then, and makes no other
    await copied.again();
    const after = await referencesOf(writing, pair);
    did(writing, operationId, 'write.side-effect');
    if (!equal(before, after))
      found(writing, operationId, {
        check: 'write.side-effect',
        place: 'readReferences',
        message: 'the references are not as before once the copy is removed',
        exchange,
      });
  });
}

/** Looks at a few country indicators for a source that was used before. */
async function earlierReference(writing: Writing): Promise<{ pair: Pair; earlier: Row } | undefined> {
  for (const countryId of writing.countries.slice(0, 3)) {
    const rows = await list(writing, 'listCountryIndicators', { countryId, reportEditionId: writing.edition.Id });
    for (const row of rows.slice(0, 6)) {
      const place = { countryId, reportEditionId: writing.edition.Id, indicatorId: row.IndicatorId as number };
      const pair = { ratingId: row.CountryIndicatorRatingId as number, place, row };
      const body = await read(writing, 'readReferences', placeOf(writing, pair));
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
