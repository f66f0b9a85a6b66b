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
  ForbiddenResponse,
  IssuerRebind,
  IssuerRebindResult,
  NotFoundResponse,
  Problem,
  RebindUserPathParameters,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UpdateUserPathParameters,
  User,
  UserCreate,
  UserImport,
  UserImportResult,
  UserUpdate
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

export const getListUsersUrl = () => {




  return `/api/v1/users`
}

/**
 * List everyone who has an account, by full name, then Id.
 *
 * Everyone who can sign in or once could, so that past work keeps its names; Status tells the active from the inactive.
 *
 * Who may: user-management.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching users’.
 */
export const listUsers = async ( options?: Parameters<typeof fetcher>[1]): Promise<User[]> => {

  return fetcher<User[]>(getListUsersUrl(),
  {
      operationId: 'listUsers',
    ...options,
    method: 'GET'


  }
);}





export const getListUsersQueryKey = () => {
    return [
    "listUsers"
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsers>>>
export type ListUsersQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List everyone who has an account, by full name, then Id.
 *
 * Everyone who can sign in or once could, so that past work keeps its names; Status tells the active from the inactive.
 *
 * Who may: user-management.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching users’.
 */
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List everyone who has an account, by full name, then Id.
 *
 * Everyone who can sign in or once could, so that past work keeps its names; Status tells the active from the inactive.
 *
 * Who may: user-management.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching users’.
 */
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List everyone who has an account, by full name, then Id.
 *
 * Everyone who can sign in or once could, so that past work keeps its names; Status tells the active from the inactive.
 *
 * Who may: user-management.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching users’.
 */
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List everyone who has an account, by full name, then Id.
 *
 * Everyone who can sign in or once could, so that past work keeps its names; Status tells the active from the inactive.
 *
 * Who may: user-management.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching users’.
 */
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateUserUrl = () => {




  return `/api/v1/users`
}

/**
 * Add an account.
 *
 * Active at once, and bound to an identity by the first sign-in with that verified e-mail. An e-mail that an account has already, or that looks like one, is 409 duplicate-name.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong adding the user’.
 *
 * Refetches afterwards: listUsers, listEditionGlobalUsers, listActivity, listUserActivity.
 */
export const createUser = async (userCreate: UserCreate, options?: Parameters<typeof fetcher>[1]): Promise<User> => {

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
return fetcher<User>(getCreateUserUrl(),
  {
      operationId: 'createUser',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userCreate)
  }
);}





export const getCreateUserMutationKey = () => ['createUser'] as const;

export const getCreateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext> => {

const mutationKey = getCreateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUser>>, CreateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUserMutationResult = NonNullable<Awaited<ReturnType<typeof createUser>>>
    export type CreateUserMutationBody = BodyType<UserCreate>
    export type CreateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateUserMutationVariables = {data: BodyType<UserCreate>}

    /**
 * Add an account.
 *
 * Active at once, and bound to an identity by the first sign-in with that verified e-mail. An e-mail that an account has already, or that looks like one, is 409 duplicate-name.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong adding the user’.
 *
 * Refetches afterwards: listUsers, listEditionGlobalUsers, listActivity, listUserActivity.
 */
export const useCreateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUser>>,
        TError,
        CreateUserMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUserMutationOptions(options), queryClient);
    }
    export const getImportUsersUrl = () => {




  return `/api/v1/users/import`
}

/**
 * Add several accounts at once.
 *
 * All or none. An e-mail that has an account already is left as it is and told; one that only looks like another's, or is there twice, is 422.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong adding the users’.
 *
 * Refetches afterwards: listUsers, listEditionGlobalUsers, listActivity, listUserActivity.
 */
export const importUsers = async (userImport: UserImport, options?: Parameters<typeof fetcher>[1]): Promise<UserImportResult> => {

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
return fetcher<UserImportResult>(getImportUsersUrl(),
  {
      operationId: 'importUsers',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userImport)
  }
);}





export const getImportUsersMutationKey = () => ['importUsers'] as const;

export const getImportUsersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importUsers>>, TError,ImportUsersMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof importUsers>>, TError,ImportUsersMutationVariables, TContext> => {

const mutationKey = getImportUsersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importUsers>>, ImportUsersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importUsers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportUsersMutationResult = NonNullable<Awaited<ReturnType<typeof importUsers>>>
    export type ImportUsersMutationBody = BodyType<UserImport>
    export type ImportUsersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ImportUsersMutationVariables = {data: BodyType<UserImport>}

    /**
 * Add several accounts at once.
 *
 * All or none. An e-mail that has an account already is left as it is and told; one that only looks like another's, or is there twice, is 422.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong adding the users’.
 *
 * Refetches afterwards: listUsers, listEditionGlobalUsers, listActivity, listUserActivity.
 */
export const useImportUsers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importUsers>>, TError,ImportUsersMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importUsers>>,
        TError,
        ImportUsersMutationVariables,
        TContext
      > => {
      return useMutation(getImportUsersMutationOptions(options), queryClient);
    }
    export const getRebindUsersUrl = () => {




  return `/api/v1/users/rebind`
}

/**
 * Free every account that is bound at a provider.
 *
 * After the provider moved to another address: the next sign-in of each with the verified e-mail of the account binds it there. The caller's own account stays bound where it is bound at that provider now.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong freeing the accounts’.
 *
 * Refetches afterwards: listUsers, listActivity, listUserActivity.
 */
export const rebindUsers = async (issuerRebind: IssuerRebind, options?: Parameters<typeof fetcher>[1]): Promise<IssuerRebindResult> => {

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
return fetcher<IssuerRebindResult>(getRebindUsersUrl(),
  {
      operationId: 'rebindUsers',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(issuerRebind)
  }
);}





export const getRebindUsersMutationKey = () => ['rebindUsers'] as const;

export const getRebindUsersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rebindUsers>>, TError,RebindUsersMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof rebindUsers>>, TError,RebindUsersMutationVariables, TContext> => {

const mutationKey = getRebindUsersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rebindUsers>>, RebindUsersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rebindUsers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RebindUsersMutationResult = NonNullable<Awaited<ReturnType<typeof rebindUsers>>>
    export type RebindUsersMutationBody = BodyType<IssuerRebind>
    export type RebindUsersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RebindUsersMutationVariables = {data: BodyType<IssuerRebind>}

    /**
 * Free every account that is bound at a provider.
 *
 * After the provider moved to another address: the next sign-in of each with the verified e-mail of the account binds it there. The caller's own account stays bound where it is bound at that provider now.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong freeing the accounts’.
 *
 * Refetches afterwards: listUsers, listActivity, listUserActivity.
 */
export const useRebindUsers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rebindUsers>>, TError,RebindUsersMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rebindUsers>>,
        TError,
        RebindUsersMutationVariables,
        TContext
      > => {
      return useMutation(getRebindUsersMutationOptions(options), queryClient);
    }
    export const getUpdateUserUrl = ({ userId }: UpdateUserPathParameters,) => {




  return `/api/v1/users/${encodeURIComponent(String(userId))}`
}

/**
 * Change an account.
 *
 * Name, e-mail, role and status; what the user did keeps its author. An inactive user's next request is refused. The last active Admin stays active and Admin (409 conflict), a role that the identity provider says stays as it is (409 conflict). The identity stays bound over a changed e-mail: `rebindUser` frees it.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong changing the user’.
 *
 * Refetches afterwards: listUsers, readCurrentUser, listEditionUsers, listEditionGlobalUsers, listMentionableUsers, listWorkflowUsers, listViews, readProgramme, listWorkload, listStuck, readAgreement, readDashboardFilters, listDashboardIndicators, readIndicatorRating, listRatingHistory, listComments, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, listUserActivity, listImports, readEditionClosing, listWorkNotices, readImportChanges, summariseAssignmentPlan.
 */
export const updateUser = async ({ userId }: UpdateUserPathParameters,
    userUpdate: UserUpdate, options?: Parameters<typeof fetcher>[1]): Promise<User> => {

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
return fetcher<User>(getUpdateUserUrl({ userId }),
  {
      operationId: 'updateUser',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userUpdate)
  }
);}





export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  updateUser(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateUser>>>
    export type UpdateUserMutationBody = BodyType<UserUpdate>
    export type UpdateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateUserMutationVariables = UpdateUserPathParameters & {data: BodyType<UserUpdate>}

    /**
 * Change an account.
 *
 * Name, e-mail, role and status; what the user did keeps its author. An inactive user's next request is refused. The last active Admin stays active and Admin (409 conflict), a role that the identity provider says stays as it is (409 conflict). The identity stays bound over a changed e-mail: `rebindUser` frees it.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong changing the user’.
 *
 * Refetches afterwards: listUsers, readCurrentUser, listEditionUsers, listEditionGlobalUsers, listMentionableUsers, listWorkflowUsers, listViews, readProgramme, listWorkload, listStuck, readAgreement, readDashboardFilters, listDashboardIndicators, readIndicatorRating, listRatingHistory, listComments, listNotifications, listActivity, listRatingActivity, listCountryActivity, listEditionActivity, listUserActivity, listImports, readEditionClosing, listWorkNotices, readImportChanges, summariseAssignmentPlan.
 */
export const useUpdateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserMutationOptions(options), queryClient);
    }
    export const getRebindUserUrl = ({ userId }: RebindUserPathParameters,) => {




  return `/api/v1/users/${encodeURIComponent(String(userId))}/rebind`
}

/**
 * Free an account from the identity that it is bound to.
 *
 * For somebody who was made anew at the provider: the sessions of the former identity end, and the next sign-in with the verified e-mail of the account binds it again. An account that is bound to none stays as it is.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong freeing the account’.
 *
 * Refetches afterwards: listUsers, listActivity, listUserActivity.
 */
export const rebindUser = async ({ userId }: RebindUserPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<User> => {

  return fetcher<User>(getRebindUserUrl({ userId }),
  {
      operationId: 'rebindUser',
    ...options,
    method: 'POST'


  }
);}





export const getRebindUserMutationKey = () => ['rebindUser'] as const;

export const getRebindUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rebindUser>>, TError,RebindUserMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof rebindUser>>, TError,RebindUserMutationVariables, TContext> => {

const mutationKey = getRebindUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rebindUser>>, RebindUserMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  rebindUser(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RebindUserMutationResult = NonNullable<Awaited<ReturnType<typeof rebindUser>>>

    export type RebindUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RebindUserMutationVariables = RebindUserPathParameters

    /**
 * Free an account from the identity that it is bound to.
 *
 * For somebody who was made anew at the provider: the sessions of the former identity end, and the next sign-in with the verified e-mail of the account binds it again. An account that is bound to none stays as it is.
 *
 * Who may: user-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong freeing the account’.
 *
 * Refetches afterwards: listUsers, listActivity, listUserActivity.
 */
export const useRebindUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rebindUser>>, TError,RebindUserMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rebindUser>>,
        TError,
        RebindUserMutationVariables,
        TContext
      > => {
      return useMutation(getRebindUserMutationOptions(options), queryClient);
    }
