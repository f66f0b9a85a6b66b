import { hashKey, type QueryKey } from '@tanstack/react-query';
import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import { getReadReferencesQueryKey } from '#generated/hooks/references/references.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type {
  CountryIndicator,
  CountryIndicatorRating,
  CurrentUser,
  Reference,
  ReferenceCreate,
  References,
  ReferenceUpdate,
  ReportEdition,
} from '#generated/model/index.ts';
import { can } from '#rules/can.ts';
import { ratingFacts } from '#rules/facts.ts';
import { type Edit, edit, type OptimisticEdits, type Shown } from '#src/lib/api/edits.ts';
import { queryKeyOf } from '#src/lib/api/query-key.ts';
import { allOf, changed, isSame, withReference } from './lists.ts';

/** Has the server not numbered it yet? */
export const isBeingSaved = ({ Id }: Pick<Reference, 'Id'>): boolean => Id < 0;

/** What the references show before the server has answered [S221]. */
export const referenceEdits: OptimisticEdits = {
  addReference: ({ editionId, ratingId, data }, write) => [
    added((shown, key) => {
      if (placeOf(shown, key)?.CountryIndicatorRatingId !== ratingId) return undefined;
      const year = yearOf(shown, editionId, write.startedOn);
      const own = { Id: write.temporaryId, YearFirstUsed: year, Version: 1 };
      return { ...nothing, ...present(data), ...own } as Reference;
    }, withReference),
  ],
  updateReference({ referenceId, data: { Version: _begunFrom, ...data } }) {
    const change = (old: Reference) => ({ ...old, ...present(data), Version: old.Version + 1 });
    return [everywhere((lists) => changed(lists, referenceId, change))];
  },
  removeReference: ({ referenceId }) => [everywhere((lists) => changed(lists, referenceId, () => undefined))],
  copyReferenceToCurrent: ({ editionId, ratingId, referenceId }, { temporaryId }) => [
    added((shown, key) => {
      const isPlace = placeOf(shown, key)?.CountryIndicatorRatingId === ratingId;
      const to = { Id: temporaryId, ReportEditionId: editionId, CountryIndicatorRatingId: ratingId };
      return isPlace ? copyOf(shown, referenceId, to) : undefined;
    }, withCopy),
  ],
  copyReference({ editionId, ratingId, data: { referenceId, indicators, countries } }, { temporaryId }) {
    const chosen = { indicators: idsOf(indicators), countries: idsOf(countries) };
    const isChosen = ({ ReportEditionId, CountryIndicatorRatingId, IndicatorId, CountryId }: CountryIndicator) =>
      ReportEditionId === editionId &&
      CountryIndicatorRatingId !== ratingId &&
      chosen.indicators.has(IndicatorId) &&
      chosen.countries.has(CountryId);
    return [
      added((shown, key) => {
        const place = placeOf(shown, key);
        if (!place || !isChosen(place) || !mayCopyTo(shown, place)) return undefined;
        const { CountryIndicatorRatingId } = place;
        const to = { Id: temporaryId, ReportEditionId: editionId, CountryIndicatorRatingId };
        return copyOf(shown, referenceId, to);
      }, withCopy),
    ];
  },
};

const nothing = {
  ...{ AccessDate: null, URL: null, Pages: null, Publisher: null, Journal: null, Volume: null, Institution: null },
  ...{ BookConferenceTitle: null, Editor: null, PlaceConferenceLocation: null },
};

/** What a body says; members left out stay as they are. */
const present = (data: ReferenceCreate | ReferenceUpdate) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

const idsOf = (rows: readonly { Id: number }[]) => new Set(rows.map(({ Id }) => Id));

const everywhere = (change: (lists: References) => References): Edit =>
  edit<References>(queryKeyOf('readReferences'), change);

/** A reference more in each list for which `made` makes one. */
function added(
  made: (shown: Shown, key: QueryKey) => Reference | undefined,
  put: (lists: References, one: Reference) => References,
): Edit {
  return edit<References>(
    queryKeyOf('readReferences'),
    (lists, shown, key) => {
      const one = made(shown, key);
      return one ? put(lists, one) : lists;
    },
    (lists, shown, key) => {
      const one = made(shown, key);
      return one && holds(lists, one);
    },
  );
}

/** The country indicator whose references an answer lists, as far as the screen knows it. */
const placeOf = (shown: Shown, key: QueryKey) =>
  shown<CountryIndicator>(queryKeyOf('readCountryIndicator')).find(
    ({ ReportEditionId, CountryId, IndicatorId }) =>
      hashKey(key) ===
      hashKey(
        getReadReferencesQueryKey({ editionId: ReportEditionId, countryId: CountryId, indicatorId: IndicatorId }),
      ),
  );

function copyOf(shown: Shown, referenceId: number, to: Partial<Reference>): Reference | undefined {
  const source = shown<References>(queryKeyOf('readReferences'))
    .flatMap(allOf)
    .find(({ Id }) => Id === referenceId);
  return source && { ...source, ...to, Version: 1 };
}

const holds = (lists: References, one: Reference): boolean =>
  lists.CurrentReportEditionReferences.some((held) => isSame(held, one));

const withCopy = (lists: References, copy: Reference): References =>
  holds(lists, copy) ? lists : withReference(lists, copy);

/** As far as the rating is known; the server skips the others. */
function mayCopyTo(shown: Shown, { CountryId, ReportEditionId, IndicatorId }: CountryIndicator): boolean {
  const [user] = shown<CurrentUser>(getReadCurrentUserQueryKey());
  const [rating] = shown<CountryIndicatorRating>(
    getReadIndicatorRatingQueryKey({
      countryId: CountryId,
      reportEditionId: ReportEditionId,
      indicatorId: IndicatorId,
    }),
  );
  return Boolean(user && rating && can('copyReference', [...user.Permissions, ...ratingFacts(rating, user.Id)]));
}

/** A reference is first used in the year of its edition [S211]. */
function yearOf(shown: Shown, editionId: number, startedOn: string): number {
  const edition = shown<ReportEdition[]>(getListReportEditionsQueryKey())
    .flat()
    .find(({ Id }) => Id === editionId);
  return Number((edition?.StartDate ?? startedOn).slice(0, 4));
}
