/** Copies a reference to other country indicators: the summary, the copy, and what is skipped. */

import { CopySkipReason } from '../../../generated/enums.ts';
import { ratingFacts } from '../../../openapi/rules/facts.ts';
import { countOf } from '../../core/finding.ts';
import { operationOf, type Role } from '../run.ts';
import type { Pair, Workers } from './assign.ts';
import { hold } from './compare.ts';
import { allowed, attempt, did, found, keep, may, must, needRole, type Row, read, type Writing } from './context.ts';
import { referencesOf } from './reference-reads.ts';
import { mustKeyed } from './repeat.ts';

const { Source, NotInEdition, NotManageable, AlreadyHeld } = CopySkipReason;

interface Copying {
  from: Row[];
  countries: number[];
  workers: Workers;
}

/** What is copied where. */
interface CopyRequest {
  pair: Pair;
  chosen: Pair[];
  json: { referenceId: unknown; indicators: Row[]; countries: Row[] };
}

export async function copy(
  writing: Writing,
  pair: Pair,
  reference: Row,
  { from, countries, workers: { pairs, researcher } }: Copying,
): Promise<void> {
  const operationId = 'copyReference';
  if (!allowed(writing, operationId)) return;
  const as = needRole(writing, operationId);
  const params = { editionId: writing.edition.Id, ratingId: pair.ratingId };
  const places = [...new Set(countries)];
  const json = {
    referenceId: reference.Id,
    indicators: from.map(({ Id }) => ({ Id })),
    countries: places.map((Id) => ({ Id })),
  };
  const chosen = from.flatMap((indicator) => places.map((country) => pairs(country, indicator)));
  const requested = { pair, chosen, json };
  const outside = writing.countries.filter((id) => !places.includes(id)).map((id) => pairs(id, from[0] ?? {}));
  await summarise(writing, requested, as, false);
  if (researcher && mayCopy(writing, researcher, pair)) await summarise(writing, requested, researcher, false);
  const send = async (held: boolean) => {
    const result = await mustKeyed(writing, operationId, { as, params, json }, [200], {
      check: 'request.valid-rejected',
    });
    const { exchange, body } = result;
    const { PossibleCount: Copied, Skips } = wantedOf(writing, requested, as, held);
    const expected = { Copied, Skipped: chosen.length - Copied, Skips };
    hold(writing, body as Row, { operationId, where: 'in the answer', expected, exchange });
    return result;
  };
  const copied = await send(false);
  await send(true);
  await copied.again();
  await summarise(writing, requested, as, true);
  did(writing, operationId, 'create.not-readable', 'write.side-effect');
  for (const target of chosen) {
    if (target.ratingId === pair.ratingId) continue;
    const rows = await referencesOf(writing, target);
    const copies = rows.filter(({ Title }) => Title === reference.Title);
    if (copies.length !== 1)
      found(writing, operationId, {
        check: 'create.not-readable',
        place: 'readReferences',
        message: `a chosen pair has ${countOf(copies.length, 'copy')} instead of one`,
      });
    const { Id: _, CountryIndicatorRatingId: _rating, Version: _version, ...expected } = reference;
    hold(writing, copies[0], {
      operationId,
      where: 'in readReferences of a copy',
      expected: { ...expected, CountryIndicatorRatingId: target.ratingId },
    });
  }
  for (const target of outside.slice(0, 1))
    if ((await referencesOf(writing, target)).length > 0)
      found(writing, operationId, {
        check: 'write.side-effect',
        place: 'readReferences',
        message: 'a pair that was not chosen has a copy',
      });
  const rating = await read(writing, 'readIndicatorRating', pair.place);
  keep(writing, {
    operationId,
    as,
    params,
    body: json,
    facts: (userId) => ratingFacts(rating as never, userId),
    watch: () => referencesOf(writing, pair),
  });
}

/** A country that nobody has. */
const nowhere = 2_147_483_647;

/** Checks what a copy would do, also to a country that is not in the edition. */
async function summarise(writing: Writing, requested: CopyRequest, as: Role, held: boolean): Promise<void> {
  const operationId = 'summariseReferenceCopy';
  await attempt(writing, async () => {
    const { pair, json } = requested;
    const { exchange, body } = await must(
      writing,
      operationId,
      {
        as,
        params: { editionId: writing.edition.Id, ratingId: pair.ratingId },
        json: { ...json, countries: [...json.countries, { Id: nowhere }] },
      },
      [200],
    );
    const { PossibleCount, Skips } = wantedOf(writing, requested, as, held);
    const [source, ...others] = Skips;
    const pairs = requested.json.indicators.map(({ Id }) => {
      const { IndicatorId, IndicatorName } = namesOf(
        requested.chosen.find(({ row }) => row.IndicatorId === Id) ?? pair,
      );
      return { IndicatorId, IndicatorName, CountryId: nowhere, CountryName: null };
    });
    const absent = { Reason: NotInEdition, Count: pairs.length, Pairs: pairs };
    hold(writing, body as Row, {
      operationId,
      where: `as ${as.name} ${held ? 'after' : 'before'} the copy`,
      expected: { PossibleCount, Skips: [source, absent, ...others] },
      exchange,
    });
  });
}

/**
 * What is possible for a role, and the other chosen pairs by reason; `held` says whether the copies
 * are there already.
 */
function wantedOf(writing: Writing, { pair, chosen }: CopyRequest, as: Role, held: boolean) {
  const reasonOf = (target: Pair): CopySkipReason | undefined => {
    if (target.ratingId === pair.ratingId) return Source;
    if (!mayCopy(writing, as, target)) return NotManageable;
    return held ? AlreadyHeld : undefined;
  };
  const reasons = Map.groupBy(chosen, reasonOf);
  return {
    PossibleCount: reasons.get(undefined)?.length ?? 0,
    Skips: [Source, NotManageable, AlreadyHeld].flatMap((Reason) => {
      const own = reasons.get(Reason) ?? [];
      return own.length > 0 ? [{ Reason, Count: own.length, Pairs: own.map(namesOf) }] : [];
    }),
  };
}

const namesOf = ({ row: { IndicatorId, OrderNumber, IndicatorName, CountryId, CountryName } }: Pair) => ({
  IndicatorId,
  IndicatorName: `${OrderNumber} ${IndicatorName}`,
  CountryId,
  CountryName,
});

const mayCopy = (writing: Writing, role: Role, { row }: Pair): boolean =>
  may(operationOf(writing.run.contract, 'copyReference'), role, ratingFacts(row as never, role.userId));
