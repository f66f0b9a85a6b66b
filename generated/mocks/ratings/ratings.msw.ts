// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AdjacentIndicators,
  CountryIndicator,
  CountryIndicatorRating,
  RatingHistoryItem
} from '../../model';


export const getReadCountryIndicatorResponseMock = (): CountryIndicator => ({"IndicatorId":451,"CountryId":404,"CountryName":"Kenya","ReportEditionId":4,"SnapshotName":"1.1.1 Lead agency named in law","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","Description":"A law or decree in force names one public body as responsible for leading road safety work across the whole country.","TimePeriod":"In force on 31 December of the year of the edition","ResponseRules":"Count a decree only if it is published. A coordinating committee without a mandate in law does not count.","IndicatorRating":0,"ParentIndicatorId":0,"IndicatorParentIsMet":null,"CountryIndicatorRatingId":100201})

export const getReadAdjacentIndicatorsResponseMock = (): AdjacentIndicators => ({"NextIndicator":{"CountryId":404,"IndicatorId":452},"PreviousIndicator":{"CountryId":392,"IndicatorId":456}})

export const getReadIndicatorRatingResponseMock = (): CountryIndicatorRating => ({"Id":100201,"Score":1,"RatingIsMet":true,"ResearcherNote":"The National Transport and Safety Authority Act names the authority as lead agency; checked against the gazette.","WorkflowStatus":1,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","RatingLastUpdatedOn":"2026-11-17T02:15:00Z","RatingLastUpdatedByName":"Rui Tanaka","Version":3,"DecidedBy":null,"SetAside":null,"Dependents":[{"IndicatorId":452,"SnapshotName":"1.1.2 Lead agency has its own budget","Score":null,"RatingIsMet":null,"WorkflowStatus":0,"IsDecided":false},{"IndicatorId":453,"SnapshotName":"1.1.3 Lead agency reports every year","Score":0,"RatingIsMet":false,"WorkflowStatus":2,"IsDecided":false}],"ParentNotMetCascades":true,"StatusSince":"2026-11-17T02:15:00Z","Returned":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-18T08:20:00Z","Checks":[],"ChecksOff":[]})

export const getListRatingHistoryResponseMock = (): RatingHistoryItem[] => ([{"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","IndicatorId":451,"CountryIndicatorRatingScore":1,"CountryIndicatorRatingIsMet":true,"CountryIndicatorResearcherNote":"The National Transport and Safety Authority Act names the authority as lead agency; checked against the gazette."},{"ReportEditionId":3,"ReportEditionName":"Road Safety Report 2025","IndicatorId":301,"CountryIndicatorRatingScore":1,"CountryIndicatorRatingIsMet":true,"CountryIndicatorResearcherNote":"The act of 2012 names the authority."},{"ReportEditionId":2,"ReportEditionName":"Road Safety Report 2024","IndicatorId":151,"CountryIndicatorRatingScore":0,"CountryIndicatorRatingIsMet":false,"CountryIndicatorResearcherNote":"A committee without a mandate in law."},{"ReportEditionId":1,"ReportEditionName":"Road Safety Report 2023","IndicatorId":1,"CountryIndicatorRatingScore":null,"CountryIndicatorRatingIsMet":null,"CountryIndicatorResearcherNote":null}])

export const getUpdateRatingResponseMock = (): CountryIndicatorRating => ({"Id":100201,"Score":1,"RatingIsMet":true,"ResearcherNote":"The act was amended in May; the authority keeps its mandate.","WorkflowStatus":1,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","RatingLastUpdatedOn":"2026-11-18T04:30:00Z","RatingLastUpdatedByName":"Rui Tanaka","Version":4})

export const getPromoteRatingWorkflowResponseMock = (): CountryIndicatorRating => ({"Id":100201,"Score":1,"RatingIsMet":true,"ResearcherNote":"The act was amended in May; the authority keeps its mandate.","WorkflowStatus":2,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","RatingLastUpdatedOn":"2026-11-18T04:30:00Z","RatingLastUpdatedByName":"Rui Tanaka","Version":5,"StatusSince":"2026-11-18T04:40:00Z","Returned":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-18T04:40:00Z","Checks":[],"ChecksOff":[]})


export const getReadCountryIndicatorMockHandler = (overrideResponse?: CountryIndicator | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryIndicator> | CountryIndicator), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadCountryIndicatorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadAdjacentIndicatorsMockHandler = (overrideResponse?: AdjacentIndicators | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdjacentIndicators> | AdjacentIndicators), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/next-prev-indicators', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadAdjacentIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadIndicatorRatingMockHandler = (overrideResponse?: CountryIndicatorRating | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryIndicatorRating> | CountryIndicatorRating), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/rating', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadIndicatorRatingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRatingHistoryMockHandler = (overrideResponse?: RatingHistoryItem[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RatingHistoryItem[]> | RatingHistoryItem[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/rating-history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRatingHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateRatingMockHandler = (overrideResponse?: CountryIndicatorRating | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CountryIndicatorRating> | CountryIndicatorRating), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/rating-update', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRatingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPromoteRatingWorkflowMockHandler = (overrideResponse?: CountryIndicatorRating | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CountryIndicatorRating> | CountryIndicatorRating), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/rating-workflow-promotion', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPromoteRatingWorkflowResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRatingsMock = () => [
  getReadCountryIndicatorMockHandler(),
  getReadAdjacentIndicatorsMockHandler(),
  getReadIndicatorRatingMockHandler(),
  getListRatingHistoryMockHandler(),
  getUpdateRatingMockHandler(),
  getPromoteRatingWorkflowMockHandler()
]
