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
  Activity,
  ActivityCreate,
  ActivityReorder,
  ActivityUpdate,
  AddLibraryIndicatorsPathParameters,
  AddableIndicator,
  AddableIndicatorSelection,
  BadRequestResponse,
  ConflictResponse,
  CreateActivityPathParameters,
  CreateIndicatorPathParameters,
  CreateMilestonePathParameters,
  DeleteActivityPathParameters,
  DeleteIndicatorPathParameters,
  DeleteMilestonePathParameters,
  ForbiddenResponse,
  Indicator,
  IndicatorCreate,
  IndicatorReorder,
  IndicatorUpdate,
  ListActivitiesPathParameters,
  ListActivityIndicatorsPathParameters,
  ListGlobalIndicatorsPathParameters,
  ListMilestonesPathParameters,
  ListParentIndicatorsPathParameters,
  Milestone,
  MilestoneCreate,
  MilestoneUpdate,
  NotFoundResponse,
  ParentIndicatorOption,
  Problem,
  ReorderActivityPathParameters,
  ReorderIndicatorPathParameters,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnassignParentIndicatorPathParameters,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UpdateActivityPathParameters,
  UpdateIndicatorPathParameters,
  UpdateMilestonePathParameters
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

export const getListMilestonesUrl = ({ id }: ListMilestonesPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/milestones`
}

/**
 * List the milestones of an edition, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the milestones’.
 */
export const listMilestones = async ({ id }: ListMilestonesPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Milestone[]> => {

  return fetcher<Milestone[]>(getListMilestonesUrl({ id }),
  {
      operationId: 'listMilestones',
    ...options,
    method: 'GET'


  }
);}





export const getListMilestonesQueryKey = ({ id }: ListMilestonesPathParameters,) => {
    return [
    "listMilestones", { id }
    ] as const;
    }


export const getListMilestonesQueryOptions = <TData = Awaited<ReturnType<typeof listMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListMilestonesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMilestones>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMilestonesQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMilestones>>> = ({ signal }) => listMilestones({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMilestones>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMilestonesQueryResult = NonNullable<Awaited<ReturnType<typeof listMilestones>>>
export type ListMilestonesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the milestones of an edition, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the milestones’.
 */
export function useListMilestones<TData = Awaited<ReturnType<typeof listMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListMilestonesPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMilestones>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMilestones>>,
          TError,
          Awaited<ReturnType<typeof listMilestones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the milestones of an edition, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the milestones’.
 */
export function useListMilestones<TData = Awaited<ReturnType<typeof listMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListMilestonesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMilestones>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMilestones>>,
          TError,
          Awaited<ReturnType<typeof listMilestones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the milestones of an edition, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the milestones’.
 */
export function useListMilestones<TData = Awaited<ReturnType<typeof listMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListMilestonesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMilestones>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the milestones of an edition, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the milestones’.
 */
export function useListMilestones<TData = Awaited<ReturnType<typeof listMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListMilestonesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMilestones>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMilestonesQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateMilestoneUrl = ({ id }: CreateMilestonePathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/milestones`
}

/**
 * Add a milestone at the end.
 *
 * It comes after the last milestone of the edition and has no activities yet.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong creating the milestone’.
 *
 * Refetches afterwards: listMilestones, readDashboardFilters, listCountryModules, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const createMilestone = async ({ id }: CreateMilestonePathParameters,
    milestoneCreate: MilestoneCreate, options?: Parameters<typeof fetcher>[1]): Promise<Milestone> => {

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
return fetcher<Milestone>(getCreateMilestoneUrl({ id }),
  {
      operationId: 'createMilestone',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(milestoneCreate)
  }
);}





export const getCreateMilestoneMutationKey = () => ['createMilestone'] as const;

export const getCreateMilestoneMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMilestone>>, TError,CreateMilestoneMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createMilestone>>, TError,CreateMilestoneMutationVariables, TContext> => {

const mutationKey = getCreateMilestoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMilestone>>, CreateMilestoneMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  createMilestone(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMilestoneMutationResult = NonNullable<Awaited<ReturnType<typeof createMilestone>>>
    export type CreateMilestoneMutationBody = BodyType<MilestoneCreate>
    export type CreateMilestoneMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateMilestoneMutationVariables = CreateMilestonePathParameters & {data: BodyType<MilestoneCreate>}

    /**
 * Add a milestone at the end.
 *
 * It comes after the last milestone of the edition and has no activities yet.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong creating the milestone’.
 *
 * Refetches afterwards: listMilestones, readDashboardFilters, listCountryModules, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const useCreateMilestone = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMilestone>>, TError,CreateMilestoneMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMilestone>>,
        TError,
        CreateMilestoneMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMilestoneMutationOptions(options), queryClient);
    }
    export const getUpdateMilestoneUrl = ({ id }: UpdateMilestonePathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/milestones`
}

/**
 * Edit a milestone.
 *
 * Changes the texts; its place and its activities stay. A Version that is no longer that of the milestone is 409 `stale`.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the milestone’.
 *
 * Refetches afterwards: listMilestones, listActivityIndicators, readProgramme, listWorkflowIndicators, readDashboardFilters, listCountryModules, readLibraryIndicator, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const updateMilestone = async ({ id }: UpdateMilestonePathParameters,
    milestoneUpdate: MilestoneUpdate, options?: Parameters<typeof fetcher>[1]): Promise<Milestone> => {

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
return fetcher<Milestone>(getUpdateMilestoneUrl({ id }),
  {
      operationId: 'updateMilestone',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(milestoneUpdate)
  }
);}





export const getUpdateMilestoneMutationKey = () => ['updateMilestone'] as const;

export const getUpdateMilestoneMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMilestone>>, TError,UpdateMilestoneMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMilestone>>, TError,UpdateMilestoneMutationVariables, TContext> => {

const mutationKey = getUpdateMilestoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMilestone>>, UpdateMilestoneMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  updateMilestone(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMilestoneMutationResult = NonNullable<Awaited<ReturnType<typeof updateMilestone>>>
    export type UpdateMilestoneMutationBody = BodyType<MilestoneUpdate>
    export type UpdateMilestoneMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateMilestoneMutationVariables = UpdateMilestonePathParameters & {data: BodyType<MilestoneUpdate>}

    /**
 * Edit a milestone.
 *
 * Changes the texts; its place and its activities stay. A Version that is no longer that of the milestone is 409 `stale`.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the milestone’.
 *
 * Refetches afterwards: listMilestones, listActivityIndicators, readProgramme, listWorkflowIndicators, readDashboardFilters, listCountryModules, readLibraryIndicator, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const useUpdateMilestone = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMilestone>>, TError,UpdateMilestoneMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMilestone>>,
        TError,
        UpdateMilestoneMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMilestoneMutationOptions(options), queryClient);
    }
    export const getDeleteMilestoneUrl = ({ id, milestoneId }: DeleteMilestonePathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/milestones/${encodeURIComponent(String(milestoneId))}`
}

/**
 * Delete a milestone with its activities and indicators.
 *
 * Takes ratings, references and open work along, as many as its row says; the milestones behind it move up.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong deleting the milestone’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readAgreement, readDossier, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, listEditionLibraryIndicators, summariseAssignmentPlan.
 */
export const deleteMilestone = async ({ id, milestoneId }: DeleteMilestonePathParameters, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteMilestoneUrl({ id, milestoneId }),
  {
      operationId: 'deleteMilestone',
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteMilestoneMutationKey = () => ['deleteMilestone'] as const;

export const getDeleteMilestoneMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMilestone>>, TError,DeleteMilestoneMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMilestone>>, TError,DeleteMilestoneMutationVariables, TContext> => {

const mutationKey = getDeleteMilestoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMilestone>>, DeleteMilestoneMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  deleteMilestone(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMilestoneMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMilestone>>>

    export type DeleteMilestoneMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteMilestoneMutationVariables = DeleteMilestonePathParameters

    /**
 * Delete a milestone with its activities and indicators.
 *
 * Takes ratings, references and open work along, as many as its row says; the milestones behind it move up.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong deleting the milestone’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readAgreement, readDossier, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, listEditionLibraryIndicators, summariseAssignmentPlan.
 */
export const useDeleteMilestone = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMilestone>>, TError,DeleteMilestoneMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMilestone>>,
        TError,
        DeleteMilestoneMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMilestoneMutationOptions(options), queryClient);
    }
    export const getListActivitiesUrl = ({ id, milestoneId }: ListActivitiesPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/milestones/${encodeURIComponent(String(milestoneId))}/activities`
}

/**
 * List the activities of a milestone, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activities’.
 */
export const listActivities = async ({ id, milestoneId }: ListActivitiesPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Activity[]> => {

  return fetcher<Activity[]>(getListActivitiesUrl({ id, milestoneId }),
  {
      operationId: 'listActivities',
    ...options,
    method: 'GET'


  }
);}





export const getListActivitiesQueryKey = ({ id, milestoneId }: ListActivitiesPathParameters,) => {
    return [
    "listActivities", { id, milestoneId }
    ] as const;
    }


export const getListActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id, milestoneId }: ListActivitiesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivitiesQueryKey({ id, milestoneId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivities>>> = ({ signal }) => listActivities({ id, milestoneId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && milestoneId !== null && milestoneId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listActivities>>>
export type ListActivitiesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the activities of a milestone, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activities’.
 */
export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListActivitiesPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivities>>,
          TError,
          Awaited<ReturnType<typeof listActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the activities of a milestone, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activities’.
 */
export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListActivitiesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivities>>,
          TError,
          Awaited<ReturnType<typeof listActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the activities of a milestone, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activities’.
 */
export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListActivitiesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the activities of a milestone, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the activities’.
 */
export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id, milestoneId }: ListActivitiesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivitiesQueryOptions({ id, milestoneId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateActivityUrl = ({ id }: CreateActivityPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/activities`
}

/**
 * Add an activity at the end of a milestone.
 *
 * It comes after the last activity of the milestone and has no indicators yet.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong creating the activity’.
 *
 * Refetches afterwards: listMilestones, listActivities, listCountryModules, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const createActivity = async ({ id }: CreateActivityPathParameters,
    activityCreate: ActivityCreate, options?: Parameters<typeof fetcher>[1]): Promise<Activity> => {

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
return fetcher<Activity>(getCreateActivityUrl({ id }),
  {
      operationId: 'createActivity',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activityCreate)
  }
);}





export const getCreateActivityMutationKey = () => ['createActivity'] as const;

export const getCreateActivityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createActivity>>, TError,CreateActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createActivity>>, TError,CreateActivityMutationVariables, TContext> => {

const mutationKey = getCreateActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createActivity>>, CreateActivityMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  createActivity(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateActivityMutationResult = NonNullable<Awaited<ReturnType<typeof createActivity>>>
    export type CreateActivityMutationBody = BodyType<ActivityCreate>
    export type CreateActivityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateActivityMutationVariables = CreateActivityPathParameters & {data: BodyType<ActivityCreate>}

    /**
 * Add an activity at the end of a milestone.
 *
 * It comes after the last activity of the milestone and has no indicators yet.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong creating the activity’.
 *
 * Refetches afterwards: listMilestones, listActivities, listCountryModules, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const useCreateActivity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createActivity>>, TError,CreateActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createActivity>>,
        TError,
        CreateActivityMutationVariables,
        TContext
      > => {
      return useMutation(getCreateActivityMutationOptions(options), queryClient);
    }
    export const getUpdateActivityUrl = ({ id }: UpdateActivityPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/activities`
}

/**
 * Edit an activity.
 *
 * Changes the texts; its place and its indicators stay. A Version that is no longer that of the activity is 409 `stale`.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the activity’.
 *
 * Refetches afterwards: listActivities, listActivityIndicators, listWorkflowIndicators, listCountryModules, readLibraryIndicator, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const updateActivity = async ({ id }: UpdateActivityPathParameters,
    activityUpdate: ActivityUpdate, options?: Parameters<typeof fetcher>[1]): Promise<Activity> => {

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
return fetcher<Activity>(getUpdateActivityUrl({ id }),
  {
      operationId: 'updateActivity',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activityUpdate)
  }
);}





export const getUpdateActivityMutationKey = () => ['updateActivity'] as const;

export const getUpdateActivityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateActivity>>, TError,UpdateActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateActivity>>, TError,UpdateActivityMutationVariables, TContext> => {

const mutationKey = getUpdateActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateActivity>>, UpdateActivityMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  updateActivity(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateActivityMutationResult = NonNullable<Awaited<ReturnType<typeof updateActivity>>>
    export type UpdateActivityMutationBody = BodyType<ActivityUpdate>
    export type UpdateActivityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateActivityMutationVariables = UpdateActivityPathParameters & {data: BodyType<ActivityUpdate>}

    /**
 * Edit an activity.
 *
 * Changes the texts; its place and its indicators stay. A Version that is no longer that of the activity is 409 `stale`.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the activity’.
 *
 * Refetches afterwards: listActivities, listActivityIndicators, listWorkflowIndicators, listCountryModules, readLibraryIndicator, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const useUpdateActivity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateActivity>>, TError,UpdateActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateActivity>>,
        TError,
        UpdateActivityMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateActivityMutationOptions(options), queryClient);
    }
    export const getReorderActivityUrl = ({ id }: ReorderActivityPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/reorder-activity`
}

/**
 * Move an activity up or down by one place.
 *
 * Renumbers the indicators of both.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong moving the activity’.
 *
 * Refetches afterwards: listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readIndicatorRating, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, summariseAssignmentPlan.
 */
export const reorderActivity = async ({ id }: ReorderActivityPathParameters,
    activityReorder: ActivityReorder, options?: Parameters<typeof fetcher>[1]): Promise<Activity[]> => {

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
return fetcher<Activity[]>(getReorderActivityUrl({ id }),
  {
      operationId: 'reorderActivity',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activityReorder)
  }
);}





export const getReorderActivityMutationKey = () => ['reorderActivity'] as const;

export const getReorderActivityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderActivity>>, TError,ReorderActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof reorderActivity>>, TError,ReorderActivityMutationVariables, TContext> => {

const mutationKey = getReorderActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reorderActivity>>, ReorderActivityMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  reorderActivity(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReorderActivityMutationResult = NonNullable<Awaited<ReturnType<typeof reorderActivity>>>
    export type ReorderActivityMutationBody = BodyType<ActivityReorder>
    export type ReorderActivityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReorderActivityMutationVariables = ReorderActivityPathParameters & {data: BodyType<ActivityReorder>}

    /**
 * Move an activity up or down by one place.
 *
 * Renumbers the indicators of both.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong moving the activity’.
 *
 * Refetches afterwards: listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readIndicatorRating, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, summariseAssignmentPlan.
 */
export const useReorderActivity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderActivity>>, TError,ReorderActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reorderActivity>>,
        TError,
        ReorderActivityMutationVariables,
        TContext
      > => {
      return useMutation(getReorderActivityMutationOptions(options), queryClient);
    }
    export const getDeleteActivityUrl = ({ id, activityId }: DeleteActivityPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/activities/${encodeURIComponent(String(activityId))}`
}

/**
 * Delete an activity with its indicators.
 *
 * Takes ratings, references and open work along, as many as its row says; the activities behind it move up.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong deleting the activity’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readDossier, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, listEditionLibraryIndicators, summariseAssignmentPlan, readAgreement.
 */
export const deleteActivity = async ({ id, activityId }: DeleteActivityPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteActivityUrl({ id, activityId }),
  {
      operationId: 'deleteActivity',
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteActivityMutationKey = () => ['deleteActivity'] as const;

export const getDeleteActivityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteActivity>>, TError,DeleteActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteActivity>>, TError,DeleteActivityMutationVariables, TContext> => {

const mutationKey = getDeleteActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteActivity>>, DeleteActivityMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  deleteActivity(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteActivityMutationResult = NonNullable<Awaited<ReturnType<typeof deleteActivity>>>

    export type DeleteActivityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteActivityMutationVariables = DeleteActivityPathParameters

    /**
 * Delete an activity with its indicators.
 *
 * Takes ratings, references and open work along, as many as its row says; the activities behind it move up.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong deleting the activity’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readDossier, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, listEditionLibraryIndicators, summariseAssignmentPlan, readAgreement.
 */
export const useDeleteActivity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteActivity>>, TError,DeleteActivityMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteActivity>>,
        TError,
        DeleteActivityMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteActivityMutationOptions(options), queryClient);
    }
    export const getListActivityIndicatorsUrl = ({ id, activityId }: ListActivityIndicatorsPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/activities/${encodeURIComponent(String(activityId))}/indicators`
}

/**
 * List the indicators of an activity, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators’.
 */
export const listActivityIndicators = async ({ id, activityId }: ListActivityIndicatorsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Indicator[]> => {

  return fetcher<Indicator[]>(getListActivityIndicatorsUrl({ id, activityId }),
  {
      operationId: 'listActivityIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListActivityIndicatorsQueryKey = ({ id, activityId }: ListActivityIndicatorsPathParameters,) => {
    return [
    "listActivityIndicators", { id, activityId }
    ] as const;
    }


export const getListActivityIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listActivityIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id, activityId }: ListActivityIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivityIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityIndicatorsQueryKey({ id, activityId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivityIndicators>>> = ({ signal }) => listActivityIndicators({ id, activityId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && activityId !== null && activityId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActivityIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listActivityIndicators>>>
export type ListActivityIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the indicators of an activity, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators’.
 */
export function useListActivityIndicators<TData = Awaited<ReturnType<typeof listActivityIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListActivityIndicatorsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivityIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivityIndicators>>,
          TError,
          Awaited<ReturnType<typeof listActivityIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of an activity, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators’.
 */
export function useListActivityIndicators<TData = Awaited<ReturnType<typeof listActivityIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListActivityIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivityIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivityIndicators>>,
          TError,
          Awaited<ReturnType<typeof listActivityIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of an activity, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators’.
 */
export function useListActivityIndicators<TData = Awaited<ReturnType<typeof listActivityIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListActivityIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivityIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of an activity, by OrderId.
 *
 * Each row counts the ratings, references and open work that a deletion takes along.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators’.
 */
export function useListActivityIndicators<TData = Awaited<ReturnType<typeof listActivityIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id, activityId }: ListActivityIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivityIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityIndicatorsQueryOptions({ id, activityId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListParentIndicatorsUrl = ({ id, indicatorId }: ListParentIndicatorsPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/parent-indicators/${encodeURIComponent(String(indicatorId))}`
}

/**
 * List the indicators that an indicator can depend on, by number.
 *
 * Those of the edition that have no parent themselves, without the indicator itself. One that is a parent already can depend on none. The Id 0 asks for a new indicator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the parent indicators’.
 */
export const listParentIndicators = async ({ id, indicatorId }: ListParentIndicatorsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<ParentIndicatorOption[]> => {

  return fetcher<ParentIndicatorOption[]>(getListParentIndicatorsUrl({ id, indicatorId }),
  {
      operationId: 'listParentIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListParentIndicatorsQueryKey = ({ id, indicatorId }: ListParentIndicatorsPathParameters,) => {
    return [
    "listParentIndicators", { id, indicatorId }
    ] as const;
    }


export const getListParentIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listParentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id, indicatorId }: ListParentIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParentIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListParentIndicatorsQueryKey({ id, indicatorId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listParentIndicators>>> = ({ signal }) => listParentIndicators({ id, indicatorId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listParentIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListParentIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listParentIndicators>>>
export type ListParentIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the indicators that an indicator can depend on, by number.
 *
 * Those of the edition that have no parent themselves, without the indicator itself. One that is a parent already can depend on none. The Id 0 asks for a new indicator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the parent indicators’.
 */
export function useListParentIndicators<TData = Awaited<ReturnType<typeof listParentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListParentIndicatorsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParentIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParentIndicators>>,
          TError,
          Awaited<ReturnType<typeof listParentIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators that an indicator can depend on, by number.
 *
 * Those of the edition that have no parent themselves, without the indicator itself. One that is a parent already can depend on none. The Id 0 asks for a new indicator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the parent indicators’.
 */
export function useListParentIndicators<TData = Awaited<ReturnType<typeof listParentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListParentIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParentIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParentIndicators>>,
          TError,
          Awaited<ReturnType<typeof listParentIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators that an indicator can depend on, by number.
 *
 * Those of the edition that have no parent themselves, without the indicator itself. One that is a parent already can depend on none. The Id 0 asks for a new indicator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the parent indicators’.
 */
export function useListParentIndicators<TData = Awaited<ReturnType<typeof listParentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListParentIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParentIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators that an indicator can depend on, by number.
 *
 * Those of the edition that have no parent themselves, without the indicator itself. One that is a parent already can depend on none. The Id 0 asks for a new indicator.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the parent indicators’.
 */
export function useListParentIndicators<TData = Awaited<ReturnType<typeof listParentIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id, indicatorId }: ListParentIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParentIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListParentIndicatorsQueryOptions({ id, indicatorId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGlobalIndicatorsUrl = ({ id }: ListGlobalIndicatorsPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/global-indicators`
}

/**
 * List the indicators of the library that an edition does not hold, by LibraryIndicatorId.
 *
 * Each library indicator with the texts it had where it was last used; addLibraryIndicators takes the chosen ones.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of the library’.
 */
export const listGlobalIndicators = async ({ id }: ListGlobalIndicatorsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<AddableIndicator[]> => {

  return fetcher<AddableIndicator[]>(getListGlobalIndicatorsUrl({ id }),
  {
      operationId: 'listGlobalIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListGlobalIndicatorsQueryKey = ({ id }: ListGlobalIndicatorsPathParameters,) => {
    return [
    "listGlobalIndicators", { id }
    ] as const;
    }


export const getListGlobalIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listGlobalIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListGlobalIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlobalIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGlobalIndicatorsQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGlobalIndicators>>> = ({ signal }) => listGlobalIndicators({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGlobalIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGlobalIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listGlobalIndicators>>>
export type ListGlobalIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the indicators of the library that an edition does not hold, by LibraryIndicatorId.
 *
 * Each library indicator with the texts it had where it was last used; addLibraryIndicators takes the chosen ones.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of the library’.
 */
export function useListGlobalIndicators<TData = Awaited<ReturnType<typeof listGlobalIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListGlobalIndicatorsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlobalIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGlobalIndicators>>,
          TError,
          Awaited<ReturnType<typeof listGlobalIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of the library that an edition does not hold, by LibraryIndicatorId.
 *
 * Each library indicator with the texts it had where it was last used; addLibraryIndicators takes the chosen ones.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of the library’.
 */
export function useListGlobalIndicators<TData = Awaited<ReturnType<typeof listGlobalIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListGlobalIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlobalIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGlobalIndicators>>,
          TError,
          Awaited<ReturnType<typeof listGlobalIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of the library that an edition does not hold, by LibraryIndicatorId.
 *
 * Each library indicator with the texts it had where it was last used; addLibraryIndicators takes the chosen ones.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of the library’.
 */
export function useListGlobalIndicators<TData = Awaited<ReturnType<typeof listGlobalIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListGlobalIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlobalIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of the library that an edition does not hold, by LibraryIndicatorId.
 *
 * Each library indicator with the texts it had where it was last used; addLibraryIndicators takes the chosen ones.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of the library’.
 */
export function useListGlobalIndicators<TData = Awaited<ReturnType<typeof listGlobalIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListGlobalIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlobalIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGlobalIndicatorsQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddLibraryIndicatorsUrl = ({ id }: AddLibraryIndicatorsPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/indicators`
}

/**
 * Add indicators of the library to an activity.
 *
 * They follow the last indicator of the activity in the order of the list; their Open country indicators are made at once.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding the indicators from the library’.
 *
 * Refetches afterwards: listActivities, listActivityIndicators, listParentIndicators, listGlobalIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, summariseWorkflowAssignment, listCountriesProgress, listCountryModules, listCountryIndicators, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, readCompare, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const addLibraryIndicators = async ({ id }: AddLibraryIndicatorsPathParameters,
    addableIndicatorSelection: AddableIndicatorSelection, options?: Parameters<typeof fetcher>[1]): Promise<Indicator[]> => {

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
return fetcher<Indicator[]>(getAddLibraryIndicatorsUrl({ id }),
  {
      operationId: 'addLibraryIndicators',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addableIndicatorSelection)
  }
);}





export const getAddLibraryIndicatorsMutationKey = () => ['addLibraryIndicators'] as const;

export const getAddLibraryIndicatorsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addLibraryIndicators>>, TError,AddLibraryIndicatorsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addLibraryIndicators>>, TError,AddLibraryIndicatorsMutationVariables, TContext> => {

const mutationKey = getAddLibraryIndicatorsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addLibraryIndicators>>, AddLibraryIndicatorsMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  addLibraryIndicators(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddLibraryIndicatorsMutationResult = NonNullable<Awaited<ReturnType<typeof addLibraryIndicators>>>
    export type AddLibraryIndicatorsMutationBody = BodyType<AddableIndicatorSelection>
    export type AddLibraryIndicatorsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AddLibraryIndicatorsMutationVariables = AddLibraryIndicatorsPathParameters & {data: BodyType<AddableIndicatorSelection>}

    /**
 * Add indicators of the library to an activity.
 *
 * They follow the last indicator of the activity in the order of the list; their Open country indicators are made at once.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding the indicators from the library’.
 *
 * Refetches afterwards: listActivities, listActivityIndicators, listParentIndicators, listGlobalIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, summariseWorkflowAssignment, listCountriesProgress, listCountryModules, listCountryIndicators, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, readCompare, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const useAddLibraryIndicators = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addLibraryIndicators>>, TError,AddLibraryIndicatorsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addLibraryIndicators>>,
        TError,
        AddLibraryIndicatorsMutationVariables,
        TContext
      > => {
      return useMutation(getAddLibraryIndicatorsMutationOptions(options), queryClient);
    }
    export const getUpdateIndicatorUrl = ({ id }: UpdateIndicatorPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/indicators`
}

/**
 * Edit an indicator, or move it to another activity.
 *
 * Ratings, references and assignments stay with it. Another IndicatorRating turns the sign of the scores, so that what was met stays consistent, and makes its ratings' Versions new. A client that takes the parent away calls unassignParentIndicator first and sends the Version of that answer here.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the indicator’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, listWorkNotices, readDashboardFilters, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readDossier, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listEditionLibraryIndicators, summariseAssignmentPlan, readAgreement.
 */
export const updateIndicator = async ({ id }: UpdateIndicatorPathParameters,
    indicatorUpdate: IndicatorUpdate, options?: Parameters<typeof fetcher>[1]): Promise<Indicator> => {

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
return fetcher<Indicator>(getUpdateIndicatorUrl({ id }),
  {
      operationId: 'updateIndicator',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(indicatorUpdate)
  }
);}





export const getUpdateIndicatorMutationKey = () => ['updateIndicator'] as const;

export const getUpdateIndicatorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateIndicator>>, TError,UpdateIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateIndicator>>, TError,UpdateIndicatorMutationVariables, TContext> => {

const mutationKey = getUpdateIndicatorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateIndicator>>, UpdateIndicatorMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  updateIndicator(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateIndicatorMutationResult = NonNullable<Awaited<ReturnType<typeof updateIndicator>>>
    export type UpdateIndicatorMutationBody = BodyType<IndicatorUpdate>
    export type UpdateIndicatorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateIndicatorMutationVariables = UpdateIndicatorPathParameters & {data: BodyType<IndicatorUpdate>}

    /**
 * Edit an indicator, or move it to another activity.
 *
 * Ratings, references and assignments stay with it. Another IndicatorRating turns the sign of the scores, so that what was met stays consistent, and makes its ratings' Versions new. A client that takes the parent away calls unassignParentIndicator first and sends the Version of that answer here.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the indicator’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, listWorkNotices, readDashboardFilters, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readDossier, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listEditionLibraryIndicators, summariseAssignmentPlan, readAgreement.
 */
export const useUpdateIndicator = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateIndicator>>, TError,UpdateIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateIndicator>>,
        TError,
        UpdateIndicatorMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateIndicatorMutationOptions(options), queryClient);
    }
    export const getCreateIndicatorUrl = ({ id }: CreateIndicatorPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/new-indicator`
}

/**
 * Add a new indicator to an activity and to the library.
 *
 * Its Open country indicators are made at once.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong creating the indicator’.
 *
 * Refetches afterwards: listActivities, listActivityIndicators, listParentIndicators, listGlobalIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, summariseWorkflowAssignment, listCountriesProgress, listCountryModules, listCountryIndicators, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, readCompare, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const createIndicator = async ({ id }: CreateIndicatorPathParameters,
    indicatorCreate: IndicatorCreate, options?: Parameters<typeof fetcher>[1]): Promise<Indicator> => {

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
return fetcher<Indicator>(getCreateIndicatorUrl({ id }),
  {
      operationId: 'createIndicator',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(indicatorCreate)
  }
);}





export const getCreateIndicatorMutationKey = () => ['createIndicator'] as const;

export const getCreateIndicatorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIndicator>>, TError,CreateIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createIndicator>>, TError,CreateIndicatorMutationVariables, TContext> => {

const mutationKey = getCreateIndicatorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIndicator>>, CreateIndicatorMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  createIndicator(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIndicatorMutationResult = NonNullable<Awaited<ReturnType<typeof createIndicator>>>
    export type CreateIndicatorMutationBody = BodyType<IndicatorCreate>
    export type CreateIndicatorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateIndicatorMutationVariables = CreateIndicatorPathParameters & {data: BodyType<IndicatorCreate>}

    /**
 * Add a new indicator to an activity and to the library.
 *
 * Its Open country indicators are made at once.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong creating the indicator’.
 *
 * Refetches afterwards: listActivities, listActivityIndicators, listParentIndicators, listGlobalIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, summariseWorkflowAssignment, listCountriesProgress, listCountryModules, listCountryIndicators, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, readCompare, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readDossier, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges.
 */
export const useCreateIndicator = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIndicator>>, TError,CreateIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIndicator>>,
        TError,
        CreateIndicatorMutationVariables,
        TContext
      > => {
      return useMutation(getCreateIndicatorMutationOptions(options), queryClient);
    }
    export const getUnassignParentIndicatorUrl = ({ id, indicatorId }: UnassignParentIndicatorPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/parent-indicators/${encodeURIComponent(String(indicatorId))}/unassign-parent`
}

/**
 * Make an indicator independent of its parent.
 *
 * Takes no body. One that has no parent is answered as it is. What was set aside while the parent was not met comes back as it was rated.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong removing the dependency of the indicator’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, listWorkNotices, readDashboardFilters, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readDossier, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listEditionLibraryIndicators, summariseAssignmentPlan, readAgreement.
 */
export const unassignParentIndicator = async ({ id, indicatorId }: UnassignParentIndicatorPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Indicator> => {

  return fetcher<Indicator>(getUnassignParentIndicatorUrl({ id, indicatorId }),
  {
      operationId: 'unassignParentIndicator',
    ...options,
    method: 'PUT'


  }
);}





export const getUnassignParentIndicatorMutationKey = () => ['unassignParentIndicator'] as const;

export const getUnassignParentIndicatorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unassignParentIndicator>>, TError,UnassignParentIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof unassignParentIndicator>>, TError,UnassignParentIndicatorMutationVariables, TContext> => {

const mutationKey = getUnassignParentIndicatorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unassignParentIndicator>>, UnassignParentIndicatorMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  unassignParentIndicator(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnassignParentIndicatorMutationResult = NonNullable<Awaited<ReturnType<typeof unassignParentIndicator>>>

    export type UnassignParentIndicatorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UnassignParentIndicatorMutationVariables = UnassignParentIndicatorPathParameters

    /**
 * Make an indicator independent of its parent.
 *
 * Takes no body. One that has no parent is answered as it is. What was set aside while the parent was not met comes back as it was rated.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong removing the dependency of the indicator’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, listWorkNotices, readDashboardFilters, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readDossier, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listEditionLibraryIndicators, summariseAssignmentPlan, readAgreement.
 */
export const useUnassignParentIndicator = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unassignParentIndicator>>, TError,UnassignParentIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unassignParentIndicator>>,
        TError,
        UnassignParentIndicatorMutationVariables,
        TContext
      > => {
      return useMutation(getUnassignParentIndicatorMutationOptions(options), queryClient);
    }
    export const getReorderIndicatorUrl = ({ id }: ReorderIndicatorPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/indicators/change-order`
}

/**
 * Move an indicator up or down by one place.
 *
 * Swaps the indicator with its neighbour in the activity; past either end is 409. No Version changes.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong moving the indicator’.
 *
 * Refetches afterwards: listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readIndicatorRating, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, summariseAssignmentPlan.
 */
export const reorderIndicator = async ({ id }: ReorderIndicatorPathParameters,
    indicatorReorder: IndicatorReorder, options?: Parameters<typeof fetcher>[1]): Promise<Indicator[]> => {

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
return fetcher<Indicator[]>(getReorderIndicatorUrl({ id }),
  {
      operationId: 'reorderIndicator',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(indicatorReorder)
  }
);}





export const getReorderIndicatorMutationKey = () => ['reorderIndicator'] as const;

export const getReorderIndicatorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderIndicator>>, TError,ReorderIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof reorderIndicator>>, TError,ReorderIndicatorMutationVariables, TContext> => {

const mutationKey = getReorderIndicatorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reorderIndicator>>, ReorderIndicatorMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  reorderIndicator(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReorderIndicatorMutationResult = NonNullable<Awaited<ReturnType<typeof reorderIndicator>>>
    export type ReorderIndicatorMutationBody = BodyType<IndicatorReorder>
    export type ReorderIndicatorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReorderIndicatorMutationVariables = ReorderIndicatorPathParameters & {data: BodyType<IndicatorReorder>}

    /**
 * Move an indicator up or down by one place.
 *
 * Swaps the indicator with its neighbour in the activity; past either end is 409. No Version changes.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong moving the indicator’.
 *
 * Refetches afterwards: listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readIndicatorRating, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listResults, readCountryResults, readAgreement, readDossier, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, summariseAssignmentPlan.
 */
export const useReorderIndicator = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reorderIndicator>>, TError,ReorderIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reorderIndicator>>,
        TError,
        ReorderIndicatorMutationVariables,
        TContext
      > => {
      return useMutation(getReorderIndicatorMutationOptions(options), queryClient);
    }
    export const getDeleteIndicatorUrl = ({ id, indicatorId }: DeleteIndicatorPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/indicators/${encodeURIComponent(String(indicatorId))}`
}

/**
 * Delete an indicator from an edition.
 *
 * Takes its ratings, references and open work along, as many as its row says. Its children lose their parent and what that has rated of them, the indicators behind it move up, and the library keeps it.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong deleting the indicator’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readAgreement, readDossier, readEditionClosing, readEditionRevert, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, summariseAssignmentPlan.
 */
export const deleteIndicator = async ({ id, indicatorId }: DeleteIndicatorPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteIndicatorUrl({ id, indicatorId }),
  {
      operationId: 'deleteIndicator',
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteIndicatorMutationKey = () => ['deleteIndicator'] as const;

export const getDeleteIndicatorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteIndicator>>, TError,DeleteIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteIndicator>>, TError,DeleteIndicatorMutationVariables, TContext> => {

const mutationKey = getDeleteIndicatorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteIndicator>>, DeleteIndicatorMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  deleteIndicator(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteIndicatorMutationResult = NonNullable<Awaited<ReturnType<typeof deleteIndicator>>>

    export type DeleteIndicatorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteIndicatorMutationVariables = DeleteIndicatorPathParameters

    /**
 * Delete an indicator from an edition.
 *
 * Takes its ratings, references and open work along, as many as its row says. Its children lose their parent and what that has rated of them, the indicators behind it move up, and the library keeps it.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong deleting the indicator’.
 *
 * Refetches afterwards: listMilestones, listActivities, listActivityIndicators, listParentIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, listStuck, listWorkflowIndicators, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, listAssignableIndicators, summariseReferenceCopy, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listGlobalIndicators, readCompare, readCompareFilters, listCompareMilestones, listNotifications, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, listResults, readCountryResults, readAgreement, readDossier, readEditionClosing, readEditionRevert, readIndicatorRating, listRatingHistory, listComments, readReferences, listAssignableRegions, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, readImportChanges, listWorkNotices, summariseAssignmentPlan.
 */
export const useDeleteIndicator = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteIndicator>>, TError,DeleteIndicatorMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteIndicator>>,
        TError,
        DeleteIndicatorMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteIndicatorMutationOptions(options), queryClient);
    }
