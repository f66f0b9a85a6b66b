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
  NotificationPage,
  WorkNoticePage,
  WorkNoticesCleared
} from '../../model';


export const getListNotificationsResponseMock = (): NotificationPage => ({"Data":[{"CommentId":9001,"TaggedId":2,"GlobalCountryId":404,"IndicatorId":451,"AuthorName":"Elena Petrova","SnapshotName":"1.1.1 Lead agency named in law","CountryName":"Kenya","DateCreated":"2026-11-17T05:20:00Z"},{"CommentId":8877,"TaggedId":2,"GlobalCountryId":392,"IndicatorId":456,"AuthorName":"Ana Lima Duarte","SnapshotName":"1.2.1 National strategy adopted","CountryName":"Japan","DateCreated":"2026-11-12T23:05:00Z"},{"CommentId":8640,"TaggedId":2,"GlobalCountryId":242,"IndicatorId":455,"AuthorName":"Amara Okafor","SnapshotName":"1.1.5 Lead agency post left vacant","CountryName":"Fiji","DateCreated":"2026-10-30T08:41:00Z"}],"Count":3,"UnreadWorkNotices":3})

export const getClearNotificationResponseMock = (): Notification => ({"CommentId":9001,"TaggedId":2,"GlobalCountryId":404,"IndicatorId":451,"AuthorName":"Elena Petrova","SnapshotName":"1.1.1 Lead agency named in law","CountryName":"Kenya","DateCreated":"2026-11-17T05:20:00Z"})

export const getListWorkNoticesResponseMock = (): WorkNoticePage => ({"Data":[{"Id":5102,"Kind":0,"IsQA":false,"Date":"2026-11-18T07:30:00Z","ReadOn":null,"ReportEditionId":4,"IndicatorCount":162,"CountryCount":9,"CountryId":null,"CountryName":null,"IndicatorId":null,"SnapshotName":null,"ActorName":"Amara Okafor","Reason":null},{"Id":5077,"Kind":5,"IsQA":false,"Date":"2026-11-17T06:00:00Z","ReadOn":null,"ReportEditionId":4,"IndicatorCount":12,"CountryCount":5,"CountryId":null,"CountryName":null,"IndicatorId":null,"SnapshotName":null,"ActorName":null,"Reason":null},{"Id":5063,"Kind":2,"IsQA":false,"Date":"2026-11-17T02:15:00Z","ReadOn":null,"ReportEditionId":4,"IndicatorCount":1,"CountryCount":1,"CountryId":392,"CountryName":"Japan","IndicatorId":456,"SnapshotName":"1.2.1 National strategy adopted","ActorName":"Elena Petrova","Reason":"The source is a draft of the strategy: please cite the one that was adopted."},{"Id":4980,"Kind":3,"IsQA":false,"Date":"2026-11-16T15:44:00Z","ReadOn":"2026-11-16T16:02:00Z","ReportEditionId":4,"IndicatorCount":5,"CountryCount":1,"CountryId":392,"CountryName":"Japan","IndicatorId":null,"SnapshotName":null,"ActorName":"Ana Lima Duarte","Reason":null}],"Count":4})

export const getClearWorkNoticesResponseMock = (): WorkNoticesCleared => ({"ClearedCount":1})


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

export const getListWorkNoticesMockHandler = (overrideResponse?: WorkNoticePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WorkNoticePage> | WorkNoticePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/work-notices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWorkNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClearWorkNoticesMockHandler = (overrideResponse?: WorkNoticesCleared | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WorkNoticesCleared> | WorkNoticesCleared), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/work-notices/clear', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClearWorkNoticesResponseMock(),
      { status: 201
      })
  }, options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getClearNotificationMockHandler(),
  getListWorkNoticesMockHandler(),
  getClearWorkNoticesMockHandler()
]
