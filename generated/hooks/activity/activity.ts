// Made by `npm run generate` from the contract. Do not edit.
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ActivityExportRequest,
  ActivityPage,
  BadRequestResponse,
  ChangedResponse,
  ConflictResponse,
  ExportResult,
  ForbiddenResponse,
  ListActivityParams,
  ListCountryActivityParams,
  ListCountryActivityPathParameters,
  ListEditionActivityParams,
  ListEditionActivityPathParameters,
  ListRatingActivityParams,
  ListRatingActivityPathParameters,
  ListUserActivityParams,
  ListUserActivityPathParameters,
  NotFoundResponse,
  Problem,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
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

export const getListActivityUrl = (params?: ListActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/activity?${stringifiedParams}` : `/api/v1/activity`
}

/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export const listActivity = async (params?: ListActivityParams, options?: Parameters<typeof fetcher>[1]): Promise<ActivityPage> => {

  return fetcher<ActivityPage>(getListActivityUrl(params),
  {
      operationId: 'listActivity',
    ...options,
    method: 'GET'


  }
);}





export const getListActivityInfiniteQueryKey = (params?: ListActivityParams,) => {
    return [
    'infinite', "listActivity", ...(params ? [params] : [])
    ] as const;
    }

export const getListActivityQueryKey = (params?: ListActivityParams,) => {
    return [
    "listActivity", ...(params ? [params] : [])
    ] as const;
    }


export const getListActivityInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivity>>, QueryKey, ListActivityParams['offset']> = ({ signal, pageParam }) => listActivity({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listActivity>>>
export type ListActivityInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export function useListActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListActivityParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export function useListActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export function useListActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export function useListActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListActivityQueryOptions = <TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivity>>> = ({ signal }) => listActivity(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listActivity>>>
export type ListActivityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed, newest first.
 *
 * By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activity’.
 */
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportActivityUrl = () => {




  return `/api/v1/activity-export`
}

/**
 * Make a spreadsheet of what was changed.
 *
 * The events that listActivity lists for the same filters, newest first, one row a changed field, 100,000 events at most (422 where there are more). Answers where to fetch it, once and within five minutes. Cells are data, never formulas. The export itself is an event.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong exporting the activity’.
 *
 * Refetches afterwards: listActivity.
 */
export const exportActivity = async (activityExportRequest: ActivityExportRequest, options?: Parameters<typeof fetcher>[1]): Promise<ExportResult | void> => {

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
return fetcher<ExportResult | void>(getExportActivityUrl(),
  {
      operationId: 'exportActivity',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activityExportRequest)
  }
);}





export const getExportActivityMutationKey = () => ['exportActivity'] as const;

export const getExportActivityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportActivity>>, TError,ExportActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof exportActivity>>, TError,ExportActivityMutationVariables, TContext> => {

const mutationKey = getExportActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportActivity>>, ExportActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportActivity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportActivityMutationResult = NonNullable<Awaited<ReturnType<typeof exportActivity>>>
    export type ExportActivityMutationBody = BodyType<ActivityExportRequest>
    export type ExportActivityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ExportActivityMutationVariables = {data: BodyType<ActivityExportRequest>}

    /**
 * Make a spreadsheet of what was changed.
 *
 * The events that listActivity lists for the same filters, newest first, one row a changed field, 100,000 events at most (422 where there are more). Answers where to fetch it, once and within five minutes. Cells are data, never formulas. The export itself is an event.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong exporting the activity’.
 *
 * Refetches afterwards: listActivity.
 */
export const useExportActivity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportActivity>>, TError,ExportActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportActivity>>,
        TError,
        ExportActivityMutationVariables,
        TContext
      > => {
      return useMutation(getExportActivityMutationOptions(options), queryClient);
    }
    export const getListRatingActivityUrl = ({ countryId, reportEditionId, indicatorId }: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/activity?${stringifiedParams}` : `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/activity`
}

/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export const listRatingActivity = async ({ countryId, reportEditionId, indicatorId }: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: Parameters<typeof fetcher>[1]): Promise<ActivityPage> => {

  return fetcher<ActivityPage>(getListRatingActivityUrl({ countryId, reportEditionId, indicatorId },params),
  {
      operationId: 'listRatingActivity',
    ...options,
    method: 'GET'


  }
);}





export const getListRatingActivityInfiniteQueryKey = ({ countryId, reportEditionId, indicatorId }: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams,) => {
    return [
    'infinite', "listRatingActivity", { countryId, reportEditionId, indicatorId }, ...(params ? [params] : [])
    ] as const;
    }

export const getListRatingActivityQueryKey = ({ countryId, reportEditionId, indicatorId }: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams,) => {
    return [
    "listRatingActivity", { countryId, reportEditionId, indicatorId }, ...(params ? [params] : [])
    ] as const;
    }


export const getListRatingActivityInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRatingActivity>>, ListRatingActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId }: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData, QueryKey, ListRatingActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRatingActivityInfiniteQueryKey({ countryId, reportEditionId, indicatorId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRatingActivity>>, QueryKey, ListRatingActivityParams['offset']> = ({ signal, pageParam }) => listRatingActivity({ countryId, reportEditionId, indicatorId },{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData, QueryKey, ListRatingActivityParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRatingActivityInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRatingActivity>>>
export type ListRatingActivityInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export function useListRatingActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRatingActivity>>, ListRatingActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingActivityPathParameters,
    params: undefined |  ListRatingActivityParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData, QueryKey, ListRatingActivityParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRatingActivity>>,
          TError,
          Awaited<ReturnType<typeof listRatingActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export function useListRatingActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRatingActivity>>, ListRatingActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData, QueryKey, ListRatingActivityParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRatingActivity>>,
          TError,
          Awaited<ReturnType<typeof listRatingActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export function useListRatingActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRatingActivity>>, ListRatingActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData, QueryKey, ListRatingActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export function useListRatingActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRatingActivity>>, ListRatingActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId }: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData, QueryKey, ListRatingActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRatingActivityInfiniteQueryOptions({ countryId, reportEditionId, indicatorId },params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRatingActivityQueryOptions = <TData = Awaited<ReturnType<typeof listRatingActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId }: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRatingActivityQueryKey({ countryId, reportEditionId, indicatorId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRatingActivity>>> = ({ signal }) => listRatingActivity({ countryId, reportEditionId, indicatorId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRatingActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listRatingActivity>>>
export type ListRatingActivityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export function useListRatingActivity<TData = Awaited<ReturnType<typeof listRatingActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingActivityPathParameters,
    params: undefined |  ListRatingActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRatingActivity>>,
          TError,
          Awaited<ReturnType<typeof listRatingActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export function useListRatingActivity<TData = Awaited<ReturnType<typeof listRatingActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRatingActivity>>,
          TError,
          Awaited<ReturnType<typeof listRatingActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export function useListRatingActivity<TData = Awaited<ReturnType<typeof listRatingActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country indicator, in this edition and others, newest first.
 *
 * Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this indicator’.
 */
export function useListRatingActivity<TData = Awaited<ReturnType<typeof listRatingActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId }: ListRatingActivityPathParameters,
    params?: ListRatingActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRatingActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRatingActivityQueryOptions({ countryId, reportEditionId, indicatorId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCountryActivityUrl = ({ countryId, reportEditionId }: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/activity?${stringifiedParams}` : `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/activity`
}

/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export const listCountryActivity = async ({ countryId, reportEditionId }: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: Parameters<typeof fetcher>[1]): Promise<ActivityPage> => {

  return fetcher<ActivityPage>(getListCountryActivityUrl({ countryId, reportEditionId },params),
  {
      operationId: 'listCountryActivity',
    ...options,
    method: 'GET'


  }
);}





export const getListCountryActivityInfiniteQueryKey = ({ countryId, reportEditionId }: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams,) => {
    return [
    'infinite', "listCountryActivity", { countryId, reportEditionId }, ...(params ? [params] : [])
    ] as const;
    }

export const getListCountryActivityQueryKey = ({ countryId, reportEditionId }: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams,) => {
    return [
    "listCountryActivity", { countryId, reportEditionId }, ...(params ? [params] : [])
    ] as const;
    }


export const getListCountryActivityInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCountryActivity>>, ListCountryActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId }: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData, QueryKey, ListCountryActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountryActivityInfiniteQueryKey({ countryId, reportEditionId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountryActivity>>, QueryKey, ListCountryActivityParams['offset']> = ({ signal, pageParam }) => listCountryActivity({ countryId, reportEditionId },{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData, QueryKey, ListCountryActivityParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountryActivityInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCountryActivity>>>
export type ListCountryActivityInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export function useListCountryActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCountryActivity>>, ListCountryActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryActivityPathParameters,
    params: undefined |  ListCountryActivityParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData, QueryKey, ListCountryActivityParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryActivity>>,
          TError,
          Awaited<ReturnType<typeof listCountryActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export function useListCountryActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCountryActivity>>, ListCountryActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData, QueryKey, ListCountryActivityParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryActivity>>,
          TError,
          Awaited<ReturnType<typeof listCountryActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export function useListCountryActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCountryActivity>>, ListCountryActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData, QueryKey, ListCountryActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export function useListCountryActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCountryActivity>>, ListCountryActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId }: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData, QueryKey, ListCountryActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountryActivityInfiniteQueryOptions({ countryId, reportEditionId },params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCountryActivityQueryOptions = <TData = Awaited<ReturnType<typeof listCountryActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId }: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountryActivityQueryKey({ countryId, reportEditionId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountryActivity>>> = ({ signal }) => listCountryActivity({ countryId, reportEditionId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountryActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listCountryActivity>>>
export type ListCountryActivityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export function useListCountryActivity<TData = Awaited<ReturnType<typeof listCountryActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryActivityPathParameters,
    params: undefined |  ListCountryActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryActivity>>,
          TError,
          Awaited<ReturnType<typeof listCountryActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export function useListCountryActivity<TData = Awaited<ReturnType<typeof listCountryActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryActivity>>,
          TError,
          Awaited<ReturnType<typeof listCountryActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export function useListCountryActivity<TData = Awaited<ReturnType<typeof listCountryActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a country in an edition, newest first.
 *
 * All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this country’.
 */
export function useListCountryActivity<TData = Awaited<ReturnType<typeof listCountryActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId }: ListCountryActivityPathParameters,
    params?: ListCountryActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountryActivityQueryOptions({ countryId, reportEditionId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEditionActivityUrl = ({ id }: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/report-editions/${encodeURIComponent(String(id))}/activity?${stringifiedParams}` : `/api/v1/report-editions/${encodeURIComponent(String(id))}/activity`
}

/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export const listEditionActivity = async ({ id }: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: Parameters<typeof fetcher>[1]): Promise<ActivityPage> => {

  return fetcher<ActivityPage>(getListEditionActivityUrl({ id },params),
  {
      operationId: 'listEditionActivity',
    ...options,
    method: 'GET'


  }
);}





export const getListEditionActivityInfiniteQueryKey = ({ id }: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams,) => {
    return [
    'infinite', "listEditionActivity", { id }, ...(params ? [params] : [])
    ] as const;
    }

export const getListEditionActivityQueryKey = ({ id }: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams,) => {
    return [
    "listEditionActivity", { id }, ...(params ? [params] : [])
    ] as const;
    }


export const getListEditionActivityInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listEditionActivity>>, ListEditionActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData, QueryKey, ListEditionActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEditionActivityInfiniteQueryKey({ id },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEditionActivity>>, QueryKey, ListEditionActivityParams['offset']> = ({ signal, pageParam }) => listEditionActivity({ id },{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData, QueryKey, ListEditionActivityParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEditionActivityInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listEditionActivity>>>
export type ListEditionActivityInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export function useListEditionActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEditionActivity>>, ListEditionActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionActivityPathParameters,
    params: undefined |  ListEditionActivityParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData, QueryKey, ListEditionActivityParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionActivity>>,
          TError,
          Awaited<ReturnType<typeof listEditionActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export function useListEditionActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEditionActivity>>, ListEditionActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData, QueryKey, ListEditionActivityParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionActivity>>,
          TError,
          Awaited<ReturnType<typeof listEditionActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export function useListEditionActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEditionActivity>>, ListEditionActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData, QueryKey, ListEditionActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export function useListEditionActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEditionActivity>>, ListEditionActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData, QueryKey, ListEditionActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEditionActivityInfiniteQueryOptions({ id },params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEditionActivityQueryOptions = <TData = Awaited<ReturnType<typeof listEditionActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEditionActivityQueryKey({ id },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEditionActivity>>> = ({ signal }) => listEditionActivity({ id },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEditionActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listEditionActivity>>>
export type ListEditionActivityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export function useListEditionActivity<TData = Awaited<ReturnType<typeof listEditionActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionActivityPathParameters,
    params: undefined |  ListEditionActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionActivity>>,
          TError,
          Awaited<ReturnType<typeof listEditionActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export function useListEditionActivity<TData = Awaited<ReturnType<typeof listEditionActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionActivity>>,
          TError,
          Awaited<ReturnType<typeof listEditionActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export function useListEditionActivity<TData = Awaited<ReturnType<typeof listEditionActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about an edition itself, newest first.
 *
 * Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of the edition’.
 */
export function useListEditionActivity<TData = Awaited<ReturnType<typeof listEditionActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListEditionActivityPathParameters,
    params?: ListEditionActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEditionActivityQueryOptions({ id },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListUserActivityUrl = ({ userId }: ListUserActivityPathParameters,
    params?: ListUserActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/users/${encodeURIComponent(String(userId))}/activity?${stringifiedParams}` : `/api/v1/users/${encodeURIComponent(String(userId))}/activity`
}

/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export const listUserActivity = async ({ userId }: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: Parameters<typeof fetcher>[1]): Promise<ActivityPage> => {

  return fetcher<ActivityPage>(getListUserActivityUrl({ userId },params),
  {
      operationId: 'listUserActivity',
    ...options,
    method: 'GET'


  }
);}





export const getListUserActivityInfiniteQueryKey = ({ userId }: ListUserActivityPathParameters,
    params?: ListUserActivityParams,) => {
    return [
    'infinite', "listUserActivity", { userId }, ...(params ? [params] : [])
    ] as const;
    }

export const getListUserActivityQueryKey = ({ userId }: ListUserActivityPathParameters,
    params?: ListUserActivityParams,) => {
    return [
    "listUserActivity", { userId }, ...(params ? [params] : [])
    ] as const;
    }


export const getListUserActivityInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listUserActivity>>, ListUserActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ userId }: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData, QueryKey, ListUserActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserActivityInfiniteQueryKey({ userId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserActivity>>, QueryKey, ListUserActivityParams['offset']> = ({ signal, pageParam }) => listUserActivity({ userId },{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData, QueryKey, ListUserActivityParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserActivityInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listUserActivity>>>
export type ListUserActivityInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export function useListUserActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserActivity>>, ListUserActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListUserActivityPathParameters,
    params: undefined |  ListUserActivityParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData, QueryKey, ListUserActivityParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserActivity>>,
          TError,
          Awaited<ReturnType<typeof listUserActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export function useListUserActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserActivity>>, ListUserActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData, QueryKey, ListUserActivityParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserActivity>>,
          TError,
          Awaited<ReturnType<typeof listUserActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export function useListUserActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserActivity>>, ListUserActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData, QueryKey, ListUserActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export function useListUserActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listUserActivity>>, ListUserActivityParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { userId }: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData, QueryKey, ListUserActivityParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserActivityInfiniteQueryOptions({ userId },params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListUserActivityQueryOptions = <TData = Awaited<ReturnType<typeof listUserActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ userId }: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserActivityQueryKey({ userId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserActivity>>> = ({ signal }) => listUserActivity({ userId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listUserActivity>>>
export type ListUserActivityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export function useListUserActivity<TData = Awaited<ReturnType<typeof listUserActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListUserActivityPathParameters,
    params: undefined |  ListUserActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserActivity>>,
          TError,
          Awaited<ReturnType<typeof listUserActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export function useListUserActivity<TData = Awaited<ReturnType<typeof listUserActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserActivity>>,
          TError,
          Awaited<ReturnType<typeof listUserActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export function useListUserActivity<TData = Awaited<ReturnType<typeof listUserActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what was changed about a user, newest first.
 *
 * The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
 *
 * Who may: user-management; or report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the history of this user’.
 */
export function useListUserActivity<TData = Awaited<ReturnType<typeof listUserActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { userId }: ListUserActivityPathParameters,
    params?: ListUserActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserActivity>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserActivityQueryOptions({ userId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






