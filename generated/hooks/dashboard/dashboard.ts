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
  AssignWorkflowPathParameters,
  BadRequestResponse,
  ConflictResponse,
  DashboardFacets,
  DashboardFilters,
  DashboardIndicatorPage,
  ForbiddenResponse,
  ListDashboardIndicatorsParams,
  ListDashboardIndicatorsPathParameters,
  ListWorkflowIndicatorsPathParameters,
  ListWorkflowRegionsPathParameters,
  ListWorkflowUsersPathParameters,
  MyWork,
  NotFoundResponse,
  QueuePlace,
  ReadDashboardFacetsParams,
  ReadDashboardFacetsPathParameters,
  ReadDashboardFiltersPathParameters,
  ReadMyWorkPathParameters,
  ReadQueueParams,
  ReadQueuePathParameters,
  ServerErrorResponse,
  SummariseWorkflowAssignmentPathParameters,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  WorkflowAssignment,
  WorkflowAssignmentDraft,
  WorkflowAssignmentResult,
  WorkflowAssignmentSummary,
  WorkflowIndicator,
  WorkflowRegion,
  WorkflowUser
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

export const getListDashboardIndicatorsUrl = ({ editionId }: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/dashboard/${encodeURIComponent(String(editionId))}?${stringifiedParams}` : `/api/v1/dashboard/${encodeURIComponent(String(editionId))}`
}

/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export const listDashboardIndicators = async ({ editionId }: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: Parameters<typeof fetcher>[1]): Promise<DashboardIndicatorPage> => {

  return fetcher<DashboardIndicatorPage>(getListDashboardIndicatorsUrl({ editionId },params),
  {
      operationId: 'listDashboardIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListDashboardIndicatorsInfiniteQueryKey = ({ editionId }: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams,) => {
    return [
    'infinite', "listDashboardIndicators", { editionId }, ...(params ? [params] : [])
    ] as const;
    }

export const getListDashboardIndicatorsQueryKey = ({ editionId }: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams,) => {
    return [
    "listDashboardIndicators", { editionId }, ...(params ? [params] : [])
    ] as const;
    }


export const getListDashboardIndicatorsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDashboardIndicators>>, ListDashboardIndicatorsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData, QueryKey, ListDashboardIndicatorsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDashboardIndicatorsInfiniteQueryKey({ editionId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDashboardIndicators>>, QueryKey, ListDashboardIndicatorsParams['offset']> = ({ signal, pageParam }) => listDashboardIndicators({ editionId },{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData, QueryKey, ListDashboardIndicatorsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDashboardIndicatorsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDashboardIndicators>>>
export type ListDashboardIndicatorsInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export function useListDashboardIndicatorsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDashboardIndicators>>, ListDashboardIndicatorsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListDashboardIndicatorsPathParameters,
    params: undefined |  ListDashboardIndicatorsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData, QueryKey, ListDashboardIndicatorsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDashboardIndicators>>,
          TError,
          Awaited<ReturnType<typeof listDashboardIndicators>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export function useListDashboardIndicatorsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDashboardIndicators>>, ListDashboardIndicatorsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData, QueryKey, ListDashboardIndicatorsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDashboardIndicators>>,
          TError,
          Awaited<ReturnType<typeof listDashboardIndicators>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export function useListDashboardIndicatorsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDashboardIndicators>>, ListDashboardIndicatorsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData, QueryKey, ListDashboardIndicatorsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export function useListDashboardIndicatorsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDashboardIndicators>>, ListDashboardIndicatorsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData, QueryKey, ListDashboardIndicatorsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDashboardIndicatorsInfiniteQueryOptions({ editionId },params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDashboardIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listDashboardIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDashboardIndicatorsQueryKey({ editionId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDashboardIndicators>>> = ({ signal }) => listDashboardIndicators({ editionId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDashboardIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listDashboardIndicators>>>
export type ListDashboardIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export function useListDashboardIndicators<TData = Awaited<ReturnType<typeof listDashboardIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListDashboardIndicatorsPathParameters,
    params: undefined |  ListDashboardIndicatorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDashboardIndicators>>,
          TError,
          Awaited<ReturnType<typeof listDashboardIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export function useListDashboardIndicators<TData = Awaited<ReturnType<typeof listDashboardIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDashboardIndicators>>,
          TError,
          Awaited<ReturnType<typeof listDashboardIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export function useListDashboardIndicators<TData = Awaited<ReturnType<typeof listDashboardIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the country indicators of an edition.
 *
 * Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard indicators’.
 */
export function useListDashboardIndicators<TData = Awaited<ReturnType<typeof listDashboardIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ListDashboardIndicatorsPathParameters,
    params?: ListDashboardIndicatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDashboardIndicatorsQueryOptions({ editionId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadMyWorkUrl = ({ editionId }: ReadMyWorkPathParameters,) => {




  return `/api/v1/my-work/${encodeURIComponent(String(editionId))}`
}

/**
 * Read what the caller has to do in an edition.
 *
 * Each figure is the Count that listDashboardIndicators answers for the same rows. In an inactive edition nobody has anything to do: Next is null.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching your work’.
 */
export const readMyWork = async ({ editionId }: ReadMyWorkPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<MyWork> => {

  return fetcher<MyWork>(getReadMyWorkUrl({ editionId }),
  {
      operationId: 'readMyWork',
    ...options,
    method: 'GET'


  }
);}





export const getReadMyWorkQueryKey = ({ editionId }: ReadMyWorkPathParameters,) => {
    return [
    "readMyWork", { editionId }
    ] as const;
    }


export const getReadMyWorkQueryOptions = <TData = Awaited<ReturnType<typeof readMyWork>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ReadMyWorkPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readMyWork>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadMyWorkQueryKey({ editionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readMyWork>>> = ({ signal }) => readMyWork({ editionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readMyWork>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadMyWorkQueryResult = NonNullable<Awaited<ReturnType<typeof readMyWork>>>
export type ReadMyWorkQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read what the caller has to do in an edition.
 *
 * Each figure is the Count that listDashboardIndicators answers for the same rows. In an inactive edition nobody has anything to do: Next is null.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching your work’.
 */
export function useReadMyWork<TData = Awaited<ReturnType<typeof readMyWork>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadMyWorkPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readMyWork>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readMyWork>>,
          TError,
          Awaited<ReturnType<typeof readMyWork>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what the caller has to do in an edition.
 *
 * Each figure is the Count that listDashboardIndicators answers for the same rows. In an inactive edition nobody has anything to do: Next is null.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching your work’.
 */
export function useReadMyWork<TData = Awaited<ReturnType<typeof readMyWork>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadMyWorkPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readMyWork>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readMyWork>>,
          TError,
          Awaited<ReturnType<typeof readMyWork>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what the caller has to do in an edition.
 *
 * Each figure is the Count that listDashboardIndicators answers for the same rows. In an inactive edition nobody has anything to do: Next is null.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching your work’.
 */
export function useReadMyWork<TData = Awaited<ReturnType<typeof readMyWork>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadMyWorkPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readMyWork>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what the caller has to do in an edition.
 *
 * Each figure is the Count that listDashboardIndicators answers for the same rows. In an inactive edition nobody has anything to do: Next is null.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching your work’.
 */
export function useReadMyWork<TData = Awaited<ReturnType<typeof readMyWork>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ReadMyWorkPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readMyWork>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadMyWorkQueryOptions({ editionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadDashboardFiltersUrl = ({ editionId }: ReadDashboardFiltersPathParameters,) => {




  return `/api/v1/dashboard-filters/${encodeURIComponent(String(editionId))}`
}

/**
 * Read what the dashboard can be filtered by.
 *
 * Users are those of the edition and whoever holds work in it; Id 0 among them stands for nobody assigned.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard filter options’.
 */
export const readDashboardFilters = async ({ editionId }: ReadDashboardFiltersPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<DashboardFilters> => {

  return fetcher<DashboardFilters>(getReadDashboardFiltersUrl({ editionId }),
  {
      operationId: 'readDashboardFilters',
    ...options,
    method: 'GET'


  }
);}





export const getReadDashboardFiltersQueryKey = ({ editionId }: ReadDashboardFiltersPathParameters,) => {
    return [
    "readDashboardFilters", { editionId }
    ] as const;
    }


export const getReadDashboardFiltersQueryOptions = <TData = Awaited<ReturnType<typeof readDashboardFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ReadDashboardFiltersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDashboardFiltersQueryKey({ editionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDashboardFilters>>> = ({ signal }) => readDashboardFilters({ editionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readDashboardFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadDashboardFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof readDashboardFilters>>>
export type ReadDashboardFiltersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read what the dashboard can be filtered by.
 *
 * Users are those of the edition and whoever holds work in it; Id 0 among them stands for nobody assigned.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard filter options’.
 */
export function useReadDashboardFilters<TData = Awaited<ReturnType<typeof readDashboardFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDashboardFiltersPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDashboardFilters>>,
          TError,
          Awaited<ReturnType<typeof readDashboardFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what the dashboard can be filtered by.
 *
 * Users are those of the edition and whoever holds work in it; Id 0 among them stands for nobody assigned.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard filter options’.
 */
export function useReadDashboardFilters<TData = Awaited<ReturnType<typeof readDashboardFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDashboardFiltersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDashboardFilters>>,
          TError,
          Awaited<ReturnType<typeof readDashboardFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what the dashboard can be filtered by.
 *
 * Users are those of the edition and whoever holds work in it; Id 0 among them stands for nobody assigned.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard filter options’.
 */
export function useReadDashboardFilters<TData = Awaited<ReturnType<typeof readDashboardFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDashboardFiltersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what the dashboard can be filtered by.
 *
 * Users are those of the edition and whoever holds work in it; Id 0 among them stands for nobody assigned.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dashboard filter options’.
 */
export function useReadDashboardFilters<TData = Awaited<ReturnType<typeof readDashboardFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ReadDashboardFiltersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDashboardFiltersQueryOptions({ editionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadDashboardFacetsUrl = ({ editionId }: ReadDashboardFacetsPathParameters,
    params?: ReadDashboardFacetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/dashboard-facets/${encodeURIComponent(String(editionId))}?${stringifiedParams}` : `/api/v1/dashboard-facets/${encodeURIComponent(String(editionId))}`
}

/**
 * Read how many rows each option of the dashboard's filters would leave.
 *
 * Each figure is the Count that listDashboardIndicators answers with this one option in place of its own filter and the other filters as given. An option that is left out would leave nothing.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong counting the rows of the filter options’.
 */
export const readDashboardFacets = async ({ editionId }: ReadDashboardFacetsPathParameters,
    params?: ReadDashboardFacetsParams, options?: Parameters<typeof fetcher>[1]): Promise<DashboardFacets> => {

  return fetcher<DashboardFacets>(getReadDashboardFacetsUrl({ editionId },params),
  {
      operationId: 'readDashboardFacets',
    ...options,
    method: 'GET'


  }
);}





export const getReadDashboardFacetsQueryKey = ({ editionId }: ReadDashboardFacetsPathParameters,
    params?: ReadDashboardFacetsParams,) => {
    return [
    "readDashboardFacets", { editionId }, ...(params ? [params] : [])
    ] as const;
    }


export const getReadDashboardFacetsQueryOptions = <TData = Awaited<ReturnType<typeof readDashboardFacets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ReadDashboardFacetsPathParameters,
    params?: ReadDashboardFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFacets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDashboardFacetsQueryKey({ editionId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDashboardFacets>>> = ({ signal }) => readDashboardFacets({ editionId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readDashboardFacets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadDashboardFacetsQueryResult = NonNullable<Awaited<ReturnType<typeof readDashboardFacets>>>
export type ReadDashboardFacetsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read how many rows each option of the dashboard's filters would leave.
 *
 * Each figure is the Count that listDashboardIndicators answers with this one option in place of its own filter and the other filters as given. An option that is left out would leave nothing.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong counting the rows of the filter options’.
 */
export function useReadDashboardFacets<TData = Awaited<ReturnType<typeof readDashboardFacets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDashboardFacetsPathParameters,
    params: undefined |  ReadDashboardFacetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFacets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDashboardFacets>>,
          TError,
          Awaited<ReturnType<typeof readDashboardFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how many rows each option of the dashboard's filters would leave.
 *
 * Each figure is the Count that listDashboardIndicators answers with this one option in place of its own filter and the other filters as given. An option that is left out would leave nothing.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong counting the rows of the filter options’.
 */
export function useReadDashboardFacets<TData = Awaited<ReturnType<typeof readDashboardFacets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDashboardFacetsPathParameters,
    params?: ReadDashboardFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFacets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDashboardFacets>>,
          TError,
          Awaited<ReturnType<typeof readDashboardFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how many rows each option of the dashboard's filters would leave.
 *
 * Each figure is the Count that listDashboardIndicators answers with this one option in place of its own filter and the other filters as given. An option that is left out would leave nothing.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong counting the rows of the filter options’.
 */
export function useReadDashboardFacets<TData = Awaited<ReturnType<typeof readDashboardFacets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDashboardFacetsPathParameters,
    params?: ReadDashboardFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFacets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how many rows each option of the dashboard's filters would leave.
 *
 * Each figure is the Count that listDashboardIndicators answers with this one option in place of its own filter and the other filters as given. An option that is left out would leave nothing.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong counting the rows of the filter options’.
 */
export function useReadDashboardFacets<TData = Awaited<ReturnType<typeof readDashboardFacets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ReadDashboardFacetsPathParameters,
    params?: ReadDashboardFacetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDashboardFacets>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDashboardFacetsQueryOptions({ editionId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWorkflowUsersUrl = ({ editionId }: ListWorkflowUsersPathParameters,) => {




  return `/api/v1/dashboard/${encodeURIComponent(String(editionId))}/workflow-users`
}

/**
 * List who can be assigned in an edition.
 *
 * Active users of the edition by name. Anybody of them may research; QA leaves out External Researcher and Spectator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users for this report edition’.
 */
export const listWorkflowUsers = async ({ editionId }: ListWorkflowUsersPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<WorkflowUser[]> => {

  return fetcher<WorkflowUser[]>(getListWorkflowUsersUrl({ editionId }),
  {
      operationId: 'listWorkflowUsers',
    ...options,
    method: 'GET'


  }
);}





export const getListWorkflowUsersQueryKey = ({ editionId }: ListWorkflowUsersPathParameters,) => {
    return [
    "listWorkflowUsers", { editionId }
    ] as const;
    }


export const getListWorkflowUsersQueryOptions = <TData = Awaited<ReturnType<typeof listWorkflowUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ListWorkflowUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorkflowUsersQueryKey({ editionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorkflowUsers>>> = ({ signal }) => listWorkflowUsers({ editionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWorkflowUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWorkflowUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listWorkflowUsers>>>
export type ListWorkflowUsersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List who can be assigned in an edition.
 *
 * Active users of the edition by name. Anybody of them may research; QA leaves out External Researcher and Spectator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users for this report edition’.
 */
export function useListWorkflowUsers<TData = Awaited<ReturnType<typeof listWorkflowUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowUsersPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkflowUsers>>,
          TError,
          Awaited<ReturnType<typeof listWorkflowUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List who can be assigned in an edition.
 *
 * Active users of the edition by name. Anybody of them may research; QA leaves out External Researcher and Spectator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users for this report edition’.
 */
export function useListWorkflowUsers<TData = Awaited<ReturnType<typeof listWorkflowUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkflowUsers>>,
          TError,
          Awaited<ReturnType<typeof listWorkflowUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List who can be assigned in an edition.
 *
 * Active users of the edition by name. Anybody of them may research; QA leaves out External Researcher and Spectator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users for this report edition’.
 */
export function useListWorkflowUsers<TData = Awaited<ReturnType<typeof listWorkflowUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List who can be assigned in an edition.
 *
 * Active users of the edition by name. Anybody of them may research; QA leaves out External Researcher and Spectator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users for this report edition’.
 */
export function useListWorkflowUsers<TData = Awaited<ReturnType<typeof listWorkflowUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ListWorkflowUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWorkflowUsersQueryOptions({ editionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWorkflowIndicatorsUrl = ({ editionId }: ListWorkflowIndicatorsPathParameters,) => {




  return `/api/v1/dashboard/${encodeURIComponent(String(editionId))}/workflow-indicators`
}

/**
 * List the indicators of an edition to choose from.
 *
 * Flat and in the order of their numbers; each names its milestone and activity, so that the list can be grouped and filtered.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators for this report edition’.
 */
export const listWorkflowIndicators = async ({ editionId }: ListWorkflowIndicatorsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<WorkflowIndicator[]> => {

  return fetcher<WorkflowIndicator[]>(getListWorkflowIndicatorsUrl({ editionId }),
  {
      operationId: 'listWorkflowIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListWorkflowIndicatorsQueryKey = ({ editionId }: ListWorkflowIndicatorsPathParameters,) => {
    return [
    "listWorkflowIndicators", { editionId }
    ] as const;
    }


export const getListWorkflowIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listWorkflowIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ListWorkflowIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorkflowIndicatorsQueryKey({ editionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorkflowIndicators>>> = ({ signal }) => listWorkflowIndicators({ editionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWorkflowIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWorkflowIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listWorkflowIndicators>>>
export type ListWorkflowIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the indicators of an edition to choose from.
 *
 * Flat and in the order of their numbers; each names its milestone and activity, so that the list can be grouped and filtered.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators for this report edition’.
 */
export function useListWorkflowIndicators<TData = Awaited<ReturnType<typeof listWorkflowIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowIndicatorsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkflowIndicators>>,
          TError,
          Awaited<ReturnType<typeof listWorkflowIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of an edition to choose from.
 *
 * Flat and in the order of their numbers; each names its milestone and activity, so that the list can be grouped and filtered.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators for this report edition’.
 */
export function useListWorkflowIndicators<TData = Awaited<ReturnType<typeof listWorkflowIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkflowIndicators>>,
          TError,
          Awaited<ReturnType<typeof listWorkflowIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of an edition to choose from.
 *
 * Flat and in the order of their numbers; each names its milestone and activity, so that the list can be grouped and filtered.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators for this report edition’.
 */
export function useListWorkflowIndicators<TData = Awaited<ReturnType<typeof listWorkflowIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of an edition to choose from.
 *
 * Flat and in the order of their numbers; each names its milestone and activity, so that the list can be grouped and filtered.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators for this report edition’.
 */
export function useListWorkflowIndicators<TData = Awaited<ReturnType<typeof listWorkflowIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ListWorkflowIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWorkflowIndicatorsQueryOptions({ editionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWorkflowRegionsUrl = ({ editionId }: ListWorkflowRegionsPathParameters,) => {




  return `/api/v1/dashboard/${encodeURIComponent(String(editionId))}/workflow-regions`
}

/**
 * List the countries of an edition by region.
 *
 * Regions and their countries in alphabetical order.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the regions for this report edition’.
 */
export const listWorkflowRegions = async ({ editionId }: ListWorkflowRegionsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<WorkflowRegion[]> => {

  return fetcher<WorkflowRegion[]>(getListWorkflowRegionsUrl({ editionId }),
  {
      operationId: 'listWorkflowRegions',
    ...options,
    method: 'GET'


  }
);}





export const getListWorkflowRegionsQueryKey = ({ editionId }: ListWorkflowRegionsPathParameters,) => {
    return [
    "listWorkflowRegions", { editionId }
    ] as const;
    }


export const getListWorkflowRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listWorkflowRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ListWorkflowRegionsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorkflowRegionsQueryKey({ editionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorkflowRegions>>> = ({ signal }) => listWorkflowRegions({ editionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWorkflowRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWorkflowRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listWorkflowRegions>>>
export type ListWorkflowRegionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the countries of an edition by region.
 *
 * Regions and their countries in alphabetical order.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the regions for this report edition’.
 */
export function useListWorkflowRegions<TData = Awaited<ReturnType<typeof listWorkflowRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowRegionsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkflowRegions>>,
          TError,
          Awaited<ReturnType<typeof listWorkflowRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition by region.
 *
 * Regions and their countries in alphabetical order.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the regions for this report edition’.
 */
export function useListWorkflowRegions<TData = Awaited<ReturnType<typeof listWorkflowRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowRegionsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkflowRegions>>,
          TError,
          Awaited<ReturnType<typeof listWorkflowRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition by region.
 *
 * Regions and their countries in alphabetical order.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the regions for this report edition’.
 */
export function useListWorkflowRegions<TData = Awaited<ReturnType<typeof listWorkflowRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkflowRegionsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition by region.
 *
 * Regions and their countries in alphabetical order.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the regions for this report edition’.
 */
export function useListWorkflowRegions<TData = Awaited<ReturnType<typeof listWorkflowRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ListWorkflowRegionsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkflowRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWorkflowRegionsQueryOptions({ editionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSummariseWorkflowAssignmentUrl = ({ editionId }: SummariseWorkflowAssignmentPathParameters,) => {




  return `/api/v1/dashboard/${encodeURIComponent(String(editionId))}/workflow-assignment`
}

/**
 * Count what an assignment would touch.
 *
 * Changes nothing. Every pair of a chosen country and a chosen indicator that exists in the edition is a candidate.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this bulk assign’.
 */
export const summariseWorkflowAssignment = async ({ editionId }: SummariseWorkflowAssignmentPathParameters,
    workflowAssignmentDraft: WorkflowAssignmentDraft, options?: Parameters<typeof fetcher>[1]): Promise<WorkflowAssignmentSummary> => {

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
return fetcher<WorkflowAssignmentSummary>(getSummariseWorkflowAssignmentUrl({ editionId }),
  {
      operationId: 'summariseWorkflowAssignment',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workflowAssignmentDraft)
  }
);}





export const getSummariseWorkflowAssignmentQueryKey = ({ editionId }: SummariseWorkflowAssignmentPathParameters,
    workflowAssignmentDraft?: BodyType<WorkflowAssignmentDraft>,) => {
    return [
    "summariseWorkflowAssignment", ...(workflowAssignmentDraft ? [workflowAssignmentDraft] : []), { editionId }, workflowAssignmentDraft
    ] as const;
    }


export const getSummariseWorkflowAssignmentQueryOptions = <TData = Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: SummariseWorkflowAssignmentPathParameters,
    workflowAssignmentDraft: BodyType<WorkflowAssignmentDraft>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummariseWorkflowAssignmentQueryKey({ editionId },workflowAssignmentDraft);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summariseWorkflowAssignment>>> = ({ signal }) => summariseWorkflowAssignment({ editionId },workflowAssignmentDraft, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummariseWorkflowAssignmentQueryResult = NonNullable<Awaited<ReturnType<typeof summariseWorkflowAssignment>>>
export type SummariseWorkflowAssignmentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Count what an assignment would touch.
 *
 * Changes nothing. Every pair of a chosen country and a chosen indicator that exists in the edition is a candidate.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this bulk assign’.
 */
export function useSummariseWorkflowAssignment<TData = Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseWorkflowAssignmentPathParameters,
    workflowAssignmentDraft: BodyType<WorkflowAssignmentDraft>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseWorkflowAssignment>>,
          TError,
          Awaited<ReturnType<typeof summariseWorkflowAssignment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Count what an assignment would touch.
 *
 * Changes nothing. Every pair of a chosen country and a chosen indicator that exists in the edition is a candidate.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this bulk assign’.
 */
export function useSummariseWorkflowAssignment<TData = Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseWorkflowAssignmentPathParameters,
    workflowAssignmentDraft: BodyType<WorkflowAssignmentDraft>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseWorkflowAssignment>>,
          TError,
          Awaited<ReturnType<typeof summariseWorkflowAssignment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Count what an assignment would touch.
 *
 * Changes nothing. Every pair of a chosen country and a chosen indicator that exists in the edition is a candidate.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this bulk assign’.
 */
export function useSummariseWorkflowAssignment<TData = Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseWorkflowAssignmentPathParameters,
    workflowAssignmentDraft: BodyType<WorkflowAssignmentDraft>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Count what an assignment would touch.
 *
 * Changes nothing. Every pair of a chosen country and a chosen indicator that exists in the edition is a candidate.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this bulk assign’.
 */
export function useSummariseWorkflowAssignment<TData = Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: SummariseWorkflowAssignmentPathParameters,
    workflowAssignmentDraft: BodyType<WorkflowAssignmentDraft>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseWorkflowAssignment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummariseWorkflowAssignmentQueryOptions({ editionId },workflowAssignmentDraft,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAssignWorkflowUrl = ({ editionId }: AssignWorkflowPathParameters,) => {




  return `/api/v1/dashboard/${encodeURIComponent(String(editionId))}/workflow-assignment`
}

/**
 * Assign a user and a task to country indicators.
 *
 * Sets the research or the QA user of every candidate, whoever held it. Neither status nor Version of a rating changes: an assignment is no change of what is typed there. A user who may not take the task is 422 at /AssignedUserId.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong when assigning the user and task to Country Indicators’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, readIndicatorRating, readAdjacentIndicators, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity.
 */
export const assignWorkflow = async ({ editionId }: AssignWorkflowPathParameters,
    workflowAssignment: WorkflowAssignment, options?: Parameters<typeof fetcher>[1]): Promise<WorkflowAssignmentResult> => {

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
return fetcher<WorkflowAssignmentResult>(getAssignWorkflowUrl({ editionId }),
  {
      operationId: 'assignWorkflow',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workflowAssignment)
  }
);}





export const getAssignWorkflowMutationKey = () => ['assignWorkflow'] as const;

export const getAssignWorkflowMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignWorkflow>>, TError,AssignWorkflowMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof assignWorkflow>>, TError,AssignWorkflowMutationVariables, TContext> => {

const mutationKey = getAssignWorkflowMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignWorkflow>>, AssignWorkflowMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  assignWorkflow(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssignWorkflowMutationResult = NonNullable<Awaited<ReturnType<typeof assignWorkflow>>>
    export type AssignWorkflowMutationBody = BodyType<WorkflowAssignment>
    export type AssignWorkflowMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AssignWorkflowMutationVariables = AssignWorkflowPathParameters & {data: BodyType<WorkflowAssignment>}

    /**
 * Assign a user and a task to country indicators.
 *
 * Sets the research or the QA user of every candidate, whoever held it. Neither status nor Version of a rating changes: an assignment is no change of what is typed there. A user who may not take the task is 422 at /AssignedUserId.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong when assigning the user and task to Country Indicators’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, readIndicatorRating, readAdjacentIndicators, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity.
 */
export const useAssignWorkflow = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignWorkflow>>, TError,AssignWorkflowMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignWorkflow>>,
        TError,
        AssignWorkflowMutationVariables,
        TContext
      > => {
      return useMutation(getAssignWorkflowMutationOptions(options), queryClient);
    }
    export const getReadQueueUrl = ({ countryId, reportEditionId, indicatorId }: ReadQueuePathParameters,
    params?: ReadQueueParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/queue?${stringifiedParams}` : `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/queue`
}

/**
 * Read where a country indicator stands in a list of the dashboard.
 *
 * The list is what listDashboardIndicators answers for the same filters and order. Where the indicator is not in it any more, Place is null and the neighbours are those of the place where it would be.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the place in the list’.
 */
export const readQueue = async ({ countryId, reportEditionId, indicatorId }: ReadQueuePathParameters,
    params?: ReadQueueParams, options?: Parameters<typeof fetcher>[1]): Promise<QueuePlace> => {

  return fetcher<QueuePlace>(getReadQueueUrl({ countryId, reportEditionId, indicatorId },params),
  {
      operationId: 'readQueue',
    ...options,
    method: 'GET'


  }
);}





export const getReadQueueQueryKey = ({ countryId, reportEditionId, indicatorId }: ReadQueuePathParameters,
    params?: ReadQueueParams,) => {
    return [
    "readQueue", { countryId, reportEditionId, indicatorId }, ...(params ? [params] : [])
    ] as const;
    }


export const getReadQueueQueryOptions = <TData = Awaited<ReturnType<typeof readQueue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId }: ReadQueuePathParameters,
    params?: ReadQueueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readQueue>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadQueueQueryKey({ countryId, reportEditionId, indicatorId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readQueue>>> = ({ signal }) => readQueue({ countryId, reportEditionId, indicatorId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readQueue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadQueueQueryResult = NonNullable<Awaited<ReturnType<typeof readQueue>>>
export type ReadQueueQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read where a country indicator stands in a list of the dashboard.
 *
 * The list is what listDashboardIndicators answers for the same filters and order. Where the indicator is not in it any more, Place is null and the neighbours are those of the place where it would be.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the place in the list’.
 */
export function useReadQueue<TData = Awaited<ReturnType<typeof readQueue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadQueuePathParameters,
    params: undefined |  ReadQueueParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readQueue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readQueue>>,
          TError,
          Awaited<ReturnType<typeof readQueue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read where a country indicator stands in a list of the dashboard.
 *
 * The list is what listDashboardIndicators answers for the same filters and order. Where the indicator is not in it any more, Place is null and the neighbours are those of the place where it would be.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the place in the list’.
 */
export function useReadQueue<TData = Awaited<ReturnType<typeof readQueue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadQueuePathParameters,
    params?: ReadQueueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readQueue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readQueue>>,
          TError,
          Awaited<ReturnType<typeof readQueue>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read where a country indicator stands in a list of the dashboard.
 *
 * The list is what listDashboardIndicators answers for the same filters and order. Where the indicator is not in it any more, Place is null and the neighbours are those of the place where it would be.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the place in the list’.
 */
export function useReadQueue<TData = Awaited<ReturnType<typeof readQueue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadQueuePathParameters,
    params?: ReadQueueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readQueue>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read where a country indicator stands in a list of the dashboard.
 *
 * The list is what listDashboardIndicators answers for the same filters and order. Where the indicator is not in it any more, Place is null and the neighbours are those of the place where it would be.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the place in the list’.
 */
export function useReadQueue<TData = Awaited<ReturnType<typeof readQueue>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId }: ReadQueuePathParameters,
    params?: ReadQueueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readQueue>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadQueueQueryOptions({ countryId, reportEditionId, indicatorId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






