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
  BadRequestResponse,
  ChangedResponse,
  ConflictResponse,
  Preferences,
  PreferencesUpdate,
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

export const getReadPreferencesUrl = () => {




  return `/api/v1/users/current-user/preferences`
}

/**
 * Read one's own preferences.
 *
 * Who has chosen nothing yet is told of everything in the product, and once a day by e-mail where the server sends any.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching your preferences’.
 */
export const readPreferences = async ( options?: Parameters<typeof fetcher>[1]): Promise<Preferences> => {

  return fetcher<Preferences>(getReadPreferencesUrl(),
  {
      operationId: 'readPreferences',
    ...options,
    method: 'GET'


  }
);}





export const getReadPreferencesQueryKey = () => {
    return [
    "readPreferences"
    ] as const;
    }


export const getReadPreferencesQueryOptions = <TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPreferences>>> = ({ signal }) => readPreferences({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPreferencesQueryResult = NonNullable<Awaited<ReturnType<typeof readPreferences>>>
export type ReadPreferencesQueryError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read one's own preferences.
 *
 * Who has chosen nothing yet is told of everything in the product, and once a day by e-mail where the server sends any.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching your preferences’.
 */
export function useReadPreferences<TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPreferences>>,
          TError,
          Awaited<ReturnType<typeof readPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read one's own preferences.
 *
 * Who has chosen nothing yet is told of everything in the product, and once a day by e-mail where the server sends any.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching your preferences’.
 */
export function useReadPreferences<TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPreferences>>,
          TError,
          Awaited<ReturnType<typeof readPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read one's own preferences.
 *
 * Who has chosen nothing yet is told of everything in the product, and once a day by e-mail where the server sends any.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching your preferences’.
 */
export function useReadPreferences<TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read one's own preferences.
 *
 * Who has chosen nothing yet is told of everything in the product, and once a day by e-mail where the server sends any.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching your preferences’.
 */
export function useReadPreferences<TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadPreferencesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdatePreferencesUrl = () => {




  return `/api/v1/users/current-user/preferences`
}

/**
 * Change one's own preferences.
 *
 * What is left out stays as it was, and so does a kind of notice that is not listed.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong updating your preferences’.
 *
 * Refetches afterwards: readPreferences, listActivity, listUserActivity.
 */
export const updatePreferences = async (preferencesUpdate: PreferencesUpdate, options?: Parameters<typeof fetcher>[1]): Promise<Preferences> => {

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
return fetcher<Preferences>(getUpdatePreferencesUrl(),
  {
      operationId: 'updatePreferences',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(preferencesUpdate)
  }
);}





export const getUpdatePreferencesMutationKey = () => ['updatePreferences'] as const;

export const getUpdatePreferencesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePreferences>>, TError,UpdatePreferencesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePreferences>>, TError,UpdatePreferencesMutationVariables, TContext> => {

const mutationKey = getUpdatePreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePreferences>>, UpdatePreferencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePreferences(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof updatePreferences>>>
    export type UpdatePreferencesMutationBody = BodyType<PreferencesUpdate>
    export type UpdatePreferencesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdatePreferencesMutationVariables = {data: BodyType<PreferencesUpdate>}

    /**
 * Change one's own preferences.
 *
 * What is left out stays as it was, and so does a kind of notice that is not listed.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong updating your preferences’.
 *
 * Refetches afterwards: readPreferences, listActivity, listUserActivity.
 */
export const useUpdatePreferences = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePreferences>>, TError,UpdatePreferencesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePreferences>>,
        TError,
        UpdatePreferencesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePreferencesMutationOptions(options), queryClient);
    }
