// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Country,
  CountryIndicatorItem,
  CountryMilestone,
  CountryOfEdition,
  CountryProgress
} from '../../model';


export const getListCountriesResponseMock = (): Country[] => ([{"Id":384,"Name":"Côte d'Ivoire","Region":"Africa","ISOCode":"CIV"},{"Id":242,"Name":"Fiji","Region":"Oceania","ISOCode":"FJI"},{"Id":392,"Name":"Japan","Region":"Asia","ISOCode":"JPN"},{"Id":404,"Name":"Kenya","Region":"Africa","ISOCode":"KEN"},{"Id":578,"Name":"Norway","Region":"Europe","ISOCode":"NOR"},{"Id":604,"Name":"Peru","Region":"Americas","ISOCode":"PER"}])

export const getListCountriesProgressResponseMock = (): CountryProgress[] => ([{"CountryId":384,"CountryName":"Côte d'Ivoire","Region":"Africa","ISOCode":"CIV","TotalIndicatorCount":150,"RatedCount":0,"MetCount":0,"FavourableCount":0,"WorkflowStatuses":{"Open":150,"ResearchInProgress":0,"QAInProgress":0,"QAComplete":0}},{"CountryId":242,"CountryName":"Fiji","Region":"Oceania","ISOCode":"FJI","TotalIndicatorCount":150,"RatedCount":52,"MetCount":31,"FavourableCount":32,"WorkflowStatuses":{"Open":96,"ResearchInProgress":30,"QAInProgress":14,"QAComplete":10}},{"CountryId":392,"CountryName":"Japan","Region":"Asia","ISOCode":"JPN","TotalIndicatorCount":150,"RatedCount":128,"MetCount":104,"FavourableCount":110,"WorkflowStatuses":{"Open":20,"ResearchInProgress":34,"QAInProgress":41,"QAComplete":55}},{"CountryId":404,"CountryName":"Kenya","Region":"Africa","ISOCode":"KEN","TotalIndicatorCount":150,"RatedCount":86,"MetCount":51,"FavourableCount":51,"WorkflowStatuses":{"Open":62,"ResearchInProgress":48,"QAInProgress":25,"QAComplete":15}},{"CountryId":578,"CountryName":"Norway","Region":"Europe","ISOCode":"NOR","TotalIndicatorCount":150,"RatedCount":150,"MetCount":141,"FavourableCount":141,"WorkflowStatuses":{"Open":0,"ResearchInProgress":0,"QAInProgress":0,"QAComplete":150}},{"CountryId":604,"CountryName":"Peru","Region":"Americas","ISOCode":"PER","TotalIndicatorCount":150,"RatedCount":30,"MetCount":12,"FavourableCount":12,"WorkflowStatuses":{"Open":118,"ResearchInProgress":24,"QAInProgress":8,"QAComplete":0}}])

export const getListCountryModulesResponseMock = (): CountryMilestone[] => ([{"Id":16,"ParentId":null,"ModuleType":0,"OrderId":1,"OrderNumber":"1","FullName":"Road safety management","ShortName":"Management","Rating":null,"IndicatorRating":null,"MetCount":3,"RatedCount":4,"Children":[{"Id":91,"ParentId":16,"ModuleType":1,"OrderId":1,"OrderNumber":"1.1","FullName":"Lead agency","ShortName":"Lead agency","Rating":null,"IndicatorRating":null,"MetCount":2,"RatedCount":3,"Children":[{"Id":451,"ParentId":91,"ModuleType":2,"OrderId":1,"OrderNumber":"1.1.1","FullName":"A national lead agency for road safety is named in law","ShortName":"Lead agency named in law","Rating":1,"IndicatorRating":0,"WorkflowStatus":1,"Children":[]},{"Id":452,"ParentId":91,"ModuleType":2,"OrderId":2,"OrderNumber":"1.1.2","FullName":"The lead agency has a budget line of its own","ShortName":"Lead agency has its own budget","Rating":null,"IndicatorRating":0,"WorkflowStatus":0,"Children":[]},{"Id":453,"ParentId":91,"ModuleType":2,"OrderId":3,"OrderNumber":"1.1.3","FullName":"The lead agency publishes a report on its work every year","ShortName":"Lead agency reports every year","Rating":0,"IndicatorRating":0,"WorkflowStatus":2,"Children":[]},{"Id":454,"ParentId":91,"ModuleType":2,"OrderId":4,"OrderNumber":"1.1.4","FullName":"Regional or local authorities take part in the planning of road safety work","ShortName":"Regions take part in planning","Rating":null,"IndicatorRating":0,"WorkflowStatus":0,"Children":[]},{"Id":455,"ParentId":91,"ModuleType":2,"OrderId":5,"OrderNumber":"1.1.5","FullName":"The post of head of the lead agency was vacant for more than six months","ShortName":"Lead agency post left vacant","Rating":-1,"IndicatorRating":1,"WorkflowStatus":2,"Children":[]}]},{"Id":92,"ParentId":16,"ModuleType":1,"OrderId":2,"OrderNumber":"1.2","FullName":"National strategy","ShortName":"National strategy","Rating":null,"IndicatorRating":null,"MetCount":1,"RatedCount":1,"Children":[{"Id":456,"ParentId":92,"ModuleType":2,"OrderId":1,"OrderNumber":"1.2.1","FullName":"A national road safety strategy has been adopted by the government","ShortName":"National strategy adopted","Rating":1,"IndicatorRating":0,"WorkflowStatus":1,"Children":[]}]}]},{"Id":17,"ParentId":null,"ModuleType":0,"OrderId":2,"OrderNumber":"2","FullName":"Safe roads","ShortName":"Roads","Rating":null,"IndicatorRating":null,"MetCount":0,"RatedCount":0,"Children":[]},{"Id":18,"ParentId":null,"ModuleType":0,"OrderId":3,"OrderNumber":"3","FullName":"Safe vehicles","ShortName":"Vehicles","Rating":null,"IndicatorRating":null,"MetCount":0,"RatedCount":0,"Children":[]},{"Id":19,"ParentId":null,"ModuleType":0,"OrderId":4,"OrderNumber":"4","FullName":"Safe road users","ShortName":"Road users","Rating":null,"IndicatorRating":null,"MetCount":0,"RatedCount":0,"Children":[]},{"Id":20,"ParentId":null,"ModuleType":0,"OrderId":5,"OrderNumber":"5","FullName":"Post-crash response","ShortName":"Post-crash","Rating":null,"IndicatorRating":null,"MetCount":0,"RatedCount":0,"Children":[]}])

export const getReadEditionCountryResponseMock = (): CountryOfEdition => ({"Id":404,"Name":"Kenya","Region":"Africa","ISOCode":"KEN","ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026"})

export const getListCountryIndicatorsResponseMock = (): CountryIndicatorItem[] => ([{"IndicatorId":451,"CountryIndicatorRatingId":100201,"OrderNumber":"1.1.1","ShortName":"Lead agency named in law","SnapshotName":"1.1.1 Lead agency named in law","MilestoneId":16,"ActivityId":91,"IndicatorRating":0,"Score":1,"WorkflowStatus":1},{"IndicatorId":452,"CountryIndicatorRatingId":100202,"OrderNumber":"1.1.2","ShortName":"Lead agency has its own budget","SnapshotName":"1.1.2 Lead agency has its own budget","MilestoneId":16,"ActivityId":91,"IndicatorRating":0,"Score":null,"WorkflowStatus":0},{"IndicatorId":453,"CountryIndicatorRatingId":100203,"OrderNumber":"1.1.3","ShortName":"Lead agency reports every year","SnapshotName":"1.1.3 Lead agency reports every year","MilestoneId":16,"ActivityId":91,"IndicatorRating":0,"Score":0,"WorkflowStatus":2},{"IndicatorId":454,"CountryIndicatorRatingId":100204,"OrderNumber":"1.1.4","ShortName":"Regions take part in planning","SnapshotName":"1.1.4 Regions take part in planning","MilestoneId":16,"ActivityId":91,"IndicatorRating":0,"Score":null,"WorkflowStatus":0},{"IndicatorId":455,"CountryIndicatorRatingId":100205,"OrderNumber":"1.1.5","ShortName":"Lead agency post left vacant","SnapshotName":"1.1.5 Lead agency post left vacant","MilestoneId":16,"ActivityId":91,"IndicatorRating":1,"Score":-1,"WorkflowStatus":2},{"IndicatorId":456,"CountryIndicatorRatingId":100206,"OrderNumber":"1.2.1","ShortName":"National strategy adopted","SnapshotName":"1.2.1 National strategy adopted","MilestoneId":16,"ActivityId":92,"IndicatorRating":0,"Score":1,"WorkflowStatus":1}])


export const getListCountriesMockHandler = (overrideResponse?: Country[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Country[]> | Country[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountriesProgressMockHandler = (overrideResponse?: CountryProgress[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryProgress[]> | CountryProgress[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries-with-workflow-progress/:reportEditionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesProgressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountryModulesMockHandler = (overrideResponse?: CountryMilestone[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryMilestone[]> | CountryMilestone[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/modules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountryModulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadEditionCountryMockHandler = (overrideResponse?: CountryOfEdition | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryOfEdition> | CountryOfEdition), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadEditionCountryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountryIndicatorsMockHandler = (overrideResponse?: CountryIndicatorItem[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryIndicatorItem[]> | CountryIndicatorItem[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountryIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCountriesMock = () => [
  getListCountriesMockHandler(),
  getListCountriesProgressMockHandler(),
  getListCountryModulesMockHandler(),
  getReadEditionCountryMockHandler(),
  getListCountryIndicatorsMockHandler()
]
