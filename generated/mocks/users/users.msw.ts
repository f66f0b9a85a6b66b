// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  IssuerRebindResult,
  User,
  UserImportResult
} from '../../model';


export const getListUsersResponseMock = (): User[] => ([{"Id":1,"FullName":"Amara Okafor","EmailAddress":"admin@demo.test","Role":0,"Status":1,"DateCreated":"2022-11-01T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":9,"FullName":"Ana Lima","EmailAddress":"ana.lima@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-09T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":10,"FullName":"Ana Lima Duarte","EmailAddress":"ana.duarte@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-10T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":3,"FullName":"Elena Petrova","EmailAddress":"reviewer@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-03T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":5,"FullName":"Ingrid Larsen","EmailAddress":"spectator@demo.test","Role":3,"Status":1,"DateCreated":"2022-11-05T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":13,"FullName":"Kwame Mensah","EmailAddress":"kwame.mensah@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-13T09:00:00Z","ReportEditionName":"Road Safety Report 2025"},{"Id":7,"FullName":"Maria Santos","EmailAddress":"maria.santos@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-07T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":8,"FullName":"Maria Santos","EmailAddress":"m.santos@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-08T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":6,"FullName":"Noor Haddad","EmailAddress":"inactive@demo.test","Role":1,"Status":0,"DateCreated":"2022-11-06T09:00:00Z","ReportEditionName":"Road Safety Report 2025"},{"Id":2,"FullName":"Rui Tanaka","EmailAddress":"researcher@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-02T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":4,"FullName":"Tomás Silva","EmailAddress":"external@demo.test","Role":2,"Status":1,"DateCreated":"2022-11-04T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":12,"FullName":"Ольга Смирнова","EmailAddress":"olga.smirnova@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-12T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":11,"FullName":"陈伟","EmailAddress":"chen.wei@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-11T09:00:00Z","ReportEditionName":"Road Safety Report 2026"}])

export const getCreateUserResponseMock = (): User => ({"Id":14,"FullName":"Leila Haddad","EmailAddress":"leila.haddad@demo.test","Role":1,"Status":1,"DateCreated":"2026-11-23T09:00:00Z","ReportEditionName":null,"Issuer":null,"LastSeenOn":null,"Version":1})

export const getImportUsersResponseMock = (): UserImportResult => ({"AddedCount":2,"Existing":["spectator@demo.test"]})

export const getRebindUsersResponseMock = (): IssuerRebindResult => ({"UnboundCount":9})

export const getUpdateUserResponseMock = (): User => ({"Id":4,"FullName":"Tomás Silva","EmailAddress":"tomas.silva@demo.test","Role":2,"Status":1,"DateCreated":"2022-11-04T09:00:00Z","ReportEditionName":"Road Safety Report 2026","Issuer":"urn:country-assessment:development-provider","LastSeenOn":"2026-11-23T08:00:00Z","Version":2})

export const getRebindUserResponseMock = (): User => ({"Id":4,"FullName":"Tomás Silva","EmailAddress":"external@demo.test","Role":2,"Status":1,"DateCreated":"2022-11-04T09:00:00Z","ReportEditionName":"Road Safety Report 2026","Issuer":null,"LastSeenOn":"2026-11-23T08:00:00Z","Version":1})


export const getListUsersMockHandler = (overrideResponse?: User[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User[]> | User[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/users', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getImportUsersMockHandler = (overrideResponse?: UserImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserImportResult> | UserImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/users/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRebindUsersMockHandler = (overrideResponse?: IssuerRebindResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssuerRebindResult> | IssuerRebindResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/users/rebind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRebindUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/users/:userId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRebindUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/users/:userId/rebind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRebindUserResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getListUsersMockHandler(),
  getCreateUserMockHandler(),
  getImportUsersMockHandler(),
  getRebindUsersMockHandler(),
  getUpdateUserMockHandler(),
  getRebindUserMockHandler()
]
