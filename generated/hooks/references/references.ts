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
  AddReferencePathParameters,
  AssignableCountry,
  AssignableIndicator,
  BadRequestResponse,
  ChangedResponse,
  ConflictResponse,
  CopyReferencePathParameters,
  CopyReferenceToCurrentPathParameters,
  CountrySource,
  ForbiddenResponse,
  ListAssignableIndicatorsPathParameters,
  ListAssignableRegionsPathParameters,
  ListCountrySourcesParams,
  ListCountrySourcesPathParameters,
  NotFoundResponse,
  Problem,
  ReadReferencesPathParameters,
  Reference,
  ReferenceCopy,
  ReferenceCopyResult,
  ReferenceCopySummary,
  ReferenceCreate,
  ReferenceUpdate,
  References,
  RemoveReferencePathParameters,
  ServerErrorResponse,
  SummariseReferenceCopyPathParameters,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UpdateReferencePathParameters
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

export const getReadReferencesUrl = ({ editionId, countryId, indicatorId }: ReadReferencesPathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country/${encodeURIComponent(String(countryId))}/indicator/${encodeURIComponent(String(indicatorId))}`
}

/**
 * Read the references of a country indicator in this edition and earlier ones.
 *
 * By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the reference for this report edition’.
 */
export const readReferences = async ({ editionId, countryId, indicatorId }: ReadReferencesPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<References> => {

  return fetcher<References>(getReadReferencesUrl({ editionId, countryId, indicatorId }),
  {
      operationId: 'readReferences',
    ...options,
    method: 'GET'


  }
);}





export const getReadReferencesQueryKey = ({ editionId, countryId, indicatorId }: ReadReferencesPathParameters,) => {
    return [
    "readReferences", { editionId, countryId, indicatorId }
    ] as const;
    }


export const getReadReferencesQueryOptions = <TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId, countryId, indicatorId }: ReadReferencesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadReferencesQueryKey({ editionId, countryId, indicatorId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readReferences>>> = ({ signal }) => readReferences({ editionId, countryId, indicatorId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && countryId !== null && countryId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadReferencesQueryResult = NonNullable<Awaited<ReturnType<typeof readReferences>>>
export type ReadReferencesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read the references of a country indicator in this edition and earlier ones.
 *
 * By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the reference for this report edition’.
 */
export function useReadReferences<TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadReferencesPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readReferences>>,
          TError,
          Awaited<ReturnType<typeof readReferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the references of a country indicator in this edition and earlier ones.
 *
 * By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the reference for this report edition’.
 */
export function useReadReferences<TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadReferencesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readReferences>>,
          TError,
          Awaited<ReturnType<typeof readReferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the references of a country indicator in this edition and earlier ones.
 *
 * By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the reference for this report edition’.
 */
export function useReadReferences<TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadReferencesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the references of a country indicator in this edition and earlier ones.
 *
 * By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the reference for this report edition’.
 */
export function useReadReferences<TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId, countryId, indicatorId }: ReadReferencesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadReferencesQueryOptions({ editionId, countryId, indicatorId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCountrySourcesUrl = ({ editionId, countryId }: ListCountrySourcesPathParameters,
    params?: ListCountrySourcesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/references/${encodeURIComponent(String(editionId))}/country/${encodeURIComponent(String(countryId))}?${stringifiedParams}` : `/api/v1/references/${encodeURIComponent(String(editionId))}/country/${encodeURIComponent(String(countryId))}`
}

/**
 * List the sources to use again for a country.
 *
 * The distinct sources, told apart by Title and URL, of the country's references in this edition, and those of the named indicator in the edition before it. By UsedCount, the most used first, then Title and Id; at most 50. Each is told by the newest reference to it.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the sources of this country’.
 */
export const listCountrySources = async ({ editionId, countryId }: ListCountrySourcesPathParameters,
    params?: ListCountrySourcesParams, options?: Parameters<typeof fetcher>[1]): Promise<CountrySource[]> => {

  return fetcher<CountrySource[]>(getListCountrySourcesUrl({ editionId, countryId },params),
  {
      operationId: 'listCountrySources',
    ...options,
    method: 'GET'


  }
);}





export const getListCountrySourcesQueryKey = ({ editionId, countryId }: ListCountrySourcesPathParameters,
    params?: ListCountrySourcesParams,) => {
    return [
    "listCountrySources", { editionId, countryId }, ...(params ? [params] : [])
    ] as const;
    }


export const getListCountrySourcesQueryOptions = <TData = Awaited<ReturnType<typeof listCountrySources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId, countryId }: ListCountrySourcesPathParameters,
    params?: ListCountrySourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountrySources>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountrySourcesQueryKey({ editionId, countryId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountrySources>>> = ({ signal }) => listCountrySources({ editionId, countryId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && countryId !== null && countryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountrySources>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountrySourcesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountrySources>>>
export type ListCountrySourcesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the sources to use again for a country.
 *
 * The distinct sources, told apart by Title and URL, of the country's references in this edition, and those of the named indicator in the edition before it. By UsedCount, the most used first, then Title and Id; at most 50. Each is told by the newest reference to it.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the sources of this country’.
 */
export function useListCountrySources<TData = Awaited<ReturnType<typeof listCountrySources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountrySourcesPathParameters,
    params: undefined |  ListCountrySourcesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountrySources>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountrySources>>,
          TError,
          Awaited<ReturnType<typeof listCountrySources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the sources to use again for a country.
 *
 * The distinct sources, told apart by Title and URL, of the country's references in this edition, and those of the named indicator in the edition before it. By UsedCount, the most used first, then Title and Id; at most 50. Each is told by the newest reference to it.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the sources of this country’.
 */
export function useListCountrySources<TData = Awaited<ReturnType<typeof listCountrySources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountrySourcesPathParameters,
    params?: ListCountrySourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountrySources>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountrySources>>,
          TError,
          Awaited<ReturnType<typeof listCountrySources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the sources to use again for a country.
 *
 * The distinct sources, told apart by Title and URL, of the country's references in this edition, and those of the named indicator in the edition before it. By UsedCount, the most used first, then Title and Id; at most 50. Each is told by the newest reference to it.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the sources of this country’.
 */
export function useListCountrySources<TData = Awaited<ReturnType<typeof listCountrySources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountrySourcesPathParameters,
    params?: ListCountrySourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountrySources>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the sources to use again for a country.
 *
 * The distinct sources, told apart by Title and URL, of the country's references in this edition, and those of the named indicator in the edition before it. By UsedCount, the most used first, then Title and Id; at most 50. Each is told by the newest reference to it.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the sources of this country’.
 */
export function useListCountrySources<TData = Awaited<ReturnType<typeof listCountrySources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId, countryId }: ListCountrySourcesPathParameters,
    params?: ListCountrySourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountrySources>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountrySourcesQueryOptions({ editionId, countryId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddReferenceUrl = ({ editionId, ratingId }: AddReferencePathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}`
}

/**
 * Add a reference to a country indicator.
 *
 * A ReportEditionId or CountryIndicatorRatingId that is not that of the address is 422, and so is a URL that names another scheme than http or https. Members left out are null.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const addReference = async ({ editionId, ratingId }: AddReferencePathParameters,
    referenceCreate: ReferenceCreate, options?: Parameters<typeof fetcher>[1]): Promise<Reference> => {

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
return fetcher<Reference>(getAddReferenceUrl({ editionId, ratingId }),
  {
      operationId: 'addReference',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(referenceCreate)
  }
);}





export const getAddReferenceMutationKey = () => ['addReference'] as const;

export const getAddReferenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addReference>>, TError,AddReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addReference>>, TError,AddReferenceMutationVariables, TContext> => {

const mutationKey = getAddReferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addReference>>, AddReferenceMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  addReference(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddReferenceMutationResult = NonNullable<Awaited<ReturnType<typeof addReference>>>
    export type AddReferenceMutationBody = BodyType<ReferenceCreate>
    export type AddReferenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AddReferenceMutationVariables = AddReferencePathParameters & {data: BodyType<ReferenceCreate>}

    /**
 * Add a reference to a country indicator.
 *
 * A ReportEditionId or CountryIndicatorRatingId that is not that of the address is 422, and so is a URL that names another scheme than http or https. Members left out are null.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const useAddReference = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addReference>>, TError,AddReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addReference>>,
        TError,
        AddReferenceMutationVariables,
        TContext
      > => {
      return useMutation(getAddReferenceMutationOptions(options), queryClient);
    }
    export const getUpdateReferenceUrl = ({ editionId, ratingId, referenceId }: UpdateReferencePathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/reference/${encodeURIComponent(String(referenceId))}`
}

/**
 * Change a reference.
 *
 * The edition and rating of the address are those the reference belongs to. A member left out stays as it is; null empties it. A URL that names another scheme than http or https is 422, unless it is the one that is stored.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any + reference:current; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned + reference:current; or dataentry-references-previous + reference:previous.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const updateReference = async ({ editionId, ratingId, referenceId }: UpdateReferencePathParameters,
    referenceUpdate: ReferenceUpdate, options?: Parameters<typeof fetcher>[1]): Promise<Reference> => {

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
return fetcher<Reference>(getUpdateReferenceUrl({ editionId, ratingId, referenceId }),
  {
      operationId: 'updateReference',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(referenceUpdate)
  }
);}





export const getUpdateReferenceMutationKey = () => ['updateReference'] as const;

export const getUpdateReferenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReference>>, TError,UpdateReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReference>>, TError,UpdateReferenceMutationVariables, TContext> => {

const mutationKey = getUpdateReferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReference>>, UpdateReferenceMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  updateReference(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateReferenceMutationResult = NonNullable<Awaited<ReturnType<typeof updateReference>>>
    export type UpdateReferenceMutationBody = BodyType<ReferenceUpdate>
    export type UpdateReferenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateReferenceMutationVariables = UpdateReferencePathParameters & {data: BodyType<ReferenceUpdate>}

    /**
 * Change a reference.
 *
 * The edition and rating of the address are those the reference belongs to. A member left out stays as it is; null empties it. A URL that names another scheme than http or https is 422, unless it is the one that is stored.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any + reference:current; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned + reference:current; or dataentry-references-previous + reference:previous.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const useUpdateReference = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReference>>, TError,UpdateReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReference>>,
        TError,
        UpdateReferenceMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateReferenceMutationOptions(options), queryClient);
    }
    export const getRemoveReferenceUrl = ({ editionId, ratingId, referenceId }: RemoveReferencePathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/reference/${encodeURIComponent(String(referenceId))}`
}

/**
 * Remove a reference from a country indicator.
 *
 * Also 204 for a reference that is already gone.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any + reference:current; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned + reference:current; or dataentry-references-previous + reference:previous.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong removing the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const removeReference = async ({ editionId, ratingId, referenceId }: RemoveReferencePathParameters, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRemoveReferenceUrl({ editionId, ratingId, referenceId }),
  {
      operationId: 'removeReference',
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveReferenceMutationKey = () => ['removeReference'] as const;

export const getRemoveReferenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeReference>>, TError,RemoveReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeReference>>, TError,RemoveReferenceMutationVariables, TContext> => {

const mutationKey = getRemoveReferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeReference>>, RemoveReferenceMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  removeReference(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveReferenceMutationResult = NonNullable<Awaited<ReturnType<typeof removeReference>>>

    export type RemoveReferenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RemoveReferenceMutationVariables = RemoveReferencePathParameters

    /**
 * Remove a reference from a country indicator.
 *
 * Also 204 for a reference that is already gone.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any + reference:current; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned + reference:current; or dataentry-references-previous + reference:previous.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong removing the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const useRemoveReference = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeReference>>, TError,RemoveReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeReference>>,
        TError,
        RemoveReferenceMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveReferenceMutationOptions(options), queryClient);
    }
    export const getCopyReferenceUrl = ({ editionId, ratingId }: CopyReferencePathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/copy-reference`
}

/**
 * Copy a reference to other country indicators.
 *
 * To every pair of a chosen indicator and a chosen country. Skipped are the source, pairs that do not exist or where the caller may not manage references, and pairs that already hold the same Title and URL. Copies keep YearFirstUsed. Skips, which pairs those are and why, may be left out.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong copying the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const copyReference = async ({ editionId, ratingId }: CopyReferencePathParameters,
    referenceCopy: ReferenceCopy, options?: Parameters<typeof fetcher>[1]): Promise<ReferenceCopyResult> => {

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
return fetcher<ReferenceCopyResult>(getCopyReferenceUrl({ editionId, ratingId }),
  {
      operationId: 'copyReference',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(referenceCopy)
  }
);}





export const getCopyReferenceMutationKey = () => ['copyReference'] as const;

export const getCopyReferenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyReference>>, TError,CopyReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof copyReference>>, TError,CopyReferenceMutationVariables, TContext> => {

const mutationKey = getCopyReferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof copyReference>>, CopyReferenceMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  copyReference(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CopyReferenceMutationResult = NonNullable<Awaited<ReturnType<typeof copyReference>>>
    export type CopyReferenceMutationBody = BodyType<ReferenceCopy>
    export type CopyReferenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CopyReferenceMutationVariables = CopyReferencePathParameters & {data: BodyType<ReferenceCopy>}

    /**
 * Copy a reference to other country indicators.
 *
 * To every pair of a chosen indicator and a chosen country. Skipped are the source, pairs that do not exist or where the caller may not manage references, and pairs that already hold the same Title and URL. Copies keep YearFirstUsed. Skips, which pairs those are and why, may be left out.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong copying the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const useCopyReference = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyReference>>, TError,CopyReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof copyReference>>,
        TError,
        CopyReferenceMutationVariables,
        TContext
      > => {
      return useMutation(getCopyReferenceMutationOptions(options), queryClient);
    }
    export const getSummariseReferenceCopyUrl = ({ editionId, ratingId }: SummariseReferenceCopyPathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/copy-reference-summary`
}

/**
 * Count where a reference would be copied to.
 *
 * Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this copy’.
 */
export const summariseReferenceCopy = async ({ editionId, ratingId }: SummariseReferenceCopyPathParameters,
    referenceCopy: ReferenceCopy, options?: Parameters<typeof fetcher>[1]): Promise<ReferenceCopySummary> => {

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
return fetcher<ReferenceCopySummary>(getSummariseReferenceCopyUrl({ editionId, ratingId }),
  {
      operationId: 'summariseReferenceCopy',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(referenceCopy)
  }
);}





export const getSummariseReferenceCopyQueryKey = ({ editionId, ratingId }: SummariseReferenceCopyPathParameters,
    referenceCopy?: BodyType<ReferenceCopy>,) => {
    return [
    "summariseReferenceCopy", ...(referenceCopy ? [referenceCopy] : []), { editionId, ratingId }, referenceCopy
    ] as const;
    }


export const getSummariseReferenceCopyQueryOptions = <TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId, ratingId }: SummariseReferenceCopyPathParameters,
    referenceCopy: BodyType<ReferenceCopy>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummariseReferenceCopyQueryKey({ editionId, ratingId },referenceCopy);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summariseReferenceCopy>>> = ({ signal }) => summariseReferenceCopy({ editionId, ratingId },referenceCopy, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && ratingId !== null && ratingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummariseReferenceCopyQueryResult = NonNullable<Awaited<ReturnType<typeof summariseReferenceCopy>>>
export type SummariseReferenceCopyQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Count where a reference would be copied to.
 *
 * Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this copy’.
 */
export function useSummariseReferenceCopy<TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseReferenceCopyPathParameters,
    referenceCopy: BodyType<ReferenceCopy>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseReferenceCopy>>,
          TError,
          Awaited<ReturnType<typeof summariseReferenceCopy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Count where a reference would be copied to.
 *
 * Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this copy’.
 */
export function useSummariseReferenceCopy<TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseReferenceCopyPathParameters,
    referenceCopy: BodyType<ReferenceCopy>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseReferenceCopy>>,
          TError,
          Awaited<ReturnType<typeof summariseReferenceCopy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Count where a reference would be copied to.
 *
 * Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this copy’.
 */
export function useSummariseReferenceCopy<TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: SummariseReferenceCopyPathParameters,
    referenceCopy: BodyType<ReferenceCopy>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Count where a reference would be copied to.
 *
 * Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the summary for this copy’.
 */
export function useSummariseReferenceCopy<TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId, ratingId }: SummariseReferenceCopyPathParameters,
    referenceCopy: BodyType<ReferenceCopy>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummariseReferenceCopyQueryOptions({ editionId, ratingId },referenceCopy,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCopyReferenceToCurrentUrl = ({ editionId, ratingId, referenceId }: CopyReferenceToCurrentPathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/copy-reference-current/${encodeURIComponent(String(referenceId))}`
}

/**
 * Use a reference of an earlier edition in this one.
 *
 * The edition and rating of the address are those to copy to. Where they already hold the same Title and URL, answers that one.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong copying the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const copyReferenceToCurrent = async ({ editionId, ratingId, referenceId }: CopyReferenceToCurrentPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Reference> => {

  return fetcher<Reference>(getCopyReferenceToCurrentUrl({ editionId, ratingId, referenceId }),
  {
      operationId: 'copyReferenceToCurrent',
    ...options,
    method: 'PUT'


  }
);}





export const getCopyReferenceToCurrentMutationKey = () => ['copyReferenceToCurrent'] as const;

export const getCopyReferenceToCurrentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyReferenceToCurrent>>, TError,CopyReferenceToCurrentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof copyReferenceToCurrent>>, TError,CopyReferenceToCurrentMutationVariables, TContext> => {

const mutationKey = getCopyReferenceToCurrentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof copyReferenceToCurrent>>, CopyReferenceToCurrentMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  copyReferenceToCurrent(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CopyReferenceToCurrentMutationResult = NonNullable<Awaited<ReturnType<typeof copyReferenceToCurrent>>>

    export type CopyReferenceToCurrentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CopyReferenceToCurrentMutationVariables = CopyReferenceToCurrentPathParameters

    /**
 * Use a reference of an earlier edition in this one.
 *
 * The edition and rating of the address are those to copy to. Where they already hold the same Title and URL, answers that one.
 *
 * Who may: dataentry-indicator-edit-any + dataentry-references-manage-any; or dataentry-indicator-edit-own + dataentry-references-manage-own + is:assigned.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong copying the reference for this country indicator’.
 *
 * Refetches afterwards: readReferences, readDossier, listCountrySources, listDashboardIndicators, readEditionClosing, readEditionRevert, summariseReferenceCopy, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const useCopyReferenceToCurrent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyReferenceToCurrent>>, TError,CopyReferenceToCurrentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof copyReferenceToCurrent>>,
        TError,
        CopyReferenceToCurrentMutationVariables,
        TContext
      > => {
      return useMutation(getCopyReferenceToCurrentMutationOptions(options), queryClient);
    }
    export const getListAssignableRegionsUrl = ({ editionId, ratingId }: ListAssignableRegionsPathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/regions/${encodeURIComponent(String(ratingId))}`
}

/**
 * List the countries a reference can be copied to.
 *
 * By name; those with an indicator where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to copy to’.
 */
export const listAssignableRegions = async ({ editionId, ratingId }: ListAssignableRegionsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<AssignableCountry[]> => {

  return fetcher<AssignableCountry[]>(getListAssignableRegionsUrl({ editionId, ratingId }),
  {
      operationId: 'listAssignableRegions',
    ...options,
    method: 'GET'


  }
);}





export const getListAssignableRegionsQueryKey = ({ editionId, ratingId }: ListAssignableRegionsPathParameters,) => {
    return [
    "listAssignableRegions", { editionId, ratingId }
    ] as const;
    }


export const getListAssignableRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId, ratingId }: ListAssignableRegionsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAssignableRegionsQueryKey({ editionId, ratingId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAssignableRegions>>> = ({ signal }) => listAssignableRegions({ editionId, ratingId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && ratingId !== null && ratingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAssignableRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAssignableRegions>>>
export type ListAssignableRegionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the countries a reference can be copied to.
 *
 * By name; those with an indicator where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to copy to’.
 */
export function useListAssignableRegions<TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListAssignableRegionsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssignableRegions>>,
          TError,
          Awaited<ReturnType<typeof listAssignableRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries a reference can be copied to.
 *
 * By name; those with an indicator where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to copy to’.
 */
export function useListAssignableRegions<TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListAssignableRegionsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssignableRegions>>,
          TError,
          Awaited<ReturnType<typeof listAssignableRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries a reference can be copied to.
 *
 * By name; those with an indicator where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to copy to’.
 */
export function useListAssignableRegions<TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListAssignableRegionsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries a reference can be copied to.
 *
 * By name; those with an indicator where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the countries to copy to’.
 */
export function useListAssignableRegions<TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId, ratingId }: ListAssignableRegionsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAssignableRegionsQueryOptions({ editionId, ratingId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAssignableIndicatorsUrl = ({ editionId, ratingId }: ListAssignableIndicatorsPathParameters,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/indicators/${encodeURIComponent(String(ratingId))}`
}

/**
 * List the indicators a reference can be copied to.
 *
 * In the order of their numbers; those with a country where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators to copy to’.
 */
export const listAssignableIndicators = async ({ editionId, ratingId }: ListAssignableIndicatorsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<AssignableIndicator[]> => {

  return fetcher<AssignableIndicator[]>(getListAssignableIndicatorsUrl({ editionId, ratingId }),
  {
      operationId: 'listAssignableIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListAssignableIndicatorsQueryKey = ({ editionId, ratingId }: ListAssignableIndicatorsPathParameters,) => {
    return [
    "listAssignableIndicators", { editionId, ratingId }
    ] as const;
    }


export const getListAssignableIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId, ratingId }: ListAssignableIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAssignableIndicatorsQueryKey({ editionId, ratingId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAssignableIndicators>>> = ({ signal }) => listAssignableIndicators({ editionId, ratingId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && ratingId !== null && ratingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAssignableIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listAssignableIndicators>>>
export type ListAssignableIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the indicators a reference can be copied to.
 *
 * In the order of their numbers; those with a country where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators to copy to’.
 */
export function useListAssignableIndicators<TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListAssignableIndicatorsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssignableIndicators>>,
          TError,
          Awaited<ReturnType<typeof listAssignableIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators a reference can be copied to.
 *
 * In the order of their numbers; those with a country where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators to copy to’.
 */
export function useListAssignableIndicators<TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListAssignableIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssignableIndicators>>,
          TError,
          Awaited<ReturnType<typeof listAssignableIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators a reference can be copied to.
 *
 * In the order of their numbers; those with a country where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators to copy to’.
 */
export function useListAssignableIndicators<TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListAssignableIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators a reference can be copied to.
 *
 * In the order of their numbers; those with a country where the caller may manage references.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators to copy to’.
 */
export function useListAssignableIndicators<TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId, ratingId }: ListAssignableIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAssignableIndicatorsQueryOptions({ editionId, ratingId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






