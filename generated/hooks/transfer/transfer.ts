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
  Country,
  DownloadExportPathParameters,
  ExportRequest,
  ExportResult,
  ForbiddenResponse,
  ImportFileParams,
  ImportResult,
  ImportUpload,
  NotFoundResponse,
  Problem,
  ReportEditionIds,
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

export const getImportFileUrl = (params?: ImportFileParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/import?${stringifiedParams}` : `/api/v1/import`
}

/**
 * Import ratings and references from a spreadsheet.
 *
 * One .xlsx of up to 25 MB, judged by its content, with a sheet `Ratings` (Edition, ISO Code, Indicator No., Score, Met, Researcher Note; optional Research User, QA User, Status) and/or a sheet `References` (Edition, ISO Code, Indicator No., Title, Author, Publication Date, Information, and the optional reference fields). Columns are found by their heading, in any order; the client offers the empty template, and any export can be filled in and sent back. All or nothing: with one bad cell nothing is stored, `success` is false and `errors` lists the first 500. With `dryRun` the file is checked and counted the same way and nothing is stored either way. A file that sets a parent Not Met tells in `Decides` which ratings that decides and in which status; without dryRun it is stored only with their `confirmation`, else `success` is false without an error. A row of a rating that a parent decides is refused where it differs. A file that cannot be read as .xlsx is 415.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 413, 415, 422, 429, 500, 503: ‘Something went wrong trying to import the file’.
 *
 * Refetches afterwards: listDashboardIndicators, readQueue, readMyWork, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const importFile = async (importUpload: ImportUpload,
    params?: ImportFileParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportResult> => {
    const formData = new FormData();
formData.append(`file`, importUpload.file instanceof Blob ? importUpload.file : new Blob([importUpload.file], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }));

  return fetcher<ImportResult>(getImportFileUrl(params),
  {
      operationId: 'importFile',
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getImportFileMutationKey = () => ['importFile'] as const;

export const getImportFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importFile>>, TError,ImportFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof importFile>>, TError,ImportFileMutationVariables, TContext> => {

const mutationKey = getImportFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importFile>>, ImportFileMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importFile(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportFileMutationResult = NonNullable<Awaited<ReturnType<typeof importFile>>>
    export type ImportFileMutationBody = BodyType<ImportUpload>
    export type ImportFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ImportFileMutationVariables = {data: BodyType<ImportUpload>;params?: ImportFileParams}

    /**
 * Import ratings and references from a spreadsheet.
 *
 * One .xlsx of up to 25 MB, judged by its content, with a sheet `Ratings` (Edition, ISO Code, Indicator No., Score, Met, Researcher Note; optional Research User, QA User, Status) and/or a sheet `References` (Edition, ISO Code, Indicator No., Title, Author, Publication Date, Information, and the optional reference fields). Columns are found by their heading, in any order; the client offers the empty template, and any export can be filled in and sent back. All or nothing: with one bad cell nothing is stored, `success` is false and `errors` lists the first 500. With `dryRun` the file is checked and counted the same way and nothing is stored either way. A file that sets a parent Not Met tells in `Decides` which ratings that decides and in which status; without dryRun it is stored only with their `confirmation`, else `success` is false without an error. A row of a rating that a parent decides is refused where it differs. A file that cannot be read as .xlsx is 415.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 413, 415, 422, 429, 500, 503: ‘Something went wrong trying to import the file’.
 *
 * Refetches afterwards: listDashboardIndicators, readQueue, readMyWork, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, listMilestones, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity.
 */
export const useImportFile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importFile>>, TError,ImportFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importFile>>,
        TError,
        ImportFileMutationVariables,
        TContext
      > => {
      return useMutation(getImportFileMutationOptions(options), queryClient);
    }
    export const getListExportCountriesUrl = () => {




  return `/api/v1/export-countries`
}

/**
 * List the countries that are in any of the chosen editions.
 *
 * By name. Changes nothing.
 *
 * Who may: dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong trying to get the country list for export’.
 */
export const listExportCountries = async (reportEditionIds: ReportEditionIds, options?: Parameters<typeof fetcher>[1]): Promise<Country[]> => {

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
return fetcher<Country[]>(getListExportCountriesUrl(),
  {
      operationId: 'listExportCountries',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportEditionIds)
  }
);}





export const getListExportCountriesQueryKey = (reportEditionIds?: BodyType<ReportEditionIds>,) => {
    return [
    "listExportCountries", ...(reportEditionIds ? [reportEditionIds] : []), reportEditionIds
    ] as const;
    }


export const getListExportCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listExportCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(reportEditionIds: BodyType<ReportEditionIds>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExportCountriesQueryKey(reportEditionIds);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExportCountries>>> = ({ signal }) => listExportCountries(reportEditionIds, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExportCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExportCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listExportCountries>>>
export type ListExportCountriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the countries that are in any of the chosen editions.
 *
 * By name. Changes nothing.
 *
 * Who may: dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong trying to get the country list for export’.
 */
export function useListExportCountries<TData = Awaited<ReturnType<typeof listExportCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 reportEditionIds: BodyType<ReportEditionIds>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExportCountries>>,
          TError,
          Awaited<ReturnType<typeof listExportCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries that are in any of the chosen editions.
 *
 * By name. Changes nothing.
 *
 * Who may: dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong trying to get the country list for export’.
 */
export function useListExportCountries<TData = Awaited<ReturnType<typeof listExportCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 reportEditionIds: BodyType<ReportEditionIds>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExportCountries>>,
          TError,
          Awaited<ReturnType<typeof listExportCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries that are in any of the chosen editions.
 *
 * By name. Changes nothing.
 *
 * Who may: dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong trying to get the country list for export’.
 */
export function useListExportCountries<TData = Awaited<ReturnType<typeof listExportCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 reportEditionIds: BodyType<ReportEditionIds>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries that are in any of the chosen editions.
 *
 * By name. Changes nothing.
 *
 * Who may: dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong trying to get the country list for export’.
 */
export function useListExportCountries<TData = Awaited<ReturnType<typeof listExportCountries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 reportEditionIds: BodyType<ReportEditionIds>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExportCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExportCountriesQueryOptions(reportEditionIds,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportDataUrl = () => {




  return `/api/v1/export`
}

/**
 * Make a spreadsheet of ratings, or of ratings and references.
 *
 * Answers where to fetch it, once and within five minutes. Ratings alone are one sheet; with references, a tab an indicator or a country, as ExportFormatChoice says.
 *
 * Who may: dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Failed to export data.’.
 *
 * Refetches afterwards: listActivity.
 */
export const exportData = async (exportRequest: ExportRequest, options?: Parameters<typeof fetcher>[1]): Promise<ExportResult | void> => {

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
return fetcher<ExportResult | void>(getExportDataUrl(),
  {
      operationId: 'exportData',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(exportRequest)
  }
);}





export const getExportDataMutationKey = () => ['exportData'] as const;

export const getExportDataMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportData>>, TError,ExportDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof exportData>>, TError,ExportDataMutationVariables, TContext> => {

const mutationKey = getExportDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportData>>, ExportDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportData(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportDataMutationResult = NonNullable<Awaited<ReturnType<typeof exportData>>>
    export type ExportDataMutationBody = BodyType<ExportRequest>
    export type ExportDataMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ExportDataMutationVariables = {data: BodyType<ExportRequest>}

    /**
 * Make a spreadsheet of ratings, or of ratings and references.
 *
 * Answers where to fetch it, once and within five minutes. Ratings alone are one sheet; with references, a tab an indicator or a country, as ExportFormatChoice says.
 *
 * Who may: dataentry-export.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Failed to export data.’.
 *
 * Refetches afterwards: listActivity.
 */
export const useExportData = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportData>>, TError,ExportDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportData>>,
        TError,
        ExportDataMutationVariables,
        TContext
      > => {
      return useMutation(getExportDataMutationOptions(options), queryClient);
    }
    export const getDownloadExportUrl = ({ token }: DownloadExportPathParameters,) => {




  return `/api/v1/downloads/${encodeURIComponent(String(token))}`
}

/**
 * Download an export.
 *
 * No bearer is asked for or read; the token of the address is the right, once and within five minutes.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 404, 409, 422, 429, 500, 503: ‘Something went wrong downloading the export’.
 */
export const downloadExport = async ({ token }: DownloadExportPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Spreadsheet> => {

  return fetcher<Spreadsheet>(getDownloadExportUrl({ token }),
  {
      operationId: 'downloadExport',
    ...options,
    method: 'GET'


  }
);}





export const getDownloadExportQueryKey = ({ token }: DownloadExportPathParameters,) => {
    return [
    "downloadExport", { token }
    ] as const;
    }


export const getDownloadExportQueryOptions = <TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<BadRequestResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ token }: DownloadExportPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadExportQueryKey({ token });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadExport>>> = ({ signal }) => downloadExport({ token }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadExportQueryResult = NonNullable<Awaited<ReturnType<typeof downloadExport>>>
export type DownloadExportQueryError = ErrorType<BadRequestResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Download an export.
 *
 * No bearer is asked for or read; the token of the address is the right, once and within five minutes.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 404, 409, 422, 429, 500, 503: ‘Something went wrong downloading the export’.
 */
export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<BadRequestResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: DownloadExportPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadExport>>,
          TError,
          Awaited<ReturnType<typeof downloadExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download an export.
 *
 * No bearer is asked for or read; the token of the address is the right, once and within five minutes.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 404, 409, 422, 429, 500, 503: ‘Something went wrong downloading the export’.
 */
export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<BadRequestResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: DownloadExportPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadExport>>,
          TError,
          Awaited<ReturnType<typeof downloadExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download an export.
 *
 * No bearer is asked for or read; the token of the address is the right, once and within five minutes.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 404, 409, 422, 429, 500, 503: ‘Something went wrong downloading the export’.
 */
export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<BadRequestResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: DownloadExportPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download an export.
 *
 * No bearer is asked for or read; the token of the address is the right, once and within five minutes.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 404, 409, 422, 429, 500, 503: ‘Something went wrong downloading the export’.
 */
export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<BadRequestResponse | Problem | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { token }: DownloadExportPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadExportQueryOptions({ token },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






