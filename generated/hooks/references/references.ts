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
  AssignableCountry,
  AssignableIndicator,
  BadRequestResponse,
  ConflictResponse,
  ForbiddenResponse,
  NotFoundResponse,
  Problem,
  Reference,
  ReferenceCopy,
  ReferenceCopyResult,
  ReferenceCopySummary,
  ReferenceCreate,
  ReferenceUpdate,
  References,
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

export const getReadReferencesUrl = (editionId: number,
    countryId: number,
    indicatorId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country/${encodeURIComponent(String(countryId))}/indicator/${encodeURIComponent(String(indicatorId))}`
}

/**
 * By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
 * @summary Read the references of a country indicator in this edition and earlier ones
 */
export const readReferences = async (editionId: number,
    countryId: number,
    indicatorId: number, options?: Parameters<typeof fetcher>[1]): Promise<References> => {

  return fetcher<References>(getReadReferencesUrl(editionId,countryId,indicatorId),
  {
      operationId: 'readReferences',
    ...options,
    method: 'GET'


  }
);}





export const getReadReferencesQueryKey = (editionId: number,
    countryId: number,
    indicatorId: number,) => {
    return [
    "readReferences", ...(indicatorId ? [indicatorId] : []), ...(countryId ? [countryId] : []), ...(editionId ? [editionId] : [])
    ] as const;
    }


export const getReadReferencesQueryOptions = <TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(editionId: number,
    countryId: number,
    indicatorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadReferencesQueryKey(editionId,countryId,indicatorId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readReferences>>> = ({ signal }) => readReferences(editionId,countryId,indicatorId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && countryId !== null && countryId !== undefined && indicatorId !== null && indicatorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadReferencesQueryResult = NonNullable<Awaited<ReturnType<typeof readReferences>>>
export type ReadReferencesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useReadReferences<TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    countryId: number,
    indicatorId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readReferences>>,
          TError,
          Awaited<ReturnType<typeof readReferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadReferences<TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    countryId: number,
    indicatorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readReferences>>,
          TError,
          Awaited<ReturnType<typeof readReferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadReferences<TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    countryId: number,
    indicatorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the references of a country indicator in this edition and earlier ones
 */

export function useReadReferences<TData = Awaited<ReturnType<typeof readReferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    countryId: number,
    indicatorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readReferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadReferencesQueryOptions(editionId,countryId,indicatorId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddReferenceUrl = (editionId: number,
    ratingId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}`
}

/**
 * A ReportEditionId or CountryIndicatorRatingId that is not that of the address is 422, and so is a URL that names another scheme than http or https. Members left out are null.
 * @summary Add a reference to a country indicator
 */
export const addReference = async (editionId: number,
    ratingId: number,
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
return fetcher<Reference>(getAddReferenceUrl(editionId,ratingId),
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
          const {editionId,ratingId,data} = props ?? {};

          return  addReference(editionId,ratingId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddReferenceMutationResult = NonNullable<Awaited<ReturnType<typeof addReference>>>
    export type AddReferenceMutationBody = BodyType<ReferenceCreate>
    export type AddReferenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AddReferenceMutationVariables = {editionId: number;ratingId: number;data: BodyType<ReferenceCreate>}

    /**
 * @summary Add a reference to a country indicator
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
    export const getUpdateReferenceUrl = (editionId: number,
    ratingId: number,
    referenceId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/reference/${encodeURIComponent(String(referenceId))}`
}

/**
 * The edition and rating of the address are those the reference belongs to. A member left out stays as it is; null empties it. A URL that names another scheme than http or https is 422, unless it is the one that is stored.
 * @summary Change a reference
 */
export const updateReference = async (editionId: number,
    ratingId: number,
    referenceId: number,
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
return fetcher<Reference>(getUpdateReferenceUrl(editionId,ratingId,referenceId),
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
          const {editionId,ratingId,referenceId,data} = props ?? {};

          return  updateReference(editionId,ratingId,referenceId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateReferenceMutationResult = NonNullable<Awaited<ReturnType<typeof updateReference>>>
    export type UpdateReferenceMutationBody = BodyType<ReferenceUpdate>
    export type UpdateReferenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateReferenceMutationVariables = {editionId: number;ratingId: number;referenceId: number;data: BodyType<ReferenceUpdate>}

    /**
 * @summary Change a reference
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
    export const getRemoveReferenceUrl = (editionId: number,
    ratingId: number,
    referenceId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/reference/${encodeURIComponent(String(referenceId))}`
}

/**
 * Also 204 for a reference that is already gone.
 * @summary Remove a reference from a country indicator
 */
export const removeReference = async (editionId: number,
    ratingId: number,
    referenceId: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRemoveReferenceUrl(editionId,ratingId,referenceId),
  {
      operationId: 'removeReference',
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveReferenceMutationKey = () => ['removeReference'] as const;

export const getRemoveReferenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeReference>>, TError,RemoveReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeReference>>, TError,RemoveReferenceMutationVariables, TContext> => {

const mutationKey = getRemoveReferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeReference>>, RemoveReferenceMutationVariables> = (props) => {
          const {editionId,ratingId,referenceId} = props ?? {};

          return  removeReference(editionId,ratingId,referenceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveReferenceMutationResult = NonNullable<Awaited<ReturnType<typeof removeReference>>>

    export type RemoveReferenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RemoveReferenceMutationVariables = {editionId: number;ratingId: number;referenceId: number}

    /**
 * @summary Remove a reference from a country indicator
 */
export const useRemoveReference = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeReference>>, TError,RemoveReferenceMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeReference>>,
        TError,
        RemoveReferenceMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveReferenceMutationOptions(options), queryClient);
    }
    export const getCopyReferenceUrl = (editionId: number,
    ratingId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/copy-reference`
}

/**
 * To every pair of a chosen indicator and a chosen country. Skipped are the source, pairs that do not exist or where the caller may not manage references, and pairs that already hold the same Title and URL. Copies keep YearFirstUsed. Skips, which pairs those are and why, may be left out.
 * @summary Copy a reference to other country indicators
 */
export const copyReference = async (editionId: number,
    ratingId: number,
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
return fetcher<ReferenceCopyResult>(getCopyReferenceUrl(editionId,ratingId),
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
          const {editionId,ratingId,data} = props ?? {};

          return  copyReference(editionId,ratingId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CopyReferenceMutationResult = NonNullable<Awaited<ReturnType<typeof copyReference>>>
    export type CopyReferenceMutationBody = BodyType<ReferenceCopy>
    export type CopyReferenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CopyReferenceMutationVariables = {editionId: number;ratingId: number;data: BodyType<ReferenceCopy>}

    /**
 * @summary Copy a reference to other country indicators
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
    export const getSummariseReferenceCopyUrl = (editionId: number,
    ratingId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/copy-reference-summary`
}

/**
 * Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
 * @summary Count where a reference would be copied to
 */
export const summariseReferenceCopy = async (editionId: number,
    ratingId: number,
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
return fetcher<ReferenceCopySummary>(getSummariseReferenceCopyUrl(editionId,ratingId),
  {
      operationId: 'summariseReferenceCopy',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(referenceCopy)
  }
);}





export const getSummariseReferenceCopyQueryKey = (editionId: number,
    ratingId: number,
    referenceCopy?: BodyType<ReferenceCopy>,) => {
    return [
    "summariseReferenceCopy", ...(referenceCopy ? [referenceCopy] : []), ...(ratingId ? [ratingId] : []), ...(editionId ? [editionId] : []), referenceCopy
    ] as const;
    }


export const getSummariseReferenceCopyQueryOptions = <TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(editionId: number,
    ratingId: number,
    referenceCopy: BodyType<ReferenceCopy>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummariseReferenceCopyQueryKey(editionId,ratingId,referenceCopy);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summariseReferenceCopy>>> = ({ signal }) => summariseReferenceCopy(editionId,ratingId,referenceCopy, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && ratingId !== null && ratingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummariseReferenceCopyQueryResult = NonNullable<Awaited<ReturnType<typeof summariseReferenceCopy>>>
export type SummariseReferenceCopyQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useSummariseReferenceCopy<TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number,
    referenceCopy: BodyType<ReferenceCopy>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseReferenceCopy>>,
          TError,
          Awaited<ReturnType<typeof summariseReferenceCopy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummariseReferenceCopy<TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number,
    referenceCopy: BodyType<ReferenceCopy>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summariseReferenceCopy>>,
          TError,
          Awaited<ReturnType<typeof summariseReferenceCopy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummariseReferenceCopy<TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number,
    referenceCopy: BodyType<ReferenceCopy>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count where a reference would be copied to
 */

export function useSummariseReferenceCopy<TData = Awaited<ReturnType<typeof summariseReferenceCopy>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number,
    referenceCopy: BodyType<ReferenceCopy>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summariseReferenceCopy>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummariseReferenceCopyQueryOptions(editionId,ratingId,referenceCopy,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCopyReferenceToCurrentUrl = (editionId: number,
    ratingId: number,
    referenceId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/country-indicator/${encodeURIComponent(String(ratingId))}/copy-reference-current/${encodeURIComponent(String(referenceId))}`
}

/**
 * The edition and rating of the address are those to copy to. Where they already hold the same Title and URL, answers that one.
 * @summary Use a reference of an earlier edition in this one
 */
export const copyReferenceToCurrent = async (editionId: number,
    ratingId: number,
    referenceId: number, options?: Parameters<typeof fetcher>[1]): Promise<Reference> => {

  return fetcher<Reference>(getCopyReferenceToCurrentUrl(editionId,ratingId,referenceId),
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
          const {editionId,ratingId,referenceId} = props ?? {};

          return  copyReferenceToCurrent(editionId,ratingId,referenceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CopyReferenceToCurrentMutationResult = NonNullable<Awaited<ReturnType<typeof copyReferenceToCurrent>>>

    export type CopyReferenceToCurrentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CopyReferenceToCurrentMutationVariables = {editionId: number;ratingId: number;referenceId: number}

    /**
 * @summary Use a reference of an earlier edition in this one
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
    export const getListAssignableRegionsUrl = (editionId: number,
    ratingId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/regions/${encodeURIComponent(String(ratingId))}`
}

/**
 * By name; those with an indicator where the caller may manage references.
 * @summary List the countries a reference can be copied to
 */
export const listAssignableRegions = async (editionId: number,
    ratingId: number, options?: Parameters<typeof fetcher>[1]): Promise<AssignableCountry[]> => {

  return fetcher<AssignableCountry[]>(getListAssignableRegionsUrl(editionId,ratingId),
  {
      operationId: 'listAssignableRegions',
    ...options,
    method: 'GET'


  }
);}





export const getListAssignableRegionsQueryKey = (editionId: number,
    ratingId: number,) => {
    return [
    "listAssignableRegions", ...(ratingId ? [ratingId] : []), ...(editionId ? [editionId] : [])
    ] as const;
    }


export const getListAssignableRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(editionId: number,
    ratingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAssignableRegionsQueryKey(editionId,ratingId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAssignableRegions>>> = ({ signal }) => listAssignableRegions(editionId,ratingId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && ratingId !== null && ratingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAssignableRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAssignableRegions>>>
export type ListAssignableRegionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListAssignableRegions<TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssignableRegions>>,
          TError,
          Awaited<ReturnType<typeof listAssignableRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAssignableRegions<TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssignableRegions>>,
          TError,
          Awaited<ReturnType<typeof listAssignableRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAssignableRegions<TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the countries a reference can be copied to
 */

export function useListAssignableRegions<TData = Awaited<ReturnType<typeof listAssignableRegions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableRegions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAssignableRegionsQueryOptions(editionId,ratingId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAssignableIndicatorsUrl = (editionId: number,
    ratingId: number,) => {




  return `/api/v1/references/${encodeURIComponent(String(editionId))}/indicators/${encodeURIComponent(String(ratingId))}`
}

/**
 * In the order of their numbers; those with a country where the caller may manage references.
 * @summary List the indicators a reference can be copied to
 */
export const listAssignableIndicators = async (editionId: number,
    ratingId: number, options?: Parameters<typeof fetcher>[1]): Promise<AssignableIndicator[]> => {

  return fetcher<AssignableIndicator[]>(getListAssignableIndicatorsUrl(editionId,ratingId),
  {
      operationId: 'listAssignableIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListAssignableIndicatorsQueryKey = (editionId: number,
    ratingId: number,) => {
    return [
    "listAssignableIndicators", ...(ratingId ? [ratingId] : []), ...(editionId ? [editionId] : [])
    ] as const;
    }


export const getListAssignableIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(editionId: number,
    ratingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAssignableIndicatorsQueryKey(editionId,ratingId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAssignableIndicators>>> = ({ signal }) => listAssignableIndicators(editionId,ratingId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && ratingId !== null && ratingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAssignableIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listAssignableIndicators>>>
export type ListAssignableIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListAssignableIndicators<TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssignableIndicators>>,
          TError,
          Awaited<ReturnType<typeof listAssignableIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAssignableIndicators<TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssignableIndicators>>,
          TError,
          Awaited<ReturnType<typeof listAssignableIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAssignableIndicators<TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the indicators a reference can be copied to
 */

export function useListAssignableIndicators<TData = Awaited<ReturnType<typeof listAssignableIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 editionId: number,
    ratingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssignableIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAssignableIndicatorsQueryOptions(editionId,ratingId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






