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
  BadRequestResponse,
  ConflictResponse,
  EditionLibraryIndicator,
  ForbiddenResponse,
  LibraryIndicator,
  LibraryIndicatorDetail,
  ListEditionLibraryIndicatorsPathParameters,
  NotFoundResponse,
  ReadLibraryIndicatorPathParameters,
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

export const getListLibraryIndicatorsUrl = () => {




  return `/api/v1/indicators`
}

/**
 * List the library indicators.
 *
 * In the order of the numbers they had where they were last used.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators’.
 */
export const listLibraryIndicators = async ( options?: Parameters<typeof fetcher>[1]): Promise<LibraryIndicator[]> => {

  return fetcher<LibraryIndicator[]>(getListLibraryIndicatorsUrl(),
  {
      operationId: 'listLibraryIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListLibraryIndicatorsQueryKey = () => {
    return [
    "listLibraryIndicators"
    ] as const;
    }


export const getListLibraryIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listLibraryIndicators>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLibraryIndicatorsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLibraryIndicators>>> = ({ signal }) => listLibraryIndicators({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLibraryIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLibraryIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listLibraryIndicators>>>
export type ListLibraryIndicatorsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the library indicators.
 *
 * In the order of the numbers they had where they were last used.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators’.
 */
export function useListLibraryIndicators<TData = Awaited<ReturnType<typeof listLibraryIndicators>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLibraryIndicators>>,
          TError,
          Awaited<ReturnType<typeof listLibraryIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the library indicators.
 *
 * In the order of the numbers they had where they were last used.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators’.
 */
export function useListLibraryIndicators<TData = Awaited<ReturnType<typeof listLibraryIndicators>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLibraryIndicators>>,
          TError,
          Awaited<ReturnType<typeof listLibraryIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the library indicators.
 *
 * In the order of the numbers they had where they were last used.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators’.
 */
export function useListLibraryIndicators<TData = Awaited<ReturnType<typeof listLibraryIndicators>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the library indicators.
 *
 * In the order of the numbers they had where they were last used.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators’.
 */
export function useListLibraryIndicators<TData = Awaited<ReturnType<typeof listLibraryIndicators>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLibraryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLibraryIndicatorsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadLibraryIndicatorUrl = ({ id }: ReadLibraryIndicatorPathParameters,) => {




  return `/api/v1/indicators/${encodeURIComponent(String(id))}`
}

/**
 * Read a library indicator with the editions that use it.
 *
 * Editions newest first; none where no edition holds the indicator any more.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicator’.
 */
export const readLibraryIndicator = async ({ id }: ReadLibraryIndicatorPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<LibraryIndicatorDetail> => {

  return fetcher<LibraryIndicatorDetail>(getReadLibraryIndicatorUrl({ id }),
  {
      operationId: 'readLibraryIndicator',
    ...options,
    method: 'GET'


  }
);}





export const getReadLibraryIndicatorQueryKey = ({ id }: ReadLibraryIndicatorPathParameters,) => {
    return [
    "readLibraryIndicator", { id }
    ] as const;
    }


export const getReadLibraryIndicatorQueryOptions = <TData = Awaited<ReturnType<typeof readLibraryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ReadLibraryIndicatorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLibraryIndicator>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadLibraryIndicatorQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readLibraryIndicator>>> = ({ signal }) => readLibraryIndicator({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readLibraryIndicator>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadLibraryIndicatorQueryResult = NonNullable<Awaited<ReturnType<typeof readLibraryIndicator>>>
export type ReadLibraryIndicatorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read a library indicator with the editions that use it.
 *
 * Editions newest first; none where no edition holds the indicator any more.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicator’.
 */
export function useReadLibraryIndicator<TData = Awaited<ReturnType<typeof readLibraryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadLibraryIndicatorPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLibraryIndicator>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readLibraryIndicator>>,
          TError,
          Awaited<ReturnType<typeof readLibraryIndicator>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read a library indicator with the editions that use it.
 *
 * Editions newest first; none where no edition holds the indicator any more.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicator’.
 */
export function useReadLibraryIndicator<TData = Awaited<ReturnType<typeof readLibraryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadLibraryIndicatorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLibraryIndicator>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readLibraryIndicator>>,
          TError,
          Awaited<ReturnType<typeof readLibraryIndicator>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read a library indicator with the editions that use it.
 *
 * Editions newest first; none where no edition holds the indicator any more.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicator’.
 */
export function useReadLibraryIndicator<TData = Awaited<ReturnType<typeof readLibraryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadLibraryIndicatorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLibraryIndicator>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read a library indicator with the editions that use it.
 *
 * Editions newest first; none where no edition holds the indicator any more.
 *
 * Who may: view-library-indicator; or dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicator’.
 */
export function useReadLibraryIndicator<TData = Awaited<ReturnType<typeof readLibraryIndicator>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ReadLibraryIndicatorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLibraryIndicator>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadLibraryIndicatorQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEditionLibraryIndicatorsUrl = ({ id }: ListEditionLibraryIndicatorsPathParameters,) => {




  return `/api/v1/report-editions/${encodeURIComponent(String(id))}/library-indicators`
}

/**
 * List the library indicators that an edition uses.
 *
 * As the edition words and numbers them, in the order of its numbers; also of an inactive one.
 *
 * Who may: view-library-indicator.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators of this edition’.
 */
export const listEditionLibraryIndicators = async ({ id }: ListEditionLibraryIndicatorsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<EditionLibraryIndicator[]> => {

  return fetcher<EditionLibraryIndicator[]>(getListEditionLibraryIndicatorsUrl({ id }),
  {
      operationId: 'listEditionLibraryIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListEditionLibraryIndicatorsQueryKey = ({ id }: ListEditionLibraryIndicatorsPathParameters,) => {
    return [
    "listEditionLibraryIndicators", { id }
    ] as const;
    }


export const getListEditionLibraryIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListEditionLibraryIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEditionLibraryIndicatorsQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEditionLibraryIndicators>>> = ({ signal }) => listEditionLibraryIndicators({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEditionLibraryIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listEditionLibraryIndicators>>>
export type ListEditionLibraryIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the library indicators that an edition uses.
 *
 * As the edition words and numbers them, in the order of its numbers; also of an inactive one.
 *
 * Who may: view-library-indicator.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators of this edition’.
 */
export function useListEditionLibraryIndicators<TData = Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionLibraryIndicatorsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionLibraryIndicators>>,
          TError,
          Awaited<ReturnType<typeof listEditionLibraryIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the library indicators that an edition uses.
 *
 * As the edition words and numbers them, in the order of its numbers; also of an inactive one.
 *
 * Who may: view-library-indicator.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators of this edition’.
 */
export function useListEditionLibraryIndicators<TData = Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionLibraryIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditionLibraryIndicators>>,
          TError,
          Awaited<ReturnType<typeof listEditionLibraryIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the library indicators that an edition uses.
 *
 * As the edition words and numbers them, in the order of its numbers; also of an inactive one.
 *
 * Who may: view-library-indicator.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators of this edition’.
 */
export function useListEditionLibraryIndicators<TData = Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListEditionLibraryIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the library indicators that an edition uses.
 *
 * As the edition words and numbers them, in the order of its numbers; also of an inactive one.
 *
 * Who may: view-library-indicator.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the library indicators of this edition’.
 */
export function useListEditionLibraryIndicators<TData = Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListEditionLibraryIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditionLibraryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEditionLibraryIndicatorsQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






