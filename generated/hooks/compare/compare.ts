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
  CompareExport,
  CompareFilters,
  CompareMilestone,
  Comparison,
  ConflictResponse,
  ForbiddenResponse,
  ListCompareMilestonesPathParameters,
  NotFoundResponse,
  Problem,
  ReadCompareParams,
  ServerErrorResponse,
  Spreadsheet,
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

export const getReadCompareUrl = (params: ReadCompareParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/compare?${stringifiedParams}` : `/api/v1/compare`
}

/**
 * Compare the scores of countries in one or two editions.
 *
 * Of two editions the latest is the one with the later EndDate (null is open, hence the latest; ties go by StartDate, then Id). Indicators are matched across editions by their library indicator and numbered and ordered as in the latest edition.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare indicators’.
 */
export const readCompare = async (params: ReadCompareParams, options?: Parameters<typeof fetcher>[1]): Promise<Comparison> => {

  return fetcher<Comparison>(getReadCompareUrl(params),
  {
      operationId: 'readCompare',
    ...options,
    method: 'GET'


  }
);}





export const getReadCompareQueryKey = (params?: ReadCompareParams,) => {
    return [
    "readCompare", ...(params ? [params] : [])
    ] as const;
    }


export const getReadCompareQueryOptions = <TData = Awaited<ReturnType<typeof readCompare>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: ReadCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompare>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCompareQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCompare>>> = ({ signal }) => readCompare(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readCompare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCompareQueryResult = NonNullable<Awaited<ReturnType<typeof readCompare>>>
export type ReadCompareQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Compare the scores of countries in one or two editions.
 *
 * Of two editions the latest is the one with the later EndDate (null is open, hence the latest; ties go by StartDate, then Id). Indicators are matched across editions by their library indicator and numbered and ordered as in the latest edition.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare indicators’.
 */
export function useReadCompare<TData = Awaited<ReturnType<typeof readCompare>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ReadCompareParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompare>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCompare>>,
          TError,
          Awaited<ReturnType<typeof readCompare>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compare the scores of countries in one or two editions.
 *
 * Of two editions the latest is the one with the later EndDate (null is open, hence the latest; ties go by StartDate, then Id). Indicators are matched across editions by their library indicator and numbered and ordered as in the latest edition.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare indicators’.
 */
export function useReadCompare<TData = Awaited<ReturnType<typeof readCompare>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ReadCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompare>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCompare>>,
          TError,
          Awaited<ReturnType<typeof readCompare>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compare the scores of countries in one or two editions.
 *
 * Of two editions the latest is the one with the later EndDate (null is open, hence the latest; ties go by StartDate, then Id). Indicators are matched across editions by their library indicator and numbered and ordered as in the latest edition.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare indicators’.
 */
export function useReadCompare<TData = Awaited<ReturnType<typeof readCompare>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ReadCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompare>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compare the scores of countries in one or two editions.
 *
 * Of two editions the latest is the one with the later EndDate (null is open, hence the latest; ties go by StartDate, then Id). Indicators are matched across editions by their library indicator and numbered and ordered as in the latest edition.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare indicators’.
 */
export function useReadCompare<TData = Awaited<ReturnType<typeof readCompare>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ReadCompareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompare>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCompareQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportCompareUrl = () => {




  return `/api/v1/compare-export`
}

/**
 * Export a comparison as a spreadsheet.
 *
 * The comparison that readCompare answers for the same choice, as one .xlsx file. Stores nothing.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong exporting the comparison’.
 *
 * Refetches afterwards: listActivity.
 */
export const exportCompare = async (compareExport: CompareExport, options?: Parameters<typeof fetcher>[1]): Promise<Spreadsheet | void> => {

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
return fetcher<Spreadsheet | void>(getExportCompareUrl(),
  {
      operationId: 'exportCompare',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(compareExport)
  }
);}





export const getExportCompareMutationKey = () => ['exportCompare'] as const;

export const getExportCompareMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCompare>>, TError,ExportCompareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof exportCompare>>, TError,ExportCompareMutationVariables, TContext> => {

const mutationKey = getExportCompareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportCompare>>, ExportCompareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportCompare(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportCompareMutationResult = NonNullable<Awaited<ReturnType<typeof exportCompare>>>
    export type ExportCompareMutationBody = BodyType<CompareExport>
    export type ExportCompareMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ExportCompareMutationVariables = {data: BodyType<CompareExport>}

    /**
 * Export a comparison as a spreadsheet.
 *
 * The comparison that readCompare answers for the same choice, as one .xlsx file. Stores nothing.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong exporting the comparison’.
 *
 * Refetches afterwards: listActivity.
 */
export const useExportCompare = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCompare>>, TError,ExportCompareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportCompare>>,
        TError,
        ExportCompareMutationVariables,
        TContext
      > => {
      return useMutation(getExportCompareMutationOptions(options), queryClient);
    }
    export const getReadCompareFiltersUrl = () => {




  return `/api/v1/compare-filters`
}

/**
 * Read the editions and countries to compare.
 *
 * Editions newest first, regions and countries in alphabetical order.
 *
 * Who may: report-compare.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare filters’.
 */
export const readCompareFilters = async ( options?: Parameters<typeof fetcher>[1]): Promise<CompareFilters> => {

  return fetcher<CompareFilters>(getReadCompareFiltersUrl(),
  {
      operationId: 'readCompareFilters',
    ...options,
    method: 'GET'


  }
);}





export const getReadCompareFiltersQueryKey = () => {
    return [
    "readCompareFilters"
    ] as const;
    }


export const getReadCompareFiltersQueryOptions = <TData = Awaited<ReturnType<typeof readCompareFilters>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompareFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadCompareFiltersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readCompareFilters>>> = ({ signal }) => readCompareFilters({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readCompareFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCompareFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof readCompareFilters>>>
export type ReadCompareFiltersQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read the editions and countries to compare.
 *
 * Editions newest first, regions and countries in alphabetical order.
 *
 * Who may: report-compare.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare filters’.
 */
export function useReadCompareFilters<TData = Awaited<ReturnType<typeof readCompareFilters>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompareFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCompareFilters>>,
          TError,
          Awaited<ReturnType<typeof readCompareFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the editions and countries to compare.
 *
 * Editions newest first, regions and countries in alphabetical order.
 *
 * Who may: report-compare.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare filters’.
 */
export function useReadCompareFilters<TData = Awaited<ReturnType<typeof readCompareFilters>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompareFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readCompareFilters>>,
          TError,
          Awaited<ReturnType<typeof readCompareFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the editions and countries to compare.
 *
 * Editions newest first, regions and countries in alphabetical order.
 *
 * Who may: report-compare.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare filters’.
 */
export function useReadCompareFilters<TData = Awaited<ReturnType<typeof readCompareFilters>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompareFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read the editions and countries to compare.
 *
 * Editions newest first, regions and countries in alphabetical order.
 *
 * Who may: report-compare.
 *
 * Fails with 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare filters’.
 */
export function useReadCompareFilters<TData = Awaited<ReturnType<typeof readCompareFilters>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readCompareFilters>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadCompareFiltersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCompareMilestonesUrl = ({ id }: ListCompareMilestonesPathParameters,) => {




  return `/api/v1/compare-filters/${encodeURIComponent(String(id))}/milestones`
}

/**
 * List milestones, activities and indicators of an edition to compare.
 *
 * Each level in the order of its numbers. A comparison takes the Ids of the indicators.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare milestones’.
 */
export const listCompareMilestones = async ({ id }: ListCompareMilestonesPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<CompareMilestone[]> => {

  return fetcher<CompareMilestone[]>(getListCompareMilestonesUrl({ id }),
  {
      operationId: 'listCompareMilestones',
    ...options,
    method: 'GET'


  }
);}





export const getListCompareMilestonesQueryKey = ({ id }: ListCompareMilestonesPathParameters,) => {
    return [
    "listCompareMilestones", { id }
    ] as const;
    }


export const getListCompareMilestonesQueryOptions = <TData = Awaited<ReturnType<typeof listCompareMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListCompareMilestonesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompareMilestones>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompareMilestonesQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompareMilestones>>> = ({ signal }) => listCompareMilestones({ id }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompareMilestones>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompareMilestonesQueryResult = NonNullable<Awaited<ReturnType<typeof listCompareMilestones>>>
export type ListCompareMilestonesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List milestones, activities and indicators of an edition to compare.
 *
 * Each level in the order of its numbers. A comparison takes the Ids of the indicators.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare milestones’.
 */
export function useListCompareMilestones<TData = Awaited<ReturnType<typeof listCompareMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCompareMilestonesPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompareMilestones>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompareMilestones>>,
          TError,
          Awaited<ReturnType<typeof listCompareMilestones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List milestones, activities and indicators of an edition to compare.
 *
 * Each level in the order of its numbers. A comparison takes the Ids of the indicators.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare milestones’.
 */
export function useListCompareMilestones<TData = Awaited<ReturnType<typeof listCompareMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCompareMilestonesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompareMilestones>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompareMilestones>>,
          TError,
          Awaited<ReturnType<typeof listCompareMilestones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List milestones, activities and indicators of an edition to compare.
 *
 * Each level in the order of its numbers. A comparison takes the Ids of the indicators.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare milestones’.
 */
export function useListCompareMilestones<TData = Awaited<ReturnType<typeof listCompareMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCompareMilestonesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompareMilestones>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List milestones, activities and indicators of an edition to compare.
 *
 * Each level in the order of its numbers. A comparison takes the Ids of the indicators.
 *
 * Who may: report-compare.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the compare milestones’.
 */
export function useListCompareMilestones<TData = Awaited<ReturnType<typeof listCompareMilestones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListCompareMilestonesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompareMilestones>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompareMilestonesQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






