// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Activity,
  AddableIndicator,
  Indicator,
  Milestone,
  ParentIndicatorOption
} from '../../model';


export const getListMilestonesResponseMock = (): Milestone[] => ([{"Id":16,"OrderId":1,"ModuleType":0,"ReportEditionId":4,"FullName":"Road safety management","ShortName":"Management","Description":"Who leads, with which plan, money, law and knowledge.","Children":6,"RatingCount":2140,"ReferenceCount":318,"OpenWorkCount":1260,"Version":1},{"Id":17,"OrderId":2,"ModuleType":0,"ReportEditionId":4,"FullName":"Safe roads","ShortName":"Roads","Description":"Roads that forgive mistakes, for everyone who uses them.","Children":6,"RatingCount":1980,"ReferenceCount":290,"OpenWorkCount":1190,"Version":1},{"Id":18,"OrderId":3,"ModuleType":0,"ReportEditionId":4,"FullName":"Safe vehicles","ShortName":"Vehicles","Description":"Vehicles that prevent crashes and protect people inside and outside.","Children":6,"RatingCount":1755,"ReferenceCount":251,"OpenWorkCount":1105,"Version":1},{"Id":19,"OrderId":4,"ModuleType":0,"ReportEditionId":4,"FullName":"Safe road users","ShortName":"Road users","Description":"Rules that people know, keep, and see enforced.","Children":6,"RatingCount":1620,"ReferenceCount":236,"OpenWorkCount":1040,"Version":1},{"Id":20,"OrderId":5,"ModuleType":0,"ReportEditionId":4,"FullName":"Post-crash response","ShortName":"Post-crash","Description":"Help that comes in time, care that heals, and lessons that are learnt.","Children":6,"RatingCount":1410,"ReferenceCount":205,"OpenWorkCount":985,"Version":1}])

export const getCreateMilestoneResponseMock = (): Milestone => ({"Id":21,"OrderId":6,"ModuleType":0,"ReportEditionId":4,"FullName":"Speed management","ShortName":"Speed","Description":"How speeds are set and kept.","Children":0,"RatingCount":0,"ReferenceCount":0,"OpenWorkCount":0,"Version":1})

export const getUpdateMilestoneResponseMock = (): Milestone => ({"Id":16,"OrderId":1,"ModuleType":0,"ReportEditionId":4,"FullName":"Road safety management and funding","ShortName":"Management","Description":"Who leads, with which plan, money, law and knowledge.","Children":6,"RatingCount":2140,"ReferenceCount":318,"OpenWorkCount":1260,"Version":2})

export const getListActivitiesResponseMock = (): Activity[] => ([{"Id":91,"OrderId":1,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Lead agency","ShortName":"Lead agency","Description":"One public body answers for road safety and has the means to lead.","Children":5,"RatingCount":420,"ReferenceCount":64,"OpenWorkCount":230,"Version":1},{"Id":92,"OrderId":2,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"National strategy","ShortName":"National strategy","Description":"A plan with aims that can be checked.","Children":5,"RatingCount":380,"ReferenceCount":58,"OpenWorkCount":220,"Version":1},{"Id":93,"OrderId":3,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Funding","ShortName":"Funding","Description":"Money that is there, is spent as planned, and can be followed.","Children":5,"RatingCount":360,"ReferenceCount":54,"OpenWorkCount":210,"Version":1},{"Id":94,"OrderId":4,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Crash data","ShortName":"Crash data","Description":"Figures that are complete enough to steer by.","Children":5,"RatingCount":340,"ReferenceCount":50,"OpenWorkCount":205,"Version":1},{"Id":95,"OrderId":5,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Law and international agreements","ShortName":"Law and agreements","Description":null,"Children":5,"RatingCount":330,"ReferenceCount":48,"OpenWorkCount":200,"Version":1},{"Id":96,"OrderId":6,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Monitoring and research","ShortName":"Monitoring and research","Description":null,"Children":5,"RatingCount":310,"ReferenceCount":44,"OpenWorkCount":195,"Version":1}])

export const getCreateActivityResponseMock = (): Activity => ({"Id":121,"OrderId":7,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Training of officials","ShortName":"Training","Description":null,"Children":0,"RatingCount":0,"ReferenceCount":0,"OpenWorkCount":0,"Version":1})

export const getUpdateActivityResponseMock = (): Activity => ({"Id":92,"OrderId":2,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"National strategy","ShortName":"National strategy","Description":"A strategy with targets, and a plan that says who does what by when.","Children":5,"RatingCount":380,"ReferenceCount":58,"OpenWorkCount":220,"Version":2})

export const getReorderActivityResponseMock = (): Activity[] => ([{"Id":92,"OrderId":1,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"National strategy","ShortName":"National strategy","Description":"A plan with aims that can be checked.","Children":5,"RatingCount":380,"ReferenceCount":58,"OpenWorkCount":220,"Version":1},{"Id":91,"OrderId":2,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Lead agency","ShortName":"Lead agency","Description":"One public body answers for road safety and has the means to lead.","Children":5,"RatingCount":420,"ReferenceCount":64,"OpenWorkCount":230,"Version":1},{"Id":93,"OrderId":3,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Funding","ShortName":"Funding","Description":"Money that is there, is spent as planned, and can be followed.","Children":5,"RatingCount":360,"ReferenceCount":54,"OpenWorkCount":210,"Version":1},{"Id":94,"OrderId":4,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Crash data","ShortName":"Crash data","Description":"Figures that are complete enough to steer by.","Children":5,"RatingCount":340,"ReferenceCount":50,"OpenWorkCount":205,"Version":1},{"Id":95,"OrderId":5,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Law and international agreements","ShortName":"Law and agreements","Description":null,"Children":5,"RatingCount":330,"ReferenceCount":48,"OpenWorkCount":200,"Version":1},{"Id":96,"OrderId":6,"ParentId":16,"ModuleType":1,"ReportEditionId":4,"MilestoneOrderId":1,"FullName":"Monitoring and research","ShortName":"Monitoring and research","Description":null,"Children":5,"RatingCount":310,"ReferenceCount":44,"OpenWorkCount":195,"Version":1}])

export const getListActivityIndicatorsResponseMock = (): Indicator[] => ([{"Id":451,"OrderId":1,"LibraryIndicatorId":1,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.1 Lead agency named in law","FullName":"A national lead agency for road safety is named in law","ShortName":"Lead agency named in law","Description":"A law or decree in force names one public body as responsible for leading road safety work across the whole country.","ResponseRules":"Count a decree only if it is published. A coordinating committee without a mandate in law does not count.","TimePeriod":"In force on 31 December of the year of the edition","IndicatorRating":0,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":2,"IndicatorRelation":"1.1.2, 1.1.3","RatingCount":110,"ReferenceCount":18,"OpenWorkCount":52,"Version":1},{"Id":452,"OrderId":2,"LibraryIndicatorId":2,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.2 Lead agency has its own budget","FullName":"The lead agency has a budget line of its own","ShortName":"Lead agency has its own budget","Description":"The state budget of the year holds a line for the lead agency, separate from that of its ministry.","ResponseRules":null,"TimePeriod":"Budget of the year of the edition","IndicatorRating":0,"IsDependent":true,"ParentIndicatorId":451,"ParentIndicator":"1.1.1 Lead agency named in law","IndicatorRelationType":1,"IndicatorRelation":"1.1.1 Lead agency named in law","RatingCount":85,"ReferenceCount":14,"OpenWorkCount":48,"Version":1},{"Id":453,"OrderId":3,"LibraryIndicatorId":3,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.3 Lead agency reports every year","FullName":"The lead agency publishes a report on its work every year","ShortName":"Lead agency reports every year","Description":"A report on the work of the previous year was published, on paper or online, by the lead agency itself.","ResponseRules":"A chapter in the report of a ministry counts if it is at least five pages long.","TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":0,"IsDependent":true,"ParentIndicatorId":451,"ParentIndicator":"1.1.1 Lead agency named in law","IndicatorRelationType":1,"IndicatorRelation":"1.1.1 Lead agency named in law","RatingCount":80,"ReferenceCount":12,"OpenWorkCount":46,"Version":1},{"Id":454,"OrderId":4,"LibraryIndicatorId":4,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.4 Regions take part in planning","FullName":"Regional or local authorities take part in the planning of road safety work","ShortName":"Regions take part in planning","Description":"A standing body or a written procedure gives regional or local authorities a say in the national plans.","ResponseRules":null,"TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":0,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":0,"IndicatorRelation":null,"RatingCount":75,"ReferenceCount":11,"OpenWorkCount":43,"Version":1},{"Id":455,"OrderId":5,"LibraryIndicatorId":5,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.5 Lead agency post left vacant","FullName":"The post of head of the lead agency was vacant for more than six months","ShortName":"Lead agency post left vacant","Description":"Nobody, not even an acting head, held the post for more than six months of the year.","ResponseRules":null,"TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":1,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":0,"IndicatorRelation":null,"RatingCount":70,"ReferenceCount":9,"OpenWorkCount":41,"Version":1}])

export const getListParentIndicatorsResponseMock = (): ParentIndicatorOption[] => ([{"Id":451,"SnapshotName":"1.1.1 Lead agency named in law","FullName":"A national lead agency for road safety is named in law","IndicatorRating":0},{"Id":454,"SnapshotName":"1.1.4 Regions take part in planning","FullName":"Regional or local authorities take part in the planning of road safety work","IndicatorRating":0},{"Id":455,"SnapshotName":"1.1.5 Lead agency post left vacant","FullName":"The post of head of the lead agency was vacant for more than six months","IndicatorRating":1},{"Id":456,"SnapshotName":"1.2.1 National strategy adopted","FullName":"A national road safety strategy has been adopted by the government","IndicatorRating":0}])

export const getListGlobalIndicatorsResponseMock = (): AddableIndicator[] => ([{"LibraryIndicatorId":151,"SnapshotName":null,"FullName":"The lead agency has a public website","ShortName":"Lead agency has a website","Description":"A site of its own, kept up to date, says what the lead agency does.","ResponseRules":null,"TimePeriod":"On 31 December of the year of the edition","IndicatorRating":0,"ReportEditionName":null},{"LibraryIndicatorId":152,"SnapshotName":null,"FullName":"The lead agency was merged or dissolved","ShortName":"Lead agency dissolved","Description":"The lead agency ceased to exist as a body of its own in the course of the year.","ResponseRules":"A change of name alone does not count.","TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":1,"ReportEditionName":null}])

export const getAddLibraryIndicatorsResponseMock = (): Indicator[] => ([{"Id":601,"OrderId":6,"LibraryIndicatorId":151,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.6 Lead agency has a website","FullName":"The lead agency has a public website","ShortName":"Lead agency has a website","Description":"A site of its own, kept up to date, says what the lead agency does.","ResponseRules":null,"TimePeriod":"On 31 December of the year of the edition","IndicatorRating":0,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":0,"IndicatorRelation":null,"RatingCount":0,"ReferenceCount":0,"OpenWorkCount":0,"Version":1}])

export const getUpdateIndicatorResponseMock = (): Indicator => ({"Id":454,"OrderId":4,"LibraryIndicatorId":4,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.4 Regions take part in planning","FullName":"Regional or local authorities take part in the planning of road safety work","ShortName":"Regions take part in planning","Description":"A standing body or a written procedure gives regional or local authorities a say in the national plans.","ResponseRules":"A seat without a vote counts.","TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":0,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":0,"IndicatorRelation":null,"RatingCount":75,"ReferenceCount":11,"OpenWorkCount":43,"Version":2})

export const getCreateIndicatorResponseMock = (): Indicator => ({"Id":601,"OrderId":6,"LibraryIndicatorId":153,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.6 Lead agency publishes accounts","FullName":"The lead agency publishes its accounts","ShortName":"Lead agency publishes accounts","Description":"Audited accounts of the lead agency for the year before are public.","ResponseRules":null,"TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":0,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":0,"IndicatorRelation":null,"RatingCount":0,"ReferenceCount":0,"OpenWorkCount":0,"Version":1})

export const getUnassignParentIndicatorResponseMock = (): Indicator => ({"Id":452,"OrderId":2,"LibraryIndicatorId":2,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.2 Lead agency has its own budget","FullName":"The lead agency has a budget line of its own","ShortName":"Lead agency has its own budget","Description":"The state budget of the year holds a line for the lead agency, separate from that of its ministry.","ResponseRules":null,"TimePeriod":"Budget of the year of the edition","IndicatorRating":0,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":0,"IndicatorRelation":null,"RatingCount":85,"ReferenceCount":14,"OpenWorkCount":48,"Version":2})

export const getReorderIndicatorResponseMock = (): Indicator[] => ([{"Id":451,"OrderId":1,"LibraryIndicatorId":1,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.1 Lead agency named in law","FullName":"A national lead agency for road safety is named in law","ShortName":"Lead agency named in law","Description":"A law or decree in force names one public body as responsible for leading road safety work across the whole country.","ResponseRules":"Count a decree only if it is published. A coordinating committee without a mandate in law does not count.","TimePeriod":"In force on 31 December of the year of the edition","IndicatorRating":0,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":2,"IndicatorRelation":"1.1.2, 1.1.3","RatingCount":110,"ReferenceCount":18,"OpenWorkCount":52,"Version":1},{"Id":453,"OrderId":2,"LibraryIndicatorId":3,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.2 Lead agency reports every year","FullName":"The lead agency publishes a report on its work every year","ShortName":"Lead agency reports every year","Description":"A report on the work of the previous year was published, on paper or online, by the lead agency itself.","ResponseRules":"A chapter in the report of a ministry counts if it is at least five pages long.","TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":0,"IsDependent":true,"ParentIndicatorId":451,"ParentIndicator":"1.1.1 Lead agency named in law","IndicatorRelationType":1,"IndicatorRelation":"1.1.1 Lead agency named in law","RatingCount":80,"ReferenceCount":12,"OpenWorkCount":46,"Version":1},{"Id":452,"OrderId":3,"LibraryIndicatorId":2,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.3 Lead agency has its own budget","FullName":"The lead agency has a budget line of its own","ShortName":"Lead agency has its own budget","Description":"The state budget of the year holds a line for the lead agency, separate from that of its ministry.","ResponseRules":null,"TimePeriod":"Budget of the year of the edition","IndicatorRating":0,"IsDependent":true,"ParentIndicatorId":451,"ParentIndicator":"1.1.1 Lead agency named in law","IndicatorRelationType":1,"IndicatorRelation":"1.1.1 Lead agency named in law","RatingCount":85,"ReferenceCount":14,"OpenWorkCount":48,"Version":1},{"Id":454,"OrderId":4,"LibraryIndicatorId":4,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.4 Regions take part in planning","FullName":"Regional or local authorities take part in the planning of road safety work","ShortName":"Regions take part in planning","Description":"A standing body or a written procedure gives regional or local authorities a say in the national plans.","ResponseRules":null,"TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":0,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":0,"IndicatorRelation":null,"RatingCount":75,"ReferenceCount":11,"OpenWorkCount":43,"Version":1},{"Id":455,"OrderId":5,"LibraryIndicatorId":5,"ReportEditionId":4,"MilestoneId":16,"MilestoneOrderId":1,"MilestoneName":"Road safety management","ActivityId":91,"ActivityOrderId":1,"ActivityName":"Lead agency","SnapshotName":"1.1.5 Lead agency post left vacant","FullName":"The post of head of the lead agency was vacant for more than six months","ShortName":"Lead agency post left vacant","Description":"Nobody, not even an acting head, held the post for more than six months of the year.","ResponseRules":null,"TimePeriod":"1 January to 31 December of the year of the edition","IndicatorRating":1,"IsDependent":false,"ParentIndicatorId":0,"ParentIndicator":null,"IndicatorRelationType":0,"IndicatorRelation":null,"RatingCount":70,"ReferenceCount":9,"OpenWorkCount":41,"Version":1}])


export const getListMilestonesMockHandler = (overrideResponse?: Milestone[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Milestone[]> | Milestone[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/milestones', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMilestonesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMilestoneMockHandler = (overrideResponse?: Milestone | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Milestone> | Milestone), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report-editions/:id/milestones', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMilestoneResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateMilestoneMockHandler = (overrideResponse?: Milestone | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Milestone> | Milestone), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/report-editions/:id/milestones', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMilestoneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMilestoneMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/report-editions/:id/milestones/:milestoneId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListActivitiesMockHandler = (overrideResponse?: Activity[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Activity[]> | Activity[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/milestones/:milestoneId/activities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateActivityMockHandler = (overrideResponse?: Activity | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Activity> | Activity), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report-editions/:id/activities', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateActivityResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateActivityMockHandler = (overrideResponse?: Activity | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Activity> | Activity), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/report-editions/:id/activities', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReorderActivityMockHandler = (overrideResponse?: Activity[] | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Activity[]> | Activity[]), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/report-editions/:id/reorder-activity', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReorderActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteActivityMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/report-editions/:id/activities/:activityId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListActivityIndicatorsMockHandler = (overrideResponse?: Indicator[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Indicator[]> | Indicator[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/activities/:activityId/indicators', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListActivityIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListParentIndicatorsMockHandler = (overrideResponse?: ParentIndicatorOption[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParentIndicatorOption[]> | ParentIndicatorOption[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/parent-indicators/:indicatorId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParentIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGlobalIndicatorsMockHandler = (overrideResponse?: AddableIndicator[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddableIndicator[]> | AddableIndicator[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/report-editions/:id/global-indicators', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGlobalIndicatorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddLibraryIndicatorsMockHandler = (overrideResponse?: Indicator[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Indicator[]> | Indicator[]), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report-editions/:id/indicators', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddLibraryIndicatorsResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateIndicatorMockHandler = (overrideResponse?: Indicator | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Indicator> | Indicator), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/report-editions/:id/indicators', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateIndicatorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateIndicatorMockHandler = (overrideResponse?: Indicator | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Indicator> | Indicator), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/report-editions/:id/new-indicator', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateIndicatorResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUnassignParentIndicatorMockHandler = (overrideResponse?: Indicator | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Indicator> | Indicator), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/report-editions/:id/parent-indicators/:indicatorId/unassign-parent', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignParentIndicatorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReorderIndicatorMockHandler = (overrideResponse?: Indicator[] | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Indicator[]> | Indicator[]), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/report-editions/:id/indicators/change-order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReorderIndicatorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteIndicatorMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/report-editions/:id/indicators/:indicatorId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getStructureMock = () => [
  getListMilestonesMockHandler(),
  getCreateMilestoneMockHandler(),
  getUpdateMilestoneMockHandler(),
  getDeleteMilestoneMockHandler(),
  getListActivitiesMockHandler(),
  getCreateActivityMockHandler(),
  getUpdateActivityMockHandler(),
  getReorderActivityMockHandler(),
  getDeleteActivityMockHandler(),
  getListActivityIndicatorsMockHandler(),
  getListParentIndicatorsMockHandler(),
  getListGlobalIndicatorsMockHandler(),
  getAddLibraryIndicatorsMockHandler(),
  getUpdateIndicatorMockHandler(),
  getCreateIndicatorMockHandler(),
  getUnassignParentIndicatorMockHandler(),
  getReorderIndicatorMockHandler(),
  getDeleteIndicatorMockHandler()
]
