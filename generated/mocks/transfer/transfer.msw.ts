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
  Country,
  ExportResult,
  Import,
  ImportChangePage,
  ImportPage,
  ImportResult,
  ResultsCsv,
  ResultsJsonLines,
  Spreadsheet
} from '../../model';


export const getImportFileResponseMock = (): ImportResult => ({"success":true,"errors":[],"ErrorCount":0,"DryRun":false,"Summary":{"RatingRowCount":24,"RatingChangedCount":20,"RatingUnchangedCount":4,"AssignmentChangedCount":6,"ReferenceRowCount":9,"ReferenceAddedCount":7,"ReferenceUnchangedCount":2},"ImportId":88240})

export const getListImportsResponseMock = (): ImportPage => ({"Data":[{"Id":88240,"At":"2026-11-18T08:12:00Z","UserId":1,"UserName":"Amara Okafor","FileName":"kenya-november.xlsx","FileDigest":"9f2feb0f1ef425b292f2f94bc8482494df430413b8b8ef4f3a1b6d7c2e0a5d11","RatingChangedCount":2,"DecidedCount":1,"AssignmentChangedCount":1,"ReferenceAddedCount":1,"UndoState":0,"UndoneOn":null,"UndoneByName":null},{"Id":88190,"At":"2026-11-12T14:40:00Z","UserId":1,"UserName":"Amara Okafor","FileName":"norway.xlsx","FileDigest":"0d4a1185eb7a43d2b1b6e1fcbd1d0f0fb1c5b0f59eac7b8ee64c3c14f62a3c90","RatingChangedCount":20,"DecidedCount":0,"AssignmentChangedCount":0,"ReferenceAddedCount":0,"UndoState":1,"UndoneOn":"2026-11-12T15:02:00Z","UndoneByName":"Amara Okafor"}],"Count":2})

export const getReadImportChangesResponseMock = (): ImportChangePage => ({"Data":[{"Record":0,"RecordId":100201,"RecordName":null,"ReportEditionName":"Road Safety Report 2026","CountryName":"Kenya","SnapshotName":"1.1.1 Lead agency named in law","DeciderName":null,"Changes":[{"Field":"Score","Old":1,"New":0,"IsWithheld":false},{"Field":"RatingIsMet","Old":true,"New":false,"IsWithheld":false},{"Field":"ResearcherNote","Old":"The act of 2012 names the National Transport and Safety Authority.","New":"The act of 2012 was repealed; no authority is named.","IsWithheld":false}]},{"Record":0,"RecordId":100203,"RecordName":null,"ReportEditionName":"Road Safety Report 2026","CountryName":"Kenya","SnapshotName":"1.1.3 Lead agency reports every year","DeciderName":"1.1.1 Lead agency named in law","Changes":[{"Field":"Score","Old":1,"New":0,"IsWithheld":false},{"Field":"RatingIsMet","Old":true,"New":false,"IsWithheld":false}]},{"Record":0,"RecordId":100204,"RecordName":null,"ReportEditionName":"Road Safety Report 2026","CountryName":"Kenya","SnapshotName":"1.1.4 Regions take part in planning","DeciderName":null,"Changes":[{"Field":"WorkflowStatus","Old":0,"New":1,"IsWithheld":false},{"Field":"ResearchUserName","Old":null,"New":"Rui Tanaka","IsWithheld":false}]},{"Record":1,"RecordId":7044,"RecordName":"National road safety act","ReportEditionName":"Road Safety Report 2026","CountryName":"Kenya","SnapshotName":"1.1.1 Lead agency named in law","DeciderName":null,"Changes":[{"Field":"Author","Old":null,"New":"Parliament of Kenya","IsWithheld":false}]}],"Count":4})

export const getRevertImportResponseMock = (): Import => ({"Id":88240,"At":"2026-11-18T08:12:00Z","UserId":1,"UserName":"Amara Okafor","FileName":"kenya-november.xlsx","FileDigest":"9f2feb0f1ef425b292f2f94bc8482494df430413b8b8ef4f3a1b6d7c2e0a5d11","RatingChangedCount":2,"DecidedCount":1,"AssignmentChangedCount":1,"ReferenceAddedCount":1,"UndoState":1,"UndoneOn":"2026-11-18T09:30:00Z","UndoneByName":"Amara Okafor"})

export const getReadImportCheckChangesResponseMock = (): ImportChangePage => ({"Data":[{"Record":0,"RecordId":100201,"RecordName":null,"ReportEditionName":"Road Safety Report 2026","CountryName":"Kenya","SnapshotName":"1.1.1 Lead agency named in law","DeciderName":null,"Changes":[{"Field":"Score","Old":1,"New":0,"IsWithheld":false},{"Field":"RatingIsMet","Old":true,"New":false,"IsWithheld":false},{"Field":"ResearcherNote","Old":"The act of 2012 names the National Transport and Safety Authority.","New":"The act of 2012 was repealed; no authority is named.","IsWithheld":false}]},{"Record":0,"RecordId":100203,"RecordName":null,"ReportEditionName":"Road Safety Report 2026","CountryName":"Kenya","SnapshotName":"1.1.3 Lead agency reports every year","DeciderName":"1.1.1 Lead agency named in law","Changes":[{"Field":"Score","Old":1,"New":0,"IsWithheld":false},{"Field":"RatingIsMet","Old":true,"New":false,"IsWithheld":false}]},{"Record":0,"RecordId":100204,"RecordName":null,"ReportEditionName":"Road Safety Report 2026","CountryName":"Kenya","SnapshotName":"1.1.4 Regions take part in planning","DeciderName":null,"Changes":[{"Field":"WorkflowStatus","Old":0,"New":1,"IsWithheld":false},{"Field":"ResearchUserName","Old":null,"New":"Rui Tanaka","IsWithheld":false}]},{"Record":1,"RecordId":7044,"RecordName":"National road safety act","ReportEditionName":"Road Safety Report 2026","CountryName":"Kenya","SnapshotName":"1.1.1 Lead agency named in law","DeciderName":null,"Changes":[{"Field":"Author","Old":null,"New":"Parliament of Kenya","IsWithheld":false}]}],"Count":4})

export const getListExportCountriesResponseMock = (): Country[] => ([{"Id":384,"Name":"Côte d'Ivoire","Region":"Africa","ISOCode":"CIV"},{"Id":242,"Name":"Fiji","Region":"Oceania","ISOCode":"FJI"},{"Id":392,"Name":"Japan","Region":"Asia","ISOCode":"JPN"},{"Id":404,"Name":"Kenya","Region":"Africa","ISOCode":"KEN"},{"Id":578,"Name":"Norway","Region":"Europe","ISOCode":"NOR"},{"Id":604,"Name":"Peru","Region":"Americas","ISOCode":"PER"}])

export const getExportDataResponseMock = (): ExportResult => ({"downloadUrl":"/api/v1/downloads/q7Zp3v0XWc2mR8sT1uY5aB"})

export const getDownloadExportResponseMock = (): Spreadsheet | ResultsCsv | ResultsJsonLines => (faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), "iso_code,indicator_number,score,note\r\nKEN,1.1.1,1,\"National Transport and Safety Authority, since 2012\"\r\nKEN,1.1.2,,\r\n", "{\"iso_code\":\"KEN\",\"indicator_number\":\"1.1.1\",\"score\":1,\"note\":\"National Transport and Safety Authority, since 2012\"}\n{\"iso_code\":\"KEN\",\"indicator_number\":\"1.1.2\",\"score\":null,\"note\":null}\n"]))


export const getImportFileMockHandler = (overrideResponse?: ImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportResult> | ImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportFileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListImportsMockHandler = (overrideResponse?: ImportPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportPage> | ImportPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadImportChangesMockHandler = (overrideResponse?: ImportChangePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportChangePage> | ImportChangePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/imports/:importId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadImportChangesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevertImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/imports/:importId/revert', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevertImportResponseMock(),
      { status: 201
      })
  }, options)
}

export const getReadImportCheckChangesMockHandler = (overrideResponse?: ImportChangePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportChangePage> | ImportChangePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/import-checks/:checkId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadImportCheckChangesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListExportCountriesMockHandler = (overrideResponse?: Country[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Country[]> | Country[]), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/export-countries', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExportCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportDataMockHandler = (overrideResponse?: ExportResult | void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportResult | void> | ExportResult | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportDataResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}

export const getDownloadExportMockHandler = (overrideResponse?: Spreadsheet | ResultsCsv | ResultsJsonLines | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Spreadsheet | ResultsCsv | ResultsJsonLines> | Spreadsheet | ResultsCsv | ResultsJsonLines), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/downloads/:token', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadExportResponseMock();
    return new HttpResponse(binaryBody as Blob | undefined,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getTransferMock = () => [
  getImportFileMockHandler(),
  getListImportsMockHandler(),
  getReadImportChangesMockHandler(),
  getRevertImportMockHandler(),
  getReadImportCheckChangesMockHandler(),
  getListExportCountriesMockHandler(),
  getExportDataMockHandler(),
  getDownloadExportMockHandler()
]
