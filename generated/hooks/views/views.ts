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
  ConflictResponse,
  DeleteViewPathParameters,
  NotFoundResponse,
  Problem,
  SavedView,
  SavedViewCreate,
  SavedViewUpdate,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UpdateViewPathParameters
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

export const getListViewsUrl = () => {




  return `/api/v1/views`
}

/**
 * List one's own views and those that are shared with the active edition.
 *
 * By name; of the same name, the lower Id first. Where no edition is active, one's own.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the saved views’.
 */
export const listViews = async ( options?: Parameters<typeof fetcher>[1]): Promise<SavedView[]> => {

  return fetcher<SavedView[]>(getListViewsUrl(),
  {
      operationId: 'listViews',
    ...options,
    method: 'GET'


  }
);}





export const getListViewsQueryKey = () => {
    return [
    "listViews"
    ] as const;
    }


export const getListViewsQueryOptions = <TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListViewsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listViews>>> = ({ signal }) => listViews({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listViews>>>
export type ListViewsQueryError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List one's own views and those that are shared with the active edition.
 *
 * By name; of the same name, the lower Id first. Where no edition is active, one's own.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the saved views’.
 */
export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViews>>,
          TError,
          Awaited<ReturnType<typeof listViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own views and those that are shared with the active edition.
 *
 * By name; of the same name, the lower Id first. Where no edition is active, one's own.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the saved views’.
 */
export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViews>>,
          TError,
          Awaited<ReturnType<typeof listViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own views and those that are shared with the active edition.
 *
 * By name; of the same name, the lower Id first. Where no edition is active, one's own.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the saved views’.
 */
export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own views and those that are shared with the active edition.
 *
 * By name; of the same name, the lower Id first. Where no edition is active, one's own.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the saved views’.
 */
export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListViewsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateViewUrl = () => {




  return `/api/v1/views`
}

/**
 * Save a list's filters, order and columns under a name.
 *
 * An own view belongs to the caller, a shared one to the active edition: without one it is 409 conflict. The name is stored without whitespace at its ends. One's own list of views holds at most 50 a list, and so does an edition: more is 409 conflict.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong saving the view’.
 *
 * Refetches afterwards: listViews, readCurrentUser, listActivity, listEditionActivity, listUserActivity.
 */
export const createView = async (savedViewCreate: SavedViewCreate, options?: Parameters<typeof fetcher>[1]): Promise<SavedView> => {

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
return fetcher<SavedView>(getCreateViewUrl(),
  {
      operationId: 'createView',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savedViewCreate)
  }
);}





export const getCreateViewMutationKey = () => ['createView'] as const;

export const getCreateViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext> => {

const mutationKey = getCreateViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createView>>, CreateViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createView(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateViewMutationResult = NonNullable<Awaited<ReturnType<typeof createView>>>
    export type CreateViewMutationBody = BodyType<SavedViewCreate>
    export type CreateViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateViewMutationVariables = {data: BodyType<SavedViewCreate>}

    /**
 * Save a list's filters, order and columns under a name.
 *
 * An own view belongs to the caller, a shared one to the active edition: without one it is 409 conflict. The name is stored without whitespace at its ends. One's own list of views holds at most 50 a list, and so does an edition: more is 409 conflict.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong saving the view’.
 *
 * Refetches afterwards: listViews, readCurrentUser, listActivity, listEditionActivity, listUserActivity.
 */
export const useCreateView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createView>>,
        TError,
        CreateViewMutationVariables,
        TContext
      > => {
      return useMutation(getCreateViewMutationOptions(options), queryClient);
    }
    export const getUpdateViewUrl = ({ viewId }: UpdateViewPathParameters,) => {




  return `/api/v1/views/${encodeURIComponent(String(viewId))}`
}

/**
 * Change a view.
 *
 * Renames it, stores other filters, order and columns, shares an own view, or makes a shared one the default of roles. A view of an inactive edition stays as it is (409 inactive-edition).
 *
 * Who may: view:own; or report-management + view:shared.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong changing the view’.
 *
 * Refetches afterwards: listViews, readCurrentUser, listActivity, listEditionActivity, listUserActivity.
 */
export const updateView = async ({ viewId }: UpdateViewPathParameters,
    savedViewUpdate: SavedViewUpdate, options?: Parameters<typeof fetcher>[1]): Promise<SavedView> => {

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
return fetcher<SavedView>(getUpdateViewUrl({ viewId }),
  {
      operationId: 'updateView',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savedViewUpdate)
  }
);}





export const getUpdateViewMutationKey = () => ['updateView'] as const;

export const getUpdateViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateView>>, TError,UpdateViewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateView>>, TError,UpdateViewMutationVariables, TContext> => {

const mutationKey = getUpdateViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateView>>, UpdateViewMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  updateView(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateViewMutationResult = NonNullable<Awaited<ReturnType<typeof updateView>>>
    export type UpdateViewMutationBody = BodyType<SavedViewUpdate>
    export type UpdateViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateViewMutationVariables = UpdateViewPathParameters & {data: BodyType<SavedViewUpdate>}

    /**
 * Change a view.
 *
 * Renames it, stores other filters, order and columns, shares an own view, or makes a shared one the default of roles. A view of an inactive edition stays as it is (409 inactive-edition).
 *
 * Who may: view:own; or report-management + view:shared.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong changing the view’.
 *
 * Refetches afterwards: listViews, readCurrentUser, listActivity, listEditionActivity, listUserActivity.
 */
export const useUpdateView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateView>>, TError,UpdateViewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateView>>,
        TError,
        UpdateViewMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateViewMutationOptions(options), queryClient);
    }
    export const getDeleteViewUrl = ({ viewId }: DeleteViewPathParameters,) => {




  return `/api/v1/views/${encodeURIComponent(String(viewId))}`
}

/**
 * Delete a view.
 *
 * Also 204 for a view that is already gone. Who had it as their default begins with the list as it is by itself.
 *
 * Who may: view:own; or report-management + view:shared.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong deleting the view’.
 *
 * Refetches afterwards: listViews, readCurrentUser, listActivity, listEditionActivity, listUserActivity.
 */
export const deleteView = async ({ viewId }: DeleteViewPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteViewUrl({ viewId }),
  {
      operationId: 'deleteView',
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteViewMutationKey = () => ['deleteView'] as const;

export const getDeleteViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext> => {

const mutationKey = getDeleteViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteView>>, DeleteViewMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  deleteView(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteView>>>

    export type DeleteViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteViewMutationVariables = DeleteViewPathParameters

    /**
 * Delete a view.
 *
 * Also 204 for a view that is already gone. Who had it as their default begins with the list as it is by itself.
 *
 * Who may: view:own; or report-management + view:shared.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong deleting the view’.
 *
 * Refetches afterwards: listViews, readCurrentUser, listActivity, listEditionActivity, listUserActivity.
 */
export const useDeleteView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | Problem | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteView>>,
        TError,
        DeleteViewMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteViewMutationOptions(options), queryClient);
    }
