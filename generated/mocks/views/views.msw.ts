// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  SavedView
} from '../../model';


export const getListViewsResponseMock = (): SavedView[] => ([{"Id":1,"List":0,"Name":"Completed, newest first","IsShared":true,"AuthorName":"Amara Okafor","DefaultRoles":[3],"Content":{"Format":1,"Filters":[{"Name":"status","Values":["3"]},{"Name":"currentUser","Values":["false"]}],"Order":"-statusSince","HiddenColumns":["due"]},"Version":1},{"Id":3,"List":0,"Name":"Overdue, due first","IsShared":false,"AuthorName":"Amara Okafor","DefaultRoles":[],"Content":{"Format":1,"Filters":[{"Name":"countries","Values":["404"]},{"Name":"overdue","Values":["true"]},{"Name":"currentUser","Values":["false"]}],"Order":"due","HiddenColumns":[]},"Version":1},{"Id":2,"List":1,"Name":"Waiting for QA, by region","IsShared":true,"AuthorName":"Amara Okafor","DefaultRoles":[],"Content":{"Format":1,"Filters":[{"Name":"status","Values":["2"]}],"Order":"region","HiddenColumns":[]},"Version":1}])

export const getCreateViewResponseMock = (): SavedView => ({"Id":3,"List":0,"Name":"Overdue, due first","IsShared":false,"AuthorName":"Amara Okafor","DefaultRoles":[],"Content":{"Format":1,"Filters":[{"Name":"countries","Values":["404"]},{"Name":"overdue","Values":["true"]},{"Name":"currentUser","Values":["false"]}],"Order":"due","HiddenColumns":[]},"Version":1})

export const getUpdateViewResponseMock = (): SavedView => ({"Id":1,"List":0,"Name":"Completed lately","IsShared":true,"AuthorName":"Amara Okafor","DefaultRoles":[1,3],"Content":{"Format":1,"Filters":[{"Name":"status","Values":["3"]},{"Name":"currentUser","Values":["false"]}],"Order":"-statusSince","HiddenColumns":["due"]},"Version":2})


export const getListViewsMockHandler = (overrideResponse?: SavedView[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedView[]> | SavedView[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/views', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListViewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateViewMockHandler = (overrideResponse?: SavedView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedView> | SavedView), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/views', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateViewResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateViewMockHandler = (overrideResponse?: SavedView | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SavedView> | SavedView), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/views/:viewId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteViewMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/views/:viewId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getViewsMock = () => [
  getListViewsMockHandler(),
  getCreateViewMockHandler(),
  getUpdateViewMockHandler(),
  getDeleteViewMockHandler()
]
