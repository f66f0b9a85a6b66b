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
  ImportResult,
  Spreadsheet
} from '../../model';


export const getImportFileResponseMock = (): ImportResult => ({"success":true,"errors":[],"ErrorCount":0,"DryRun":false,"Summary":{"RatingRowCount":24,"RatingChangedCount":20,"RatingUnchangedCount":4,"AssignmentChangedCount":6,"ReferenceRowCount":9,"ReferenceAddedCount":7,"ReferenceUnchangedCount":2}})

export const getListExportCountriesResponseMock = (): Country[] => ([{"Id":384,"Name":"Côte d'Ivoire","Region":"Africa","ISOCode":"CIV"},{"Id":242,"Name":"Fiji","Region":"Oceania","ISOCode":"FJI"},{"Id":392,"Name":"Japan","Region":"Asia","ISOCode":"JPN"},{"Id":404,"Name":"Kenya","Region":"Africa","ISOCode":"KEN"},{"Id":578,"Name":"Norway","Region":"Europe","ISOCode":"NOR"},{"Id":604,"Name":"Peru","Region":"Americas","ISOCode":"PER"}])

export const getExportDataResponseMock = (): ExportResult => ({"downloadUrl":"/api/v1/downloads/q7Zp3v0XWc2mR8sT1uY5aB"})

export const getDownloadExportResponseMock = (): Spreadsheet => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getImportFileMockHandler = (overrideResponse?: ImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportResult> | ImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportFileResponseMock(),
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

export const getDownloadExportMockHandler = (overrideResponse?: Spreadsheet | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Spreadsheet> | Spreadsheet), options?: RequestHandlerOptions) => {
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
  getListExportCountriesMockHandler(),
  getExportDataMockHandler(),
  getDownloadExportMockHandler()
]
