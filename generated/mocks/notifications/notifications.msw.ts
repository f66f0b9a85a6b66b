// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Notification,
  NotificationPage
} from '../../model';


export const getListNotificationsResponseMock = (): NotificationPage => ({"Data":[{"CommentId":9001,"TaggedId":2,"GlobalCountryId":404,"IndicatorId":451,"AuthorName":"Elena Petrova","SnapshotName":"1.1.1 Lead agency named in law","CountryName":"Kenya","DateCreated":"2026-11-17T05:20:00Z"},{"CommentId":8877,"TaggedId":2,"GlobalCountryId":392,"IndicatorId":456,"AuthorName":"Ana Lima Duarte","SnapshotName":"1.2.1 National strategy adopted","CountryName":"Japan","DateCreated":"2026-11-12T23:05:00Z"},{"CommentId":8640,"TaggedId":2,"GlobalCountryId":242,"IndicatorId":455,"AuthorName":"Amara Okafor","SnapshotName":"1.1.5 Lead agency post left vacant","CountryName":"Fiji","DateCreated":"2026-10-30T08:41:00Z"}],"Count":3})

export const getClearNotificationResponseMock = (): Notification => ({"CommentId":9001,"TaggedId":2,"GlobalCountryId":404,"IndicatorId":451,"AuthorName":"Elena Petrova","SnapshotName":"1.1.1 Lead agency named in law","CountryName":"Kenya","DateCreated":"2026-11-17T05:20:00Z"})


export const getListNotificationsMockHandler = (overrideResponse?: NotificationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationPage> | NotificationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClearNotificationMockHandler = (overrideResponse?: Notification | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Notification> | Notification), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notifications/:commentId/:taggedId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClearNotificationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getClearNotificationMockHandler()
]
