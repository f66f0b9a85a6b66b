import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import { getReadCountryIndicatorQueryKey, getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
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
import { allOf, changed, isSame, withReference } from './lists.ts';

/** Is it on its way to the server, which has not numbered it yet? */
export const isBeingSaved = ({ Id }: Pick<Reference, 'Id'>): boolean => Id < 0;
let last = 0;
const temporaryId = () => --last;

/** What the references show before the server has answered (document 2, section 4). */
export const referenceEdits: OptimisticEdits = {
  addReference({ editionId, ratingId, data }, shown) {
    const year = yearOf(shown, editionId);
    const added = { ...nothing, ...present(data), Id: temporaryId(), YearFirstUsed: year, Version: 1 } as Reference;
    return inPlaceOf(shown, ratingId, (lists) => withReference(lists, added));
  },
  updateReference({ referenceId, data: { Version: _begunFrom, ...data } }) {
    const change = (old: Reference) => ({ ...old, ...present(data), Version: old.Version + 1 });
    return [everywhere((lists) => changed(lists, referenceId, change))];
  },
  removeReference: ({ referenceId }) => [everywhere((lists) => changed(lists, referenceId, () => undefined))],
  copyReferenceToCurrent({ editionId, ratingId, referenceId }, shown) {
    const copy = copyOf(shown, referenceId, { ReportEditionId: editionId, CountryIndicatorRatingId: ratingId });
    return copy ? inPlaceOf(shown, ratingId, (lists) => withCopy(lists, copy)) : [];
  },
  copyReference({ editionId, ratingId, data: { referenceId, indicators, countries } }, shown) {
    const chosen = { indicators: idsOf(indicators), countries: idsOf(countries) };
    return placesShown(shown)
      .filter(
        (place) =>
          place.ReportEditionId === editionId &&
          place.CountryIndicatorRatingId !== ratingId &&
          chosen.indicators.has(place.IndicatorId) &&
          chosen.countries.has(place.CountryId) &&
          mayCopyTo(shown, place),
      )
      .flatMap(({ CountryIndicatorRatingId }) => {
        const copy = copyOf(shown, referenceId, { ReportEditionId: editionId, CountryIndicatorRatingId });
        return copy ? inPlaceOf(shown, CountryIndicatorRatingId, (lists) => withCopy(lists, copy)) : [];
      });
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

// A key without ids reaches every answer of its operation.
const everywhere = (change: (lists: References) => References): Edit =>
  edit<References>(getReadReferencesQueryKey(0, 0, 0), change);
const placesShown = (shown: Shown) => shown<CountryIndicator>(getReadCountryIndicatorQueryKey(0, 0, 0));

/** Changes the references of the country indicator that has this rating. */
const inPlaceOf = (shown: Shown, ratingId: number, change: (lists: References) => References): Edit[] =>
  placesShown(shown)
    .filter((place) => place.CountryIndicatorRatingId === ratingId)
    .map(({ ReportEditionId, CountryId, IndicatorId }) =>
      edit<References>(getReadReferencesQueryKey(ReportEditionId, CountryId, IndicatorId), change),
    );

function copyOf(shown: Shown, referenceId: number, to: Partial<Reference>): Reference | undefined {
  const source = shown<References>(getReadReferencesQueryKey(0, 0, 0))
    .flatMap(allOf)
    .find(({ Id }) => Id === referenceId);
  return source && { ...source, ...to, Id: temporaryId(), Version: 1 };
}

const withCopy = (lists: References, copy: Reference): References =>
  lists.CurrentReportEditionReferences.some((held) => isSame(held, copy)) ? lists : withReference(lists, copy);

/** As far as the rating is known; the server skips the others. */
function mayCopyTo(shown: Shown, { CountryId, ReportEditionId, IndicatorId }: CountryIndicator): boolean {
  const [user] = shown<CurrentUser>(getReadCurrentUserQueryKey());
  const [rating] = shown<CountryIndicatorRating>(
    getReadIndicatorRatingQueryKey(CountryId, ReportEditionId, IndicatorId),
  );
  return Boolean(user && rating && can('copyReference', [...user.Permissions, ...ratingFacts(rating, user.Id)]));
}

/** A reference is first used in the year of its edition (decisions, section 4, 'References'). */
function yearOf(shown: Shown, editionId: number): number {
  const edition = shown<ReportEdition[]>(getListReportEditionsQueryKey())
    .flat()
    .find(({ Id }) => Id === editionId);
  return edition ? Number(edition.StartDate.slice(0, 4)) : new Date().getFullYear();
}
