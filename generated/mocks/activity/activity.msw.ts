// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ActivityPage,
  ExportResult
} from '../../model';


export const getListActivityResponseMock = (): ActivityPage => ({"Data":[{"Id":2041877,"ActId":88231,"RecordCount":1,"AlikeCount":1,"At":"2026-11-17T02:15:00Z","UserId":2,"UserName":"Rui Tanaka","Operation":"updateRating","Kinds":[0,1],"Action":1,"Cause":0,"CauseName":null,"Record":0,"RecordId":100201,"RecordName":null,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":451,"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","Changes":[{"Field":"Score","Old":null,"New":1,"IsWithheld":false},{"Field":"RatingIsMet","Old":null,"New":true,"IsWithheld":false},{"Field":"ResearcherNote","Old":null,"New":"The National Transport and Safety Authority Act names the authority as lead agency; checked against the gazette.","IsWithheld":false},{"Field":"WorkflowStatus","Old":0,"New":1,"IsWithheld":false}]},{"Id":2041870,"ActId":88229,"RecordCount":1,"AlikeCount":1,"At":"2026-11-17T02:11:00Z","UserId":2,"UserName":"Rui Tanaka","Operation":"addReference","Kinds":[3],"Action":0,"Cause":0,"CauseName":null,"Record":1,"RecordId":7001,"RecordName":"National Transport and Safety Authority Act","ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":451,"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","Changes":[{"Field":"Title","Old":null,"New":"National Transport and Safety Authority Act","IsWithheld":false},{"Field":"Author","Old":null,"New":"Parliament of Kenya","IsWithheld":false},{"Field":"Information","Old":null,"New":null,"IsWithheld":true}]},{"Id":2036801,"ActId":88214,"RecordCount":150,"AlikeCount":5000,"At":"2026-11-16T09:02:00Z","UserId":1,"UserName":"Amara Okafor","Operation":"assignWorkflow","Kinds":[2],"Action":1,"Cause":1,"CauseName":null,"Record":0,"RecordId":null,"RecordName":null,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":null,"LibraryIndicatorId":null,"SnapshotName":null,"Changes":[{"Field":"ResearchUserName","Old":null,"New":"Rui Tanaka","IsWithheld":false}],"AssignmentId":88214},{"Id":2036590,"ActId":88209,"RecordCount":1,"AlikeCount":1,"At":"2026-11-16T08:30:00Z","UserId":1,"UserName":"Amara Okafor","Operation":"deleteIndicator","Kinds":[6],"Action":2,"Cause":0,"CauseName":null,"Record":6,"RecordId":470,"RecordName":"1.3.4 Crash costs published","ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":null,"CountryName":null,"IndicatorId":470,"LibraryIndicatorId":20,"SnapshotName":"1.3.4 Crash costs published","Changes":[{"Field":"FullName","Old":"The costs of crashes are published each year","New":null,"IsWithheld":false},{"Field":"ShortName","Old":"Crash costs published","New":null,"IsWithheld":false}]}],"Count":4})

export const getExportActivityResponseMock = (): ExportResult => ({"downloadUrl":"/api/v1/downloads/q7Zp3v0XWc2mR8sT1uY5aB"})

export const getListRatingActivityResponseMock = (): ActivityPage => ({"Data":[{"Id":2041877,"ActId":88231,"RecordCount":1,"AlikeCount":1,"At":"2026-11-17T02:15:00Z","UserId":2,"UserName":"Rui Tanaka","Operation":"updateRating","Kinds":[0,1],"Action":1,"Cause":0,"CauseName":null,"Record":0,"RecordId":100201,"RecordName":null,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":451,"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","Changes":[{"Field":"Score","Old":null,"New":1,"IsWithheld":false},{"Field":"RatingIsMet","Old":null,"New":true,"IsWithheld":false},{"Field":"ResearcherNote","Old":null,"New":"The National Transport and Safety Authority Act names the authority as lead agency; checked against the gazette.","IsWithheld":false},{"Field":"WorkflowStatus","Old":0,"New":1,"IsWithheld":false}]},{"Id":2041870,"ActId":88229,"RecordCount":1,"AlikeCount":1,"At":"2026-11-17T02:11:00Z","UserId":2,"UserName":"Rui Tanaka","Operation":"addReference","Kinds":[3],"Action":0,"Cause":0,"CauseName":null,"Record":1,"RecordId":7001,"RecordName":"National Transport and Safety Authority Act","ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":451,"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","Changes":[{"Field":"Title","Old":null,"New":"National Transport and Safety Authority Act","IsWithheld":false},{"Field":"Author","Old":null,"New":"Parliament of Kenya","IsWithheld":false},{"Field":"Information","Old":null,"New":null,"IsWithheld":true}]},{"Id":2036801,"ActId":88214,"RecordCount":1,"AlikeCount":5000,"At":"2026-11-16T09:02:00Z","UserId":1,"UserName":"Amara Okafor","Operation":"assignWorkflow","Kinds":[2],"Action":1,"Cause":1,"CauseName":null,"Record":0,"RecordId":100201,"RecordName":null,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":451,"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","Changes":[{"Field":"ResearchUserName","Old":null,"New":"Rui Tanaka","IsWithheld":false}],"AssignmentId":88214}],"Count":3})

export const getListCountryActivityResponseMock = (): ActivityPage => ({"Data":[{"Id":2041877,"ActId":88231,"RecordCount":1,"AlikeCount":1,"At":"2026-11-17T02:15:00Z","UserId":2,"UserName":"Rui Tanaka","Operation":"updateRating","Kinds":[0,1],"Action":1,"Cause":0,"CauseName":null,"Record":0,"RecordId":100201,"RecordName":null,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":451,"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","Changes":[{"Field":"Score","Old":null,"New":1,"IsWithheld":false},{"Field":"RatingIsMet","Old":null,"New":true,"IsWithheld":false},{"Field":"ResearcherNote","Old":null,"New":"The National Transport and Safety Authority Act names the authority as lead agency; checked against the gazette.","IsWithheld":false},{"Field":"WorkflowStatus","Old":0,"New":1,"IsWithheld":false}]},{"Id":2041870,"ActId":88229,"RecordCount":1,"AlikeCount":1,"At":"2026-11-17T02:11:00Z","UserId":2,"UserName":"Rui Tanaka","Operation":"addReference","Kinds":[3],"Action":0,"Cause":0,"CauseName":null,"Record":1,"RecordId":7001,"RecordName":"National Transport and Safety Authority Act","ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":451,"LibraryIndicatorId":1,"SnapshotName":"1.1.1 Lead agency named in law","Changes":[{"Field":"Title","Old":null,"New":"National Transport and Safety Authority Act","IsWithheld":false},{"Field":"Author","Old":null,"New":"Parliament of Kenya","IsWithheld":false},{"Field":"Information","Old":null,"New":null,"IsWithheld":true}]},{"Id":2036801,"ActId":88214,"RecordCount":150,"AlikeCount":5000,"At":"2026-11-16T09:02:00Z","UserId":1,"UserName":"Amara Okafor","Operation":"assignWorkflow","Kinds":[2],"Action":1,"Cause":1,"CauseName":null,"Record":0,"RecordId":null,"RecordName":null,"ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":404,"CountryName":"Kenya","IndicatorId":null,"LibraryIndicatorId":null,"SnapshotName":null,"Changes":[{"Field":"ResearchUserName","Old":null,"New":"Rui Tanaka","IsWithheld":false}],"AssignmentId":88214}],"Count":3})

export const getListEditionActivityResponseMock = (): ActivityPage => ({"Data":[{"Id":2036590,"ActId":88209,"RecordCount":1,"AlikeCount":1,"At":"2026-11-16T08:30:00Z","UserId":1,"UserName":"Amara Okafor","Operation":"deleteIndicator","Kinds":[6],"Action":2,"Cause":0,"CauseName":null,"Record":6,"RecordId":470,"RecordName":"1.3.4 Crash costs published","ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":null,"CountryName":null,"IndicatorId":470,"LibraryIndicatorId":20,"SnapshotName":"1.3.4 Crash costs published","Changes":[{"Field":"FullName","Old":"The costs of crashes are published each year","New":null,"IsWithheld":false},{"Field":"ShortName","Old":"Crash costs published","New":null,"IsWithheld":false}]},{"Id":1980002,"ActId":86110,"RecordCount":1,"AlikeCount":1,"At":"2026-02-03T08:00:00Z","UserId":1,"UserName":"Amara Okafor","Operation":"addEditionUsers","Kinds":[7],"Action":0,"Cause":0,"CauseName":null,"Record":9,"RecordId":2,"RecordName":"Rui Tanaka","ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":null,"CountryName":null,"IndicatorId":null,"LibraryIndicatorId":null,"SnapshotName":null,"Changes":[]}],"Count":2})

export const getListUserActivityResponseMock = (): ActivityPage => ({"Data":[{"Id":1980002,"ActId":86110,"RecordCount":1,"AlikeCount":1,"At":"2026-02-03T08:00:00Z","UserId":1,"UserName":"Amara Okafor","Operation":"addEditionUsers","Kinds":[7],"Action":0,"Cause":0,"CauseName":null,"Record":9,"RecordId":2,"RecordName":"Rui Tanaka","ReportEditionId":4,"ReportEditionName":"Road Safety Report 2026","CountryId":null,"CountryName":null,"IndicatorId":null,"LibraryIndicatorId":null,"SnapshotName":null,"Changes":[]},{"Id":1200001,"ActId":60002,"RecordCount":1,"AlikeCount":1,"At":"2023-01-09T08:00:00Z","UserId":null,"UserName":null,"Operation":null,"Kinds":[8],"Action":0,"Cause":4,"CauseName":null,"Record":11,"RecordId":2,"RecordName":"Rui Tanaka","ReportEditionId":null,"ReportEditionName":null,"CountryId":null,"CountryName":null,"IndicatorId":null,"LibraryIndicatorId":null,"SnapshotName":null,"Changes":[{"Field":"FullName","Old":null,"New":"Rui Tanaka","IsWithheld":false},{"Field":"EmailAddress","Old":null,"New":"researcher@demo.test","IsWithheld":false},{"Field":"Role","Old":null,"New":1,"IsWithheld":false},{"Field":"Status","Old":null,"New":1,"IsWithheld":false}]}],"Count":2})


export const getListActivityMockHandler = (overrideResponse?: ActivityPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityPage> | ActivityPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportActivityMockHandler = (overrideResponse?: ExportResult | void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportResult | void> | ExportResult | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/activity-export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportActivityResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}

export const getListRatingActivityMockHandler = (overrideResponse?: ActivityPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityPage> | ActivityPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRatingActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountryActivityMockHandler = (overrideResponse?: ActivityPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityPage> | ActivityPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountryActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListEditionActivityMockHandler = (overrideResponse?: ActivityPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityPage> | ActivityPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEditionActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUserActivityMockHandler = (overrideResponse?: ActivityPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityPage> | ActivityPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/users/:userId/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserActivityResponseMock(),
      { status: 200
      })
  }, options)
}
export const getActivityMock = () => [
  getListActivityMockHandler(),
  getExportActivityMockHandler(),
  getListRatingActivityMockHandler(),
  getListCountryActivityMockHandler(),
  getListEditionActivityMockHandler(),
  getListUserActivityMockHandler()
]
