// Made by `npm run generate` from the contract. Do not edit.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AssignmentPlanResult,
  AssignmentPlanSummary,
  DashboardFacets,
  DashboardFilters,
  DashboardIndicatorPage,
  DueDatesResult,
  MyWork,
  Programme,
  QueuePlace,
  StepBackResult,
  Stuck,
  WorkflowAssignmentResult,
  WorkflowAssignmentSummary,
  WorkflowAssignmentUndone,
  WorkflowIndicator,
  WorkflowRegion,
  WorkflowUser,
  Workload
} from '../../model';


export const getListDashboardIndicatorsResponseMock = (): DashboardIndicatorPage => ({"Count":10,"Data":[{"Id":100051,"CountryIndicatorRatingId":100051,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":392,"CountryName":"Japan","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":3,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-10-02T09:30:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-10-02T09:30:00.000Z","Checks":[]},{"Id":100056,"CountryIndicatorRatingId":100056,"IndicatorId":456,"IndicatorName":"National strategy adopted","OrderNumber":"1.2.1","CountryId":392,"CountryName":"Japan","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":1,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-17T02:15:00.000Z","ReturnedOn":"2026-11-17T02:15:00.000Z","ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-17T02:15:00.000Z","Checks":[]},{"Id":100201,"CountryIndicatorRatingId":100201,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":1,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-17T02:15:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-18T08:20:00.000Z","Checks":[]},{"Id":100202,"CountryIndicatorRatingId":100202,"IndicatorId":452,"IndicatorName":"Lead agency has its own budget","OrderNumber":"1.1.2","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":0,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2025-12-01T09:00:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2025-12-01T09:00:00.000Z","Checks":[]},{"Id":100203,"CountryIndicatorRatingId":100203,"IndicatorId":453,"IndicatorName":"Lead agency reports every year","OrderNumber":"1.1.3","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":2,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-12T06:05:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-12T06:05:00.000Z","Checks":[0,1]},{"Id":100204,"CountryIndicatorRatingId":100204,"IndicatorId":454,"IndicatorName":"Regions take part in planning","OrderNumber":"1.1.4","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":0,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":null,"QAUserName":null,"IsDecided":false,"StatusSince":"2025-12-01T09:00:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2025-12-01T09:00:00.000Z","Checks":[]},{"Id":100205,"CountryIndicatorRatingId":100205,"IndicatorId":455,"IndicatorName":"Lead agency post left vacant","OrderNumber":"1.1.5","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":1,"WorkflowStatus":2,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-12T06:05:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-12T06:05:00.000Z","Checks":[0,1]},{"Id":100206,"CountryIndicatorRatingId":100206,"IndicatorId":456,"IndicatorName":"National strategy adopted","OrderNumber":"1.2.1","CountryId":404,"CountryName":"Kenya","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":1,"ResearchUserId":4,"ResearchUserName":"Tomás Silva","QAUserId":2,"QAUserName":"Rui Tanaka","IsDecided":false,"StatusSince":"2026-11-17T02:15:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-17T02:15:00.000Z","Checks":[]},{"Id":100351,"CountryIndicatorRatingId":100351,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":578,"CountryName":"Norway","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":3,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-10-02T09:30:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-10-02T09:30:00.000Z","Checks":[]},{"Id":100501,"CountryIndicatorRatingId":100501,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":604,"CountryName":"Peru","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":0,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":null,"QAUserName":null,"IsDecided":false,"StatusSince":"2025-12-01T09:00:00.000Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2025-12-01T09:00:00.000Z","Checks":[]}]})

export const getReadMyWorkResponseMock = (): MyWork => ({"Research":{"Total":4825,"ToRate":1104,"InProgress":1306,"Returned":204,"WaitingForQA":1180,"Completed":1235,"Overdue":12},"QA":{"Total":0,"Waiting":0,"OldestSince":null,"Completed":0,"Overdue":0},"Next":{"CountryId":392,"CountryName":"Japan","IndicatorId":456,"SnapshotName":"1.2.1 National strategy adopted","WorkflowStatus":1,"IsReturned":true},"Programme":{"Total":28950,"WorkflowStatuses":{"Open":9126,"ResearchInProgress":7418,"QAInProgress":6230,"QAComplete":6176},"StartDate":"2026-01-01","EndDate":"2026-12-31","ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15"}})

export const getReadProgrammeResponseMock = (): Programme => ({"Progress":{"Total":28950,"WorkflowStatuses":{"Open":9126,"ResearchInProgress":7418,"QAInProgress":6230,"QAComplete":6176},"StartDate":"2026-01-01","EndDate":"2026-12-31","ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15"},"OverTime":[{"Date":"2026-01-01","Submitted":0,"Completed":0},{"Date":"2026-01-02","Submitted":7,"Completed":1},{"Date":"2026-01-09","Submitted":100,"Completed":21},{"Date":"2026-01-16","Submitted":219,"Completed":53},{"Date":"2026-01-23","Submitted":354,"Completed":94},{"Date":"2026-01-30","Submitted":500,"Completed":143},{"Date":"2026-02-06","Submitted":655,"Completed":198},{"Date":"2026-02-13","Submitted":818,"Completed":258},{"Date":"2026-02-20","Submitted":988,"Completed":323},{"Date":"2026-02-27","Submitted":1164,"Completed":394},{"Date":"2026-03-06","Submitted":1346,"Completed":469},{"Date":"2026-03-13","Submitted":1532,"Completed":547},{"Date":"2026-03-20","Submitted":1724,"Completed":630},{"Date":"2026-03-27","Submitted":1920,"Completed":717},{"Date":"2026-04-03","Submitted":2121,"Completed":808},{"Date":"2026-04-10","Submitted":2326,"Completed":902},{"Date":"2026-04-17","Submitted":2535,"Completed":1000},{"Date":"2026-04-24","Submitted":2749,"Completed":1101},{"Date":"2026-05-01","Submitted":2966,"Completed":1205},{"Date":"2026-05-08","Submitted":3188,"Completed":1313},{"Date":"2026-05-15","Submitted":3415,"Completed":1424},{"Date":"2026-05-22","Submitted":3645,"Completed":1538},{"Date":"2026-05-29","Submitted":3880,"Completed":1655},{"Date":"2026-06-05","Submitted":4120,"Completed":1776},{"Date":"2026-06-12","Submitted":4365,"Completed":1900},{"Date":"2026-06-19","Submitted":4614,"Completed":2028},{"Date":"2026-06-26","Submitted":4870,"Completed":2159},{"Date":"2026-07-03","Submitted":5131,"Completed":2294},{"Date":"2026-07-10","Submitted":5398,"Completed":2432},{"Date":"2026-07-17","Submitted":5672,"Completed":2574},{"Date":"2026-07-24","Submitted":5952,"Completed":2721},{"Date":"2026-07-31","Submitted":6240,"Completed":2871},{"Date":"2026-08-07","Submitted":6536,"Completed":3027},{"Date":"2026-08-14","Submitted":6840,"Completed":3187},{"Date":"2026-08-21","Submitted":7154,"Completed":3352},{"Date":"2026-08-28","Submitted":7477,"Completed":3523},{"Date":"2026-09-04","Submitted":7810,"Completed":3699},{"Date":"2026-09-11","Submitted":8155,"Completed":3882},{"Date":"2026-09-18","Submitted":8511,"Completed":4071},{"Date":"2026-09-25","Submitted":8880,"Completed":4268},{"Date":"2026-10-02","Submitted":9263,"Completed":4472},{"Date":"2026-10-09","Submitted":9660,"Completed":4685},{"Date":"2026-10-16","Submitted":10073,"Completed":4906},{"Date":"2026-10-23","Submitted":10502,"Completed":5138},{"Date":"2026-10-30","Submitted":10949,"Completed":5380},{"Date":"2026-11-06","Submitted":11414,"Completed":5633},{"Date":"2026-11-13","Submitted":11899,"Completed":5898},{"Date":"2026-11-20","Submitted":12406,"Completed":6176}],"Milestones":[{"MilestoneId":16,"OrderId":1,"ShortName":"Management","WorkflowStatuses":{"Open":806,"ResearchInProgress":1160,"QAInProgress":1566,"QAComplete":2258}},{"MilestoneId":17,"OrderId":2,"ShortName":"Roads","WorkflowStatuses":{"Open":1356,"ResearchInProgress":1446,"QAInProgress":1445,"QAComplete":1543}},{"MilestoneId":18,"OrderId":3,"ShortName":"Vehicles","WorkflowStatuses":{"Open":1801,"ResearchInProgress":1575,"QAInProgress":1288,"QAComplete":1126}},{"MilestoneId":19,"OrderId":4,"ShortName":"Road users","WorkflowStatuses":{"Open":2282,"ResearchInProgress":1632,"QAInProgress":1094,"QAComplete":782}},{"MilestoneId":20,"OrderId":5,"ShortName":"Post-crash","WorkflowStatuses":{"Open":2881,"ResearchInProgress":1605,"QAInProgress":837,"QAComplete":467}}],"Regions":[{"Region":"Africa","CountryIds":[12,24,72,108,120,132,140,148,174,178,180,204,226,231,232,262,266,270,288,324,384,404,426,430,434,450,454,466,478,480,504,508,516,562,566,624,646,678,686,690,694,706,710,716,728,729,748,768,788,800,818,834,854,894],"WorkflowStatuses":{"Open":3732,"ResearchInProgress":2244,"QAInProgress":1297,"QAComplete":827}},{"Region":"Americas","CountryIds":[28,32,44,52,68,76,84,124,152,170,188,192,212,214,218,222,308,320,328,332,340,388,484,558,591,600,604,659,662,670,740,780,840,858,862],"WorkflowStatuses":{"Open":1543,"ResearchInProgress":1383,"QAInProgress":1193,"QAComplete":1131}},{"Region":"Asia","CountryIds":[4,31,48,50,51,64,96,104,116,144,156,196,268,356,360,364,368,376,392,398,400,408,410,414,417,418,422,458,462,496,512,524,586,608,626,634,682,702,704,760,762,764,784,792,795,860,887],"WorkflowStatuses":{"Open":1930,"ResearchInProgress":1823,"QAInProgress":1651,"QAComplete":1646}},{"Region":"Europe","CountryIds":[8,20,40,56,70,100,112,191,203,208,233,246,250,276,300,348,352,372,380,428,438,440,442,470,492,498,499,528,578,616,620,642,643,674,688,703,705,724,752,756,804,807,826],"WorkflowStatuses":{"Open":1087,"ResearchInProgress":1385,"QAInProgress":1696,"QAComplete":2282}},{"Region":"Oceania","CountryIds":[36,90,242,296,520,548,554,583,584,585,598,776,798,882],"WorkflowStatuses":{"Open":834,"ResearchInProgress":583,"QAInProgress":393,"QAComplete":290}}]})

export const getListWorkloadResponseMock = (): Workload[] => ([{"UserId":9,"FullName":"Ana Lima","EmailAddress":"ana.lima@demo.test","IsActive":true,"IsMember":true,"Research":{"Assigned":1240,"Open":210,"InProgress":402,"Submitted":380,"Completed":248,"Returned":31,"ReturnedShare":0.12,"Overdue":44},"QA":{"Assigned":610,"Waiting":22,"Completed":480,"OldestSince":"2026-11-06T08:10:00Z","MedianDays":2.1,"Overdue":3},"LastActiveOn":"2026-11-19T16:40:00Z"},{"UserId":3,"FullName":"Elena Petrova","EmailAddress":"reviewer@demo.test","IsActive":true,"IsMember":true,"Research":{"Assigned":0,"Open":0,"InProgress":0,"Submitted":0,"Completed":0,"Returned":0,"ReturnedShare":null,"Overdue":0},"QA":{"Assigned":4100,"Waiting":960,"Completed":2080,"OldestSince":"2026-10-12T07:45:00Z","MedianDays":6.4,"Overdue":118},"LastActiveOn":"2026-11-20T08:55:00Z"},{"UserId":13,"FullName":"Kwame Mensah","EmailAddress":"kwame.mensah@demo.test","IsActive":true,"IsMember":false,"Research":{"Assigned":320,"Open":150,"InProgress":170,"Submitted":0,"Completed":0,"Returned":0,"ReturnedShare":null,"Overdue":96},"QA":{"Assigned":0,"Waiting":0,"Completed":0,"OldestSince":null,"MedianDays":null,"Overdue":0},"LastActiveOn":"2026-08-03T11:20:00Z"},{"UserId":6,"FullName":"Noor Haddad","EmailAddress":"inactive@demo.test","IsActive":false,"IsMember":false,"Research":{"Assigned":88,"Open":88,"InProgress":0,"Submitted":0,"Completed":0,"Returned":0,"ReturnedShare":null,"Overdue":88},"QA":{"Assigned":40,"Waiting":31,"Completed":9,"OldestSince":"2026-09-28T09:00:00Z","MedianDays":3,"Overdue":31},"LastActiveOn":"2026-09-29T14:05:00Z"},{"UserId":2,"FullName":"Rui Tanaka","EmailAddress":"researcher@demo.test","IsActive":true,"IsMember":true,"Research":{"Assigned":4825,"Open":1104,"InProgress":1306,"Submitted":1180,"Completed":1235,"Returned":204,"ReturnedShare":0.19,"Overdue":12},"QA":{"Assigned":0,"Waiting":0,"Completed":0,"OldestSince":null,"MedianDays":null,"Overdue":0},"LastActiveOn":"2026-11-20T09:15:00Z"},{"UserId":4,"FullName":"Tomás Silva","EmailAddress":"external@demo.test","IsActive":true,"IsMember":true,"Research":{"Assigned":2410,"Open":980,"InProgress":870,"Submitted":310,"Completed":250,"Returned":160,"ReturnedShare":0.41,"Overdue":264},"QA":{"Assigned":0,"Waiting":0,"Completed":0,"OldestSince":null,"MedianDays":null,"Overdue":0},"LastActiveOn":"2026-11-02T13:30:00Z"}])

export const getListStuckResponseMock = (): Stuck[] => ([{"Rule":0,"Count":14,"Rows":[{"Indicator":{"Id":99001,"CountryIndicatorRatingId":99001,"IndicatorId":452,"IndicatorName":"Lead agency has its own budget","OrderNumber":"1.1.2","CountryId":76,"CountryName":"Brazil","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":2,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":null,"QAUserName":null,"IsDecided":false,"StatusSince":"2026-10-28T10:00:00Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-10-28T10:00:00Z","Checks":[]},"Parent":null}]},{"Rule":1,"Count":211,"Rows":[{"Indicator":{"Id":99002,"CountryIndicatorRatingId":99002,"IndicatorId":453,"IndicatorName":"Lead agency reports every year","OrderNumber":"1.1.3","CountryId":108,"CountryName":"Burundi","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":2,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-10-12T07:45:00Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-10-12T07:45:00Z","Checks":[]},"Parent":null}]},{"Rule":2,"Count":3280,"Rows":[{"Indicator":{"Id":127801,"CountryIndicatorRatingId":127801,"IndicatorId":451,"IndicatorName":"Lead agency named in law","OrderNumber":"1.1.1","CountryId":798,"CountryName":"Tuvalu","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":0,"ResearchUserId":null,"ResearchUserName":null,"QAUserId":null,"QAUserName":null,"IsDecided":false,"StatusSince":"2025-12-01T09:00:00Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2025-12-01T09:00:00Z","Checks":[]},"Parent":null}]},{"Rule":3,"Count":9,"Rows":[{"Indicator":{"Id":87006,"CountryIndicatorRatingId":87006,"IndicatorId":456,"IndicatorName":"National strategy adopted","OrderNumber":"1.2.1","CountryId":4,"CountryName":"Afghanistan","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":1,"ResearchUserId":4,"ResearchUserName":"Tomás Silva","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-11-03T09:20:00Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-11-03T09:20:00Z","Checks":[]},"Parent":null}]},{"Rule":4,"Count":46,"Rows":[{"Indicator":{"Id":87302,"CountryIndicatorRatingId":87302,"IndicatorId":452,"IndicatorName":"Lead agency has its own budget","OrderNumber":"1.1.2","CountryId":12,"CountryName":"Algeria","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":2,"ResearchUserId":2,"ResearchUserName":"Rui Tanaka","QAUserId":3,"QAUserName":"Elena Petrova","IsDecided":false,"StatusSince":"2026-10-30T11:10:00Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2026-10-30T11:10:00Z","Checks":[]},"Parent":{"IndicatorId":451,"OrderNumber":"1.1.1","IndicatorName":"Lead agency named in law"}}]},{"Rule":5,"Count":347,"Rows":[{"Indicator":{"Id":97008,"CountryIndicatorRatingId":97008,"IndicatorId":458,"IndicatorName":"Targets for deaths and injuries","OrderNumber":"1.2.3","CountryId":276,"CountryName":"Germany","MilestoneId":16,"IndicatorRating":0,"WorkflowStatus":0,"ResearchUserId":13,"ResearchUserName":"Kwame Mensah","QAUserId":null,"QAUserName":null,"IsDecided":false,"StatusSince":"2025-12-01T09:00:00Z","ReturnedOn":null,"ResearchDueDate":"2026-11-30","QADueDate":"2026-12-15","LastActivityOn":"2025-12-01T09:00:00Z","Checks":[]},"Parent":null}]}])

export const getReadDashboardFiltersResponseMock = (): DashboardFilters => ({"ResearchUsers":[{"Id":0,"DisplayName":"Unassigned"},{"Id":1,"DisplayName":"Amara Okafor"},{"Id":9,"DisplayName":"Ana Lima"},{"Id":10,"DisplayName":"Ana Lima Duarte"},{"Id":3,"DisplayName":"Elena Petrova"},{"Id":5,"DisplayName":"Ingrid Larsen"},{"Id":8,"DisplayName":"Maria Santos (m.santos@demo.test)"},{"Id":7,"DisplayName":"Maria Santos (maria.santos@demo.test)"},{"Id":2,"DisplayName":"Rui Tanaka"},{"Id":4,"DisplayName":"Tomás Silva"},{"Id":12,"DisplayName":"Ольга Смирнова"},{"Id":11,"DisplayName":"陈伟"}],"QAUsers":[{"Id":0,"DisplayName":"Unassigned"},{"Id":1,"DisplayName":"Amara Okafor"},{"Id":9,"DisplayName":"Ana Lima"},{"Id":10,"DisplayName":"Ana Lima Duarte"},{"Id":3,"DisplayName":"Elena Petrova"},{"Id":5,"DisplayName":"Ingrid Larsen"},{"Id":8,"DisplayName":"Maria Santos (m.santos@demo.test)"},{"Id":7,"DisplayName":"Maria Santos (maria.santos@demo.test)"},{"Id":2,"DisplayName":"Rui Tanaka"},{"Id":4,"DisplayName":"Tomás Silva"},{"Id":12,"DisplayName":"Ольга Смирнова"},{"Id":11,"DisplayName":"陈伟"}],"WorkflowStatuses":[{"Id":0,"DisplayName":"Open"},{"Id":1,"DisplayName":"Research In Progress"},{"Id":2,"DisplayName":"QA In Progress"},{"Id":3,"DisplayName":"QA Completed"}],"Milestones":[{"Id":16,"DisplayName":"Road safety management"},{"Id":17,"DisplayName":"Safe roads"},{"Id":18,"DisplayName":"Safe vehicles"},{"Id":19,"DisplayName":"Safe road users"},{"Id":20,"DisplayName":"Post-crash response"}],"Countries":[{"Id":384,"DisplayName":"Côte d'Ivoire"},{"Id":242,"DisplayName":"Fiji"},{"Id":392,"DisplayName":"Japan"},{"Id":404,"DisplayName":"Kenya"},{"Id":578,"DisplayName":"Norway"},{"Id":604,"DisplayName":"Peru"}]})

export const getReadDashboardFacetsResponseMock = (): DashboardFacets => ({"WorkflowStatuses":[{"Id":0,"Count":3},{"Id":1,"Count":3},{"Id":2,"Count":2},{"Id":3,"Count":2}],"Milestones":[{"Id":16,"Count":10}],"Countries":[{"Id":392,"Count":2},{"Id":404,"Count":6},{"Id":578,"Count":1},{"Id":604,"Count":1}],"ResearchUsers":[{"Id":2,"Count":9},{"Id":4,"Count":1}],"QAUsers":[{"Id":0,"Count":2},{"Id":2,"Count":1},{"Id":3,"Count":7}],"NextUsers":[{"Id":2,"Count":5},{"Id":3,"Count":2},{"Id":4,"Count":1}],"StatusDays":[{"Id":7,"Count":5},{"Id":14,"Count":5},{"Id":30,"Count":5}],"Returned":1,"Overdue":0,"CurrentUser":10})

export const getListWorkflowUsersResponseMock = (): WorkflowUser[] => ([{"Id":1,"FullName":"Amara Okafor","EmailAddress":"admin@demo.test","Role":0,"WorkflowTaskTypes":[0,1],"ResearchCount":0,"QACount":0},{"Id":9,"FullName":"Ana Lima","EmailAddress":"ana.lima@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":150,"QACount":0},{"Id":10,"FullName":"Ana Lima Duarte","EmailAddress":"ana.duarte@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":0,"QACount":150},{"Id":3,"FullName":"Elena Petrova","EmailAddress":"reviewer@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":0,"QACount":8},{"Id":5,"FullName":"Ingrid Larsen","EmailAddress":"spectator@demo.test","Role":3,"WorkflowTaskTypes":[0],"ResearchCount":0,"QACount":0},{"Id":8,"FullName":"Maria Santos","EmailAddress":"m.santos@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":40,"QACount":25},{"Id":7,"FullName":"Maria Santos","EmailAddress":"maria.santos@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":60,"QACount":0},{"Id":2,"FullName":"Rui Tanaka","EmailAddress":"researcher@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":9,"QACount":1},{"Id":4,"FullName":"Tomás Silva","EmailAddress":"external@demo.test","Role":2,"WorkflowTaskTypes":[0],"ResearchCount":1,"QACount":0},{"Id":12,"FullName":"Ольга Смирнова","EmailAddress":"olga.smirnova@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":30,"QACount":30},{"Id":11,"FullName":"陈伟","EmailAddress":"chen.wei@demo.test","Role":1,"WorkflowTaskTypes":[0,1],"ResearchCount":0,"QACount":0}])

export const getListWorkflowIndicatorsResponseMock = (): WorkflowIndicator[] => ([{"Id":451,"OrderNumber":"1.1.1","ShortName":"Lead agency named in law","FullName":"A national lead agency for road safety is named in law","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":452,"OrderNumber":"1.1.2","ShortName":"Lead agency has its own budget","FullName":"The lead agency has a budget line of its own","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":453,"OrderNumber":"1.1.3","ShortName":"Lead agency reports every year","FullName":"The lead agency publishes a report on its work every year","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":454,"OrderNumber":"1.1.4","ShortName":"Regions take part in planning","FullName":"Regional or local authorities take part in the planning of road safety work","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":455,"OrderNumber":"1.1.5","ShortName":"Lead agency post left vacant","FullName":"The post of head of the lead agency was vacant for more than six months","IndicatorRating":1,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":91,"ActivityName":"Lead agency"},{"Id":456,"OrderNumber":"1.2.1","ShortName":"National strategy adopted","FullName":"A national road safety strategy has been adopted by the government","IndicatorRating":0,"MilestoneId":16,"MilestoneName":"Road safety management","ActivityId":92,"ActivityName":"National strategy"}])

export const getListWorkflowRegionsResponseMock = (): WorkflowRegion[] => ([{"Region":"Africa","Countries":[{"Id":384,"Name":"Côte d'Ivoire","Region":"Africa","ISOCode":"CIV"},{"Id":404,"Name":"Kenya","Region":"Africa","ISOCode":"KEN"}]},{"Region":"Americas","Countries":[{"Id":604,"Name":"Peru","Region":"Americas","ISOCode":"PER"}]},{"Region":"Asia","Countries":[{"Id":392,"Name":"Japan","Region":"Asia","ISOCode":"JPN"}]},{"Region":"Europe","Countries":[{"Id":578,"Name":"Norway","Region":"Europe","ISOCode":"NOR"}]},{"Region":"Oceania","Countries":[{"Id":242,"Name":"Fiji","Region":"Oceania","ISOCode":"FJI"}]}])

export const getSummariseWorkflowAssignmentResponseMock = (): WorkflowAssignmentSummary => ({"CandidateCount":4,"ExisitingCount":3,"SameUserCount":0,"CompletedCount":0})

export const getAssignWorkflowResponseMock = (): WorkflowAssignmentResult => ({"WorkflowTaskType":0,"ReportEditionId":4,"AssignedUserId":11,"AssignedUserName":"陈伟","AssignmentId":88312,"AssignedCount":4,"OverwrittenCount":3})

export const getSetDueDatesResponseMock = (): DueDatesResult => ({"ChangedCount":2,"SameCount":0})

export const getStepBackRatingsResponseMock = (): StepBackResult => ({"ChangedCount":2,"OtherStatusCount":1,"DecidedCount":0})

export const getRevertAssignmentResponseMock = (): WorkflowAssignmentUndone => ({"AssignmentId":88312,"RestoredCount":4})

export const getSummariseAssignmentPlanResponseMock = (): AssignmentPlanSummary => ({"PairCount":3,"CompletedCount":1,"SameUserCount":0,"People":[{"UserId":3,"FullName":"Elena Petrova","ResearchGained":0,"ResearchLost":0,"QAGained":1,"QALost":1},{"UserId":11,"FullName":"陈伟","ResearchGained":1,"ResearchLost":0,"QAGained":0,"QALost":0}],"NoLongerFit":[{"UserId":13,"FullName":"Kwame Mensah","WorkflowTaskType":0,"Count":2,"Detail":"is not in this edition"}],"Data":[{"CountryIndicatorRatingId":70901,"CountryName":"Kenya","SnapshotName":"1.1.1 Lead agency named in law","WorkflowTaskType":0,"FromUserId":2,"FromUserName":"Rui Tanaka","ToUserId":11,"ToUserName":"陈伟"},{"CountryIndicatorRatingId":70902,"CountryName":"Kenya","SnapshotName":"1.1.2 Lead agency has its own budget","WorkflowTaskType":1,"FromUserId":null,"FromUserName":null,"ToUserId":3,"ToUserName":"Elena Petrova"},{"CountryIndicatorRatingId":71801,"CountryName":"Norway","SnapshotName":"1.1.1 Lead agency named in law","WorkflowTaskType":1,"FromUserId":3,"FromUserName":"Elena Petrova","ToUserId":null,"ToUserName":null}],"Count":3})

export const getApplyAssignmentPlanResponseMock = (): AssignmentPlanResult => ({"ReportEditionId":4,"AssignmentId":88314,"PairCount":3})

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

export const getReadProgrammeMockHandler = (overrideResponse?: Programme | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Programme> | Programme), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/programme/:editionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadProgrammeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWorkloadMockHandler = (overrideResponse?: Workload[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Workload[]> | Workload[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/programme/:editionId/workload', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWorkloadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStuckMockHandler = (overrideResponse?: Stuck[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Stuck[]> | Stuck[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/programme/:editionId/stuck', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStuckResponseMock(),
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

export const getSetDueDatesMockHandler = (overrideResponse?: DueDatesResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DueDatesResult> | DueDatesResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/dashboard/:editionId/due-dates', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetDueDatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStepBackRatingsMockHandler = (overrideResponse?: StepBackResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StepBackResult> | StepBackResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/dashboard/:editionId/step-back', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStepBackRatingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevertAssignmentMockHandler = (overrideResponse?: WorkflowAssignmentUndone | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WorkflowAssignmentUndone> | WorkflowAssignmentUndone), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/dashboard/:editionId/workflow-assignment/:assignmentId/revert', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevertAssignmentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSummariseAssignmentPlanMockHandler = (overrideResponse?: AssignmentPlanSummary | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AssignmentPlanSummary> | AssignmentPlanSummary), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/programme/:editionId/assignment-plan', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSummariseAssignmentPlanResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApplyAssignmentPlanMockHandler = (overrideResponse?: AssignmentPlanResult | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AssignmentPlanResult> | AssignmentPlanResult), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/programme/:editionId/assignment-plan', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyAssignmentPlanResponseMock(),
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
  getReadProgrammeMockHandler(),
  getListWorkloadMockHandler(),
  getListStuckMockHandler(),
  getReadDashboardFiltersMockHandler(),
  getReadDashboardFacetsMockHandler(),
  getListWorkflowUsersMockHandler(),
  getListWorkflowIndicatorsMockHandler(),
  getListWorkflowRegionsMockHandler(),
  getSummariseWorkflowAssignmentMockHandler(),
  getAssignWorkflowMockHandler(),
  getSetDueDatesMockHandler(),
  getStepBackRatingsMockHandler(),
  getRevertAssignmentMockHandler(),
  getSummariseAssignmentPlanMockHandler(),
  getApplyAssignmentPlanMockHandler(),
  getReadQueueMockHandler()
]
