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
  Country,
  CountryIndicatorItem,
  CountryMilestone,
  CountryOfEdition,
  CountryProgress,
  ListCountriesProgressPathParameters,
  ListCountryIndicatorsPathParameters,
  ListCountryModulesPathParameters,
  NotFoundResponse,
  ReadEditionCountryPathParameters,
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

export const getListCountriesUrl = () => {




  return `/api/v1/countries`
}

/**
 * List all countries of the product.
 *
 * By name, whether or not they are in an edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the list of countries’.
 */
export const listCountries = async ( options?: Parameters<typeof fetcher>[1]): Promise<Country[]> => {

  return fetcher<Country[]>(getListCountriesUrl(),
  {
      operationId: 'listCountries',
    ...options,
    method: 'GET'


  }
);}





export const getListCountriesQueryKey = () => {
    return [
    "listCountries"
    ] as const;
    }


export const getListCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ signal }) => listCountries({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesQueryError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List all countries of the product.
 *
 * By name, whether or not they are in an edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the list of countries’.
 */
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List all countries of the product.
 *
 * By name, whether or not they are in an edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the list of countries’.
 */
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List all countries of the product.
 *
 * By name, whether or not they are in an edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the list of countries’.
 */
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List all countries of the product.
 *
 * By name, whether or not they are in an edition.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 401, 409, 422, 429, 500, 503: ‘Something went wrong fetching the list of countries’.
 */
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCountriesProgressUrl = ({ reportEditionId }: ListCountriesProgressPathParameters,) => {




  return `/api/v1/countries-with-workflow-progress/${encodeURIComponent(String(reportEditionId))}`
}

/**
 * List the countries of an edition with their progress.
 *
 * By name.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries progress statuses’.
 */
export const listCountriesProgress = async ({ reportEditionId }: ListCountriesProgressPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<CountryProgress[]> => {

  return fetcher<CountryProgress[]>(getListCountriesProgressUrl({ reportEditionId }),
  {
      operationId: 'listCountriesProgress',
    ...options,
    method: 'GET'


  }
);}





export const getListCountriesProgressQueryKey = ({ reportEditionId }: ListCountriesProgressPathParameters,) => {
    return [
    "listCountriesProgress", { reportEditionId }
    ] as const;
    }


export const getListCountriesProgressQueryOptions = <TData = Awaited<ReturnType<typeof listCountriesProgress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ reportEditionId }: ListCountriesProgressPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountriesProgress>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesProgressQueryKey({ reportEditionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountriesProgress>>> = ({ signal }) => listCountriesProgress({ reportEditionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: reportEditionId !== null && reportEditionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountriesProgress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountriesProgressQueryResult = NonNullable<Awaited<ReturnType<typeof listCountriesProgress>>>
export type ListCountriesProgressQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the countries of an edition with their progress.
 *
 * By name.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries progress statuses’.
 */
export function useListCountriesProgress<TData = Awaited<ReturnType<typeof listCountriesProgress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountriesProgressPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountriesProgress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountriesProgress>>,
          TError,
          Awaited<ReturnType<typeof listCountriesProgress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition with their progress.
 *
 * By name.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries progress statuses’.
 */
export function useListCountriesProgress<TData = Awaited<ReturnType<typeof listCountriesProgress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountriesProgressPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountriesProgress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountriesProgress>>,
          TError,
          Awaited<ReturnType<typeof listCountriesProgress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition with their progress.
 *
 * By name.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries progress statuses’.
 */
export function useListCountriesProgress<TData = Awaited<ReturnType<typeof listCountriesProgress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountriesProgressPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountriesProgress>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the countries of an edition with their progress.
 *
 * By name.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries progress statuses’.
 */
export function useListCountriesProgress<TData = Awaited<ReturnType<typeof listCountriesProgress>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { reportEditionId }: ListCountriesProgressPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountriesProgress>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesProgressQueryOptions({ reportEditionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCountryModulesUrl = ({ countryId, reportEditionId }: ListCountryModulesPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/modules`
}

/**
 * List milestones, activities and indicators of an edition as rated for a country.
 *
 * Each level in the order of its numbers. Milestones and activities count what is rated and met below them, whatever its status.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries modules data’.
 */
export const listCountryModules = async ({ countryId, reportEditionId }: ListCountryModulesPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<CountryMilestone[]> => {

  return fetcher<CountryMilestone[]>(getListCountryModulesUrl({ countryId, reportEditionId }),
  {
      operationId: 'listCountryModules',
    ...options,
    method: 'GET'


  }
);}





export const getListCountryModulesQueryKey = ({ countryId, reportEditionId }: ListCountryModulesPathParameters,) => {
    return [
    "listCountryModules", { countryId, reportEditionId }
    ] as const;
    }


export const getListCountryModulesQueryOptions = <TData = Awaited<ReturnType<typeof listCountryModules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId }: ListCountryModulesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountryModulesQueryKey({ countryId, reportEditionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountryModules>>> = ({ signal }) => listCountryModules({ countryId, reportEditionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountryModules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountryModulesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountryModules>>>
export type ListCountryModulesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List milestones, activities and indicators of an edition as rated for a country.
 *
 * Each level in the order of its numbers. Milestones and activities count what is rated and met below them, whatever its status.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries modules data’.
 */
export function useListCountryModules<TData = Awaited<ReturnType<typeof listCountryModules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryModulesPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryModules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryModules>>,
          TError,
          Awaited<ReturnType<typeof listCountryModules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List milestones, activities and indicators of an edition as rated for a country.
 *
 * Each level in the order of its numbers. Milestones and activities count what is rated and met below them, whatever its status.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries modules data’.
 */
export function useListCountryModules<TData = Awaited<ReturnType<typeof listCountryModules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryModulesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryModules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryModules>>,
          TError,
          Awaited<ReturnType<typeof listCountryModules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List milestones, activities and indicators of an edition as rated for a country.
 *
 * Each level in the order of its numbers. Milestones and activities count what is rated and met below them, whatever its status.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries modules data’.
 */
export function useListCountryModules<TData = Awaited<ReturnType<typeof listCountryModules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryModulesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List milestones, activities and indicators of an edition as rated for a country.
 *
 * Each level in the order of its numbers. Milestones and activities count what is rated and met below them, whatever its status.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching countries modules data’.
 */
export function useListCountryModules<TData = Awaited<ReturnType<typeof listCountryModules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId }: ListCountryModulesPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryModules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountryModulesQueryOptions({ countryId, reportEditionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadEditionCountryUrl = ({ countryId, reportEditionId }: ReadEditionCountryPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}`
}

/**
 * Read a country of an edition.
 *
 * Names the country and the edition, for the head of a page.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong from fetching countries data’.
 */
export const readEditionCountry = async ({ countryId, reportEditionId }: ReadEditionCountryPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<CountryOfEdition> => {

  return fetcher<CountryOfEdition>(getReadEditionCountryUrl({ countryId, reportEditionId }),
  {
      operationId: 'readEditionCountry',
    ...options,
    method: 'GET'


  }
);}





export const getReadEditionCountryQueryKey = ({ countryId, reportEditionId }: ReadEditionCountryPathParameters,) => {
    return [
    "readEditionCountry", { countryId, reportEditionId }
    ] as const;
    }


export const getReadEditionCountryQueryOptions = <TData = Awaited<ReturnType<typeof readEditionCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId }: ReadEditionCountryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionCountry>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadEditionCountryQueryKey({ countryId, reportEditionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readEditionCountry>>> = ({ signal }) => readEditionCountry({ countryId, reportEditionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readEditionCountry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadEditionCountryQueryResult = NonNullable<Awaited<ReturnType<typeof readEditionCountry>>>
export type ReadEditionCountryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * Read a country of an edition.
 *
 * Names the country and the edition, for the head of a page.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong from fetching countries data’.
 */
export function useReadEditionCountry<TData = Awaited<ReturnType<typeof readEditionCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionCountryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionCountry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEditionCountry>>,
          TError,
          Awaited<ReturnType<typeof readEditionCountry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read a country of an edition.
 *
 * Names the country and the edition, for the head of a page.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong from fetching countries data’.
 */
export function useReadEditionCountry<TData = Awaited<ReturnType<typeof readEditionCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionCountryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionCountry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readEditionCountry>>,
          TError,
          Awaited<ReturnType<typeof readEditionCountry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read a country of an edition.
 *
 * Names the country and the edition, for the head of a page.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong from fetching countries data’.
 */
export function useReadEditionCountry<TData = Awaited<ReturnType<typeof readEditionCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ReadEditionCountryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionCountry>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Read a country of an edition.
 *
 * Names the country and the edition, for the head of a page.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong from fetching countries data’.
 */
export function useReadEditionCountry<TData = Awaited<ReturnType<typeof readEditionCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId }: ReadEditionCountryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readEditionCountry>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadEditionCountryQueryOptions({ countryId, reportEditionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCountryIndicatorsUrl = ({ countryId, reportEditionId }: ListCountryIndicatorsPathParameters,) => {




  return `/api/v1/countries/${encodeURIComponent(String(countryId))}/report-editions/${encodeURIComponent(String(reportEditionId))}/indicators`
}

/**
 * List the indicators of a country in an edition.
 *
 * Flat and in the order of their numbers, to switch between indicators.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of this country’.
 */
export const listCountryIndicators = async ({ countryId, reportEditionId }: ListCountryIndicatorsPathParameters, options?: Parameters<typeof fetcher>[1]): Promise<CountryIndicatorItem[]> => {

  return fetcher<CountryIndicatorItem[]>(getListCountryIndicatorsUrl({ countryId, reportEditionId }),
  {
      operationId: 'listCountryIndicators',
    ...options,
    method: 'GET'


  }
);}





export const getListCountryIndicatorsQueryKey = ({ countryId, reportEditionId }: ListCountryIndicatorsPathParameters,) => {
    return [
    "listCountryIndicators", { countryId, reportEditionId }
    ] as const;
    }


export const getListCountryIndicatorsQueryOptions = <TData = Awaited<ReturnType<typeof listCountryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ countryId, reportEditionId }: ListCountryIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountryIndicatorsQueryKey({ countryId, reportEditionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountryIndicators>>> = ({ signal }) => listCountryIndicators({ countryId, reportEditionId }, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: countryId !== null && countryId !== undefined && reportEditionId !== null && reportEditionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountryIndicators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountryIndicatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listCountryIndicators>>>
export type ListCountryIndicatorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


/**
 * List the indicators of a country in an edition.
 *
 * Flat and in the order of their numbers, to switch between indicators.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of this country’.
 */
export function useListCountryIndicators<TData = Awaited<ReturnType<typeof listCountryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryIndicatorsPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryIndicators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryIndicators>>,
          TError,
          Awaited<ReturnType<typeof listCountryIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of a country in an edition.
 *
 * Flat and in the order of their numbers, to switch between indicators.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of this country’.
 */
export function useListCountryIndicators<TData = Awaited<ReturnType<typeof listCountryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryIndicators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryIndicators>>,
          TError,
          Awaited<ReturnType<typeof listCountryIndicators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of a country in an edition.
 *
 * Flat and in the order of their numbers, to switch between indicators.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of this country’.
 */
export function useListCountryIndicators<TData = Awaited<ReturnType<typeof listCountryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListCountryIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * List the indicators of a country in an edition.
 *
 * Flat and in the order of their numbers, to switch between indicators.
 *
 * Who may: everybody who is signed in.
 *
 * Fails with 400, 401, 404, 409, 422, 429, 500, 503: ‘Something went wrong fetching the indicators of this country’.
 */
export function useListCountryIndicators<TData = Awaited<ReturnType<typeof listCountryIndicators>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { countryId, reportEditionId }: ListCountryIndicatorsPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryIndicators>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountryIndicatorsQueryOptions({ countryId, reportEditionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






