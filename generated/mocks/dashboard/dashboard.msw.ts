// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  DashboardFacets,
  DashboardFilters,
  DashboardIndicatorPage,
  MyWork,
  QueuePlace,
  WorkflowAssignmentResult,
  WorkflowAssignmentSummary,
  WorkflowIndicator,
  WorkflowRegion,
  WorkflowUser
} from '../../model';


export const getListDashboardIndicatorsResponseMock = (): DashboardIndicatorPage => ({"Count":10,"Data":[{"Id":100051,"CountryIndicatorRatingId":100051,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":392,"CountryName":"Japan","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":3,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-10-02T09:30:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-10-02T09:30:00.000Z","Checks":[]},{"Id":100056,"CountryIndicatorRatingId":100056,"IndicatorId":456,"IndicatorName":"National strategy adopted","OrderNumber":"1.2.1","CountryId":392,"CountryName":"Japan","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":1,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-17T02:15:00.000Z","ReturnedOn":"2026-11-17T02:15:00.000Z","ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-17T02:15:00.000Z","Checks":[]},{"Id":100201,"CountryIndicatorRatingId":100201,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":1,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-17T02:15:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-17T02:15:00.000Z","Checks":[]},{"Id":100202,"CountryIndicatorRatingId":100202,"IndicatorId":452,"IndicatorName":"Lead agency has its own budget","OrderNumber":"1.1.2","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":0,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2025-12-01T09:00:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2025-12-01T09:00:00.000Z","Checks":[]},{"Id":100203,"CountryIndicatorRatingId":100203,"IndicatorId":453,"IndicatorName":"Lead agency reports every year","OrderNumber":"1.1.3","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":2,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-12T06:05:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-12T06:05:00.000Z","Checks":[0,1]},{"Id":100204,"CountryIndicatorRatingId":100204,"IndicatorId":454,"IndicatorName":"Regions take part in planning","OrderNumber":"1.1.4","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":0,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":null,"QAUserName":null,"IsDecided":false,"StatusSince":"2025-12-01T09:00:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2025-12-01T09:00:00.000Z","Checks":[]},{"Id":100205,"CountryIndicatorRatingId":100205,"IndicatorId":455,"IndicatorName":"Lead agency post left vacant","OrderNumber":"1.1.5","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":1,"WorkflowStatus":2,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-12T06:05:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-12T06:05:00.000Z","Checks":[0,1]},{"Id":100206,"CountryIndicatorRatingId":100206,"IndicatorId":456,"IndicatorName":"National strategy adopted","OrderNumber":"1.2.1","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":1,"ResearchUserId":4,"ResearchUserName":"Tomás Silva","QAUserId":2,"QAUserName":"Rui Tanaka","IsDecided":false,"StatusSince":"2026-11-17T02:15:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-17T02:15:00.000Z","Checks":[]},{"Id":100351,"CountryIndicatorRatingId":100351,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":578,"CountryName":"Norway","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":3,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-10-02T09:30:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-10-02T09:30:00.000Z","Checks":[]},{"Id":100501,"CountryIndicatorRatingId":100501,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":604,"CountryName":"Peru","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":0,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":null,"QAUserName":null,"IsDecided":false,"StatusSince":"2025-12-01T09:00:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2025-12-01T09:00:00.000Z","Checks":[]}]})

export const getReadMyWorkResponseMock = (): MyWork => ({"Research":{"Total":10,"ToRate":3,"InProgress":4,"Returned":1,"WaitingForQA":2,"Completed":1,"Overdue":1},"QA":{"Total":0,"Waiting":0,"OldestSince":null,"Completed":0,"Overdue":0},"Next":{"CountryId":392,"CountryName":"Japan","IndicatorId":456,"SnapshotName":"1.2.1 National strategy adopted","WorkflowStatus":1,"IsReturned":true},"Programme":{"Total":28950,"WorkflowStatuses":{"Open":9126,"ResearchInProgress":7418,"QAInProgress":6230,"QAComplete":6176},"StartDate":"2026-01-01","EndDate":"2026-12-31","ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15"}})

export const getReadDashboardFiltersResponseMock = (): DashboardFilters => ({"ResearchUsers":[{"Id":0,"DisplayName":"Unassigned"},{"Id":1,"DisplayName":"Amara Okafor"},{"Id":9,"DisplayName":"Ana Lima"},{"Id":10,"DisplayName":"Ana Lima Duarte"},{"Id":3,"DisplayName":"Elena Petrova"},{"Id":5,"DisplayName":"Ingrid Larsen"},{"Id":8,"DisplayName":"Maria Santos (m.santos@demo.test)"},{"Id":7,"DisplayName":"Maria Santos (maria.santos@demo.test)"},{"Id":2,"DisplayName":"Rui Tanaka"},{"Id":4,"DisplayName":"Tomás Silva"},{"Id":12,"DisplayName":"Ольга Смирнова"},{"Id":11,"DisplayName":"陈伟"}],"QAUsers":[{"Id":0,"DisplayName":"Unassigned"},{"Id":1,"DisplayName":"Amara Okafor"},{"Id":9,"DisplayName":"Ana Lima"},{"Id":10,"DisplayName":"Ana Lima Duarte"},{"Id":3,"DisplayName":"Elena Petrova"},{"Id":5,"DisplayName":"Ingrid Larsen"},{"Id":8,"DisplayName":"Maria Santos (m.santos@demo.test)"},{"Id":7,"DisplayName":"Maria Santos (maria.santos@demo.test)"},{"Id":2,"DisplayName":"Rui Tanaka"},{"Id":4,"DisplayName":"Tomás Silva"},{"Id":12,"DisplayName":"Ольга Смирнова"},{"Id":11,"DisplayName":"陈伟"}],"WorkflowStatuses":[{"Id":0,"DisplayName":"Open"},{"Id":1,"DisplayName":"Research In Progress"},{"Id":2,"DisplayName":"QA In Progress"},{"Id":3,"DisplayName":"QA Completed"}],"Milestones":[{"Id":16,"DisplayName":"Road safety management"},{"Id":17,"DisplayName":"Safe roads"},{"Id":18,"DisplayName":"Safe vehicles"},{"Id":19,"DisplayName":"Safe road users"},{"Id":20,"DisplayName":"Post-crash response"}],"Countries":[{"Id":384,"DisplayName":"Côte d'Ivoire"},{"Id":242,"DisplayName":"Fiji"},{"Id":392,"DisplayName":"Japan"},{"Id":404,"DisplayName":"Kenya"},{"Id":578,"DisplayName":"Norway"},{"Id":604,"DisplayName":"Peru"}]})

export const getReadDashboardFacetsResponseMock = (): DashboardFacets => ({"WorkflowStatuses":[{"Id":0,"Count":3},{"Id":1,"Count":4},{"Id":2,"Count":2},{"Id":3,"Count":1}],"Milestones":[{"Id":16,"Count":8},{"Id":17,"Count":2}],"Countries":[{"Id":392,"Count":4},{"Id":404,"Count":6}],"ResearchUsers":[{"Id":2,"Count":10}],"QAUsers":[{"Id":0,"Count":1},{"Id":3,"Count":9}],"NextUsers":[{"Id":2,"Count":7},{"Id":3,"Count":2}],"StatusDays":[{"Id":7,"Count":5},{"Id":14,"Count":2}],"Returned":1,"Overdue":2,"CurrentUser":10})

export const getListWorkflowUsersResponseMock = (): WorkflowUser[] => ([{"Id":1,"FullName":"Amara Okafor","EmailAddress":"admin@demo.test","Role":0,"WorkflowTaskTypes":[0,1],"ResearchCount":0,"QACount":0},{"Id":9,"FullName":"Ana Lima","EmailAddress":"ana.lima@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":150,"QACount":0},{"Id":10,"FullName":"Ana Lima Duarte","EmailAddress":"ana.duarte@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":0,"QACount":150},{"Id":3,"FullName":"Elena Petrova","EmailAddress":"reviewer@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":0,"QACount":8},{"Id":5,"FullName":"Ingrid Larsen","EmailAddress":"spectator@demo.test","Role":3,"WorkflowTaskTypes":[0],"ResearchCount":0,"QACount":0},{"Id":8,"FullName":"Maria Santos","EmailAddress":"m.santos@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":40,"QACount":25},{"Id":7,"FullName":"Maria Santos","EmailAddress":"maria.santos@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":60,"QACount":0},{"Id":2,"FullName":"Rui Tanaka","EmailAddress":"researcher@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":9,"QACount":1},{"Id":4,"FullName":"Tomás Silva","EmailAddress":"external@demo.test","Role":2,"WorkflowTaskTypes":[0],"ResearchCount":1,"QACount":0},{"Id":12,"FullName":"Ольга Смирнова","EmailAddress":"olga.smirnova@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":30,"QACount":30},{"Id":11,"FullName":"陈伟","EmailAddress":"chen.wei@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":0,"QACount":0}])

export const getListWorkflowIndicatorsResponseMock = (): WorkflowIndicator[] => ([{"Id":451,"OrderNumber":"1.1.1","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":452,"OrderNumber":"1.1.2","ShortName":"Lead agency has its own budget","FullName":"The lead agency has a budget line of its own","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":453,"OrderNumber":"1.1.3","ShortName":"Lead agency reports every year","FullName":"The lead agency publishes a report on its work every year","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":454,"OrderNumber":"1.1.4","ShortName":"Regions take part in planning","FullName":"Regional or local authorities take part in the planning of road safety work","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":455,"OrderNumber":"1.1.5","ShortName":"Lead agency post left vacant","FullName":"The post of head of the lead agency was vacant for more than six months","IndicatorRating":1,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":456,"OrderNumber":"1.2.1","ShortName":"National strategy adopted","FullName":"A national road safety strategy has been adopted by the government","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":92,"ActivityName":"National strategy"}])

export const getListWorkflowRegionsResponseMock = (): WorkflowRegion[] => ([{"Region":"Africa","Countries":[{"Id":384,"Name":"Côte d'Ivoire","Region":"Africa","ISOCode":"CIV"},{"Id":404,"Name":"Kenya","Region":"Africa","ISOCode":"KEN"}]},{"Region":"Americas","Countries":[{"Id":604,"Name":"Peru","Region":"Americas","ISOCode":"PER"}]},{"Region":"Asia","Countries":[{"Id":392,"Name":"Japan","Region":"Asia","ISOCode":"JPN"}]},{"Region":"Europe","Countries":[{"Id":578,"Name":"Norway","Region":"Europe","ISOCode":"NOR"}]},{"Region":"Oceania","Countries":[{"Id":242,"Name":"Fiji","Region":"Oceania","ISOCode":"FJI"}]}])

export const getSummariseWorkflowAssignmentResponseMock = (): WorkflowAssignmentSummary => ({"CandidateCount":4,"ExisitingCount":3,"SameUserCount":0})

export const getAssignWorkflowResponseMock = (): WorkflowAssignmentResult => ({"WorkflowTaskType":0,"ReportEditionId":4,"AssignedUserId":11,"AssignedUserName":"陈伟","AssignedCount":4,"OverwrittenCount":3})

export const getReadQueueResponseMock = (): QueuePlace => ({"Place":3,"Count":2179,"Previous":{"CountryId":392,"IndicatorId":456},"Next":{"CountryId":404,"IndicatorId":452},"NextForMe":{"CountryId":404,"IndicatorId":453}})


export const getListDashboardIndicatorsMockHandler = (overrideResponse?: DashboardIndicatorPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DashboardIndicatorPage> | DashboardIndicatorPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard/:editionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDashboardIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadMyWorkMockHandler = (overrideResponse?: MyWork | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyWork> | MyWork), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/my-work/:editionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadMyWorkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadDashboardFiltersMockHandler = (overrideResponse?: DashboardFilters | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DashboardFilters> | DashboardFilters), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard-filters/:editionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadDashboardFiltersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadDashboardFacetsMockHandler = (overrideResponse?: DashboardFacets | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DashboardFacets> | DashboardFacets), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard-facets/:editionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadDashboardFacetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWorkflowUsersMockHandler = (overrideResponse?: WorkflowUser[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WorkflowUser[]> | WorkflowUser[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard/:editionId/workflow-users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWorkflowUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWorkflowIndicatorsMockHandler = (overrideResponse?: WorkflowIndicator[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WorkflowIndicator[]> | WorkflowIndicator[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard/:editionId/workflow-indicators', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWorkflowIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWorkflowRegionsMockHandler = (overrideResponse?: WorkflowRegion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WorkflowRegion[]> | WorkflowRegion[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/dashboard/:editionId/workflow-regions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWorkflowRegionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSummariseWorkflowAssignmentMockHandler = (overrideResponse?: WorkflowAssignmentSummary | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WorkflowAssignmentSummary> | WorkflowAssignmentSummary), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/dashboard/:editionId/workflow-assignment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSummariseWorkflowAssignmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignWorkflowMockHandler = (overrideResponse?: WorkflowAssignmentResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<WorkflowAssignmentResult> | WorkflowAssignmentResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/dashboard/:editionId/workflow-assignment', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignWorkflowResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadQueueMockHandler = (overrideResponse?: QueuePlace | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QueuePlace> | QueuePlace), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/:countryId/report-editions/:reportEditionId/indicators/:indicatorId/queue', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadQueueResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDashboardMock = () => [
  getListDashboardIndicatorsMockHandler(),
  getReadMyWorkMockHandler(),
  getReadDashboardFiltersMockHandler(),
  getReadDashboardFacetsMockHandler(),
  getListWorkflowUsersMockHandler(),
  getListWorkflowIndicatorsMockHandler(),
  getListWorkflowRegionsMockHandler(),
  getSummariseWorkflowAssignmentMockHandler(),
  getAssignWorkflowMockHandler(),
  getReadQueueMockHandler()
]
