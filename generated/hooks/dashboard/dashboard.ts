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
  ApplyAssignmentPlanPathParameters,
  AssignWorkflowPathParameters,
  AssignmentPlan,
  AssignmentPlanResult,
  AssignmentPlanSummary,
  BadRequestResponse,
  ConflictResponse,
  DashboardFacets,
  DashboardFilters,
  DashboardIndicatorPage,
  DueDatesChange,
  DueDatesResult,
  ForbiddenResponse,
  ListDashboardIndicatorsParams,
  ListDashboardIndicatorsPathParameters,
  ListStuckParams,
  ListStuckPathParameters,
  ListWorkflowIndicatorsPathParameters,
  ListWorkflowRegionsPathParameters,
  ListWorkflowUsersPathParameters,
  ListWorkloadPathParameters,
  MyWork,
  NotFoundResponse,
  Problem,
  Programme,
  QueuePlace,
  ReadDashboardFacetsParams,
  ReadDashboardFacetsPathParameters,
  ReadDashboardFiltersPathParameters,
  ReadMyWorkPathParameters,
  ReadProgrammePathParameters,
  ReadQueueParams,
  ReadQueuePathParameters,
  RevertAssignmentPathParameters,
  ServerErrorResponse,
  SetDueDatesPathParameters,
  StepBackChange,
  StepBackRatingsPathParameters,
  StepBackResult,
  Stuck,
  SummariseAssignmentPlanParams,
  SummariseAssignmentPlanPathParameters,
  SummariseWorkflowAssignmentPathParameters,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  WorkflowAssignment,
  WorkflowAssignmentDraft,
  WorkflowAssignmentResult,
  WorkflowAssignmentSummary,
  WorkflowAssignmentUndone,
  WorkflowIndicator,
  WorkflowRegion,
  WorkflowUser,
  Workload
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






export const getReadProgrammeUrl = ({ editionId }: ReadProgrammePathParameters,) => {




  return `/api/v1/programme/${encodeURIComponent(String(editionId))}`
}

/**
 * Read how far an edition is.
 *
 * All counts are of one moment: milestones and regions each add up to the total, and so does the last point in time. Each count is the Count that listDashboardIndicators answers for the same rows.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the programme’.
 */
export const readProgramme = async ({ editionId }: ReadProgrammePathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Programme> => {

  return fetcher<Programme>(getReadProgrammeUrl({ editionId }),
  {
      operationId: 'readProgramme',
    ...options,
    method: 'GET'


  }
);}





export const getReadProgrammeQueryKey = ({ editionId }: ReadProgrammePathParameters,) => {
    return [
    "readProgramme", { editionId }
    ] as const;
    }


export const getReadProgrammeQueryOptions = <TData = Awaited<ReturnType<typeof readProgramme>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ReadProgrammePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramme>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadProgrammeQueryKey({ editionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readProgramme>>> = ({ signal }) => readProgramme({ editionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readProgramme>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadProgrammeQueryResult = NonNullable<Awaited<ReturnType<typeof readProgramme>>>
export type ReadProgrammeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read how far an edition is.
 *
 * All counts are of one moment: milestones and regions each add up to the total, and so does the last point in time. Each count is the Count that listDashboardIndicators answers for the same rows.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the programme’.
 */
export function useReadProgramme<TData = Awaited<ReturnType<typeof readProgramme>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadProgrammePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramme>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readProgramme>>,
          TError,
          Awaited<ReturnType<typeof readProgramme>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how far an edition is.
 *
 * All counts are of one moment: milestones and regions each add up to the total, and so does the last point in time. Each count is the Count that listDashboardIndicators answers for the same rows.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the programme’.
 */
export function useReadProgramme<TData = Awaited<ReturnType<typeof readProgramme>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadProgrammePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramme>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readProgramme>>,
          TError,
          Awaited<ReturnType<typeof readProgramme>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how far an edition is.
 *
 * All counts are of one moment: milestones and regions each add up to the total, and so does the last point in time. Each count is the Count that listDashboardIndicators answers for the same rows.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the programme’.
 */
export function useReadProgramme<TData = Awaited<ReturnType<typeof readProgramme>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadProgrammePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramme>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how far an edition is.
 *
 * All counts are of one moment: milestones and regions each add up to the total, and so does the last point in time. Each count is the Count that listDashboardIndicators answers for the same rows.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the programme’.
 */
export function useReadProgramme<TData = Awaited<ReturnType<typeof readProgramme>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ReadProgrammePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramme>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadProgrammeQueryOptions({ editionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWorkloadUrl = ({ editionId }: ListWorkloadPathParameters,) => {




  return `/api/v1/programme/${encodeURIComponent(String(editionId))}/workload`
}

/**
 * List what each person carries in an edition.
 *
 * Everybody who is in the edition, and who has left it and still holds an assignment there; by name. All counts are of one moment; in a closed edition, overdue is what was so on the day it was closed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the workload’.
 */
export const listWorkload = async ({ editionId }: ListWorkloadPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Workload[]> => {

  return fetcher<Workload[]>(getListWorkloadUrl({ editionId }),
  {
      operationId: 'listWorkload',
    ...options,
    method: 'GET'


  }
);}





export const getListWorkloadQueryKey = ({ editionId }: ListWorkloadPathParameters,) => {
    return [
    "listWorkload", { editionId }
    ] as const;
    }


export const getListWorkloadQueryOptions = <TData = Awaited<ReturnType<typeof listWorkload>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ListWorkloadPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkload>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorkloadQueryKey({ editionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorkload>>> = ({ signal }) => listWorkload({ editionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWorkload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWorkloadQueryResult = NonNullable<Awaited<ReturnType<typeof listWorkload>>>
export type ListWorkloadQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what each person carries in an edition.
 *
 * Everybody who is in the edition, and who has left it and still holds an assignment there; by name. All counts are of one moment; in a closed edition, overdue is what was so on the day it was closed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the workload’.
 */
export function useListWorkload<TData = Awaited<ReturnType<typeof listWorkload>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkloadPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkload>>,
          TError,
          Awaited<ReturnType<typeof listWorkload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what each person carries in an edition.
 *
 * Everybody who is in the edition, and who has left it and still holds an assignment there; by name. All counts are of one moment; in a closed edition, overdue is what was so on the day it was closed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the workload’.
 */
export function useListWorkload<TData = Awaited<ReturnType<typeof listWorkload>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkloadPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkload>>,
          TError,
          Awaited<ReturnType<typeof listWorkload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what each person carries in an edition.
 *
 * Everybody who is in the edition, and who has left it and still holds an assignment there; by name. All counts are of one moment; in a closed edition, overdue is what was so on the day it was closed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the workload’.
 */
export function useListWorkload<TData = Awaited<ReturnType<typeof listWorkload>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListWorkloadPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkload>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what each person carries in an edition.
 *
 * Everybody who is in the edition, and who has left it and still holds an assignment there; by name. All counts are of one moment; in a closed edition, overdue is what was so on the day it was closed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the workload’.
 */
export function useListWorkload<TData = Awaited<ReturnType<typeof listWorkload>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ListWorkloadPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkload>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWorkloadQueryOptions({ editionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStuckUrl = ({ editionId }: ListStuckPathParameters,
    params?: ListStuckParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/programme/${encodeURIComponent(String(editionId))}/stuck?${stringifiedParams}` : `/api/v1/programme/${encodeURIComponent(String(editionId))}/stuck`
}

/**
 * List what does not move in an edition, by rule.
 *
 * One entry a rule, in the order of StuckRule, with the rows that have been where they are for longest. The same rows are those of listDashboardIndicators with stuck and, for LongInQA, statusDays.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is stuck’.
 */
export const listStuck = async ({ editionId }: ListStuckPathParameters,
    params?: ListStuckParams, options?: Parameters<typeof fetcher>[1]): Promise<Stuck[]> => {

  return fetcher<Stuck[]>(getListStuckUrl({ editionId },params),
  {
      operationId: 'listStuck',
    ...options,
    method: 'GET'


  }
);}





export const getListStuckQueryKey = ({ editionId }: ListStuckPathParameters,
    params?: ListStuckParams,) => {
    return [
    "listStuck", { editionId }, ...(params ? [params] : [])
    ] as const;
    }


export const getListStuckQueryOptions = <TData = Awaited<ReturnType<typeof listStuck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ListStuckPathParameters,
    params?: ListStuckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStuck>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStuckQueryKey({ editionId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStuck>>> = ({ signal }) => listStuck({ editionId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStuck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStuckQueryResult = NonNullable<Awaited<ReturnType<typeof listStuck>>>
export type ListStuckQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what does not move in an edition, by rule.
 *
 * One entry a rule, in the order of StuckRule, with the rows that have been where they are for longest. The same rows are those of listDashboardIndicators with stuck and, for LongInQA, statusDays.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is stuck’.
 */
export function useListStuck<TData = Awaited<ReturnType<typeof listStuck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListStuckPathParameters,
    params: undefined |  ListStuckParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStuck>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStuck>>,
          TError,
          Awaited<ReturnType<typeof listStuck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what does not move in an edition, by rule.
 *
 * One entry a rule, in the order of StuckRule, with the rows that have been where they are for longest. The same rows are those of listDashboardIndicators with stuck and, for LongInQA, statusDays.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is stuck’.
 */
export function useListStuck<TData = Awaited<ReturnType<typeof listStuck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListStuckPathParameters,
    params?: ListStuckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStuck>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStuck>>,
          TError,
          Awaited<ReturnType<typeof listStuck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what does not move in an edition, by rule.
 *
 * One entry a rule, in the order of StuckRule, with the rows that have been where they are for longest. The same rows are those of listDashboardIndicators with stuck and, for LongInQA, statusDays.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is stuck’.
 */
export function useListStuck<TData = Awaited<ReturnType<typeof listStuck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListStuckPathParameters,
    params?: ListStuckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStuck>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what does not move in an edition, by rule.
 *
 * One entry a rule, in the order of StuckRule, with the rows that have been where they are for longest. The same rows are those of listDashboardIndicators with stuck and, for LongInQA, statusDays.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is stuck’.
 */
export function useListStuck<TData = Awaited<ReturnType<typeof listStuck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ListStuckPathParameters,
    params?: ListStuckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStuck>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStuckQueryOptions({ editionId },params,options)

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
 * Sets the research or the QA user of every candidate, whoever held it; null takes people off. Neither status nor Version of a rating changes: an assignment is no change of what is typed there. A user who may not take the task is 422 at /AssignedUserId.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong when assigning the user and task to Country Indicators’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, summariseAssignmentPlan, readIndicatorRating, readAdjacentIndicators, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity.
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
 * Sets the research or the QA user of every candidate, whoever held it; null takes people off. Neither status nor Version of a rating changes: an assignment is no change of what is typed there. A user who may not take the task is 422 at /AssignedUserId.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong when assigning the user and task to Country Indicators’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, summariseAssignmentPlan, readIndicatorRating, readAdjacentIndicators, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity.
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
    export const getSetDueDatesUrl = ({ editionId }: SetDueDatesPathParameters,) => {




  return `/api/v1/dashboard/${encodeURIComponent(String(editionId))}/due-dates`
}

/**
 * Set the due dates of country indicators.
 *
 * Each may have a date of its own for research and for QA; where it has none, the edition's stands. Neither status nor Version of a rating changes: a due date is no change of what is typed there.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong setting the due dates’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readIndicatorRating, listActivity, listRatingActivity, listCountryActivity.
 */
export const setDueDates = async ({ editionId }: SetDueDatesPathParameters,
    dueDatesChange: DueDatesChange, options?: Parameters<typeof fetcher>[1]): Promise<DueDatesResult> => {

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
return fetcher<DueDatesResult>(getSetDueDatesUrl({ editionId }),
  {
      operationId: 'setDueDates',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dueDatesChange)
  }
);}





export const getSetDueDatesMutationKey = () => ['setDueDates'] as const;

export const getSetDueDatesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDueDates>>, TError,SetDueDatesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof setDueDates>>, TError,SetDueDatesMutationVariables, TContext> => {

const mutationKey = getSetDueDatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDueDates>>, SetDueDatesMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  setDueDates(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetDueDatesMutationResult = NonNullable<Awaited<ReturnType<typeof setDueDates>>>
    export type SetDueDatesMutationBody = BodyType<DueDatesChange>
    export type SetDueDatesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetDueDatesMutationVariables = SetDueDatesPathParameters & {data: BodyType<DueDatesChange>}

    /**
 * Set the due dates of country indicators.
 *
 * Each may have a date of its own for research and for QA; where it has none, the edition's stands. Neither status nor Version of a rating changes: a due date is no change of what is typed there.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong setting the due dates’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readIndicatorRating, listActivity, listRatingActivity, listCountryActivity.
 */
export const useSetDueDates = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDueDates>>, TError,SetDueDatesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDueDates>>,
        TError,
        SetDueDatesMutationVariables,
        TContext
      > => {
      return useMutation(getSetDueDatesMutationOptions(options), queryClient);
    }
    export const getStepBackRatingsUrl = ({ editionId }: StepBackRatingsPathParameters,) => {




  return `/api/v1/dashboard/${encodeURIComponent(String(editionId))}/step-back`
}

/**
 * Return or reopen country indicators with one reason.
 *
 * Takes each that is one status further back to WorkflowStatus; what is in another status, or decided by a parent, stays as it is and is counted. The reason becomes a comment on each; the people are told once, by a notice. Ratings that a changed one decides move along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong taking the country indicators back’.
 *
 * Refetches afterwards: readIndicatorRating, listRatingHistory, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, listComments, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const stepBackRatings = async ({ editionId }: StepBackRatingsPathParameters,
    stepBackChange: StepBackChange, options?: Parameters<typeof fetcher>[1]): Promise<StepBackResult> => {

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
return fetcher<StepBackResult>(getStepBackRatingsUrl({ editionId }),
  {
      operationId: 'stepBackRatings',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(stepBackChange)
  }
);}





export const getStepBackRatingsMutationKey = () => ['stepBackRatings'] as const;

export const getStepBackRatingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stepBackRatings>>, TError,StepBackRatingsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof stepBackRatings>>, TError,StepBackRatingsMutationVariables, TContext> => {

const mutationKey = getStepBackRatingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stepBackRatings>>, StepBackRatingsMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  stepBackRatings(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StepBackRatingsMutationResult = NonNullable<Awaited<ReturnType<typeof stepBackRatings>>>
    export type StepBackRatingsMutationBody = BodyType<StepBackChange>
    export type StepBackRatingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type StepBackRatingsMutationVariables = StepBackRatingsPathParameters & {data: BodyType<StepBackChange>}

    /**
 * Return or reopen country indicators with one reason.
 *
 * Takes each that is one status further back to WorkflowStatus; what is in another status, or decided by a parent, stays as it is and is counted. The reason becomes a comment on each; the people are told once, by a notice. Ratings that a changed one decides move along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong taking the country indicators back’.
 *
 * Refetches afterwards: readIndicatorRating, listRatingHistory, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, listComments, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const useStepBackRatings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stepBackRatings>>, TError,StepBackRatingsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stepBackRatings>>,
        TError,
        StepBackRatingsMutationVariables,
        TContext
      > => {
      return useMutation(getStepBackRatingsMutationOptions(options), queryClient);
    }
    export const getRevertAssignmentUrl = ({ editionId, assignmentId }: RevertAssignmentPathParameters,) => {




  return `/api/v1/dashboard/${encodeURIComponent(String(editionId))}/workflow-assignment/${encodeURIComponent(String(assignmentId))}/revert`
}

/**
 * Undo an assignment or a plan.
 *
 * Everybody who was changed is again who it was, and since when. All or nothing, and only while nothing was done since: a rating that was saved, moved or assigned anew refuses it (409 `changed-since` with the first 100), as does an inactive edition or one undone before. Notices of the assignment that nobody has read are withdrawn; undoing tells nobody.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong undoing the assignment’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, summariseAssignmentPlan, readIndicatorRating, readAdjacentIndicators, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity.
 */
export const revertAssignment = async ({ editionId, assignmentId }: RevertAssignmentPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<WorkflowAssignmentUndone> => {

  return fetcher<WorkflowAssignmentUndone>(getRevertAssignmentUrl({ editionId, assignmentId }),
  {
      operationId: 'revertAssignment',
    ...options,
    method: 'POST'


  }
);}





export const getRevertAssignmentMutationKey = () => ['revertAssignment'] as const;

export const getRevertAssignmentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revertAssignment>>, TError,RevertAssignmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof revertAssignment>>, TError,RevertAssignmentMutationVariables, TContext> => {

const mutationKey = getRevertAssignmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revertAssignment>>, RevertAssignmentMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  revertAssignment(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevertAssignmentMutationResult = NonNullable<Awaited<ReturnType<typeof revertAssignment>>>

    export type RevertAssignmentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RevertAssignmentMutationVariables = RevertAssignmentPathParameters

    /**
 * Undo an assignment or a plan.
 *
 * Everybody who was changed is again who it was, and since when. All or nothing, and only while nothing was done since: a rating that was saved, moved or assigned anew refuses it (409 `changed-since` with the first 100), as does an inactive edition or one undone before. Notices of the assignment that nobody has read are withdrawn; undoing tells nobody.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong undoing the assignment’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, summariseAssignmentPlan, readIndicatorRating, readAdjacentIndicators, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity.
 */
export const useRevertAssignment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revertAssignment>>, TError,RevertAssignmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revertAssignment>>,
        TError,
        RevertAssignmentMutationVariables,
        TContext
      > => {
      return useMutation(getRevertAssignmentMutationOptions(options), queryClient);
    }
    export const getSummariseAssignmentPlanUrl = ({ editionId }: SummariseAssignmentPlanPathParameters,
    params?: SummariseAssignmentPlanParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/programme/${encodeURIComponent(String(editionId))}/assignment-plan?${stringifiedParams}` : `/api/v1/programme/${encodeURIComponent(String(editionId))}/assignment-plan`
}

/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export const summariseAssignmentPlan = async ({ editionId }: SummariseAssignmentPlanPathParameters,
    assignmentPlan: AssignmentPlan,
    params?: SummariseAssignmentPlanParams, options?: Parameters<typeof fetcher>[1]): Promise<AssignmentPlanSummary> => {

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
return fetcher<AssignmentPlanSummary>(getSummariseAssignmentPlanUrl({ editionId },params),
  {
      operationId: 'summariseAssignmentPlan',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(assignmentPlan)
  }
);}





export const getSummariseAssignmentPlanInfiniteQueryKey = ({ editionId }: SummariseAssignmentPlanPathParameters,
    assignmentPlan?: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams,) => {
    return [
    'infinite', "summariseAssignmentPlan", ...(assignmentPlan ? [assignmentPlan] : []), { editionId }, ...(params ? [params] : []), assignmentPlan
    ] as const;
    }

export const getSummariseAssignmentPlanQueryKey = ({ editionId }: SummariseAssignmentPlanPathParameters,
    assignmentPlan?: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams,) => {
    return [
    "summariseAssignmentPlan", ...(assignmentPlan ? [assignmentPlan] : []), { editionId }, ...(params ? [params] : []), assignmentPlan
    ] as const;
    }


export const getSummariseAssignmentPlanInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof summariseAssignmentPlan>>, SummariseAssignmentPlanParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData, QueryKey, SummariseAssignmentPlanParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummariseAssignmentPlanInfiniteQueryKey({ editionId },assignmentPlan,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summariseAssignmentPlan>>, QueryKey, SummariseAssignmentPlanParams['offset']> = ({ signal, pageParam }) => summariseAssignmentPlan({ editionId },assignmentPlan,{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData, QueryKey, SummariseAssignmentPlanParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummariseAssignmentPlanInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof summariseAssignmentPlan>>>
export type SummariseAssignmentPlanInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export function useSummariseAssignmentPlanInfinite<TData = InfiniteData<Awaited<ReturnType<typeof summariseAssignmentPlan>>, SummariseAssignmentPlanParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params: undefined |  SummariseAssignmentPlanParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData, QueryKey, SummariseAssignmentPlanParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseAssignmentPlan>>,
          TError,
          Awaited<ReturnType<typeof summariseAssignmentPlan>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export function useSummariseAssignmentPlanInfinite<TData = InfiniteData<Awaited<ReturnType<typeof summariseAssignmentPlan>>, SummariseAssignmentPlanParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData, QueryKey, SummariseAssignmentPlanParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseAssignmentPlan>>,
          TError,
          Awaited<ReturnType<typeof summariseAssignmentPlan>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export function useSummariseAssignmentPlanInfinite<TData = InfiniteData<Awaited<ReturnType<typeof summariseAssignmentPlan>>, SummariseAssignmentPlanParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData, QueryKey, SummariseAssignmentPlanParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export function useSummariseAssignmentPlanInfinite<TData = InfiniteData<Awaited<ReturnType<typeof summariseAssignmentPlan>>, SummariseAssignmentPlanParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData, QueryKey, SummariseAssignmentPlanParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummariseAssignmentPlanInfiniteQueryOptions({ editionId },assignmentPlan,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSummariseAssignmentPlanQueryOptions = <TData = Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummariseAssignmentPlanQueryKey({ editionId },assignmentPlan,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summariseAssignmentPlan>>> = ({ signal }) => summariseAssignmentPlan({ editionId },assignmentPlan,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummariseAssignmentPlanQueryResult = NonNullable<Awaited<ReturnType<typeof summariseAssignmentPlan>>>
export type SummariseAssignmentPlanQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export function useSummariseAssignmentPlan<TData = Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params: undefined |  SummariseAssignmentPlanParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseAssignmentPlan>>,
          TError,
          Awaited<ReturnType<typeof summariseAssignmentPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export function useSummariseAssignmentPlan<TData = Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseAssignmentPlan>>,
          TError,
          Awaited<ReturnType<typeof summariseAssignmentPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export function useSummariseAssignmentPlan<TData = Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Tell what a plan would change.
 *
 * Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what would change hands’.
 */
export function useSummariseAssignmentPlan<TData = Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: SummariseAssignmentPlanPathParameters,
    assignmentPlan: BodyType<AssignmentPlan>,
    params?: SummariseAssignmentPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseAssignmentPlan>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummariseAssignmentPlanQueryOptions({ editionId },assignmentPlan,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getApplyAssignmentPlanUrl = ({ editionId }: ApplyAssignmentPlanPathParameters,) => {




  return `/api/v1/programme/${encodeURIComponent(String(editionId))}/assignment-plan`
}

/**
 * Apply a plan.
 *
 * Assigns all cells in one transaction. Of a choice with several people each gets an even share, by country and number of the indicator. A choice that is left out leaves its country indicators as they are; one without people takes everybody off. Neither status nor Version of a rating changes. A person who may not take the task is 422 at the pointer to its Id, as is a cell that decides what another one decides. With FromUserId it hands over what waits for one person. Undone by revertAssignment.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong assigning this work’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, summariseAssignmentPlan, readIndicatorRating, readAdjacentIndicators, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity.
 */
export const applyAssignmentPlan = async ({ editionId }: ApplyAssignmentPlanPathParameters,
    assignmentPlan: AssignmentPlan, options?: Parameters<typeof fetcher>[1]): Promise<AssignmentPlanResult> => {

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
return fetcher<AssignmentPlanResult>(getApplyAssignmentPlanUrl({ editionId }),
  {
      operationId: 'applyAssignmentPlan',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(assignmentPlan)
  }
);}





export const getApplyAssignmentPlanMutationKey = () => ['applyAssignmentPlan'] as const;

export const getApplyAssignmentPlanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyAssignmentPlan>>, TError,ApplyAssignmentPlanMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof applyAssignmentPlan>>, TError,ApplyAssignmentPlanMutationVariables, TContext> => {

const mutationKey = getApplyAssignmentPlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyAssignmentPlan>>, ApplyAssignmentPlanMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  applyAssignmentPlan(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyAssignmentPlanMutationResult = NonNullable<Awaited<ReturnType<typeof applyAssignmentPlan>>>
    export type ApplyAssignmentPlanMutationBody = BodyType<AssignmentPlan>
    export type ApplyAssignmentPlanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ApplyAssignmentPlanMutationVariables = ApplyAssignmentPlanPathParameters & {data: BodyType<AssignmentPlan>}

    /**
 * Apply a plan.
 *
 * Assigns all cells in one transaction. Of a choice with several people each gets an even share, by country and number of the indicator. A choice that is left out leaves its country indicators as they are; one without people takes everybody off. Neither status nor Version of a rating changes. A person who may not take the task is 422 at the pointer to its Id, as is a cell that decides what another one decides. With FromUserId it hands over what waits for one person. Undone by revertAssignment.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong assigning this work’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, summariseAssignmentPlan, readIndicatorRating, readAdjacentIndicators, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity.
 */
export const useApplyAssignmentPlan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyAssignmentPlan>>, TError,ApplyAssignmentPlanMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyAssignmentPlan>>,
        TError,
        ApplyAssignmentPlanMutationVariables,
        TContext
      > => {
      return useMutation(getApplyAssignmentPlanMutationOptions(options), queryClient);
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






