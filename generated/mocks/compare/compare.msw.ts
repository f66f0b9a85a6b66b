// Made by `npm run generate` from the contract. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CompareFilters,
  CompareMilestone,
  Comparison,
  Spreadsheet
} from '../../model';


export const getReadCompareResponseMock = (): Comparison => ({"Editions":[{"Id":4,"EditionName":"Road Safety Report 2026","EndDate":"2026-12-31"},{"Id":3,"EditionName":"Road Safety Report 2025","EndDate":"2025-12-31"}],"Countries":[{"Id":404,"Name":"Kenya","Region":"Africa"},{"Id":578,"Name":"Norway","Region":"Europe"}],"Indicators":[{"IndicatorId":1,"IndicatorOrderNumber":"1.1.1","IndicatorName":"Lead agency named in law","IndicatorRating":0,"LatestIndicatorId":451,"PreviousIndicatorId":301,"PreviousIndicatorRating":0,"CountryRatings":[{"CountryId":404,"PreviousScore":1,"LatestScore":1},{"CountryId":578,"PreviousScore":1,"LatestScore":1}],"RegionScores":[{"Region":"Africa","Score":100,"Rated":50,"PreviousScore":100,"PreviousRated":49},{"Region":"Europe","Score":100,"Rated":46,"PreviousScore":100,"PreviousRated":45}]},{"IndicatorId":2,"IndicatorOrderNumber":"1.1.2","IndicatorName":"Lead agency has its own budget","IndicatorRating":0,"LatestIndicatorId":452,"PreviousIndicatorId":302,"PreviousIndicatorRating":0,"CountryRatings":[{"CountryId":404,"PreviousScore":0,"LatestScore":null},{"CountryId":578,"PreviousScore":1,"LatestScore":1}],"RegionScores":[{"Region":"Africa","Score":61.2,"Rated":49,"PreviousScore":40,"PreviousRated":45},{"Region":"Europe","Score":84.4,"Rated":45,"PreviousScore":80,"PreviousRated":45}]},{"IndicatorId":3,"IndicatorOrderNumber":"1.1.3","IndicatorName":"Lead agency reports every year","IndicatorRating":0,"LatestIndicatorId":453,"PreviousIndicatorId":303,"PreviousIndicatorRating":0,"CountryRatings":[{"CountryId":404,"PreviousScore":0,"LatestScore":0},{"CountryId":578,"PreviousScore":1,"LatestScore":1}],"RegionScores":[{"Region":"Africa","Score":44,"Rated":50,"PreviousScore":42.9,"PreviousRated":49},{"Region":"Europe","Score":91.1,"Rated":45,"PreviousScore":88.9,"PreviousRated":45}]},{"IndicatorId":4,"IndicatorOrderNumber":"1.1.4","IndicatorName":"Regions take part in planning","IndicatorRating":0,"LatestIndicatorId":454,"PreviousIndicatorId":304,"PreviousIndicatorRating":0,"CountryRatings":[{"CountryId":404,"PreviousScore":null,"LatestScore":null},{"CountryId":578,"PreviousScore":1,"LatestScore":0}],"RegionScores":[{"Region":"Africa","Score":38,"Rated":50,"PreviousScore":36.7,"PreviousRated":49},{"Region":"Europe","Score":64.4,"Rated":45,"PreviousScore":66.7,"PreviousRated":45}]},{"IndicatorId":5,"IndicatorOrderNumber":"1.1.5","IndicatorName":"Lead agency post left vacant","IndicatorRating":1,"LatestIndicatorId":455,"PreviousIndicatorId":305,"PreviousIndicatorRating":1,"CountryRatings":[{"CountryId":404,"PreviousScore":-1,"LatestScore":-1},{"CountryId":578,"PreviousScore":0,"LatestScore":0}],"RegionScores":[{"Region":"Africa","Score":72,"Rated":50,"PreviousScore":71.4,"PreviousRated":49},{"Region":"Europe","Score":80,"Rated":45,"PreviousScore":77.8,"PreviousRated":45}]},{"IndicatorId":6,"IndicatorOrderNumber":"1.2.1","IndicatorName":"National strategy adopted","IndicatorRating":0,"LatestIndicatorId":456,"PreviousIndicatorId":306,"PreviousIndicatorRating":0,"CountryRatings":[{"CountryId":404,"PreviousScore":0,"LatestScore":1},{"CountryId":578,"PreviousScore":1,"LatestScore":1}],"RegionScores":[{"Region":"Africa","Score":66,"Rated":50,"PreviousScore":61.2,"PreviousRated":49},{"Region":"Europe","Score":95.6,"Rated":45,"PreviousScore":93.3,"PreviousRated":45}]}]})

export const getExportCompareResponseMock = (): Spreadsheet => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getReadCompareFiltersResponseMock = (): CompareFilters => ({"Editions":[{"Id":4,"FullName":"Road Safety Report 2026"},{"Id":3,"FullName":"Road Safety Report 2025"},{"Id":2,"FullName":"Road Safety Report 2024"},{"Id":1,"FullName":"Road Safety Report 2023"}],"Regions":[{"FullName":"Africa","Children":[{"Id":384,"FullName":"Côte d'Ivoire"},{"Id":404,"FullName":"Kenya"}]},{"FullName":"Americas","Children":[{"Id":604,"FullName":"Peru"}]},{"FullName":"Asia","Children":[{"Id":392,"FullName":"Japan"}]},{"FullName":"Europe","Children":[{"Id":578,"FullName":"Norway"}]},{"FullName":"Oceania","Children":[{"Id":242,"FullName":"Fiji"}]}]})

export const getListCompareMilestonesResponseMock = (): CompareMilestone[] => ([{"Id":16,"FullName":"Road safety management","Children":[{"Id":91,"FullName":"Lead agency","Children":[{"Id":451,"FullName":"A national lead agency for road safety is named in law"},{"Id":452,"FullName":"The lead agency has a budget line of its own"},{"Id":453,"FullName":"The lead agency publishes a report on its work every year"},{"Id":454,"FullName":"Regional or local authorities take part in the planning of road safety work"},{"Id":455,"FullName":"The post of head of the lead agency was vacant for more than six months"}]},{"Id":92,"FullName":"National strategy","Children":[{"Id":456,"FullName":"A national road safety strategy has been adopted by the government"}]}]},{"Id":17,"FullName":"Safe roads","Children":[]},{"Id":18,"FullName":"Safe vehicles","Children":[]},{"Id":19,"FullName":"Safe road users","Children":[]},{"Id":20,"FullName":"Post-crash response","Children":[]}])


export const getReadCompareMockHandler = (overrideResponse?: Comparison | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Comparison> | Comparison), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/compare', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadCompareResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportCompareMockHandler = (overrideResponse?: Spreadsheet | void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Spreadsheet | void> | Spreadsheet | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/compare-export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCompareResponseMock();
    return new HttpResponse(binaryBody as Blob | undefined,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getReadCompareFiltersMockHandler = (overrideResponse?: CompareFilters | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CompareFilters> | CompareFilters), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/compare-filters', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadCompareFiltersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCompareMilestonesMockHandler = (overrideResponse?: CompareMilestone[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CompareMilestone[]> | CompareMilestone[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/compare-filters/:id/milestones', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCompareMilestonesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCompareMock = () => [
  getReadCompareMockHandler(),
  getExportCompareMockHandler(),
  getReadCompareFiltersMockHandler(),
  getListCompareMilestonesMockHandler()
]
