// Made by `npm run generate` from the contract. Do not edit.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AdjacentIndicators,
  BadRequestResponse,
  ConflictResponse,
  CountryIndicator,
  CountryIndicatorRating,
  ForbiddenResponse,
  ListRatingHistoryPathParameters,
  NotFoundResponse,
  Problem,
  PromoteRatingWorkflowPathParameters,
  RatingHistoryItem,
  RatingUpdate,
  ReadAdjacentIndicatorsPathParameters,
  ReadCountryIndicatorPathParameters,
  ReadIndicatorRatingPathParameters,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UpdateRatingPathParameters,
  WorkflowPromotion
} from '../../model';

import { fetcher } from '../../../src/lib/api/fetcher.ts';
import type { ErrorType , BodyType } from '../../../src/lib/api/fetcher.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getReadCountryIndicatorUrl = ({ countryId, reportEditionId, indicatorId }: ReadCountryIndicatorPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}`
}

/**
 * Read an indicator as seen for a country.
 *
 * The texts of the indicator, whether its parent is met for this country, and the Id of the rating.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong with fetching country's indicator’.
 */
export const readCountryIndicator = async ({ countryId, reportEditionId, indicatorId }: ReadCountryIndicatorPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<CountryIndicator> => {

  return fetcher<CountryIndicator>(getReadCountryIndicatorUrl({ countryId, reportEditionId, indicatorId }),
  {
      operationId: 'readCountryIndicator',
    ...options,
    method: 'GET'


  }
);}





export const getReadCountryIndicatorQueryKey = ({ countryId, reportEditionId, indicatorId }: ReadCountryIndicatorPathParameters,) => {
    return [
    "readCountryIndicator", { countryId, reportEditionId, indicatorId }
    ] as const;
    }


export const getReadCountryIndicatorQueryOptions = <TData = Awaited<ReturnType<typeof readCountryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId }: ReadCountryIndicatorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryIndicator>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCountryIndicatorQueryKey({ countryId, reportEditionId, indicatorId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCountryIndicator>>> = ({ signal }) => readCountryIndicator({ countryId, reportEditionId, indicatorId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readCountryIndicator>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCountryIndicatorQueryResult = NonNullable<Awaited<ReturnType<typeof readCountryIndicator>>>
export type ReadCountryIndicatorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read an indicator as seen for a country.
 *
 * The texts of the indicator, whether its parent is met for this country, and the Id of the rating.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong with fetching country's indicator’.
 */
export function useReadCountryIndicator<TData = Awaited<ReturnType<typeof readCountryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadCountryIndicatorPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryIndicator>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCountryIndicator>>,
          TError,
          Awaited<ReturnType<typeof readCountryIndicator>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read an indicator as seen for a country.
 *
 * The texts of the indicator, whether its parent is met for this country, and the Id of the rating.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong with fetching country's indicator’.
 */
export function useReadCountryIndicator<TData = Awaited<ReturnType<typeof readCountryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadCountryIndicatorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryIndicator>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCountryIndicator>>,
          TError,
          Awaited<ReturnType<typeof readCountryIndicator>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read an indicator as seen for a country.
 *
 * The texts of the indicator, whether its parent is met for this country, and the Id of the rating.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong with fetching country's indicator’.
 */
export function useReadCountryIndicator<TData = Awaited<ReturnType<typeof readCountryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadCountryIndicatorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryIndicator>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read an indicator as seen for a country.
 *
 * The texts of the indicator, whether its parent is met for this country, and the Id of the rating.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong with fetching country's indicator’.
 */
export function useReadCountryIndicator<TData = Awaited<ReturnType<typeof readCountryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId }: ReadCountryIndicatorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryIndicator>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCountryIndicatorQueryOptions({ countryId, reportEditionId, indicatorId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadAdjacentIndicatorsUrl = ({ countryId, reportEditionId, indicatorId }: ReadAdjacentIndicatorsPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/next-prev-indicators`
}

/**
 * Read where Previous and Next lead.
 *
 * Through the caller's own assignments in the dashboard's order if there are any in the edition, else through the country's indicators and on to the next country; null at both ends.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the next and previous indicators’.
 */
export const readAdjacentIndicators = async ({ countryId, reportEditionId, indicatorId }: ReadAdjacentIndicatorsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<AdjacentIndicators> => {

  return fetcher<AdjacentIndicators>(getReadAdjacentIndicatorsUrl({ countryId, reportEditionId, indicatorId }),
  {
      operationId: 'readAdjacentIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getReadAdjacentIndicatorsQueryKey = ({ countryId, reportEditionId, indicatorId }: ReadAdjacentIndicatorsPathParameters,) => {
    return [
    "readAdjacentIndicators", { countryId, reportEditionId, indicatorId }
    ] as const;
    }


export const getReadAdjacentIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof readAdjacentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId }: ReadAdjacentIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAdjacentIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadAdjacentIndicatorsQueryKey({ countryId, reportEditionId, indicatorId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readAdjacentIndicators>>> = ({ signal }) => readAdjacentIndicators({ countryId, reportEditionId, indicatorId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readAdjacentIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadAdjacentIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof readAdjacentIndicators>>>
export type ReadAdjacentIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read where Previous and Next lead.
 *
 * Through the caller's own assignments in the dashboard's order if there are any in the edition, else through the country's indicators and on to the next country; null at both ends.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the next and previous indicators’.
 */
export function useReadAdjacentIndicators<TData = Awaited<ReturnType<typeof readAdjacentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadAdjacentIndicatorsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAdjacentIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readAdjacentIndicators>>,
          TError,
          Awaited<ReturnType<typeof readAdjacentIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read where Previous and Next lead.
 *
 * Through the caller's own assignments in the dashboard's order if there are any in the edition, else through the country's indicators and on to the next country; null at both ends.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the next and previous indicators’.
 */
export function useReadAdjacentIndicators<TData = Awaited<ReturnType<typeof readAdjacentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadAdjacentIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAdjacentIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readAdjacentIndicators>>,
          TError,
          Awaited<ReturnType<typeof readAdjacentIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read where Previous and Next lead.
 *
 * Through the caller's own assignments in the dashboard's order if there are any in the edition, else through the country's indicators and on to the next country; null at both ends.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the next and previous indicators’.
 */
export function useReadAdjacentIndicators<TData = Awaited<ReturnType<typeof readAdjacentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadAdjacentIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAdjacentIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read where Previous and Next lead.
 *
 * Through the caller's own assignments in the dashboard's order if there are any in the edition, else through the country's indicators and on to the next country; null at both ends.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the next and previous indicators’.
 */
export function useReadAdjacentIndicators<TData = Awaited<ReturnType<typeof readAdjacentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId }: ReadAdjacentIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAdjacentIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadAdjacentIndicatorsQueryOptions({ countryId, reportEditionId, indicatorId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadIndicatorRatingUrl = ({ countryId, reportEditionId, indicatorId }: ReadIndicatorRatingPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/rating`
}

/**
 * Read the rating of a country indicator.
 *
 * An indicator that nobody has rated yet has a rating with a null Score and the status Open. While its parent is rated Not Met it counts as 0 / Not Met in the parent's status, and what a person had rated is set aside.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating’.
 */
export const readIndicatorRating = async ({ countryId, reportEditionId, indicatorId }: ReadIndicatorRatingPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<CountryIndicatorRating> => {

  return fetcher<CountryIndicatorRating>(getReadIndicatorRatingUrl({ countryId, reportEditionId, indicatorId }),
  {
      operationId: 'readIndicatorRating',
    ...options,
    method: 'GET'


  }
);}





export const getReadIndicatorRatingQueryKey = ({ countryId, reportEditionId, indicatorId }: ReadIndicatorRatingPathParameters,) => {
    return [
    "readIndicatorRating", { countryId, reportEditionId, indicatorId }
    ] as const;
    }


export const getReadIndicatorRatingQueryOptions = <TData = Awaited<ReturnType<typeof readIndicatorRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId }: ReadIndicatorRatingPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readIndicatorRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadIndicatorRatingQueryKey({ countryId, reportEditionId, indicatorId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readIndicatorRating>>> = ({ signal }) => readIndicatorRating({ countryId, reportEditionId, indicatorId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readIndicatorRating>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadIndicatorRatingQueryResult = NonNullable<Awaited<ReturnType<typeof readIndicatorRating>>>
export type ReadIndicatorRatingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read the rating of a country indicator.
 *
 * An indicator that nobody has rated yet has a rating with a null Score and the status Open. While its parent is rated Not Met it counts as 0 / Not Met in the parent's status, and what a person had rated is set aside.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating’.
 */
export function useReadIndicatorRating<TData = Awaited<ReturnType<typeof readIndicatorRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadIndicatorRatingPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readIndicatorRating>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readIndicatorRating>>,
          TError,
          Awaited<ReturnType<typeof readIndicatorRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the rating of a country indicator.
 *
 * An indicator that nobody has rated yet has a rating with a null Score and the status Open. While its parent is rated Not Met it counts as 0 / Not Met in the parent's status, and what a person had rated is set aside.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating’.
 */
export function useReadIndicatorRating<TData = Awaited<ReturnType<typeof readIndicatorRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadIndicatorRatingPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readIndicatorRating>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readIndicatorRating>>,
          TError,
          Awaited<ReturnType<typeof readIndicatorRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the rating of a country indicator.
 *
 * An indicator that nobody has rated yet has a rating with a null Score and the status Open. While its parent is rated Not Met it counts as 0 / Not Met in the parent's status, and what a person had rated is set aside.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating’.
 */
export function useReadIndicatorRating<TData = Awaited<ReturnType<typeof readIndicatorRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadIndicatorRatingPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readIndicatorRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the rating of a country indicator.
 *
 * An indicator that nobody has rated yet has a rating with a null Score and the status Open. While its parent is rated Not Met it counts as 0 / Not Met in the parent's status, and what a person had rated is set aside.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating’.
 */
export function useReadIndicatorRating<TData = Awaited<ReturnType<typeof readIndicatorRating>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId }: ReadIndicatorRatingPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readIndicatorRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadIndicatorRatingQueryOptions({ countryId, reportEditionId, indicatorId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRatingHistoryUrl = ({ countryId, reportEditionId, indicatorId }: ListRatingHistoryPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/rating-history`
}

/**
 * List the ratings of the same indicator in all editions, newest first.
 *
 * The same indicator across editions is matched by its library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the rating history’.
 */
export const listRatingHistory = async ({ countryId, reportEditionId, indicatorId }: ListRatingHistoryPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<RatingHistoryItem[]> => {

  return fetcher<RatingHistoryItem[]>(getListRatingHistoryUrl({ countryId, reportEditionId, indicatorId }),
  {
      operationId: 'listRatingHistory',
    ...options,
    method: 'GET'


  }
);}





export const getListRatingHistoryQueryKey = ({ countryId, reportEditionId, indicatorId }: ListRatingHistoryPathParameters,) => {
    return [
    "listRatingHistory", { countryId, reportEditionId, indicatorId }
    ] as const;
    }


export const getListRatingHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listRatingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId }: ListRatingHistoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingHistory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRatingHistoryQueryKey({ countryId, reportEditionId, indicatorId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRatingHistory>>> = ({ signal }) => listRatingHistory({ countryId, reportEditionId, indicatorId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRatingHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRatingHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listRatingHistory>>>
export type ListRatingHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the ratings of the same indicator in all editions, newest first.
 *
 * The same indicator across editions is matched by its library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the rating history’.
 */
export function useListRatingHistory<TData = Awaited<ReturnType<typeof listRatingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingHistoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRatingHistory>>,
          TError,
          Awaited<ReturnType<typeof listRatingHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the ratings of the same indicator in all editions, newest first.
 *
 * The same indicator across editions is matched by its library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the rating history’.
 */
export function useListRatingHistory<TData = Awaited<ReturnType<typeof listRatingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingHistoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRatingHistory>>,
          TError,
          Awaited<ReturnType<typeof listRatingHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the ratings of the same indicator in all editions, newest first.
 *
 * The same indicator across editions is matched by its library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the rating history’.
 */
export function useListRatingHistory<TData = Awaited<ReturnType<typeof listRatingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingHistoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingHistory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the ratings of the same indicator in all editions, newest first.
 *
 * The same indicator across editions is matched by its library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the rating history’.
 */
export function useListRatingHistory<TData = Awaited<ReturnType<typeof listRatingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId }: ListRatingHistoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingHistory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRatingHistoryQueryOptions({ countryId, reportEditionId, indicatorId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateRatingUrl = ({ countryId, reportEditionId, indicatorId }: UpdateRatingPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/rating-update`
}

/**
 * Save the rating of a country indicator.
 *
 * A save moves Open to ResearchInProgress; other statuses stay. A parent that is saved as Not Met decides its dependents for the same country: they count as 0 / Not Met in its status, also when that moves, and what a person had rated of them comes back as it was once it is met again.
 *
 * Who may: dataentry-indicator-edit-any + status:research; or dataentry-indicator-edit-own + status:research + is:researcher; or dataentry-indicatorsQA-any + status:qa; or dataentry-indicatorsQA-own + status:qa + is:qa.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the rating for this Indicator’.
 *
 * Refetches afterwards: readIndicatorRating, readCountryIndicator, listRatingHistory, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, readCompare, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const updateRating = async ({ countryId, reportEditionId, indicatorId }: UpdateRatingPathParameters,
    ratingUpdate: RatingUpdate, options?: Parameters<typeof fetcher>[1]): Promise<CountryIndicatorRating> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<CountryIndicatorRating>(getUpdateRatingUrl({ countryId, reportEditionId, indicatorId }),
  {
      operationId: 'updateRating',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ratingUpdate)
  }
);}





export const getUpdateRatingMutationKey = () => ['updateRating'] as const;

export const getUpdateRatingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRating>>, TError,UpdateRatingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRating>>, TError,UpdateRatingMutationVariables, TContext> => {

const mutationKey = getUpdateRatingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRating>>, UpdateRatingMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  updateRating(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRatingMutationResult = NonNullable<Awaited<ReturnType<typeof updateRating>>>
    export type UpdateRatingMutationBody = BodyType<RatingUpdate>
    export type UpdateRatingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateRatingMutationVariables = UpdateRatingPathParameters & {data: BodyType<RatingUpdate>}

    /**
 * Save the rating of a country indicator.
 *
 * A save moves Open to ResearchInProgress; other statuses stay. A parent that is saved as Not Met decides its dependents for the same country: they count as 0 / Not Met in its status, also when that moves, and what a person had rated of them comes back as it was once it is met again.
 *
 * Who may: dataentry-indicator-edit-any + status:research; or dataentry-indicator-edit-own + status:research + is:researcher; or dataentry-indicatorsQA-any + status:qa; or dataentry-indicatorsQA-own + status:qa + is:qa.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the rating for this Indicator’.
 *
 * Refetches afterwards: readIndicatorRating, readCountryIndicator, listRatingHistory, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, readCompare, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const useUpdateRating = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRating>>, TError,UpdateRatingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRating>>,
        TError,
        UpdateRatingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRatingMutationOptions(options), queryClient);
    }
    export const getPromoteRatingWorkflowUrl = ({ countryId, reportEditionId, indicatorId }: PromoteRatingWorkflowPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/rating-workflow-promotion`
}

/**
 * Move the rating of a country indicator along the workflow.
 *
 * Open→ResearchInProgress, Open or ResearchInProgress→QAInProgress, QAInProgress→QACompleted. A report manager may take a rating back by a step, the assigned QA user may return QAInProgress→ResearchInProgress, always with a Reason. A step that is already done changes nothing; any other is 409. The ratings that this one decides move along; they have no step of their own. A backend may refuse to submit a rating that has no QA user (409 `no-qa-user`), unless the edition does without that check.
 *
 * Who may: dataentry-indicator-edit-any + status:research; or dataentry-indicator-edit-own + status:research + is:researcher; or dataentry-indicatorsQA-any + status:qa; or dataentry-indicatorsQA-own + status:qa + is:qa; or report-management + status:qa.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the workflow status for this Indicator’.
 *
 * Refetches afterwards: readIndicatorRating, listRatingHistory, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, listComments, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const promoteRatingWorkflow = async ({ countryId, reportEditionId, indicatorId }: PromoteRatingWorkflowPathParameters,
    workflowPromotion: WorkflowPromotion, options?: Parameters<typeof fetcher>[1]): Promise<CountryIndicatorRating> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<CountryIndicatorRating>(getPromoteRatingWorkflowUrl({ countryId, reportEditionId, indicatorId }),
  {
      operationId: 'promoteRatingWorkflow',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workflowPromotion)
  }
);}





export const getPromoteRatingWorkflowMutationKey = () => ['promoteRatingWorkflow'] as const;

export const getPromoteRatingWorkflowMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof promoteRatingWorkflow>>, TError,PromoteRatingWorkflowMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof promoteRatingWorkflow>>, TError,PromoteRatingWorkflowMutationVariables, TContext> => {

const mutationKey = getPromoteRatingWorkflowMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof promoteRatingWorkflow>>, PromoteRatingWorkflowMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  promoteRatingWorkflow(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PromoteRatingWorkflowMutationResult = NonNullable<Awaited<ReturnType<typeof promoteRatingWorkflow>>>
    export type PromoteRatingWorkflowMutationBody = BodyType<WorkflowPromotion>
    export type PromoteRatingWorkflowMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type PromoteRatingWorkflowMutationVariables = PromoteRatingWorkflowPathParameters & {data: BodyType<WorkflowPromotion>}

    /**
 * Move the rating of a country indicator along the workflow.
 *
 * Open→ResearchInProgress, Open or ResearchInProgress→QAInProgress, QAInProgress→QACompleted. A report manager may take a rating back by a step, the assigned QA user may return QAInProgress→ResearchInProgress, always with a Reason. A step that is already done changes nothing; any other is 409. The ratings that this one decides move along; they have no step of their own. A backend may refuse to submit a rating that has no QA user (409 `no-qa-user`), unless the edition does without that check.
 *
 * Who may: dataentry-indicator-edit-any + status:research; or dataentry-indicator-edit-own + status:research + is:researcher; or dataentry-indicatorsQA-any + status:qa; or dataentry-indicatorsQA-own + status:qa + is:qa; or report-management + status:qa.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the workflow status for this Indicator’.
 *
 * Refetches afterwards: readIndicatorRating, listRatingHistory, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, listComments, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const usePromoteRatingWorkflow = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof promoteRatingWorkflow>>, TError,PromoteRatingWorkflowMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof promoteRatingWorkflow>>,
        TError,
        PromoteRatingWorkflowMutationVariables,
        TContext
      > => {
      return useMutation(getPromoteRatingWorkflowMutationOptions(options), queryClient);
    }
