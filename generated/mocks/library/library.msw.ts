// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  EditionLibraryIndicator,
  LibraryIndicator,
  LibraryIndicatorDetail
} from '../../model';


export const getListLibraryIndicatorsResponseMock = (): LibraryIndicator[] => ([{"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","IndicatorRating":0,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026"},{"LibraryIndicatorId":2,"SnapshotName":"1.1.2 Lead agency has its own budget","ShortName":"Lead agency has its own budget","FullName":"The lead agency has a budget line of its own","IndicatorRating":0,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026"},{"LibraryIndicatorId":3,"SnapshotName":"1.1.3 Lead agency reports every year","ShortName":"Lead agency reports every year","FullName":"The lead agency publishes a report on its work every year","IndicatorRating":0,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026"},{"LibraryIndicatorId":4,"SnapshotName":"1.1.4 Regions take part in planning","ShortName":"Regions take part in planning","FullName":"Regional or local authorities take part in the planning of road safety work","IndicatorRating":0,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026"},{"LibraryIndicatorId":5,"SnapshotName":"1.1.5 Lead agency post left vacant","ShortName":"Lead agency post left vacant","FullName":"The post of head of the lead agency was vacant for more than six months","IndicatorRating":1,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026"},{"LibraryIndicatorId":6,"SnapshotName":"1.2.1 National strategy adopted","ShortName":"National strategy adopted","FullName":"A national road safety strategy has been adopted by the government","IndicatorRating":0,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026"}])

export const getReadLibraryIndicatorResponseMock = (): LibraryIndicatorDetail => ({"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","IndicatorRating":0,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","ReportEditions":[{"ReportEdition":{"Id":4,"Name":"Road Safety Report 2026","StartDate":"2026-01-01","EndDate":"2026-12-31","Status":1},"Indicator":{"Id":451,"SnapshotName":"1.1.1 Lead agency named in law","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","Description":"A law or decree in force names one public body as responsible for leading road safety work across the whole country.","ResponseRules":"Count a decree only if it is published. A coordinating committee without a mandate in law does not count.","TimePeriod":"In force on 31 December of the year of the edition","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},"ParentIndicator":null,"ChildIndicators":[{"Id":452,"LibraryIndicatorId":2,"SnapshotName":"1.1.2 Lead agency has its own budget","IndicatorRating":0},{"Id":453,"LibraryIndicatorId":3,"SnapshotName":"1.1.3 Lead agency reports every year","IndicatorRating":0}]},{"ReportEdition":{"Id":3,"Name":"Road Safety Report 2025","StartDate":"2025-01-01","EndDate":"2025-12-31","Status":0},"Indicator":{"Id":301,"SnapshotName":"1.1.1 Lead agency named in law","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","Description":"A law or decree in force names one public body as responsible for leading road safety work across the whole country.","ResponseRules":"Count a decree only if it is published. A coordinating committee without a mandate in law does not count.","TimePeriod":"In force on 31 December of the year of the edition","IndicatorRating":0,"MilestoneId":11,"MilestoneName":"Road safety management","ActivityId":61,"ActivityName":"Lead agency"},"ParentIndicator":null,"ChildIndicators":[{"Id":302,"LibraryIndicatorId":2,"SnapshotName":"1.1.2 Lead agency has its own budget","IndicatorRating":0},{"Id":303,"LibraryIndicatorId":3,"SnapshotName":"1.1.3 Lead agency reports every year","IndicatorRating":0}]},{"ReportEdition":{"Id":2,"Name":"Road Safety Report 2024","StartDate":"2024-01-01","EndDate":"2024-12-31","Status":0},"Indicator":{"Id":151,"SnapshotName":"1.1.1 Lead agency named in law","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","Description":"A law or decree in force names one public body as responsible for leading road safety work across the whole country.","ResponseRules":"Count a decree only if it is published. A coordinating committee without a mandate in law does not count.","TimePeriod":"In force on 31 December of the year of the edition","IndicatorRating":0,"MilestoneId":6,"MilestoneName":"Road safety management","ActivityId":31,"ActivityName":"Lead agency"},"ParentIndicator":null,"ChildIndicators":[{"Id":152,"LibraryIndicatorId":2,"SnapshotName":"1.1.2 Lead agency has its own budget","IndicatorRating":0},{"Id":153,"LibraryIndicatorId":3,"SnapshotName":"1.1.3 Lead agency reports every year","IndicatorRating":0}]},{"ReportEdition":{"Id":1,"Name":"Road Safety Report 2023","StartDate":"2023-01-01","EndDate":"2023-12-31","Status":0},"Indicator":{"Id":1,"SnapshotName":"1.1.1 Lead agency named in law","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","Description":"A law or decree in force names one public body as responsible for leading road safety work across the whole country.","ResponseRules":"Count a decree only if it is published. A coordinating committee without a mandate in law does not count.","TimePeriod":"In force on 31 December of the year of the edition","IndicatorRating":0,"MilestoneId":1,"MilestoneName":"Road safety management","ActivityId":1,"ActivityName":"Lead agency"},"ParentIndicator":null,"ChildIndicators":[{"Id":2,"LibraryIndicatorId":2,"SnapshotName":"1.1.2 Lead agency has its own budget","IndicatorRating":0},{"Id":3,"LibraryIndicatorId":3,"SnapshotName":"1.1.3 Lead agency reports every year","IndicatorRating":0}]}]})

export const getListEditionLibraryIndicatorsResponseMock = (): EditionLibraryIndicator[] => ([{"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","IndicatorRating":0,"ReportEditionId":3,"ReportEditionName":"Road Safety Report 2025"},{"LibraryIndicatorId":2,"SnapshotName":"1.1.2 Lead agency has its own budget","ShortName":"Lead agency has its own budget","FullName":"The lead agency has a budget line of its own","IndicatorRating":0,"ReportEditionId":3,"ReportEditionName":"Road Safety Report 2025"}])


export const getListLibraryIndicatorsMockHandler = (overrideResponse?: LibraryIndicator[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LibraryIndicator[]> | LibraryIndicator[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/indicators', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLibraryIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadLibraryIndicatorMockHandler = (overrideResponse?: LibraryIndicatorDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LibraryIndicatorDetail> | LibraryIndicatorDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/indicators/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadLibraryIndicatorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListEditionLibraryIndicatorsMockHandler = (overrideResponse?: EditionLibraryIndicator[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EditionLibraryIndicator[]> | EditionLibraryIndicator[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/library-indicators', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEditionLibraryIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLibraryMock = () => [
  getListLibraryIndicatorsMockHandler(),
  getReadLibraryIndicatorMockHandler(),
  getListEditionLibraryIndicatorsMockHandler()
]
