// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Preferences
} from '../../model';


export const getReadPreferencesResponseMock = (): Preferences => ({"Notices":[{"Kind":0,"InProduct":true,"EMail":2},{"Kind":1,"InProduct":true,"EMail":2},{"Kind":2,"InProduct":true,"EMail":2},{"Kind":3,"InProduct":true,"EMail":2},{"Kind":4,"InProduct":true,"EMail":2},{"Kind":5,"InProduct":true,"EMail":2},{"Kind":6,"InProduct":true,"EMail":2}],"SingleKeys":true,"MailOffered":true})

export const getUpdatePreferencesResponseMock = (): Preferences => ({"Notices":[{"Kind":0,"InProduct":true,"EMail":2},{"Kind":1,"InProduct":true,"EMail":2},{"Kind":2,"InProduct":true,"EMail":1},{"Kind":3,"InProduct":false,"EMail":0},{"Kind":4,"InProduct":true,"EMail":2},{"Kind":5,"InProduct":true,"EMail":1},{"Kind":6,"InProduct":true,"EMail":1}],"SingleKeys":false,"MailOffered":true})


export const getReadPreferencesMockHandler = (overrideResponse?: Preferences | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Preferences> | Preferences), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/users/current-user/preferences', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadPreferencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePreferencesMockHandler = (overrideResponse?: Preferences | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Preferences> | Preferences), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/users/current-user/preferences', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePreferencesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPreferencesMock = () => [
  getReadPreferencesMockHandler(),
  getUpdatePreferencesMockHandler()
]
