// Made by `npm run generate` from the contract. Do not edit.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ConflictResponse,
  CurrentUser,
  Problem,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
} from '../../model';

import { fetcher } from '../../../src/lib/api/fetcher.ts';
import type { ErrorType } from '../../../src/lib/api/fetcher.ts';


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

export const getLogInUrl = () => {




  return `/api/v1/login`
}

/**
 * Sign the bearer of the token in.
 *
 * Called once after the callback of the identity provider; changes nothing and answers who it is. A token whose e-mail matches no active user answers 403 here, and 401 on every other call, for nobody is signed in.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong logging you in to the application’.
 */
export const logIn = async ( options?: Parameters<typeof fetcher>[1]): Promise<CurrentUser> => {

  return fetcher<CurrentUser>(getLogInUrl(),
  {
      operationId: 'logIn',
    ...options,
    method: 'GET'


  }
);}





export const getLogInQueryKey = () => {
    return [
    "logIn"
    ] as const;
    }


export const getLogInQueryOptions = <TData = Awaited<ReturnType<typeof logIn>>, TError = ErrorType<UnauthorizedResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logIn>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLogInQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof logIn>>> = ({ signal }) => logIn({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof logIn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LogInQueryResult = NonNullable<Awaited<ReturnType<typeof logIn>>>
export type LogInQueryError = ErrorType<UnauthorizedResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Sign the bearer of the token in.
 *
 * Called once after the callback of the identity provider; changes nothing and answers who it is. A token whose e-mail matches no active user answers 403 here, and 401 on every other call, for nobody is signed in.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong logging you in to the application’.
 */
export function useLogIn<TData = Awaited<ReturnType<typeof logIn>>, TError = ErrorType<UnauthorizedResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof logIn>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof logIn>>,
          TError,
          Awaited<ReturnType<typeof logIn>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Sign the bearer of the token in.
 *
 * Called once after the callback of the identity provider; changes nothing and answers who it is. A token whose e-mail matches no active user answers 403 here, and 401 on every other call, for nobody is signed in.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong logging you in to the application’.
 */
export function useLogIn<TData = Awaited<ReturnType<typeof logIn>>, TError = ErrorType<UnauthorizedResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logIn>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof logIn>>,
          TError,
          Awaited<ReturnType<typeof logIn>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Sign the bearer of the token in.
 *
 * Called once after the callback of the identity provider; changes nothing and answers who it is. A token whose e-mail matches no active user answers 403 here, and 401 on every other call, for nobody is signed in.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong logging you in to the application’.
 */
export function useLogIn<TData = Awaited<ReturnType<typeof logIn>>, TError = ErrorType<UnauthorizedResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logIn>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Sign the bearer of the token in.
 *
 * Called once after the callback of the identity provider; changes nothing and answers who it is. A token whose e-mail matches no active user answers 403 here, and 401 on every other call, for nobody is signed in.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong logging you in to the application’.
 */
export function useLogIn<TData = Awaited<ReturnType<typeof logIn>>, TError = ErrorType<UnauthorizedResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logIn>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLogInQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadCurrentUserUrl = () => {




  return `/api/v1/users/current-user`
}

/**
 * Read who is signed in.
 *
 * The client keeps the answer for one minute.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching current user information’.
 */
export const readCurrentUser = async ( options?: Parameters<typeof fetcher>[1]): Promise<CurrentUser> => {

  return fetcher<CurrentUser>(getReadCurrentUserUrl(),
  {
      operationId: 'readCurrentUser',
    ...options,
    method: 'GET'


  }
);}





export const getReadCurrentUserQueryKey = () => {
    return [
    "readCurrentUser"
    ] as const;
    }


export const getReadCurrentUserQueryOptions = <TData = Awaited<ReturnType<typeof readCurrentUser>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCurrentUserQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCurrentUser>>> = ({ signal }) => readCurrentUser({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readCurrentUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof readCurrentUser>>>
export type ReadCurrentUserQueryError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read who is signed in.
 *
 * The client keeps the answer for one minute.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching current user information’.
 */
export function useReadCurrentUser<TData = Awaited<ReturnType<typeof readCurrentUser>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCurrentUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof readCurrentUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read who is signed in.
 *
 * The client keeps the answer for one minute.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching current user information’.
 */
export function useReadCurrentUser<TData = Awaited<ReturnType<typeof readCurrentUser>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCurrentUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof readCurrentUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read who is signed in.
 *
 * The client keeps the answer for one minute.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching current user information’.
 */
export function useReadCurrentUser<TData = Awaited<ReturnType<typeof readCurrentUser>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read who is signed in.
 *
 * The client keeps the answer for one minute.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching current user information’.
 */
export function useReadCurrentUser<TData = Awaited<ReturnType<typeof readCurrentUser>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCurrentUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






