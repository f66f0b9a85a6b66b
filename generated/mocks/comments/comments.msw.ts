// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Comment,
  CommentPage
} from '../../model';


export const getListCommentsResponseMock = (): CommentPage => ({"Count":3,"Data":[{"Id":9003,"CommentContent":"Thank you, the gazette notice settles it. Please add it to the references before you submit.","AuthorId":3,"AuthorName":"Elena Petrova","CommentTaggedUserIds":[],"CountryIndicatorRatingId":100201,"CreatedBy":3,"DateCreated":"2026-11-18T08:20:00Z"},{"Id":9002,"CommentContent":"@Elena Petrova @Tomás Silva the act names the authority as the lead agency in section 4, but the amendment of May moves the setting of speed limits to the counties. I read this as a change of one task and not of the mandate as a whole, because section 4 itself was left as it is. Do you agree that the indicator stays met?","AuthorId":2,"AuthorName":"Rui Tanaka","CommentTaggedUserIds":[3,4],"CountryIndicatorRatingId":100201,"CreatedBy":2,"DateCreated":"2026-11-17T13:05:00Z"},{"Id":9001,"CommentContent":"@Rui Tanaka last year counted a decree here. Is the act in force now?","AuthorId":3,"AuthorName":"Elena Petrova","CommentTaggedUserIds":[2],"CountryIndicatorRatingId":100201,"CreatedBy":3,"DateCreated":"2026-11-17T05:20:00Z"}]})

export const getAddCommentResponseMock = (): Comment => ({"Id":9004,"CommentContent":"@Elena Petrova the gazette notice is among the references now.","AuthorId":2,"AuthorName":"Rui Tanaka","CommentTaggedUserIds":[3],"CountryIndicatorRatingId":100201,"CreatedBy":2,"DateCreated":"2026-11-18T09:16:00Z"})


export const getListCommentsMockHandler = (overrideResponse?: CommentPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CommentPage> | CommentPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/ratings/:ratingId/comments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCommentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddCommentMockHandler = (overrideResponse?: Comment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Comment> | Comment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/ratings/:ratingId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddCommentResponseMock(),
      { status: 201
      })
  }, options)
}
export const getCommentsMock = () => [
  getListCommentsMockHandler(),
  getAddCommentMockHandler()
]
