// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CurrentUser
} from '../../model';


export const getLogInResponseMock = (): CurrentUser => ({"Id":1,"FullName":"Amara Okafor","EmailAddress":"admin@demo.test","Role":0,"Permissions":["index-management","user-management","report-management","dataentry-references","dataentry-indicators","dataentry-references-manage-own","dataentry-references-manage-any","dataentry-references-previous","dataentry-indicator-edit-any","dataentry-indicator-edit-own","dataentry-indicatorsQA-any","dataentry-indicatorsQA-own","indicator-view-previousnext-button","view-library-indicator","report-compare","dataentry-import","dataentry-export"],"HoldsAssignment":true})

export const getReadCurrentUserResponseMock = (): CurrentUser => ({"Id":1,"FullName":"Amara Okafor","EmailAddress":"admin@demo.test","Role":0,"Permissions":["index-management","user-management","report-management","dataentry-references","dataentry-indicators","dataentry-references-manage-own","dataentry-references-manage-any","dataentry-references-previous","dataentry-indicator-edit-any","dataentry-indicator-edit-own","dataentry-indicatorsQA-any","dataentry-indicatorsQA-own","indicator-view-previousnext-button","view-library-indicator","report-compare","dataentry-import","dataentry-export"],"HoldsAssignment":true})


export const getLogInMockHandler = (overrideResponse?: CurrentUser | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentUser> | CurrentUser), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/login', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadCurrentUserMockHandler = (overrideResponse?: CurrentUser | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentUser> | CurrentUser), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/users/current-user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadCurrentUserResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getLogInMockHandler(),
  getReadCurrentUserMockHandler()
]
