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
  Agreement,
  BadRequestResponse,
  ChangedResponse,
  ConflictResponse,
  CountryResults,
  Dossier,
  ExportResult,
  ForbiddenResponse,
  ListResultsParams,
  ListResultsPathParameters,
  NotFoundResponse,
  Problem,
  ReadAgreementPathParameters,
  ReadCountryResultsParams,
  ReadCountryResultsPathParameters,
  ReadDossierPathParameters,
  Results,
  ResultsExportRequest,
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

export const getListResultsUrl = ({ editionId }: ListResultsPathParameters,
    params?: ListResultsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/results/${encodeURIComponent(String(editionId))}?${stringifiedParams}` : `/api/v1/results/${encodeURIComponent(String(editionId))}`
}

/**
 * List the results of an edition by country, region and milestone.
 *
 * Favourable is a positive indicator that is met and a negative one that is not; a score is favourable of rated, in percent. A country's is the mean of its milestones', a region's that of its countries. What an unmet parent decides counts as it stands, Not Met. All figures are of one moment.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the results’.
 */
export const listResults = async ({ editionId }: ListResultsPathParameters,
    params?: ListResultsParams, options?: Parameters<typeof fetcher>[1]): Promise<Results> => {

  return fetcher<Results>(getListResultsUrl({ editionId },params),
  {
      operationId: 'listResults',
    ...options,
    method: 'GET'


  }
);}





export const getListResultsQueryKey = ({ editionId }: ListResultsPathParameters,
    params?: ListResultsParams,) => {
    return [
    "listResults", { editionId }, ...(params ? [params] : [])
    ] as const;
    }


export const getListResultsQueryOptions = <TData = Awaited<ReturnType<typeof listResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ListResultsPathParameters,
    params?: ListResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResults>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListResultsQueryKey({ editionId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listResults>>> = ({ signal }) => listResults({ editionId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListResultsQueryResult = NonNullable<Awaited<ReturnType<typeof listResults>>>
export type ListResultsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the results of an edition by country, region and milestone.
 *
 * Favourable is a positive indicator that is met and a negative one that is not; a score is favourable of rated, in percent. A country's is the mean of its milestones', a region's that of its countries. What an unmet parent decides counts as it stands, Not Met. All figures are of one moment.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the results’.
 */
export function useListResults<TData = Awaited<ReturnType<typeof listResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListResultsPathParameters,
    params: undefined |  ListResultsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResults>>,
          TError,
          Awaited<ReturnType<typeof listResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the results of an edition by country, region and milestone.
 *
 * Favourable is a positive indicator that is met and a negative one that is not; a score is favourable of rated, in percent. A country's is the mean of its milestones', a region's that of its countries. What an unmet parent decides counts as it stands, Not Met. All figures are of one moment.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the results’.
 */
export function useListResults<TData = Awaited<ReturnType<typeof listResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListResultsPathParameters,
    params?: ListResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listResults>>,
          TError,
          Awaited<ReturnType<typeof listResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the results of an edition by country, region and milestone.
 *
 * Favourable is a positive indicator that is met and a negative one that is not; a score is favourable of rated, in percent. A country's is the mean of its milestones', a region's that of its countries. What an unmet parent decides counts as it stands, Not Met. All figures are of one moment.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the results’.
 */
export function useListResults<TData = Awaited<ReturnType<typeof listResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListResultsPathParameters,
    params?: ListResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResults>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the results of an edition by country, region and milestone.
 *
 * Favourable is a positive indicator that is met and a negative one that is not; a score is favourable of rated, in percent. A country's is the mean of its milestones', a region's that of its countries. What an unmet parent decides counts as it stands, Not Met. All figures are of one moment.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the results’.
 */
export function useListResults<TData = Awaited<ReturnType<typeof listResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ListResultsPathParameters,
    params?: ListResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listResults>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListResultsQueryOptions({ editionId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadCountryResultsUrl = ({ editionId, countryId }: ReadCountryResultsPathParameters,
    params?: ReadCountryResultsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/results/${encodeURIComponent(String(editionId))}/countries/${encodeURIComponent(String(countryId))}?${stringifiedParams}` : `/api/v1/results/${encodeURIComponent(String(editionId))}/countries/${encodeURIComponent(String(countryId))}`
}

/**
 * Read the results of a country in an edition.
 *
 * As listResults has them, with its activities, what was rated otherwise than in the edition that it is compared with, and its result in each edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the country's results’.
 */
export const readCountryResults = async ({ editionId, countryId }: ReadCountryResultsPathParameters,
    params?: ReadCountryResultsParams, options?: Parameters<typeof fetcher>[1]): Promise<CountryResults> => {

  return fetcher<CountryResults>(getReadCountryResultsUrl({ editionId, countryId },params),
  {
      operationId: 'readCountryResults',
    ...options,
    method: 'GET'


  }
);}





export const getReadCountryResultsQueryKey = ({ editionId, countryId }: ReadCountryResultsPathParameters,
    params?: ReadCountryResultsParams,) => {
    return [
    "readCountryResults", { editionId, countryId }, ...(params ? [params] : [])
    ] as const;
    }


export const getReadCountryResultsQueryOptions = <TData = Awaited<ReturnType<typeof readCountryResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId, countryId }: ReadCountryResultsPathParameters,
    params?: ReadCountryResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryResults>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCountryResultsQueryKey({ editionId, countryId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCountryResults>>> = ({ signal }) => readCountryResults({ editionId, countryId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && countryId !== null && countryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readCountryResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCountryResultsQueryResult = NonNullable<Awaited<ReturnType<typeof readCountryResults>>>
export type ReadCountryResultsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read the results of a country in an edition.
 *
 * As listResults has them, with its activities, what was rated otherwise than in the edition that it is compared with, and its result in each edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the country's results’.
 */
export function useReadCountryResults<TData = Awaited<ReturnType<typeof readCountryResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadCountryResultsPathParameters,
    params: undefined |  ReadCountryResultsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryResults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCountryResults>>,
          TError,
          Awaited<ReturnType<typeof readCountryResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the results of a country in an edition.
 *
 * As listResults has them, with its activities, what was rated otherwise than in the edition that it is compared with, and its result in each edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the country's results’.
 */
export function useReadCountryResults<TData = Awaited<ReturnType<typeof readCountryResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadCountryResultsPathParameters,
    params?: ReadCountryResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryResults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCountryResults>>,
          TError,
          Awaited<ReturnType<typeof readCountryResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the results of a country in an edition.
 *
 * As listResults has them, with its activities, what was rated otherwise than in the edition that it is compared with, and its result in each edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the country's results’.
 */
export function useReadCountryResults<TData = Awaited<ReturnType<typeof readCountryResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadCountryResultsPathParameters,
    params?: ReadCountryResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryResults>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the results of a country in an edition.
 *
 * As listResults has them, with its activities, what was rated otherwise than in the edition that it is compared with, and its result in each edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the country's results’.
 */
export function useReadCountryResults<TData = Awaited<ReturnType<typeof readCountryResults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId, countryId }: ReadCountryResultsPathParameters,
    params?: ReadCountryResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCountryResults>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCountryResultsQueryOptions({ editionId, countryId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadDossierUrl = ({ editionId, countryId }: ReadDossierPathParameters,) => {




  return `/api/v1/results/${encodeURIComponent(String(editionId))}/countries/${encodeURIComponent(String(countryId))}/dossier`
}

/**
 * Read all ratings of a country in an edition, with notes and references.
 *
 * By number; references by Title, then Id.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dossier’.
 */
export const readDossier = async ({ editionId, countryId }: ReadDossierPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Dossier> => {

  return fetcher<Dossier>(getReadDossierUrl({ editionId, countryId }),
  {
      operationId: 'readDossier',
    ...options,
    method: 'GET'


  }
);}





export const getReadDossierQueryKey = ({ editionId, countryId }: ReadDossierPathParameters,) => {
    return [
    "readDossier", { editionId, countryId }
    ] as const;
    }


export const getReadDossierQueryOptions = <TData = Awaited<ReturnType<typeof readDossier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId, countryId }: ReadDossierPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDossier>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDossierQueryKey({ editionId, countryId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDossier>>> = ({ signal }) => readDossier({ editionId, countryId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined && countryId !== null && countryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readDossier>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadDossierQueryResult = NonNullable<Awaited<ReturnType<typeof readDossier>>>
export type ReadDossierQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read all ratings of a country in an edition, with notes and references.
 *
 * By number; references by Title, then Id.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dossier’.
 */
export function useReadDossier<TData = Awaited<ReturnType<typeof readDossier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDossierPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDossier>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDossier>>,
          TError,
          Awaited<ReturnType<typeof readDossier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read all ratings of a country in an edition, with notes and references.
 *
 * By number; references by Title, then Id.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dossier’.
 */
export function useReadDossier<TData = Awaited<ReturnType<typeof readDossier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDossierPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDossier>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDossier>>,
          TError,
          Awaited<ReturnType<typeof readDossier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read all ratings of a country in an edition, with notes and references.
 *
 * By number; references by Title, then Id.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dossier’.
 */
export function useReadDossier<TData = Awaited<ReturnType<typeof readDossier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadDossierPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDossier>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read all ratings of a country in an edition, with notes and references.
 *
 * By number; references by Title, then Id.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the dossier’.
 */
export function useReadDossier<TData = Awaited<ReturnType<typeof readDossier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId, countryId }: ReadDossierPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDossier>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDossierQueryOptions({ editionId, countryId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportResultsUrl = () => {




  return `/api/v1/export-results`
}

/**
 * Make one table of an edition's ratings.
 *
 * A row a country and indicator, by country and number, or the codebook of such a table. Nothing chosen of CountryIds, Regions, Milestones or Statuses means all of them; they are joined by "and". Columns stand in the order of ResultsColumn, whatever the order here. A text that a spreadsheet would run stays a text, as the codebook says. Answers where to fetch it, once and within five minutes. A sheet has at most 1,048,575 rows (422 beyond); the other formats have no limit.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong exporting the results’.
 *
 * Refetches afterwards: listActivity.
 */
export const exportResults = async (resultsExportRequest: ResultsExportRequest, options?: Parameters<typeof fetcher>[1]): Promise<ExportResult | void> => {

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
return fetcher<ExportResult | void>(getExportResultsUrl(),
  {
      operationId: 'exportResults',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resultsExportRequest)
  }
);}





export const getExportResultsMutationKey = () => ['exportResults'] as const;

export const getExportResultsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportResults>>, TError,ExportResultsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof exportResults>>, TError,ExportResultsMutationVariables, TContext> => {

const mutationKey = getExportResultsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportResults>>, ExportResultsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportResults(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportResultsMutationResult = NonNullable<Awaited<ReturnType<typeof exportResults>>>
    export type ExportResultsMutationBody = BodyType<ResultsExportRequest>
    export type ExportResultsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ExportResultsMutationVariables = {data: BodyType<ResultsExportRequest>}

    /**
 * Make one table of an edition's ratings.
 *
 * A row a country and indicator, by country and number, or the codebook of such a table. Nothing chosen of CountryIds, Regions, Milestones or Statuses means all of them; they are joined by "and". Columns stand in the order of ResultsColumn, whatever the order here. A text that a spreadsheet would run stays a text, as the codebook says. Answers where to fetch it, once and within five minutes. A sheet has at most 1,048,575 rows (422 beyond); the other formats have no limit.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong exporting the results’.
 *
 * Refetches afterwards: listActivity.
 */
export const useExportResults = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportResults>>, TError,ExportResultsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportResults>>,
        TError,
        ExportResultsMutationVariables,
        TContext
      > => {
      return useMutation(getExportResultsMutationOptions(options), queryClient);
    }
    export const getReadAgreementUrl = ({ editionId }: ReadAgreementPathParameters,) => {




  return `/api/v1/programme/${encodeURIComponent(String(editionId))}/agreement`
}

/**
 * Read how far QA agrees with research in an edition.
 *
 * Counted is what is QA completed, which was submitted to QA before and is not decided by a parent: Met or Not Met when it was first submitted, beside Met or Not Met as completed. What parents decided meanwhile is left out. All figures are of one moment.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the agreement’.
 */
export const readAgreement = async ({ editionId }: ReadAgreementPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Agreement> => {

  return fetcher<Agreement>(getReadAgreementUrl({ editionId }),
  {
      operationId: 'readAgreement',
    ...options,
    method: 'GET'


  }
);}





export const getReadAgreementQueryKey = ({ editionId }: ReadAgreementPathParameters,) => {
    return [
    "readAgreement", { editionId }
    ] as const;
    }


export const getReadAgreementQueryOptions = <TData = Awaited<ReturnType<typeof readAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ editionId }: ReadAgreementPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadAgreementQueryKey({ editionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readAgreement>>> = ({ signal }) => readAgreement({ editionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: editionId !== null && editionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readAgreement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadAgreementQueryResult = NonNullable<Awaited<ReturnType<typeof readAgreement>>>
export type ReadAgreementQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read how far QA agrees with research in an edition.
 *
 * Counted is what is QA completed, which was submitted to QA before and is not decided by a parent: Met or Not Met when it was first submitted, beside Met or Not Met as completed. What parents decided meanwhile is left out. All figures are of one moment.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the agreement’.
 */
export function useReadAgreement<TData = Awaited<ReturnType<typeof readAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadAgreementPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAgreement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readAgreement>>,
          TError,
          Awaited<ReturnType<typeof readAgreement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how far QA agrees with research in an edition.
 *
 * Counted is what is QA completed, which was submitted to QA before and is not decided by a parent: Met or Not Met when it was first submitted, beside Met or Not Met as completed. What parents decided meanwhile is left out. All figures are of one moment.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the agreement’.
 */
export function useReadAgreement<TData = Awaited<ReturnType<typeof readAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadAgreementPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAgreement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readAgreement>>,
          TError,
          Awaited<ReturnType<typeof readAgreement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how far QA agrees with research in an edition.
 *
 * Counted is what is QA completed, which was submitted to QA before and is not decided by a parent: Met or Not Met when it was first submitted, beside Met or Not Met as completed. What parents decided meanwhile is left out. All figures are of one moment.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the agreement’.
 */
export function useReadAgreement<TData = Awaited<ReturnType<typeof readAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadAgreementPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read how far QA agrees with research in an edition.
 *
 * Counted is what is QA completed, which was submitted to QA before and is not decided by a parent: Met or Not Met when it was first submitted, beside Met or Not Met as completed. What parents decided meanwhile is left out. All figures are of one moment.
 *
 * Who may: report-management.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the agreement’.
 */
export function useReadAgreement<TData = Awaited<ReturnType<typeof readAgreement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { editionId }: ReadAgreementPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadAgreementQueryOptions({ editionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






