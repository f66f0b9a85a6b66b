// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  User
} from '../../model';


export const getListUsersResponseMock = (): User[] => ([{"Id":1,"FullName":"Amara Okafor","EmailAddress":"admin@demo.test","Role":0,"Status":1,"DateCreated":"2022-11-01T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":9,"FullName":"Ana Lima","EmailAddress":"ana.lima@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-09T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":10,"FullName":"Ana Lima Duarte","EmailAddress":"ana.duarte@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-10T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":3,"FullName":"Elena Petrova","EmailAddress":"reviewer@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-03T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":5,"FullName":"Ingrid Larsen","EmailAddress":"spectator@demo.test","Role":3,"Status":1,"DateCreated":"2022-11-05T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":13,"FullName":"Kwame Mensah","EmailAddress":"kwame.mensah@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-13T09:00:00Z","ReportEditionName":"Road Safety Report 2025"},{"Id":7,"FullName":"Maria Santos","EmailAddress":"maria.santos@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-07T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":8,"FullName":"Maria Santos","EmailAddress":"m.santos@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-08T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":6,"FullName":"Noor Haddad","EmailAddress":"inactive@demo.test","Role":1,"Status":0,"DateCreated":"2022-11-06T09:00:00Z","ReportEditionName":"Road Safety Report 2025"},{"Id":2,"FullName":"Rui Tanaka","EmailAddress":"researcher@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-02T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":4,"FullName":"Tomás Silva","EmailAddress":"external@demo.test","Role":2,"Status":1,"DateCreated":"2022-11-04T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":12,"FullName":"Ольга Смирнова","EmailAddress":"olga.smirnova@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-12T09:00:00Z","ReportEditionName":"Road Safety Report 2026"},{"Id":11,"FullName":"陈伟","EmailAddress":"chen.wei@demo.test","Role":1,"Status":1,"DateCreated":"2022-11-11T09:00:00Z","ReportEditionName":"Road Safety Report 2026"}])


export const getListUsersMockHandler = (overrideResponse?: User[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User[]> | User[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getListUsersMockHandler()
]
