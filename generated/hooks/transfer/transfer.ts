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
  ConflictResponse,
  Country,
  DownloadExportPathParameters,
  ExportRequest,
  ExportResult,
  ForbiddenResponse,
  Import,
  ImportChangePage,
  ImportFileParams,
  ImportPage,
  ImportResult,
  ImportUpload,
  ListImportsParams,
  NotFoundResponse,
  Problem,
  ReadImportChangesParams,
  ReadImportChangesPathParameters,
  ReadImportCheckChangesParams,
  ReadImportCheckChangesPathParameters,
  ReportEditionIds,
  RevertImportPathParameters,
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
 * One .xlsx of up to 25 MB, judged by its content, with a sheet `Ratings` (Edition, ISO Code, Indicator No., Score, Met, Researcher Note; optional Research User, QA User, Status, Research Due Date, QA Due Date) and/or a sheet `References` (Edition, ISO Code, Indicator No., Title, Author, Publication Date, Information, and the optional reference fields). Columns are found by their heading, in any order; the client offers the empty template, and any export can be filled in and sent back. All or nothing: with one bad cell nothing is stored, `success` is false and `errors` lists the first 500. With `dryRun` the file is checked and counted the same way and nothing is stored either way. What it changed, or would change, old and new, readImportChanges and readImportCheckChanges tell by the Id that the answer gives. A file that sets a parent Not Met tells in `Decides` which ratings that decides and in which status; without dryRun it is stored only with their `confirmation`, else `success` is false without an error. A due date other than the one in force becomes the row's own, that of the edition takes the row's own away, an empty cell leaves it. Columns that are only exported, such as Status Since, are not read. A row of a rating that a parent decides is refused where it differs. A file that cannot be read as .xlsx is 415.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 413, 415, 422, 429, 500, 503: ‘Something went wrong trying to import the file’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listCountrySources, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity, listImports.
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
 * One .xlsx of up to 25 MB, judged by its content, with a sheet `Ratings` (Edition, ISO Code, Indicator No., Score, Met, Researcher Note; optional Research User, QA User, Status, Research Due Date, QA Due Date) and/or a sheet `References` (Edition, ISO Code, Indicator No., Title, Author, Publication Date, Information, and the optional reference fields). Columns are found by their heading, in any order; the client offers the empty template, and any export can be filled in and sent back. All or nothing: with one bad cell nothing is stored, `success` is false and `errors` lists the first 500. With `dryRun` the file is checked and counted the same way and nothing is stored either way. What it changed, or would change, old and new, readImportChanges and readImportCheckChanges tell by the Id that the answer gives. A file that sets a parent Not Met tells in `Decides` which ratings that decides and in which status; without dryRun it is stored only with their `confirmation`, else `success` is false without an error. A due date other than the one in force becomes the row's own, that of the edition takes the row's own away, an empty cell leaves it. Columns that are only exported, such as Status Since, are not read. A row of a rating that a parent decides is refused where it differs. A file that cannot be read as .xlsx is 415.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 413, 415, 422, 429, 500, 503: ‘Something went wrong trying to import the file’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listCountrySources, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity, listImports.
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
    export const getListImportsUrl = (params?: ListImportsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/imports?${stringifiedParams}` : `/api/v1/imports`
}

/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export const listImports = async (params?: ListImportsParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportPage> => {

  return fetcher<ImportPage>(getListImportsUrl(params),
  {
      operationId: 'listImports',
    ...options,
    method: 'GET'


  }
);}





export const getListImportsInfiniteQueryKey = (params?: ListImportsParams,) => {
    return [
    'infinite', "listImports", ...(params ? [params] : [])
    ] as const;
    }

export const getListImportsQueryKey = (params?: ListImportsParams,) => {
    return [
    "listImports", ...(params ? [params] : [])
    ] as const;
    }


export const getListImportsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listImports>>, ListImportsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListImportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData, QueryKey, ListImportsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImports>>, QueryKey, ListImportsParams['offset']> = ({ signal, pageParam }) => listImports({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData, QueryKey, ListImportsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listImports>>>
export type ListImportsInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export function useListImportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listImports>>, ListImportsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListImportsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData, QueryKey, ListImportsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export function useListImportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listImports>>, ListImportsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData, QueryKey, ListImportsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export function useListImportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listImports>>, ListImportsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData, QueryKey, ListImportsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export function useListImportsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listImports>>, ListImportsParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData, QueryKey, ListImportsParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListImportsQueryOptions = <TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImports>>> = ({ signal }) => listImports(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listImports>>>
export type ListImportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListImportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the imports that stored a file, newest first.
 *
 * By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 409, 422, 429, 500, 503: ‘Something went wrong fetching the earlier imports’.
 */
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadImportChangesUrl = ({ importId }: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/imports/${encodeURIComponent(String(importId))}/changes?${stringifiedParams}` : `/api/v1/imports/${encodeURIComponent(String(importId))}/changes`
}

/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export const readImportChanges = async ({ importId }: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportChangePage> => {

  return fetcher<ImportChangePage>(getReadImportChangesUrl({ importId },params),
  {
      operationId: 'readImportChanges',
    ...options,
    method: 'GET'


  }
);}





export const getReadImportChangesInfiniteQueryKey = ({ importId }: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams,) => {
    return [
    'infinite', "readImportChanges", { importId }, ...(params ? [params] : [])
    ] as const;
    }

export const getReadImportChangesQueryKey = ({ importId }: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams,) => {
    return [
    "readImportChanges", { importId }, ...(params ? [params] : [])
    ] as const;
    }


export const getReadImportChangesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof readImportChanges>>, ReadImportChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ importId }: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData, QueryKey, ReadImportChangesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadImportChangesInfiniteQueryKey({ importId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readImportChanges>>, QueryKey, ReadImportChangesParams['offset']> = ({ signal, pageParam }) => readImportChanges({ importId },{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: importId !== null && importId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData, QueryKey, ReadImportChangesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadImportChangesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof readImportChanges>>>
export type ReadImportChangesInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export function useReadImportChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof readImportChanges>>, ReadImportChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportChangesPathParameters,
    params: undefined |  ReadImportChangesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData, QueryKey, ReadImportChangesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportChanges>>,
          TError,
          Awaited<ReturnType<typeof readImportChanges>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export function useReadImportChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof readImportChanges>>, ReadImportChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData, QueryKey, ReadImportChangesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportChanges>>,
          TError,
          Awaited<ReturnType<typeof readImportChanges>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export function useReadImportChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof readImportChanges>>, ReadImportChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData, QueryKey, ReadImportChangesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export function useReadImportChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof readImportChanges>>, ReadImportChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { importId }: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData, QueryKey, ReadImportChangesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadImportChangesInfiniteQueryOptions({ importId },params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadImportChangesQueryOptions = <TData = Awaited<ReturnType<typeof readImportChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ importId }: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadImportChangesQueryKey({ importId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readImportChanges>>> = ({ signal }) => readImportChanges({ importId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: importId !== null && importId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadImportChangesQueryResult = NonNullable<Awaited<ReturnType<typeof readImportChanges>>>
export type ReadImportChangesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export function useReadImportChanges<TData = Awaited<ReturnType<typeof readImportChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportChangesPathParameters,
    params: undefined |  ReadImportChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportChanges>>,
          TError,
          Awaited<ReturnType<typeof readImportChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export function useReadImportChanges<TData = Awaited<ReturnType<typeof readImportChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportChanges>>,
          TError,
          Awaited<ReturnType<typeof readImportChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export function useReadImportChanges<TData = Awaited<ReturnType<typeof readImportChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what an import changed, old and new.
 *
 * Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the import changed’.
 */
export function useReadImportChanges<TData = Awaited<ReturnType<typeof readImportChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { importId }: ReadImportChangesPathParameters,
    params?: ReadImportChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadImportChangesQueryOptions({ importId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRevertImportUrl = ({ importId }: RevertImportPathParameters,) => {




  return `/api/v1/imports/${encodeURIComponent(String(importId))}/revert`
}

/**
 * Undo a whole import.
 *
 * Every rating that the import changed is again as it was: score, note, status, people where the file set them, who rated and when; what parents in the file decided or gave back too. References that it added are removed. All or nothing, and only while none of it was changed since (409 `changed-since` with what was, the first 100), the editions are active, and it was not undone before. The activity log tells the undoing as events of its own.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong undoing the import’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listCountrySources, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity, listImports.
 */
export const revertImport = async ({ importId }: RevertImportPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Import> => {

  return fetcher<Import>(getRevertImportUrl({ importId }),
  {
      operationId: 'revertImport',
    ...options,
    method: 'POST'


  }
);}





export const getRevertImportMutationKey = () => ['revertImport'] as const;

export const getRevertImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revertImport>>, TError,RevertImportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof revertImport>>, TError,RevertImportMutationVariables, TContext> => {

const mutationKey = getRevertImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revertImport>>, RevertImportMutationVariables> = (props) => {
          const {...pathParams} = props ?? {};

          return  revertImport(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevertImportMutationResult = NonNullable<Awaited<ReturnType<typeof revertImport>>>

    export type RevertImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RevertImportMutationVariables = RevertImportPathParameters

    /**
 * Undo a whole import.
 *
 * Every rating that the import changed is again as it was: score, note, status, people where the file set them, who rated and when; what parents in the file decided or gave back too. References that it added are removed. All or nothing, and only while none of it was changed since (409 `changed-since` with what was, the first 100), the editions are active, and it was not undone before. The activity log tells the undoing as events of its own.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong undoing the import’.
 *
 * Refetches afterwards: listDashboardIndicators, readDashboardFacets, readQueue, readMyWork, readProgramme, listWorkload, readAgreement, listStuck, readDashboardFilters, listWorkflowUsers, summariseWorkflowAssignment, listCountriesProgress, readEditionClosing, readEditionRevert, listCountryModules, listCountryIndicators, readCountryIndicator, readAdjacentIndicators, readIndicatorRating, listRatingHistory, readReferences, listCountrySources, listAssignableRegions, listAssignableIndicators, summariseReferenceCopy, readCompare, listMilestones, listResults, readCountryResults, readDossier, listActivities, listActivityIndicators, listActivity, listRatingActivity, listCountryActivity, listImports.
 */
export const useRevertImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revertImport>>, TError,RevertImportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revertImport>>,
        TError,
        RevertImportMutationVariables,
        TContext
      > => {
      return useMutation(getRevertImportMutationOptions(options), queryClient);
    }
    export const getReadImportCheckChangesUrl = ({ checkId }: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/import-checks/${encodeURIComponent(String(checkId))}/changes?${stringifiedParams}` : `/api/v1/import-checks/${encodeURIComponent(String(checkId))}/changes`
}

/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export const readImportCheckChanges = async ({ checkId }: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportChangePage> => {

  return fetcher<ImportChangePage>(getReadImportCheckChangesUrl({ checkId },params),
  {
      operationId: 'readImportCheckChanges',
    ...options,
    method: 'GET'


  }
);}





export const getReadImportCheckChangesInfiniteQueryKey = ({ checkId }: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams,) => {
    return [
    'infinite', "readImportCheckChanges", { checkId }, ...(params ? [params] : [])
    ] as const;
    }

export const getReadImportCheckChangesQueryKey = ({ checkId }: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams,) => {
    return [
    "readImportCheckChanges", { checkId }, ...(params ? [params] : [])
    ] as const;
    }


export const getReadImportCheckChangesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof readImportCheckChanges>>, ReadImportCheckChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ checkId }: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData, QueryKey, ReadImportCheckChangesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadImportCheckChangesInfiniteQueryKey({ checkId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readImportCheckChanges>>, QueryKey, ReadImportCheckChangesParams['offset']> = ({ signal, pageParam }) => readImportCheckChanges({ checkId },{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: checkId !== null && checkId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData, QueryKey, ReadImportCheckChangesParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadImportCheckChangesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof readImportCheckChanges>>>
export type ReadImportCheckChangesInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export function useReadImportCheckChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof readImportCheckChanges>>, ReadImportCheckChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportCheckChangesPathParameters,
    params: undefined |  ReadImportCheckChangesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData, QueryKey, ReadImportCheckChangesParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportCheckChanges>>,
          TError,
          Awaited<ReturnType<typeof readImportCheckChanges>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export function useReadImportCheckChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof readImportCheckChanges>>, ReadImportCheckChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData, QueryKey, ReadImportCheckChangesParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportCheckChanges>>,
          TError,
          Awaited<ReturnType<typeof readImportCheckChanges>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export function useReadImportCheckChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof readImportCheckChanges>>, ReadImportCheckChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData, QueryKey, ReadImportCheckChangesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export function useReadImportCheckChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof readImportCheckChanges>>, ReadImportCheckChangesParams['offset']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { checkId }: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData, QueryKey, ReadImportCheckChangesParams['offset']>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadImportCheckChangesInfiniteQueryOptions({ checkId },params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadImportCheckChangesQueryOptions = <TData = Awaited<ReturnType<typeof readImportCheckChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ checkId }: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadImportCheckChangesQueryKey({ checkId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readImportCheckChanges>>> = ({ signal }) => readImportCheckChanges({ checkId },params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: checkId !== null && checkId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadImportCheckChangesQueryResult = NonNullable<Awaited<ReturnType<typeof readImportCheckChanges>>>
export type ReadImportCheckChangesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export function useReadImportCheckChanges<TData = Awaited<ReturnType<typeof readImportCheckChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportCheckChangesPathParameters,
    params: undefined |  ReadImportCheckChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportCheckChanges>>,
          TError,
          Awaited<ReturnType<typeof readImportCheckChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export function useReadImportCheckChanges<TData = Awaited<ReturnType<typeof readImportCheckChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readImportCheckChanges>>,
          TError,
          Awaited<ReturnType<typeof readImportCheckChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export function useReadImportCheckChanges<TData = Awaited<ReturnType<typeof readImportCheckChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List what a file would change, as its check found.
 *
 * In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
 *
 * Who may: dataentry-import.
 *
 * Fails with 400, 401, 403, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching what the file would change’.
 */
export function useReadImportCheckChanges<TData = Awaited<ReturnType<typeof readImportCheckChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { checkId }: ReadImportCheckChangesPathParameters,
    params?: ReadImportCheckChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readImportCheckChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadImportCheckChangesQueryOptions({ checkId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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

export const getExportDataMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
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
    export type ExportDataMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
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
export const useExportData = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | Problem | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
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
export const downloadExport = async ({ token }: DownloadExportPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<Response> => {

  return fetcher<Response>(getDownloadExportUrl({ token }),
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






