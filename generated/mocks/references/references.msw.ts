// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AssignableCountry,
  AssignableIndicator,
  CountrySource,
  Reference,
  ReferenceCopyResult,
  ReferenceCopySummary,
  References
} from '../../model';


export const getReadReferencesResponseMock = (): References => ({"CurrentReportEditionReferences":[{"Id":7001,"CountryIndicatorRatingId":100201,"ReportEditionId":4,"Title":"National Transport and Safety Authority Act","Author":"Parliament of Kenya","PublicationDate":"2012","AccessDate":"2026-11-10","Information":"Section 4 names the authority as the lead agency for road safety.","URL":"https://laws.example.org/ke/act/2012/33","Pages":"4-9","Publisher":"Government Printer","Journal":null,"Volume":null,"Institution":"Parliament of Kenya","BookConferenceTitle":null,"Editor":null,"PlaceConferenceLocation":null,"YearFirstUsed":2025,"Version":2},{"Id":7002,"CountryIndicatorRatingId":100201,"ReportEditionId":4,"Title":"Notice on the amendment of the authority act","Author":"Kenya Gazette","PublicationDate":"May 2026","AccessDate":"2026-11-16","Information":"Amends the tasks of the authority; its mandate as lead agency is unchanged.","URL":"https://gazette.example.org/ke/2026/05/notice-118","Pages":"2","Publisher":null,"Journal":"Kenya Gazette","Volume":"128","Institution":null,"BookConferenceTitle":null,"Editor":null,"PlaceConferenceLocation":null,"YearFirstUsed":2026,"Version":1}],"PreviousReportEditionReferences":[{"ReportEditionId":3,"ReportEditionName":"Road Safety Report 2025","References":[{"Id":6001,"CountryIndicatorRatingId":70201,"ReportEditionId":3,"Title":"National Transport and Safety Authority Act","Author":"Parliament of Kenya","PublicationDate":"2012","AccessDate":"2025-11-04","Information":"Section 4 names the authority as the lead agency for road safety.","URL":"https://laws.example.org/ke/act/2012/33","Pages":"4-9","Publisher":"Government Printer","Journal":null,"Volume":null,"Institution":"Parliament of Kenya","BookConferenceTitle":null,"Editor":null,"PlaceConferenceLocation":null,"YearFirstUsed":2025,"Version":1},{"Id":6002,"CountryIndicatorRatingId":70201,"ReportEditionId":3,"Title":"Who leads road safety? Lead agencies in East Africa","Author":"Wanjiru, A. and Otieno, P.","PublicationDate":"2022","AccessDate":null,"Information":"Compares the mandates of lead agencies; Kenya on pages 41 to 48.","URL":null,"Pages":"41-48","Publisher":"Demo University Press","Journal":null,"Volume":null,"Institution":null,"BookConferenceTitle":"Safe Roads Conference 2022","Editor":"Mensah, K.","PlaceConferenceLocation":"Nairobi","YearFirstUsed":2025,"Version":1}]},{"ReportEditionId":2,"ReportEditionName":"Road Safety Report 2024","References":[{"Id":5001,"CountryIndicatorRatingId":40201,"ReportEditionId":2,"Title":"Decree on the national road safety committee","Author":"Ministry of Transport","PublicationDate":"March 2019","AccessDate":"2024-10-02","Information":"Sets up a coordinating committee without a mandate in law.","URL":"ftp://archive.example.org/decree-2019.pdf","Pages":null,"Publisher":null,"Journal":null,"Volume":null,"Institution":"Ministry of Transport","BookConferenceTitle":null,"Editor":null,"PlaceConferenceLocation":null,"YearFirstUsed":2024,"Version":1}]}]})

export const getListCountrySourcesResponseMock = (): CountrySource[] => ([{"Reference":{"Id":7051,"CountryIndicatorRatingId":100217,"ReportEditionId":4,"Title":"Roads Act","Author":"Parliament of Kenya","PublicationDate":"2007","AccessDate":"2026-11-12","Information":"Section 3 establishes the highways authority.","URL":"https://laws.example.org/ke/act/2007/2","Pages":null,"Publisher":"Government Printer","Journal":null,"Volume":null,"Institution":null,"BookConferenceTitle":null,"Editor":null,"PlaceConferenceLocation":null,"YearFirstUsed":2026,"Version":1},"UsedCount":2,"IsOfIndicator":false},{"Reference":{"Id":6002,"CountryIndicatorRatingId":70201,"ReportEditionId":3,"Title":"Who leads road safety? Lead agencies in East Africa","Author":"Wanjiru, A. and Otieno, P.","PublicationDate":"2022","AccessDate":null,"Information":"Compares the mandates of lead agencies; Kenya on pages 41 to 48.","URL":null,"Pages":"41-48","Publisher":"Demo University Press","Journal":null,"Volume":null,"Institution":null,"BookConferenceTitle":"Safe Roads Conference 2022","Editor":"Mensah, K.","PlaceConferenceLocation":"Nairobi","YearFirstUsed":2025,"Version":1},"UsedCount":0,"IsOfIndicator":true}])

export const getAddReferenceResponseMock = (): Reference => ({"Id":7003,"CountryIndicatorRatingId":100201,"ReportEditionId":4,"Title":"Strategic plan of the National Transport and Safety Authority","Author":"National Transport and Safety Authority","PublicationDate":"2024","AccessDate":"2026-11-17","Information":"Chapter 2 repeats the mandate and names the bodies that report to the authority.","URL":"https://authority.example.org/plan-2024.pdf","Pages":"11-14","Publisher":null,"Journal":null,"Volume":null,"Institution":null,"BookConferenceTitle":null,"Editor":null,"PlaceConferenceLocation":null,"YearFirstUsed":2026,"Version":1})

export const getUpdateReferenceResponseMock = (): Reference => ({"Id":7001,"CountryIndicatorRatingId":100201,"ReportEditionId":4,"Title":"National Transport and Safety Authority Act","Author":"Parliament of Kenya","PublicationDate":"2012","AccessDate":"2026-11-17","Information":"Section 4 names the authority as the lead agency for road safety; section 12 gives it a budget.","URL":"https://laws.example.org/ke/act/2012/33","Pages":"4-9","Publisher":"Government Printer","Journal":null,"Volume":null,"Institution":"Parliament of Kenya","BookConferenceTitle":null,"Editor":null,"PlaceConferenceLocation":null,"YearFirstUsed":2025,"Version":3})

export const getCopyReferenceResponseMock = (): ReferenceCopyResult => ({"Copied":3,"Skipped":1,"Skips":[{"Reason":0,"Count":1,"Pairs":[{"IndicatorId":451,"IndicatorName":"1.1.1 Lead agency named in law","CountryId":404,"CountryName":"Kenya"}]}]})

export const getSummariseReferenceCopyResponseMock = (): ReferenceCopySummary => ({"PossibleCount":3,"Skips":[{"Reason":0,"Count":1,"Pairs":[{"IndicatorId":451,"IndicatorName":"1.1.1 Lead agency named in law","CountryId":404,"CountryName":"Kenya"}]}]})

export const getCopyReferenceToCurrentResponseMock = (): Reference => ({"Id":7004,"CountryIndicatorRatingId":100201,"ReportEditionId":4,"Title":"Who leads road safety? Lead agencies in East Africa","Author":"Wanjiru, A. and Otieno, P.","PublicationDate":"2022","AccessDate":null,"Information":"Compares the mandates of lead agencies; Kenya on pages 41 to 48.","URL":null,"Pages":"41-48","Publisher":"Demo University Press","Journal":null,"Volume":null,"Institution":null,"BookConferenceTitle":"Safe Roads Conference 2022","Editor":"Mensah, K.","PlaceConferenceLocation":"Nairobi","YearFirstUsed":2025,"Version":1})

export const getListAssignableRegionsResponseMock = (): AssignableCountry[] => ([{"Id":392,"Name":"Japan","Region":"Asia"},{"Id":404,"Name":"Kenya","Region":"Africa"},{"Id":578,"Name":"Norway","Region":"Europe"},{"Id":604,"Name":"Peru","Region":"Americas"}])

export const getListAssignableIndicatorsResponseMock = (): AssignableIndicator[] => ([{"Id":451,"Name":"1.1.1 Lead agency named in law"},{"Id":452,"Name":"1.1.2 Lead agency has its own budget"},{"Id":453,"Name":"1.1.3 Lead agency reports every year"},{"Id":454,"Name":"1.1.4 Regions take part in planning"},{"Id":455,"Name":"1.1.5 Lead agency post left vacant"},{"Id":456,"Name":"1.2.1 National strategy adopted"}])


export const getReadReferencesMockHandler = (overrideResponse?: References | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<References> | References), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/references/:editionId/country/:countryId/indicator/:indicatorId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadReferencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountrySourcesMockHandler = (overrideResponse?: CountrySource[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountrySource[]> | CountrySource[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/references/:editionId/country/:countryId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountrySourcesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddReferenceMockHandler = (overrideResponse?: Reference | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Reference> | Reference), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/references/:editionId/country-indicator/:ratingId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddReferenceResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateReferenceMockHandler = (overrideResponse?: Reference | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Reference> | Reference), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/references/:editionId/country-indicator/:ratingId/reference/:referenceId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateReferenceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveReferenceMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/references/:editionId/country-indicator/:ratingId/reference/:referenceId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCopyReferenceMockHandler = (overrideResponse?: ReferenceCopyResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReferenceCopyResult> | ReferenceCopyResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/references/:editionId/country-indicator/:ratingId/copy-reference', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCopyReferenceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSummariseReferenceCopyMockHandler = (overrideResponse?: ReferenceCopySummary | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReferenceCopySummary> | ReferenceCopySummary), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/references/:editionId/country-indicator/:ratingId/copy-reference-summary', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSummariseReferenceCopyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCopyReferenceToCurrentMockHandler = (overrideResponse?: Reference | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Reference> | Reference), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/references/:editionId/country-indicator/:ratingId/copy-reference-current/:referenceId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCopyReferenceToCurrentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAssignableRegionsMockHandler = (overrideResponse?: AssignableCountry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AssignableCountry[]> | AssignableCountry[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/references/:editionId/regions/:ratingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAssignableRegionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAssignableIndicatorsMockHandler = (overrideResponse?: AssignableIndicator[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AssignableIndicator[]> | AssignableIndicator[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/references/:editionId/indicators/:ratingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAssignableIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReferencesMock = () => [
  getReadReferencesMockHandler(),
  getListCountrySourcesMockHandler(),
  getAddReferenceMockHandler(),
  getUpdateReferenceMockHandler(),
  getRemoveReferenceMockHandler(),
  getCopyReferenceMockHandler(),
  getSummariseReferenceCopyMockHandler(),
  getCopyReferenceToCurrentMockHandler(),
  getListAssignableRegionsMockHandler(),
  getListAssignableIndicatorsMockHandler()
]
