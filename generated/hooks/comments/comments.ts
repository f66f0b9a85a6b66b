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
  AddCommentPathParameters,
  BadRequestResponse,
  Comment,
  CommentCreate,
  CommentPage,
  ConflictResponse,
  ForbiddenResponse,
  ListCommentsParams,
  ListCommentsPathParameters,
  NotFoundResponse,
  Problem,
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

export const getListCommentsUrl = ({ countryId, reportEditionId, indicatorId, ratingId }: ListCommentsPathParameters,
    params?: ListCommentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/ratings/${encodeURIComponent(String(ratingId))}/comments?${stringifiedParams}` : `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/ratings/${encodeURIComponent(String(ratingId))}/comments`
}

/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export const listComments = async ({ countryId, reportEditionId, indicatorId, ratingId }: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: Parameters<typeof fetcher>[1]): Promise<CommentPage> => {

  return fetcher<CommentPage>(getListCommentsUrl({ countryId, reportEditionId, indicatorId, ratingId },params),
  {
      operationId: 'listComments',
    ...options,
    method: 'GET'


  }
);}





export const getListCommentsInfiniteQueryKey = ({ countryId, reportEditionId, indicatorId, ratingId }: ListCommentsPathParameters,
    params?: ListCommentsParams,) => {
    return [
    'infinite', "listComments", { countryId, reportEditionId, indicatorId, ratingId }, ...(params ? [params] : [])
    ] as const;
    }

export const getListCommentsQueryKey = ({ countryId, reportEditionId, indicatorId, ratingId }: ListCommentsPathParameters,
    params?: ListCommentsParams,) => {
    return [
    "listComments", { countryId, reportEditionId, indicatorId, ratingId }, ...(params ? [params] : [])
    ] as const;
    }


export const getListCommentsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId, ratingId }: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentsInfiniteQueryKey({ countryId, reportEditionId, indicatorId, ratingId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComments>>, QueryKey, ListCommentsParams['offset']> = ({ signal, pageParam }) => listComments({ countryId, reportEditionId, indicatorId, ratingId },{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined && ratingId !== null && ratingId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>
export type ListCommentsInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export function useListCommentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCommentsPathParameters,
    params: undefined |  ListCommentsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export function useListCommentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export function useListCommentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export function useListCommentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComments>>, ListCommentsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId, ratingId }: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData, QueryKey, ListCommentsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentsInfiniteQueryOptions({ countryId, reportEditionId, indicatorId, ratingId },params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCommentsQueryOptions = <TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId, indicatorId, ratingId }: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommentsQueryKey({ countryId, reportEditionId, indicatorId, ratingId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComments>>> = ({ signal }) => listComments({ countryId, reportEditionId, indicatorId, ratingId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined && indicatorId !== null && indicatorId !== undefined && ratingId !== null && ratingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommentsQueryResult = NonNullable<Awaited<ReturnType<typeof listComments>>>
export type ListCommentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCommentsPathParameters,
    params: undefined |  ListCommentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComments>>,
          TError,
          Awaited<ReturnType<typeof listComments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the comments on a rating.
 *
 * Newest first; of the same instant, the higher Id first.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching indicator rating comments’.
 */
export function useListComments<TData = Awaited<ReturnType<typeof listComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId, indicatorId, ratingId }: ListCommentsPathParameters,
    params?: ListCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommentsQueryOptions({ countryId, reportEditionId, indicatorId, ratingId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddCommentUrl = ({ countryId, reportEditionId, indicatorId, ratingId }: AddCommentPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators/${encodeURIComponent(String(indicatorId))}/ratings/${encodeURIComponent(String(ratingId))}/comments`
}

/**
 * Add a comment to a rating.
 *
 * Each tagged user but the author gets a notification. Who is tagged must be an active user of the edition and be mentioned: the text has an @ followed by the full name, letter by letter, and of the edition's names that go on there the longest counts ('@Ana Lima Duarte' does not mention Ana Lima); else 422 at /taggedUsers. Of people with the same name the Ids choose. Who is mentioned need not be tagged.
 *
 * Who may: dataentry-indicator-edit-any; or dataentry-indicator-edit-own + is:assigned; or dataentry-indicatorsQA-any; or dataentry-indicatorsQA-own.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding a comment for this Indicator’.
 *
 * Refetches afterwards: listComments, readAgreement, readEditionRevert, listNotifications, listActivity, listRatingActivity, listCountryActivity.
 */
export const addComment = async ({ countryId, reportEditionId, indicatorId, ratingId }: AddCommentPathParameters,
    commentCreate: CommentCreate, options?: Parameters<typeof fetcher>[1]): Promise<Comment> => {

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
return fetcher<Comment>(getAddCommentUrl({ countryId, reportEditionId, indicatorId, ratingId }),
  {
      operationId: 'addComment',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(commentCreate)
  }
);}





export const getAddCommentMutationKey = () => ['addComment'] as const;

export const getAddCommentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addComment>>, TError,AddCommentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addComment>>, TError,AddCommentMutationVariables, TContext> => {

const mutationKey = getAddCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addComment>>, AddCommentMutationVariables> = (props) => {
          const {data,...pathParams} = props ?? {};

          return  addComment(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCommentMutationResult = NonNullable<Awaited<ReturnType<typeof addComment>>>
    export type AddCommentMutationBody = BodyType<CommentCreate>
    export type AddCommentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AddCommentMutationVariables = AddCommentPathParameters & {data: BodyType<CommentCreate>}

    /**
 * Add a comment to a rating.
 *
 * Each tagged user but the author gets a notification. Who is tagged must be an active user of the edition and be mentioned: the text has an @ followed by the full name, letter by letter, and of the edition's names that go on there the longest counts ('@Ana Lima Duarte' does not mention Ana Lima); else 422 at /taggedUsers. Of people with the same name the Ids choose. Who is mentioned need not be tagged.
 *
 * Who may: dataentry-indicator-edit-any; or dataentry-indicator-edit-own + is:assigned; or dataentry-indicatorsQA-any; or dataentry-indicatorsQA-own.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong adding a comment for this Indicator’.
 *
 * Refetches afterwards: listComments, readAgreement, readEditionRevert, listNotifications, listActivity, listRatingActivity, listCountryActivity.
 */
export const useAddComment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addComment>>, TError,AddCommentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addComment>>,
        TError,
        AddCommentMutationVariables,
        TContext
      > => {
      return useMutation(getAddCommentMutationOptions(options), queryClient);
    }
