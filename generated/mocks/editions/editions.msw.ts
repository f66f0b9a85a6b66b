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
  EditionClosing,
  EditionRevert,
  EditionUser,
  MentionableUser,
  ReportEdition
} from '../../model';


export const getListReportEditionsResponseMock = (): ReportEdition[] => ([{"Id":4,"Name":"Road Safety Report 2026","StartDate":"2026-01-01","EndDate":"2026-12-31","CreationDate":"2025-12-01T09:00:00Z","InactiveDate":null,"Status":1,"Version":1,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","ChecksOff":[]},{"Id":3,"Name":"Road Safety Report 2025","StartDate":"2025-01-01","EndDate":"2025-12-31","CreationDate":"2024-12-01T09:00:00Z","InactiveDate":"2025-12-01T09:00:00Z","Status":0,"Version":2,"ResearchDueDate":"2025-11-30","QADueDate":"2025-12-15","ChecksOff":[]},{"Id":2,"Name":"Road Safety Report 2024","StartDate":"2024-01-01","EndDate":"2024-12-31","CreationDate":"2023-12-01T09:00:00Z","InactiveDate":"2024-12-01T09:00:00Z","Status":0,"Version":2,"ResearchDueDate":"2024-11-30","QADueDate":"2024-12-15","ChecksOff":[]},{"Id":1,"Name":"Road Safety Report 2023","StartDate":"2023-01-01","EndDate":"2023-12-31","CreationDate":"2022-12-01T09:00:00Z","InactiveDate":"2023-12-01T09:00:00Z","Status":0,"Version":2,"ResearchDueDate":"2023-11-30","QADueDate":"2023-12-15","ChecksOff":[]}])

export const getCreateReportEditionResponseMock = (): ReportEdition => ({"Id":5,"Name":"Road Safety Report 2027","StartDate":"2027-01-01","EndDate":"2027-12-31","CreationDate":"2026-11-19T04:05:00Z","InactiveDate":null,"Status":1,"Version":1})

export const getReadReportEditionResponseMock = (): ReportEdition => ({"Id":4,"Name":"Road Safety Report 2026","StartDate":"2026-01-01","EndDate":"2026-12-31","CreationDate":"2025-12-01T09:00:00Z","InactiveDate":null,"Status":1,"Version":1,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","ChecksOff":[]})

export const getUpdateReportEditionResponseMock = (): ReportEdition => ({"Id":4,"Name":"Road Safety Report 2026","StartDate":"2026-01-01","EndDate":"2027-02-28","CreationDate":"2025-12-01T09:00:00Z","InactiveDate":null,"Status":1,"Version":2})

export const getReadEditionClosingResponseMock = (): EditionClosing => ({"Total":900,"NotCompleted":141,"WorkflowStatuses":{"Open":90,"ResearchInProgress":40,"QAInProgress":11,"QAComplete":759},"People":[{"UserId":2,"FullName":"Rui Tanaka","NotCompleted":80,"Open":50,"ResearchInProgress":30,"QAInProgress":0},{"UserId":null,"FullName":null,"NotCompleted":40,"Open":40,"ResearchInProgress":0,"QAInProgress":0},{"UserId":3,"FullName":"Elena Petrova","NotCompleted":21,"Open":0,"ResearchInProgress":10,"QAInProgress":11}],"Assigned":860,"References":412})

export const getReadEditionRevertResponseMock = (): EditionRevert => ({"PreviousEditionId":3,"PreviousEditionName":"Road Safety Report 2025","Rated":0,"Comments":0,"References":0,"Assigned":860,"BroughtReferences":412})

export const getRevertReportEditionResponseMock = (): ReportEdition => ({"Id":3,"Name":"Road Safety Report 2025","StartDate":"2025-01-01","EndDate":"2025-12-31","CreationDate":"2024-12-01T09:00:00Z","InactiveDate":null,"Status":1,"Version":3})

export const getListExportReportEditionsResponseMock = (): ReportEdition[] => ([{"Id":4,"Name":"Road Safety Report 2026","StartDate":"2026-01-01","EndDate":"2026-12-31","CreationDate":"2025-12-01T09:00:00Z","InactiveDate":null,"Status":1,"Version":1,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","ChecksOff":[]},{"Id":3,"Name":"Road Safety Report 2025","StartDate":"2025-01-01","EndDate":"2025-12-31","CreationDate":"2024-12-01T09:00:00Z","InactiveDate":"2025-12-01T09:00:00Z","Status":0,"Version":2,"ResearchDueDate":"2025-11-30","QADueDate":"2025-12-15","ChecksOff":[]},{"Id":2,"Name":"Road Safety Report 2024","StartDate":"2024-01-01","EndDate":"2024-12-31","CreationDate":"2023-12-01T09:00:00Z","InactiveDate":"2024-12-01T09:00:00Z","Status":0,"Version":2,"ResearchDueDate":"2024-11-30","QADueDate":"2024-12-15","ChecksOff":[]},{"Id":1,"Name":"Road Safety Report 2023","StartDate":"2023-01-01","EndDate":"2023-12-31","CreationDate":"2022-12-01T09:00:00Z","InactiveDate":"2023-12-01T09:00:00Z","Status":0,"Version":2,"ResearchDueDate":"2023-11-30","QADueDate":"2023-12-15","ChecksOff":[]}])

export const getListEditionUsersResponseMock = (): EditionUser[] => ([{"Id":1,"FullName":"Amara Okafor","EmailAddress":"admin@demo.test","Role":0,"Status":1,"DateCreated":"2022-11-01T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":9,"FullName":"Ana Lima","EmailAddress":"ana.lima@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-09T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":10,"FullName":"Ana Lima Duarte","EmailAddress":"ana.duarte@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-10T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":3,"FullName":"Elena Petrova","EmailAddress":"reviewer@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-03T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":5,"FullName":"Ingrid Larsen","EmailAddress":"spectator@demo.test","Role":3,"Status":1,"DateCreated":"2022-11-05T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":7,"FullName":"Maria Santos","EmailAddress":"maria.santos@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-07T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":8,"FullName":"Maria Santos","EmailAddress":"m.santos@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-08T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":2,"FullName":"Rui Tanaka","EmailAddress":"researcher@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-02T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":4,"FullName":"Tomás Silva","EmailAddress":"external@demo.test","Role":2,"Status":1,"DateCreated":"2022-11-04T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":12,"FullName":"Ольга Смирнова","EmailAddress":"olga.smirnova@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-12T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"},{"Id":11,"FullName":"陈伟","EmailAddress":"chen.wei@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-11T09:00:00Z","DateAdded":"2025-12-01T09:00:00Z"}])

export const getAddEditionUsersResponseMock = (): EditionUser[] => ([{"Id":13,"FullName":"Kwame Mensah","EmailAddress":"kwame.mensah@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-13T09:00:00Z","DateAdded":"2026-11-19T04:05:00Z"}])

export const getListEditionGlobalUsersResponseMock = (): EditionUser[] => ([{"Id":13,"FullName":"Kwame Mensah","EmailAddress":"kwame.mensah@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-13T09:00:00Z","DateAdded":null}])

export const getListMentionableUsersResponseMock = (): MentionableUser[] => ([{"Id":1,"FullName":"Amara Okafor","EmailAddress":"admin@demo.test"},{"Id":9,"FullName":"Ana Lima","EmailAddress":"ana.lima@demo.test"},{"Id":10,"FullName":"Ana Lima Duarte","EmailAddress":"ana.duarte@demo.test"},{"Id":3,"FullName":"Elena Petrova","EmailAddress":"reviewer@demo.test"},{"Id":5,"FullName":"Ingrid Larsen","EmailAddress":"spectator@demo.test"},{"Id":7,"FullName":"Maria Santos","EmailAddress":"maria.santos@demo.test"},{"Id":8,"FullName":"Maria Santos","EmailAddress":"m.santos@demo.test"},{"Id":2,"FullName":"Rui Tanaka","EmailAddress":"researcher@demo.test"},{"Id":4,"FullName":"Tomás Silva","EmailAddress":"external@demo.test"},{"Id":12,"FullName":"Ольга Смирнова","EmailAddress":"olga.smirnova@demo.test"},{"Id":11,"FullName":"陈伟","EmailAddress":"chen.wei@demo.test"}])

export const getListEditionCountriesResponseMock = (): Country[] => ([{"Id":384,"Name":"Côte d'Ivoire","Region":"Africa","ISOCode":"CIV"},{"Id":242,"Name":"Fiji","Region":"Oceania","ISOCode":"FJI"},{"Id":392,"Name":"Japan","Region":"Asia","ISOCode":"JPN"},{"Id":404,"Name":"Kenya","Region":"Africa","ISOCode":"KEN"},{"Id":578,"Name":"Norway","Region":"Europe","ISOCode":"NOR"},{"Id":604,"Name":"Peru","Region":"Americas","ISOCode":"PER"}])

export const getAddEditionCountriesResponseMock = (): Country[] => ([{"Id":304,"Name":"Greenland","Region":"Americas","ISOCode":"GRL"},{"Id":540,"Name":"New Caledonia","Region":"Oceania","ISOCode":"NCL"}])

export const getListEditionGlobalCountriesResponseMock = (): Country[] => ([{"Id":234,"Name":"Faroe Islands","Region":"Europe","ISOCode":"FRO"},{"Id":304,"Name":"Greenland","Region":"Americas","ISOCode":"GRL"},{"Id":540,"Name":"New Caledonia","Region":"Oceania","ISOCode":"NCL"}])


export const getListReportEditionsMockHandler = (overrideResponse?: ReportEdition[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportEdition[]> | ReportEdition[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReportEditionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReportEditionMockHandler = (overrideResponse?: ReportEdition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportEdition> | ReportEdition), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report-editions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReportEditionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getReadReportEditionMockHandler = (overrideResponse?: ReportEdition | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportEdition> | ReportEdition), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadReportEditionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateReportEditionMockHandler = (overrideResponse?: ReportEdition | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReportEdition> | ReportEdition), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/report-editions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateReportEditionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadEditionClosingMockHandler = (overrideResponse?: EditionClosing | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EditionClosing> | EditionClosing), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/closing', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadEditionClosingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadEditionRevertMockHandler = (overrideResponse?: EditionRevert | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EditionRevert> | EditionRevert), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/revert', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadEditionRevertResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevertReportEditionMockHandler = (overrideResponse?: ReportEdition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportEdition> | ReportEdition), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report-editions/:id/revert', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevertReportEditionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListExportReportEditionsMockHandler = (overrideResponse?: ReportEdition[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportEdition[]> | ReportEdition[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/export-report-editions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExportReportEditionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListEditionUsersMockHandler = (overrideResponse?: EditionUser[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EditionUser[]> | EditionUser[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEditionUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddEditionUsersMockHandler = (overrideResponse?: EditionUser[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditionUser[]> | EditionUser[]), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report-editions/:id/users', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddEditionUsersResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListEditionGlobalUsersMockHandler = (overrideResponse?: EditionUser[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EditionUser[]> | EditionUser[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/global-users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEditionGlobalUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveEditionUserMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/report-editions/:id/users/:userId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListMentionableUsersMockHandler = (overrideResponse?: MentionableUser[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MentionableUser[]> | MentionableUser[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/mentionable-users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMentionableUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListEditionCountriesMockHandler = (overrideResponse?: Country[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Country[]> | Country[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/countries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEditionCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddEditionCountriesMockHandler = (overrideResponse?: Country[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Country[]> | Country[]), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report-editions/:id/countries', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddEditionCountriesResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListEditionGlobalCountriesMockHandler = (overrideResponse?: Country[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Country[]> | Country[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/global-countries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEditionGlobalCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveEditionCountryMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/report-editions/:id/countries/:countryId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getEditionsMock = () => [
  getListReportEditionsMockHandler(),
  getCreateReportEditionMockHandler(),
  getReadReportEditionMockHandler(),
  getUpdateReportEditionMockHandler(),
  getReadEditionClosingMockHandler(),
  getReadEditionRevertMockHandler(),
  getRevertReportEditionMockHandler(),
  getListExportReportEditionsMockHandler(),
  getListEditionUsersMockHandler(),
  getAddEditionUsersMockHandler(),
  getListEditionGlobalUsersMockHandler(),
  getRemoveEditionUserMockHandler(),
  getListMentionableUsersMockHandler(),
  getListEditionCountriesMockHandler(),
  getAddEditionCountriesMockHandler(),
  getListEditionGlobalCountriesMockHandler(),
  getRemoveEditionCountryMockHandler()
]
