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
  AddEditionCountriesPathParameters,
  AddEditionUsersPathParameters,
  BadRequestResponse,
  ConflictResponse,
  Country,
  EditionClosing,
  EditionCountrySelection,
  EditionRevert,
  EditionUser,
  EditionUserSelection,
  ForbiddenResponse,
  ListEditionCountriesPathParameters,
  ListEditionGlobalCountriesPathParameters,
  ListEditionGlobalUsersPathParameters,
  ListEditionUsersPathParameters,
  ListMentionableUsersPathParameters,
  MentionableUser,
  NotFoundResponse,
  Problem,
  ReadEditionClosingPathParameters,
  ReadEditionRevertPathParameters,
  ReadReportEditionPathParameters,
  RemoveEditionCountryPathParameters,
  RemoveEditionUserPathParameters,
  ReportEdition,
  ReportEditionCreate,
  ReportEditionUpdate,
  RevertReportEditionPathParameters,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UpdateReportEditionPathParameters
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

export const getListReportEditionsUrl = () => {




  return `/api/v1/report-editions`
}

/**
 * List all editions, newest first by CreationDate.
 *
 * The current edition is the first one that is Active; there may be none.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the latest report editions’.
 */
export const listReportEditions = async ( options?: Parameters<typeof fetcher>[1]): Promise<ReportEdition[]> => {

  return fetcher<ReportEdition[]>(getListReportEditionsUrl(),
  {
      operationId: 'listReportEditions',
    ...options,
    method: 'GET'


  }
);}





export const getListReportEditionsQueryKey = () => {
    return [
    "listReportEditions"
    ] as const;
    }


export const getListReportEditionsQueryOptions = <TData = Awaited<ReturnType<typeof listReportEditions>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportEditions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportEditionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReportEditions>>> = ({ signal }) => listReportEditions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReportEditions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportEditionsQueryResult = NonNullable<Awaited<ReturnType<typeof listReportEditions>>>
export type ListReportEditionsQueryError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List all editions, newest first by CreationDate.
 *
 * The current edition is the first one that is Active; there may be none.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the latest report editions’.
 */
export function useListReportEditions<TData = Awaited<ReturnType<typeof listReportEditions>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportEditions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportEditions>>,
          TError,
          Awaited<ReturnType<typeof listReportEditions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List all editions, newest first by CreationDate.
 *
 * The current edition is the first one that is Active; there may be none.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the latest report editions’.
 */
export function useListReportEditions<TData = Awaited<ReturnType<typeof listReportEditions>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportEditions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportEditions>>,
          TError,
          Awaited<ReturnType<typeof listReportEditions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List all editions, newest first by CreationDate.
 *
 * The current edition is the first one that is Active; there may be none.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the latest report editions’.
 */
export function useListReportEditions<TData = Awaited<ReturnType<typeof listReportEditions>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportEditions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List all editions, newest first by CreationDate.
 *
 * The current edition is the first one that is Active; there may be none.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the latest report editions’.
 */
export function useListReportEditions<TData = Awaited<ReturnType<typeof listReportEditions>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportEditions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportEditionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateReportEditionUrl = () => {




  return `/api/v1/report-editions`
}

/**
 * Create an edition by duplicating another.
 *
 * Copies milestones, activities, indicators with their parent links, users and countries in one transaction; every country indicator starts Open, unrated and unassigned. The new edition is Active and all others become Inactive now. BringAssignments and BringReferences take those of the duplicated edition along. Can take some time.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong creating the new report’.
 *
 * Refetches afterwards: listReportEditions, readReportEdition, listExportReportEditions, listUsers, listNotifications, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listRatingHistory, readReferences, readCompareFilters, listResults, readCountryResults, readAgreement, readDossier, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, listUserActivity, listImports.
 */
export const createReportEdition = async (reportEditionCreate: ReportEditionCreate, options?: Parameters<typeof fetcher>[1]): Promise<ReportEdition> => {

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
return fetcher<ReportEdition>(getCreateReportEditionUrl(),
  {
      operationId: 'createReportEdition',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportEditionCreate)
  }
);}





export const getCreateReportEditionMutationKey = () => ['createReportEdition'] as const;

export const getCreateReportEditionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReportEdition>>, TError,CreateReportEditionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createReportEdition>>, TError,CreateReportEditionMutationVariables, TContext> => {

const mutationKey = getCreateReportEditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReportEdition>>, CreateReportEditionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReportEdition(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReportEditionMutationResult = NonNullable<Awaited<ReturnType<typeof createReportEdition>>>
    export type CreateReportEditionMutationBody = BodyType<ReportEditionCreate>
    export type CreateReportEditionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateReportEditionMutationVariables = {data: BodyType<ReportEditionCreate>}

    /**
 * Create an edition by duplicating another.
 *
 * Copies milestones, activities, indicators with their parent links, users and countries in one transaction; every country indicator starts Open, unrated and unassigned. The new edition is Active and all others become Inactive now. BringAssignments and BringReferences take those of the duplicated edition along. Can take some time.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong creating the new report’.
 *
 * Refetches afterwards: listReportEditions, readReportEdition, listExportReportEditions, listUsers, listNotifications, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listRatingHistory, readReferences, readCompareFilters, listResults, readCountryResults, readAgreement, readDossier, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, listUserActivity, listImports.
 */
export const useCreateReportEdition = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReportEdition>>, TError,CreateReportEditionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReportEdition>>,
        TError,
        CreateReportEditionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReportEditionMutationOptions(options), queryClient);
    }
    export const getReadReportEditionUrl = ({ id }: ReadReportEditionPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}`
}

/**
 * Read an edition.
 *
 * Any edition, active or not.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report edition’.
 */
export const readReportEdition = async ({ id }: ReadReportEditionPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<ReportEdition> => {

  return fetcher<ReportEdition>(getReadReportEditionUrl({ id }),
  {
      operationId: 'readReportEdition',
    ...options,
    method: 'GET'


  }
);}





export const getReadReportEditionQueryKey = ({ id }: ReadReportEditionPathParameters,) => {
    return [
    "readReportEdition", { id }
    ] as const;
    }


export const getReadReportEditionQueryOptions = <TData = Awaited<ReturnType<typeof readReportEdition>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ReadReportEditionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReportEdition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadReportEditionQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readReportEdition>>> = ({ signal }) => readReportEdition({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readReportEdition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadReportEditionQueryResult = NonNullable<Awaited<ReturnType<typeof readReportEdition>>>
export type ReadReportEditionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read an edition.
 *
 * Any edition, active or not.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report edition’.
 */
export function useReadReportEdition<TData = Awaited<ReturnType<typeof readReportEdition>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadReportEditionPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReportEdition>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readReportEdition>>,
          TError,
          Awaited<ReturnType<typeof readReportEdition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read an edition.
 *
 * Any edition, active or not.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report edition’.
 */
export function useReadReportEdition<TData = Awaited<ReturnType<typeof readReportEdition>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadReportEditionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReportEdition>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readReportEdition>>,
          TError,
          Awaited<ReturnType<typeof readReportEdition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read an edition.
 *
 * Any edition, active or not.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report edition’.
 */
export function useReadReportEdition<TData = Awaited<ReturnType<typeof readReportEdition>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadReportEditionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReportEdition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read an edition.
 *
 * Any edition, active or not.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report edition’.
 */
export function useReadReportEdition<TData = Awaited<ReturnType<typeof readReportEdition>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ReadReportEditionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReportEdition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadReportEditionQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateReportEditionUrl = ({ id }: UpdateReportEditionPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}`
}

/**
 * Change the name and dates of an edition.
 *
 * The name is compared with those of the other editions only.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the report edition’.
 *
 * Refetches afterwards: listReportEditions, readReportEdition, readEditionRevert, readEditionCountry, listExportReportEditions, listUsers, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listRatingHistory, readReferences, readCompare, readCompareFilters, listResults, readCountryResults, readDossier, listDashboardIndicators, readIndicatorRating, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, listUserActivity, readImportChanges, listGlobalIndicators.
 */
export const updateReportEdition = async ({ id }: UpdateReportEditionPathParameters,
    reportEditionUpdate: ReportEditionUpdate, options?: Parameters<typeof fetcher>[1]): Promise<ReportEdition> => {

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
return fetcher<ReportEdition>(getUpdateReportEditionUrl({ id }),
  {
      operationId: 'updateReportEdition',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportEditionUpdate)
  }
);}





export const getUpdateReportEditionMutationKey = () => ['updateReportEdition'] as const;

export const getUpdateReportEditionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReportEdition>>, TError,UpdateReportEditionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReportEdition>>, TError,UpdateReportEditionMutationVariables, TContext> => {

const mutationKey = getUpdateReportEditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReportEdition>>, UpdateReportEditionMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  updateReportEdition(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateReportEditionMutationResult = NonNullable<Awaited<ReturnType<typeof updateReportEdition>>>
    export type UpdateReportEditionMutationBody = BodyType<ReportEditionUpdate>
    export type UpdateReportEditionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateReportEditionMutationVariables = UpdateReportEditionPathParameters & {data: BodyType<ReportEditionUpdate>}

    /**
 * Change the name and dates of an edition.
 *
 * The name is compared with those of the other editions only.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the report edition’.
 *
 * Refetches afterwards: listReportEditions, readReportEdition, readEditionRevert, readEditionCountry, listExportReportEditions, listUsers, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listRatingHistory, readReferences, readCompare, readCompareFilters, listResults, readCountryResults, readDossier, listDashboardIndicators, readIndicatorRating, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, listUserActivity, readImportChanges, listGlobalIndicators.
 */
export const useUpdateReportEdition = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReportEdition>>, TError,UpdateReportEditionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReportEdition>>,
        TError,
        UpdateReportEditionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateReportEditionMutationOptions(options), queryClient);
    }
    export const getReadEditionClosingUrl = ({ id }: ReadEditionClosingPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/closing`
}

/**
 * Read what an edition leaves unfinished when the next one is created.
 *
 * What is not completed by status and by the person whose turn it is: the researcher, in quality assurance the QA user. Countries that were removed from the edition do not count.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is not completed in this edition’.
 */
export const readEditionClosing = async ({ id }: ReadEditionClosingPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<EditionClosing> => {

  return fetcher<EditionClosing>(getReadEditionClosingUrl({ id }),
  {
      operationId: 'readEditionClosing',
    ...options,
    method: 'GET'


  }
);}





export const getReadEditionClosingQueryKey = ({ id }: ReadEditionClosingPathParameters,) => {
    return [
    "readEditionClosing", { id }
    ] as const;
    }


export const getReadEditionClosingQueryOptions = <TData = Awaited<ReturnType<typeof readEditionClosing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ReadEditionClosingPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionClosing>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadEditionClosingQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readEditionClosing>>> = ({ signal }) => readEditionClosing({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readEditionClosing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadEditionClosingQueryResult = NonNullable<Awaited<ReturnType<typeof readEditionClosing>>>
export type ReadEditionClosingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read what an edition leaves unfinished when the next one is created.
 *
 * What is not completed by status and by the person whose turn it is: the researcher, in quality assurance the QA user. Countries that were removed from the edition do not count.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is not completed in this edition’.
 */
export function useReadEditionClosing<TData = Awaited<ReturnType<typeof readEditionClosing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionClosingPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionClosing>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEditionClosing>>,
          TError,
          Awaited<ReturnType<typeof readEditionClosing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what an edition leaves unfinished when the next one is created.
 *
 * What is not completed by status and by the person whose turn it is: the researcher, in quality assurance the QA user. Countries that were removed from the edition do not count.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is not completed in this edition’.
 */
export function useReadEditionClosing<TData = Awaited<ReturnType<typeof readEditionClosing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionClosingPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionClosing>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEditionClosing>>,
          TError,
          Awaited<ReturnType<typeof readEditionClosing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what an edition leaves unfinished when the next one is created.
 *
 * What is not completed by status and by the person whose turn it is: the researcher, in quality assurance the QA user. Countries that were removed from the edition do not count.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is not completed in this edition’.
 */
export function useReadEditionClosing<TData = Awaited<ReturnType<typeof readEditionClosing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionClosingPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionClosing>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read what an edition leaves unfinished when the next one is created.
 *
 * What is not completed by status and by the person whose turn it is: the researcher, in quality assurance the QA user. Countries that were removed from the edition do not count.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what is not completed in this edition’.
 */
export function useReadEditionClosing<TData = Awaited<ReturnType<typeof readEditionClosing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ReadEditionClosingPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionClosing>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadEditionClosingQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadEditionRevertUrl = ({ id }: ReadEditionRevertPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/revert`
}

/**
 * Read whether an edition can be taken back, and what would go with it.
 *
 * It can as long as it is the active one, was made from another, and nobody has rated, commented or referenced anything in it. References that were brought along count once they are changed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching whether this edition can be taken back’.
 */
export const readEditionRevert = async ({ id }: ReadEditionRevertPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<EditionRevert> => {

  return fetcher<EditionRevert>(getReadEditionRevertUrl({ id }),
  {
      operationId: 'readEditionRevert',
    ...options,
    method: 'GET'


  }
);}





export const getReadEditionRevertQueryKey = ({ id }: ReadEditionRevertPathParameters,) => {
    return [
    "readEditionRevert", { id }
    ] as const;
    }


export const getReadEditionRevertQueryOptions = <TData = Awaited<ReturnType<typeof readEditionRevert>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ReadEditionRevertPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionRevert>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadEditionRevertQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readEditionRevert>>> = ({ signal }) => readEditionRevert({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readEditionRevert>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadEditionRevertQueryResult = NonNullable<Awaited<ReturnType<typeof readEditionRevert>>>
export type ReadEditionRevertQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read whether an edition can be taken back, and what would go with it.
 *
 * It can as long as it is the active one, was made from another, and nobody has rated, commented or referenced anything in it. References that were brought along count once they are changed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching whether this edition can be taken back’.
 */
export function useReadEditionRevert<TData = Awaited<ReturnType<typeof readEditionRevert>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionRevertPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionRevert>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEditionRevert>>,
          TError,
          Awaited<ReturnType<typeof readEditionRevert>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read whether an edition can be taken back, and what would go with it.
 *
 * It can as long as it is the active one, was made from another, and nobody has rated, commented or referenced anything in it. References that were brought along count once they are changed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching whether this edition can be taken back’.
 */
export function useReadEditionRevert<TData = Awaited<ReturnType<typeof readEditionRevert>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionRevertPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionRevert>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEditionRevert>>,
          TError,
          Awaited<ReturnType<typeof readEditionRevert>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read whether an edition can be taken back, and what would go with it.
 *
 * It can as long as it is the active one, was made from another, and nobody has rated, commented or referenced anything in it. References that were brought along count once they are changed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching whether this edition can be taken back’.
 */
export function useReadEditionRevert<TData = Awaited<ReturnType<typeof readEditionRevert>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionRevertPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionRevert>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read whether an edition can be taken back, and what would go with it.
 *
 * It can as long as it is the active one, was made from another, and nobody has rated, commented or referenced anything in it. References that were brought along count once they are changed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching whether this edition can be taken back’.
 */
export function useReadEditionRevert<TData = Awaited<ReturnType<typeof readEditionRevert>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ReadEditionRevertPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionRevert>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadEditionRevertQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRevertReportEditionUrl = ({ id }: RevertReportEditionPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/revert`
}

/**
 * Take back an edition that was created by mistake.
 *
 * The edition goes with its structure, members, assignments and what was brought along, and the edition that it closed is active again with its notifications. Only while nobody has rated, commented or referenced anything in it.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong taking back the report edition’.
 *
 * Refetches afterwards: listReportEditions, readReportEdition, listExportReportEditions, listUsers, listNotifications, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listRatingHistory, readReferences, readCompareFilters, listResults, readCountryResults, readAgreement, readDossier, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, listUserActivity, listImports, readImportChanges.
 */
export const revertReportEdition = async ({ id }: RevertReportEditionPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<ReportEdition> => {

  return fetcher<ReportEdition>(getRevertReportEditionUrl({ id }),
  {
      operationId: 'revertReportEdition',
    ...options,
    method: 'POST'


  }
);}





export const getRevertReportEditionMutationKey = () => ['revertReportEdition'] as const;

export const getRevertReportEditionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revertReportEdition>>, TError,RevertReportEditionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof revertReportEdition>>, TError,RevertReportEditionMutationVariables, TContext> => {

const mutationKey = getRevertReportEditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revertReportEdition>>, RevertReportEditionMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  revertReportEdition(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevertReportEditionMutationResult = NonNullable<Awaited<ReturnType<typeof revertReportEdition>>>

    export type RevertReportEditionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RevertReportEditionMutationVariables = RevertReportEditionPathParameters

    /**
 * Take back an edition that was created by mistake.
 *
 * The edition goes with its structure, members, assignments and what was brought along, and the edition that it closed is active again with its notifications. Only while nobody has rated, commented or referenced anything in it.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong taking back the report edition’.
 *
 * Refetches afterwards: listReportEditions, readReportEdition, listExportReportEditions, listUsers, listNotifications, listLibraryIndicators, listEditionLibraryIndicators, readLibraryIndicator, listRatingHistory, readReferences, readCompareFilters, listResults, readCountryResults, readAgreement, readDossier, readEditionClosing, readEditionRevert, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, listUserActivity, listImports, readImportChanges.
 */
export const useRevertReportEdition = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revertReportEdition>>, TError,RevertReportEditionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revertReportEdition>>,
        TError,
        RevertReportEditionMutationVariables,
        TContext
      > => {
      return useMutation(getRevertReportEditionMutationOptions(options), queryClient);
    }
    export const getListExportReportEditionsUrl = () => {




  return `/api/v1/export-report-editions`
}

/**
 * List the editions that can be exported, newest first by CreationDate.
 *
 * What exportData can be asked for. Inactive editions are listed too.
 *
 * Who may: dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report editions for export’.
 */
export const listExportReportEditions = async ( options?: Parameters<typeof fetcher>[1]): Promise<ReportEdition[]> => {

  return fetcher<ReportEdition[]>(getListExportReportEditionsUrl(),
  {
      operationId: 'listExportReportEditions',
    ...options,
    method: 'GET'


  }
);}





export const getListExportReportEditionsQueryKey = () => {
    return [
    "listExportReportEditions"
    ] as const;
    }


export const getListExportReportEditionsQueryOptions = <TData = Awaited<ReturnType<typeof listExportReportEditions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportReportEditions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExportReportEditionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExportReportEditions>>> = ({ signal }) => listExportReportEditions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExportReportEditions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExportReportEditionsQueryResult = NonNullable<Awaited<ReturnType<typeof listExportReportEditions>>>
export type ListExportReportEditionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the editions that can be exported, newest first by CreationDate.
 *
 * What exportData can be asked for. Inactive editions are listed too.
 *
 * Who may: dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report editions for export’.
 */
export function useListExportReportEditions<TData = Awaited<ReturnType<typeof listExportReportEditions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportReportEditions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExportReportEditions>>,
          TError,
          Awaited<ReturnType<typeof listExportReportEditions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the editions that can be exported, newest first by CreationDate.
 *
 * What exportData can be asked for. Inactive editions are listed too.
 *
 * Who may: dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report editions for export’.
 */
export function useListExportReportEditions<TData = Awaited<ReturnType<typeof listExportReportEditions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportReportEditions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExportReportEditions>>,
          TError,
          Awaited<ReturnType<typeof listExportReportEditions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the editions that can be exported, newest first by CreationDate.
 *
 * What exportData can be asked for. Inactive editions are listed too.
 *
 * Who may: dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report editions for export’.
 */
export function useListExportReportEditions<TData = Awaited<ReturnType<typeof listExportReportEditions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportReportEditions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the editions that can be exported, newest first by CreationDate.
 *
 * What exportData can be asked for. Inactive editions are listed too.
 *
 * Who may: dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the report editions for export’.
 */
export function useListExportReportEditions<TData = Awaited<ReturnType<typeof listExportReportEditions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportReportEditions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExportReportEditionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEditionUsersUrl = ({ id }: ListEditionUsersPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/users`
}

/**
 * List the users of an edition, by full name, then Id.
 *
 * Those who were added and not removed since. A user who was deactivated stays listed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users of this report edition’.
 */
export const listEditionUsers = async ({ id }: ListEditionUsersPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<EditionUser[]> => {

  return fetcher<EditionUser[]>(getListEditionUsersUrl({ id }),
  {
      operationId: 'listEditionUsers',
    ...options,
    method: 'GET'


  }
);}





export const getListEditionUsersQueryKey = ({ id }: ListEditionUsersPathParameters,) => {
    return [
    "listEditionUsers", { id }
    ] as const;
    }


export const getListEditionUsersQueryOptions = <TData = Awaited<ReturnType<typeof listEditionUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListEditionUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEditionUsersQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEditionUsers>>> = ({ signal }) => listEditionUsers({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEditionUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEditionUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listEditionUsers>>>
export type ListEditionUsersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the users of an edition, by full name, then Id.
 *
 * Those who were added and not removed since. A user who was deactivated stays listed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users of this report edition’.
 */
export function useListEditionUsers<TData = Awaited<ReturnType<typeof listEditionUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionUsersPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionUsers>>,
          TError,
          Awaited<ReturnType<typeof listEditionUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users of an edition, by full name, then Id.
 *
 * Those who were added and not removed since. A user who was deactivated stays listed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users of this report edition’.
 */
export function useListEditionUsers<TData = Awaited<ReturnType<typeof listEditionUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionUsers>>,
          TError,
          Awaited<ReturnType<typeof listEditionUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users of an edition, by full name, then Id.
 *
 * Those who were added and not removed since. A user who was deactivated stays listed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users of this report edition’.
 */
export function useListEditionUsers<TData = Awaited<ReturnType<typeof listEditionUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users of an edition, by full name, then Id.
 *
 * Those who were added and not removed since. A user who was deactivated stays listed.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users of this report edition’.
 */
export function useListEditionUsers<TData = Awaited<ReturnType<typeof listEditionUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListEditionUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEditionUsersQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddEditionUsersUrl = ({ id }: AddEditionUsersPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/users`
}

/**
 * Add users to an edition.
 *
 * Who belongs to it already stays as added first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding the users to this report edition’.
 *
 * Refetches afterwards: listEditionUsers, listEditionGlobalUsers, listMentionableUsers, listUsers, listWorkflowUsers, readDashboardFilters, listWorkload, readAgreement, listStuck, listActivity, listEditionActivity, listUserActivity.
 */
export const addEditionUsers = async ({ id }: AddEditionUsersPathParameters,
    editionUserSelection: EditionUserSelection, options?: Parameters<typeof fetcher>[1]): Promise<EditionUser[]> => {

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
return fetcher<EditionUser[]>(getAddEditionUsersUrl({ id }),
  {
      operationId: 'addEditionUsers',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(editionUserSelection)
  }
);}





export const getAddEditionUsersMutationKey = () => ['addEditionUsers'] as const;

export const getAddEditionUsersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEditionUsers>>, TError,AddEditionUsersMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addEditionUsers>>, TError,AddEditionUsersMutationVariables, TContext> => {

const mutationKey = getAddEditionUsersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addEditionUsers>>, AddEditionUsersMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  addEditionUsers(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddEditionUsersMutationResult = NonNullable<Awaited<ReturnType<typeof addEditionUsers>>>
    export type AddEditionUsersMutationBody = BodyType<EditionUserSelection>
    export type AddEditionUsersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AddEditionUsersMutationVariables = AddEditionUsersPathParameters & {data: BodyType<EditionUserSelection>}

    /**
 * Add users to an edition.
 *
 * Who belongs to it already stays as added first.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding the users to this report edition’.
 *
 * Refetches afterwards: listEditionUsers, listEditionGlobalUsers, listMentionableUsers, listUsers, listWorkflowUsers, readDashboardFilters, listWorkload, readAgreement, listStuck, listActivity, listEditionActivity, listUserActivity.
 */
export const useAddEditionUsers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEditionUsers>>, TError,AddEditionUsersMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addEditionUsers>>,
        TError,
        AddEditionUsersMutationVariables,
        TContext
      > => {
      return useMutation(getAddEditionUsersMutationOptions(options), queryClient);
    }
    export const getListEditionGlobalUsersUrl = ({ id }: ListEditionGlobalUsersPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/global-users`
}

/**
 * List the users who can be added to an edition, by full name, then Id.
 *
 * The rows have the fields of listEditionUsers, so that a user can move between the two lists; DateAdded is null.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to add’.
 */
export const listEditionGlobalUsers = async ({ id }: ListEditionGlobalUsersPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<EditionUser[]> => {

  return fetcher<EditionUser[]>(getListEditionGlobalUsersUrl({ id }),
  {
      operationId: 'listEditionGlobalUsers',
    ...options,
    method: 'GET'


  }
);}





export const getListEditionGlobalUsersQueryKey = ({ id }: ListEditionGlobalUsersPathParameters,) => {
    return [
    "listEditionGlobalUsers", { id }
    ] as const;
    }


export const getListEditionGlobalUsersQueryOptions = <TData = Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListEditionGlobalUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEditionGlobalUsersQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEditionGlobalUsers>>> = ({ signal }) => listEditionGlobalUsers({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEditionGlobalUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listEditionGlobalUsers>>>
export type ListEditionGlobalUsersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the users who can be added to an edition, by full name, then Id.
 *
 * The rows have the fields of listEditionUsers, so that a user can move between the two lists; DateAdded is null.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to add’.
 */
export function useListEditionGlobalUsers<TData = Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionGlobalUsersPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionGlobalUsers>>,
          TError,
          Awaited<ReturnType<typeof listEditionGlobalUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users who can be added to an edition, by full name, then Id.
 *
 * The rows have the fields of listEditionUsers, so that a user can move between the two lists; DateAdded is null.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to add’.
 */
export function useListEditionGlobalUsers<TData = Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionGlobalUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionGlobalUsers>>,
          TError,
          Awaited<ReturnType<typeof listEditionGlobalUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users who can be added to an edition, by full name, then Id.
 *
 * The rows have the fields of listEditionUsers, so that a user can move between the two lists; DateAdded is null.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to add’.
 */
export function useListEditionGlobalUsers<TData = Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionGlobalUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users who can be added to an edition, by full name, then Id.
 *
 * The rows have the fields of listEditionUsers, so that a user can move between the two lists; DateAdded is null.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to add’.
 */
export function useListEditionGlobalUsers<TData = Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListEditionGlobalUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEditionGlobalUsersQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRemoveEditionUserUrl = ({ id, userId }: RemoveEditionUserPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/users/${encodeURIComponent(String(userId))}`
}

/**
 * Remove a user from an edition.
 *
 * Past work and assignments stay with the user.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong removing the user from this report edition’.
 *
 * Refetches afterwards: listEditionUsers, listEditionGlobalUsers, listMentionableUsers, listUsers, listWorkflowUsers, readDashboardFilters, listWorkload, readAgreement, listStuck, listActivity, listEditionActivity, listUserActivity.
 */
export const removeEditionUser = async ({ id, userId }: RemoveEditionUserPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRemoveEditionUserUrl({ id, userId }),
  {
      operationId: 'removeEditionUser',
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveEditionUserMutationKey = () => ['removeEditionUser'] as const;

export const getRemoveEditionUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeEditionUser>>, TError,RemoveEditionUserMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeEditionUser>>, TError,RemoveEditionUserMutationVariables, TContext> => {

const mutationKey = getRemoveEditionUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeEditionUser>>, RemoveEditionUserMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  removeEditionUser(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveEditionUserMutationResult = NonNullable<Awaited<ReturnType<typeof removeEditionUser>>>

    export type RemoveEditionUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RemoveEditionUserMutationVariables = RemoveEditionUserPathParameters

    /**
 * Remove a user from an edition.
 *
 * Past work and assignments stay with the user.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong removing the user from this report edition’.
 *
 * Refetches afterwards: listEditionUsers, listEditionGlobalUsers, listMentionableUsers, listUsers, listWorkflowUsers, readDashboardFilters, listWorkload, readAgreement, listStuck, listActivity, listEditionActivity, listUserActivity.
 */
export const useRemoveEditionUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeEditionUser>>, TError,RemoveEditionUserMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeEditionUser>>,
        TError,
        RemoveEditionUserMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveEditionUserMutationOptions(options), queryClient);
    }
    export const getListMentionableUsersUrl = ({ id }: ListMentionableUsersPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/mentionable-users`
}

/**
 * List the users whom a comment can tag, by full name, then Id.
 *
 * Inactive users of the edition are left out: addComment refuses to tag them.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to mention’.
 */
export const listMentionableUsers = async ({ id }: ListMentionableUsersPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<MentionableUser[]> => {

  return fetcher<MentionableUser[]>(getListMentionableUsersUrl({ id }),
  {
      operationId: 'listMentionableUsers',
    ...options,
    method: 'GET'


  }
);}





export const getListMentionableUsersQueryKey = ({ id }: ListMentionableUsersPathParameters,) => {
    return [
    "listMentionableUsers", { id }
    ] as const;
    }


export const getListMentionableUsersQueryOptions = <TData = Awaited<ReturnType<typeof listMentionableUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListMentionableUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMentionableUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMentionableUsersQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMentionableUsers>>> = ({ signal }) => listMentionableUsers({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMentionableUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMentionableUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listMentionableUsers>>>
export type ListMentionableUsersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the users whom a comment can tag, by full name, then Id.
 *
 * Inactive users of the edition are left out: addComment refuses to tag them.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to mention’.
 */
export function useListMentionableUsers<TData = Awaited<ReturnType<typeof listMentionableUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListMentionableUsersPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMentionableUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMentionableUsers>>,
          TError,
          Awaited<ReturnType<typeof listMentionableUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users whom a comment can tag, by full name, then Id.
 *
 * Inactive users of the edition are left out: addComment refuses to tag them.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to mention’.
 */
export function useListMentionableUsers<TData = Awaited<ReturnType<typeof listMentionableUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListMentionableUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMentionableUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMentionableUsers>>,
          TError,
          Awaited<ReturnType<typeof listMentionableUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users whom a comment can tag, by full name, then Id.
 *
 * Inactive users of the edition are left out: addComment refuses to tag them.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to mention’.
 */
export function useListMentionableUsers<TData = Awaited<ReturnType<typeof listMentionableUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListMentionableUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMentionableUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the users whom a comment can tag, by full name, then Id.
 *
 * Inactive users of the edition are left out: addComment refuses to tag them.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the users to mention’.
 */
export function useListMentionableUsers<TData = Awaited<ReturnType<typeof listMentionableUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListMentionableUsersPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMentionableUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMentionableUsersQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEditionCountriesUrl = ({ id }: ListEditionCountriesPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/countries`
}

/**
 * List the countries of an edition, by name, then Id.
 *
 * Those that were added and not removed since.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries of this report edition’.
 */
export const listEditionCountries = async ({ id }: ListEditionCountriesPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Country[]> => {

  return fetcher<Country[]>(getListEditionCountriesUrl({ id }),
  {
      operationId: 'listEditionCountries',
    ...options,
    method: 'GET'


  }
);}





export const getListEditionCountriesQueryKey = ({ id }: ListEditionCountriesPathParameters,) => {
    return [
    "listEditionCountries", { id }
    ] as const;
    }


export const getListEditionCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listEditionCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListEditionCountriesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEditionCountriesQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEditionCountries>>> = ({ signal }) => listEditionCountries({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEditionCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEditionCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listEditionCountries>>>
export type ListEditionCountriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the countries of an edition, by name, then Id.
 *
 * Those that were added and not removed since.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries of this report edition’.
 */
export function useListEditionCountries<TData = Awaited<ReturnType<typeof listEditionCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionCountriesPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionCountries>>,
          TError,
          Awaited<ReturnType<typeof listEditionCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition, by name, then Id.
 *
 * Those that were added and not removed since.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries of this report edition’.
 */
export function useListEditionCountries<TData = Awaited<ReturnType<typeof listEditionCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionCountriesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionCountries>>,
          TError,
          Awaited<ReturnType<typeof listEditionCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition, by name, then Id.
 *
 * Those that were added and not removed since.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries of this report edition’.
 */
export function useListEditionCountries<TData = Awaited<ReturnType<typeof listEditionCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionCountriesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition, by name, then Id.
 *
 * Those that were added and not removed since.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries of this report edition’.
 */
export function useListEditionCountries<TData = Awaited<ReturnType<typeof listEditionCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListEditionCountriesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEditionCountriesQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddEditionCountriesUrl = ({ id }: AddEditionCountriesPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/countries`
}

/**
 * Add countries to an edition.
 *
 * Their Open country indicators are made at once; a country that was removed before comes back with its past work.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding the countries to this report edition’.
 *
 * Refetches afterwards: listEditionCountries, listEditionGlobalCountries, listExportCountries, listMilestones, listActivities, listActivityIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowRegions, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionCountry, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, readCompareFilters, listResults, readCountryResults, readDossier, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity.
 */
export const addEditionCountries = async ({ id }: AddEditionCountriesPathParameters,
    editionCountrySelection: EditionCountrySelection, options?: Parameters<typeof fetcher>[1]): Promise<Country[]> => {

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
return fetcher<Country[]>(getAddEditionCountriesUrl({ id }),
  {
      operationId: 'addEditionCountries',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(editionCountrySelection)
  }
);}





export const getAddEditionCountriesMutationKey = () => ['addEditionCountries'] as const;

export const getAddEditionCountriesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEditionCountries>>, TError,AddEditionCountriesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addEditionCountries>>, TError,AddEditionCountriesMutationVariables, TContext> => {

const mutationKey = getAddEditionCountriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addEditionCountries>>, AddEditionCountriesMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  addEditionCountries(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddEditionCountriesMutationResult = NonNullable<Awaited<ReturnType<typeof addEditionCountries>>>
    export type AddEditionCountriesMutationBody = BodyType<EditionCountrySelection>
    export type AddEditionCountriesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AddEditionCountriesMutationVariables = AddEditionCountriesPathParameters & {data: BodyType<EditionCountrySelection>}

    /**
 * Add countries to an edition.
 *
 * Their Open country indicators are made at once; a country that was removed before comes back with its past work.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding the countries to this report edition’.
 *
 * Refetches afterwards: listEditionCountries, listEditionGlobalCountries, listExportCountries, listMilestones, listActivities, listActivityIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowRegions, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionCountry, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, readCompareFilters, listResults, readCountryResults, readDossier, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity.
 */
export const useAddEditionCountries = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEditionCountries>>, TError,AddEditionCountriesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addEditionCountries>>,
        TError,
        AddEditionCountriesMutationVariables,
        TContext
      > => {
      return useMutation(getAddEditionCountriesMutationOptions(options), queryClient);
    }
    export const getListEditionGlobalCountriesUrl = ({ id }: ListEditionGlobalCountriesPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/global-countries`
}

/**
 * List the countries that can be added to an edition, by name, then Id.
 *
 * The rows have the fields of listEditionCountries, so that a country can move between the two lists.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to add’.
 */
export const listEditionGlobalCountries = async ({ id }: ListEditionGlobalCountriesPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Country[]> => {

  return fetcher<Country[]>(getListEditionGlobalCountriesUrl({ id }),
  {
      operationId: 'listEditionGlobalCountries',
    ...options,
    method: 'GET'


  }
);}





export const getListEditionGlobalCountriesQueryKey = ({ id }: ListEditionGlobalCountriesPathParameters,) => {
    return [
    "listEditionGlobalCountries", { id }
    ] as const;
    }


export const getListEditionGlobalCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListEditionGlobalCountriesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEditionGlobalCountriesQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEditionGlobalCountries>>> = ({ signal }) => listEditionGlobalCountries({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEditionGlobalCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listEditionGlobalCountries>>>
export type ListEditionGlobalCountriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the countries that can be added to an edition, by name, then Id.
 *
 * The rows have the fields of listEditionCountries, so that a country can move between the two lists.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to add’.
 */
export function useListEditionGlobalCountries<TData = Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionGlobalCountriesPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionGlobalCountries>>,
          TError,
          Awaited<ReturnType<typeof listEditionGlobalCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries that can be added to an edition, by name, then Id.
 *
 * The rows have the fields of listEditionCountries, so that a country can move between the two lists.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to add’.
 */
export function useListEditionGlobalCountries<TData = Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionGlobalCountriesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionGlobalCountries>>,
          TError,
          Awaited<ReturnType<typeof listEditionGlobalCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries that can be added to an edition, by name, then Id.
 *
 * The rows have the fields of listEditionCountries, so that a country can move between the two lists.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to add’.
 */
export function useListEditionGlobalCountries<TData = Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionGlobalCountriesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries that can be added to an edition, by name, then Id.
 *
 * The rows have the fields of listEditionCountries, so that a country can move between the two lists.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to add’.
 */
export function useListEditionGlobalCountries<TData = Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListEditionGlobalCountriesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionGlobalCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEditionGlobalCountriesQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRemoveEditionCountryUrl = ({ id, countryId }: RemoveEditionCountryPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/countries/${encodeURIComponent(String(countryId))}`
}

/**
 * Remove a country from an edition.
 *
 * Its ratings are kept, leave the lists of the edition, and come back if it is added again.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong removing the country from this report edition’.
 *
 * Refetches afterwards: listEditionCountries, listEditionGlobalCountries, listExportCountries, listMilestones, listActivities, listActivityIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowRegions, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionCountry, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, readCompareFilters, listResults, readCountryResults, readDossier, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity.
 */
export const removeEditionCountry = async ({ id, countryId }: RemoveEditionCountryPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRemoveEditionCountryUrl({ id, countryId }),
  {
      operationId: 'removeEditionCountry',
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveEditionCountryMutationKey = () => ['removeEditionCountry'] as const;

export const getRemoveEditionCountryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeEditionCountry>>, TError,RemoveEditionCountryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeEditionCountry>>, TError,RemoveEditionCountryMutationVariables, TContext> => {

const mutationKey = getRemoveEditionCountryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeEditionCountry>>, RemoveEditionCountryMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  removeEditionCountry(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveEditionCountryMutationResult = NonNullable<Awaited<ReturnType<typeof removeEditionCountry>>>

    export type RemoveEditionCountryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RemoveEditionCountryMutationVariables = RemoveEditionCountryPathParameters

    /**
 * Remove a country from an edition.
 *
 * Its ratings are kept, leave the lists of the edition, and come back if it is added again.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong removing the country from this report edition’.
 *
 * Refetches afterwards: listEditionCountries, listEditionGlobalCountries, listExportCountries, listMilestones, listActivities, listActivityIndicators, listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowRegions, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionCountry, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, readCompareFilters, listResults, readCountryResults, readDossier, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity.
 */
export const useRemoveEditionCountry = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeEditionCountry>>, TError,RemoveEditionCountryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeEditionCountry>>,
        TError,
        RemoveEditionCountryMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveEditionCountryMutationOptions(options), queryClient);
    }
