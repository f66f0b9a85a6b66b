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
  BadRequestResponse,
  ChangedResponse,
  ClearNotificationPathParameters,
  ConflictResponse,
  ForbiddenResponse,
  ListNotificationsParams,
  ListWorkNoticesParams,
  NotFoundResponse,
  Notification,
  NotificationPage,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  WorkNoticeClearing,
  WorkNoticePage,
  WorkNoticesCleared
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

export const getListNotificationsUrl = (params?: ListNotificationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/notifications?${stringifiedParams}` : `/api/v1/notifications`
}

/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export const listNotifications = async (params?: ListNotificationsParams, options?: Parameters<typeof fetcher>[1]): Promise<NotificationPage> => {

  return fetcher<NotificationPage>(getListNotificationsUrl(params),
  {
      operationId: 'listNotifications',
    ...options,
    method: 'GET'


  }
);}





export const getListNotificationsInfiniteQueryKey = (params?: ListNotificationsParams,) => {
    return [
    'infinite', "listNotifications", ...(params ? [params] : [])
    ] as const;
    }

export const getListNotificationsQueryKey = (params?: ListNotificationsParams,) => {
    return [
    "listNotifications", ...(params ? [params] : [])
    ] as const;
    }


export const getListNotificationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>, QueryKey, ListNotificationsParams['offset']> = ({ signal, pageParam }) => listNotifications({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export function useListNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export function useListNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export function useListNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export function useListNotificationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotifications>>, ListNotificationsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData, QueryKey, ListNotificationsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List one's own notifications, newest first.
 *
 * Those of inactive editions are not listed. Ties go by CommentId, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the notifications’.
 */
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClearNotificationUrl = ({ commentId, taggedId }: ClearNotificationPathParameters,) => {




  return `/api/v1/notifications/${encodeURIComponent(String(commentId))}/${encodeURIComponent(String(taggedId))}`
}

/**
 * Clear a notification.
 *
 * Nobody but the tagged user can. One that is already cleared is answered again and stays so.
 *
 * Who may: is:tagged.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the notifications’.
 *
 * Refetches afterwards: listNotifications, listActivity.
 */
export const clearNotification = async ({ commentId, taggedId }: ClearNotificationPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Notification> => {

  return fetcher<Notification>(getClearNotificationUrl({ commentId, taggedId }),
  {
      operationId: 'clearNotification',
    ...options,
    method: 'PUT'


  }
);}





export const getClearNotificationMutationKey = () => ['clearNotification'] as const;

export const getClearNotificationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearNotification>>, TError,ClearNotificationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof clearNotification>>, TError,ClearNotificationMutationVariables, TContext> => {

const mutationKey = getClearNotificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof clearNotification>>, ClearNotificationMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  clearNotification(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClearNotificationMutationResult = NonNullable<Awaited<ReturnType<typeof clearNotification>>>

    export type ClearNotificationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ClearNotificationMutationVariables = ClearNotificationPathParameters

    /**
 * Clear a notification.
 *
 * Nobody but the tagged user can. One that is already cleared is answered again and stays so.
 *
 * Who may: is:tagged.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong updating the notifications’.
 *
 * Refetches afterwards: listNotifications, listActivity.
 */
export const useClearNotification = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearNotification>>, TError,ClearNotificationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof clearNotification>>,
        TError,
        ClearNotificationMutationVariables,
        TContext
      > => {
      return useMutation(getClearNotificationMutationOptions(options), queryClient);
    }
    export const getListWorkNoticesUrl = (params?: ListWorkNoticesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/work-notices?${stringifiedParams}` : `/api/v1/work-notices`
}

/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export const listWorkNotices = async (params?: ListWorkNoticesParams, options?: Parameters<typeof fetcher>[1]): Promise<WorkNoticePage> => {

  return fetcher<WorkNoticePage>(getListWorkNoticesUrl(params),
  {
      operationId: 'listWorkNotices',
    ...options,
    method: 'GET'


  }
);}





export const getListWorkNoticesInfiniteQueryKey = (params?: ListWorkNoticesParams,) => {
    return [
    'infinite', "listWorkNotices", ...(params ? [params] : [])
    ] as const;
    }

export const getListWorkNoticesQueryKey = (params?: ListWorkNoticesParams,) => {
    return [
    "listWorkNotices", ...(params ? [params] : [])
    ] as const;
    }


export const getListWorkNoticesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listWorkNotices>>, ListWorkNoticesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListWorkNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData, QueryKey, ListWorkNoticesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorkNoticesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorkNotices>>, QueryKey, ListWorkNoticesParams['offset']> = ({ signal, pageParam }) => listWorkNotices({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData, QueryKey, ListWorkNoticesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWorkNoticesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listWorkNotices>>>
export type ListWorkNoticesInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export function useListWorkNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWorkNotices>>, ListWorkNoticesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListWorkNoticesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData, QueryKey, ListWorkNoticesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkNotices>>,
          TError,
          Awaited<ReturnType<typeof listWorkNotices>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export function useListWorkNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWorkNotices>>, ListWorkNoticesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWorkNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData, QueryKey, ListWorkNoticesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkNotices>>,
          TError,
          Awaited<ReturnType<typeof listWorkNotices>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export function useListWorkNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWorkNotices>>, ListWorkNoticesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWorkNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData, QueryKey, ListWorkNoticesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export function useListWorkNoticesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWorkNotices>>, ListWorkNoticesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWorkNoticesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData, QueryKey, ListWorkNoticesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWorkNoticesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWorkNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listWorkNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListWorkNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorkNoticesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorkNotices>>> = ({ signal }) => listWorkNotices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWorkNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listWorkNotices>>>
export type ListWorkNoticesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export function useListWorkNotices<TData = Awaited<ReturnType<typeof listWorkNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListWorkNoticesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkNotices>>,
          TError,
          Awaited<ReturnType<typeof listWorkNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export function useListWorkNotices<TData = Awaited<ReturnType<typeof listWorkNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWorkNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWorkNotices>>,
          TError,
          Awaited<ReturnType<typeof listWorkNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export function useListWorkNotices<TData = Awaited<ReturnType<typeof listWorkNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWorkNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what happened to one's own work, newest first.
 *
 * Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching what happened to your work’.
 */
export function useListWorkNotices<TData = Awaited<ReturnType<typeof listWorkNotices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWorkNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorkNotices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWorkNoticesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClearWorkNoticesUrl = () => {




  return `/api/v1/work-notices/clear`
}

/**
 * Clear some or all notices of one's own work.
 *
 * Those of others, and those that are cleared already, are left as they are.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong clearing the notifications’.
 *
 * Refetches afterwards: listWorkNotices, listNotifications, listActivity.
 */
export const clearWorkNotices = async (workNoticeClearing: WorkNoticeClearing, options?: Parameters<typeof fetcher>[1]): Promise<WorkNoticesCleared> => {

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
return fetcher<WorkNoticesCleared>(getClearWorkNoticesUrl(),
  {
      operationId: 'clearWorkNotices',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workNoticeClearing)
  }
);}





export const getClearWorkNoticesMutationKey = () => ['clearWorkNotices'] as const;

export const getClearWorkNoticesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearWorkNotices>>, TError,ClearWorkNoticesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof clearWorkNotices>>, TError,ClearWorkNoticesMutationVariables, TContext> => {

const mutationKey = getClearWorkNoticesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof clearWorkNotices>>, ClearWorkNoticesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  clearWorkNotices(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClearWorkNoticesMutationResult = NonNullable<Awaited<ReturnType<typeof clearWorkNotices>>>
    export type ClearWorkNoticesMutationBody = BodyType<WorkNoticeClearing>
    export type ClearWorkNoticesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ClearWorkNoticesMutationVariables = {data: BodyType<WorkNoticeClearing>}

    /**
 * Clear some or all notices of one's own work.
 *
 * Those of others, and those that are cleared already, are left as they are.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 409, 422, 429, 500, 503: ‘Something went wrong clearing the notifications’.
 *
 * Refetches afterwards: listWorkNotices, listNotifications, listActivity.
 */
export const useClearWorkNotices = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ChangedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearWorkNotices>>, TError,ClearWorkNoticesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof clearWorkNotices>>,
        TError,
        ClearWorkNoticesMutationVariables,
        TContext
      > => {
      return useMutation(getClearWorkNoticesMutationOptions(options), queryClient);
    }
