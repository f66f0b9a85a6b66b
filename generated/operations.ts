// Generated from openapi/ by npm run generate. Do not edit.
/** Every operation of the contract with what the client, the server and the checks read of it. */
export const operations = {
  "logIn": {
    "method": "get",
    "path": "/login",
    "area": "session",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong logging you in to the application",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "readCurrentUser": {
    "method": "get",
    "path": "/users/current-user",
    "area": "session",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching current user information",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listUsers": {
    "method": "get",
    "path": "/users",
    "area": "users",
    "permissions": [
      [
        "user-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching users",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listReportEditions": {
    "method": "get",
    "path": "/report-editions",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the latest report editions",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "createReportEdition": {
    "method": "post",
    "path": "/report-editions",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong creating the new report",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listReportEditions",
      "readReportEdition",
      "listExportReportEditions",
      "listUsers",
      "listNotifications",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listRatingHistory",
      "readReferences",
      "readCompareFilters"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "readReportEdition": {
    "method": "get",
    "path": "/report-editions/{id}",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "updateReportEdition": {
    "method": "put",
    "path": "/report-editions/{id}",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong updating the report edition",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listReportEditions",
      "readReportEdition",
      "listExportReportEditions",
      "listUsers",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listRatingHistory",
      "readReferences",
      "readCompare",
      "readCompareFilters"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "listExportReportEditions": {
    "method": "get",
    "path": "/export-report-editions",
    "area": "editions",
    "permissions": [
      [
        "dataentry-export"
      ]
    ],
    "errorMessage": "Something went wrong fetching the report editions for export",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listEditionUsers": {
    "method": "get",
    "path": "/report-editions/{id}/users",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the users of this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "addEditionUsers": {
    "method": "post",
    "path": "/report-editions/{id}/users",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong adding the users to this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "listEditionUsers",
      "listEditionGlobalUsers",
      "listMentionableUsers",
      "listUsers",
      "listWorkflowUsers",
      "readDashboardFilters"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "listEditionGlobalUsers": {
    "method": "get",
    "path": "/report-editions/{id}/global-users",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the users to add",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "removeEditionUser": {
    "method": "delete",
    "path": "/report-editions/{id}/users/{userId}",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong removing the user from this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "listEditionUsers",
      "listEditionGlobalUsers",
      "listMentionableUsers",
      "listUsers",
      "listWorkflowUsers",
      "readDashboardFilters"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "listMentionableUsers": {
    "method": "get",
    "path": "/report-editions/{id}/mentionable-users",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the users to mention",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listEditionCountries": {
    "method": "get",
    "path": "/report-editions/{id}/countries",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the countries of this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "addEditionCountries": {
    "method": "post",
    "path": "/report-editions/{id}/countries",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong adding the countries to this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "listEditionCountries",
      "listEditionGlobalCountries",
      "listExportCountries",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listDashboardIndicators",
      "readDashboardFilters",
      "listWorkflowRegions",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readEditionCountry",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "readIndicatorRating",
      "listRatingHistory",
      "readReferences",
      "listAssignableRegions",
      "listAssignableIndicators",
      "readCompare",
      "readCompareFilters",
      "listNotifications"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "listEditionGlobalCountries": {
    "method": "get",
    "path": "/report-editions/{id}/global-countries",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the countries to add",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "removeEditionCountry": {
    "method": "delete",
    "path": "/report-editions/{id}/countries/{countryId}",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong removing the country from this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "listEditionCountries",
      "listEditionGlobalCountries",
      "listExportCountries",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listDashboardIndicators",
      "readDashboardFilters",
      "listWorkflowRegions",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readEditionCountry",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "readIndicatorRating",
      "listRatingHistory",
      "readReferences",
      "listAssignableRegions",
      "listAssignableIndicators",
      "readCompare",
      "readCompareFilters",
      "listNotifications"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "listMilestones": {
    "method": "get",
    "path": "/report-editions/{id}/milestones",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the milestones",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "createMilestone": {
    "method": "post",
    "path": "/report-editions/{id}/milestones",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong creating the milestone",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listMilestones",
      "readDashboardFilters",
      "listCountryModules",
      "readCompareFilters",
      "listCompareMilestones"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "updateMilestone": {
    "method": "put",
    "path": "/report-editions/{id}/milestones",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong updating the milestone",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listMilestones",
      "listActivityIndicators",
      "listWorkflowIndicators",
      "readDashboardFilters",
      "listCountryModules",
      "readLibraryIndicator",
      "readCompareFilters",
      "listCompareMilestones"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "deleteMilestone": {
    "method": "delete",
    "path": "/report-editions/{id}/milestones/{milestoneId}",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong deleting the milestone",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "readDashboardFilters",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "listActivities": {
    "method": "get",
    "path": "/report-editions/{id}/milestones/{milestoneId}/activities",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the activities",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "createActivity": {
    "method": "post",
    "path": "/report-editions/{id}/activities",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong creating the activity",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listCountryModules",
      "readCompareFilters",
      "listCompareMilestones"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "updateActivity": {
    "method": "put",
    "path": "/report-editions/{id}/activities",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong updating the activity",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listActivities",
      "listActivityIndicators",
      "listWorkflowIndicators",
      "listCountryModules",
      "readLibraryIndicator",
      "readCompareFilters",
      "listCompareMilestones"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "reorderActivity": {
    "method": "put",
    "path": "/report-editions/{id}/reorder-activity",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong moving the activity",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "deleteActivity": {
    "method": "delete",
    "path": "/report-editions/{id}/activities/{activityId}",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong deleting the activity",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "readDashboardFilters",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "listActivityIndicators": {
    "method": "get",
    "path": "/report-editions/{id}/activities/{activityId}/indicators",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listParentIndicators": {
    "method": "get",
    "path": "/report-editions/{id}/parent-indicators/{indicatorId}",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the parent indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listGlobalIndicators": {
    "method": "get",
    "path": "/report-editions/{id}/global-indicators",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the indicators of the library",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "addLibraryIndicators": {
    "method": "post",
    "path": "/report-editions/{id}/indicators",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong adding the indicators from the library",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listGlobalIndicators",
      "listDashboardIndicators",
      "listWorkflowIndicators",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "listCountryModules",
      "listCountryIndicators",
      "readAdjacentIndicators",
      "listRatingHistory",
      "readReferences",
      "listAssignableIndicators",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "updateIndicator": {
    "method": "put",
    "path": "/report-editions/{id}/indicators",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong updating the indicator",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "readDashboardFilters",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "createIndicator": {
    "method": "post",
    "path": "/report-editions/{id}/new-indicator",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong creating the indicator",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listGlobalIndicators",
      "listDashboardIndicators",
      "listWorkflowIndicators",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "listCountryModules",
      "listCountryIndicators",
      "readAdjacentIndicators",
      "listRatingHistory",
      "readReferences",
      "listAssignableIndicators",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "unassignParentIndicator": {
    "method": "put",
    "path": "/report-editions/{id}/parent-indicators/{indicatorId}/unassign-parent",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong removing the dependency of the indicator",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listActivityIndicators",
      "listParentIndicators",
      "readCountryIndicator",
      "listLibraryIndicators",
      "readLibraryIndicator"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "reorderIndicator": {
    "method": "put",
    "path": "/report-editions/{id}/indicators/change-order",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong moving the indicator",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "deleteIndicator": {
    "method": "delete",
    "path": "/report-editions/{id}/indicators/{indicatorId}",
    "area": "structure",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong deleting the indicator",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "readDashboardFilters",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "listNotifications": {
    "method": "get",
    "path": "/notifications",
    "area": "notifications",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the notifications",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": "offset",
    "reads": true,
    "safety": null
  },
  "clearNotification": {
    "method": "put",
    "path": "/notifications/{commentId}/{taggedId}",
    "area": "notifications",
    "permissions": [
      [
        "is:tagged"
      ]
    ],
    "errorMessage": "Something went wrong updating the notifications",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "listNotifications"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "importFile": {
    "method": "post",
    "path": "/import",
    "area": "transfer",
    "permissions": [
      [
        "dataentry-import"
      ]
    ],
    "errorMessage": "Something went wrong trying to import the file",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "readIndicatorRating",
      "listRatingHistory",
      "readReferences",
      "listAssignableRegions",
      "listAssignableIndicators",
      "readCompare",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "listExportCountries": {
    "method": "post",
    "path": "/export-countries",
    "area": "transfer",
    "permissions": [
      [
        "dataentry-export"
      ]
    ],
    "errorMessage": "Something went wrong trying to get the country list for export",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "exportData": {
    "method": "post",
    "path": "/export",
    "area": "transfer",
    "permissions": [
      [
        "dataentry-export"
      ]
    ],
    "errorMessage": "Failed to export data.",
    "emptyMessage": "The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.",
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "downloadExport": {
    "method": "get",
    "path": "/downloads/{token}",
    "area": "transfer",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong downloading the export",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listLibraryIndicators": {
    "method": "get",
    "path": "/indicators",
    "area": "library",
    "permissions": [
      [
        "view-library-indicator"
      ],
      [
        "dataentry-export"
      ]
    ],
    "errorMessage": "Something went wrong fetching the library indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "readLibraryIndicator": {
    "method": "get",
    "path": "/indicators/{id}",
    "area": "library",
    "permissions": [
      [
        "view-library-indicator"
      ],
      [
        "dataentry-export"
      ]
    ],
    "errorMessage": "Something went wrong fetching the library indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listDashboardIndicators": {
    "method": "get",
    "path": "/dashboard/{editionId}",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the dashboard indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": "offset",
    "reads": true,
    "safety": null
  },
  "readDashboardFilters": {
    "method": "get",
    "path": "/dashboard-filters/{editionId}",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the dashboard filter options",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listWorkflowUsers": {
    "method": "get",
    "path": "/dashboard/{editionId}/workflow-users",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the users for this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listWorkflowIndicators": {
    "method": "get",
    "path": "/dashboard/{editionId}/workflow-indicators",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the indicators for this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listWorkflowRegions": {
    "method": "get",
    "path": "/dashboard/{editionId}/workflow-regions",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the regions for this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "summariseWorkflowAssignment": {
    "method": "post",
    "path": "/dashboard/{editionId}/workflow-assignment",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the summary for this bulk assign",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "assignWorkflow": {
    "method": "put",
    "path": "/dashboard/{editionId}/workflow-assignment",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong when assigning the user and task to Country Indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "readIndicatorRating",
      "readAdjacentIndicators",
      "listAssignableRegions",
      "listAssignableIndicators",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "listCountries": {
    "method": "get",
    "path": "/countries",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the list of countries",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listCountriesProgress": {
    "method": "get",
    "path": "/countries-with-workflow-progress/{reportEditionId}",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching countries progress statuses",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listCountryModules": {
    "method": "get",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/modules",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching countries modules data",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "readEditionCountry": {
    "method": "get",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong from fetching countries data",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listCountryIndicators": {
    "method": "get",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the indicators of this country",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "readCountryIndicator": {
    "method": "get",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong with fetching country's indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "readAdjacentIndicators": {
    "method": "get",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/next-prev-indicators",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the next and previous indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "readIndicatorRating": {
    "method": "get",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching indicator rating",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listRatingHistory": {
    "method": "get",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-history",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the rating history",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "updateRating": {
    "method": "put",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-update",
    "area": "ratings",
    "permissions": [
      [
        "dataentry-indicator-edit-any",
        "status:research"
      ],
      [
        "dataentry-indicator-edit-own",
        "status:research",
        "is:researcher"
      ],
      [
        "dataentry-indicatorsQA-any",
        "status:qa"
      ],
      [
        "dataentry-indicatorsQA-own",
        "status:qa",
        "is:qa"
      ]
    ],
    "errorMessage": "Something went wrong updating the rating for this Indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "readIndicatorRating",
      "readCountryIndicator",
      "listRatingHistory",
      "listDashboardIndicators",
      "listCountriesProgress",
      "listCountryModules",
      "listCountryIndicators",
      "readCompare",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "promoteRatingWorkflow": {
    "method": "put",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-workflow-promotion",
    "area": "ratings",
    "permissions": [
      [
        "dataentry-indicator-edit-any",
        "status:research"
      ],
      [
        "dataentry-indicator-edit-own",
        "status:research",
        "is:researcher"
      ],
      [
        "dataentry-indicatorsQA-any",
        "status:qa"
      ],
      [
        "dataentry-indicatorsQA-own",
        "status:qa",
        "is:qa"
      ],
      [
        "report-management",
        "status:qa"
      ]
    ],
    "errorMessage": "Something went wrong updating the workflow status for this Indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "readIndicatorRating",
      "listRatingHistory",
      "listDashboardIndicators",
      "listCountriesProgress",
      "listCountryModules",
      "listCountryIndicators",
      "listComments",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "listComments": {
    "method": "get",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/ratings/{ratingId}/comments",
    "area": "comments",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching indicator rating comments",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": "offset",
    "reads": true,
    "safety": null
  },
  "addComment": {
    "method": "post",
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/ratings/{ratingId}/comments",
    "area": "comments",
    "permissions": [
      [
        "dataentry-indicator-edit-any"
      ],
      [
        "dataentry-indicator-edit-own",
        "is:assigned"
      ],
      [
        "dataentry-indicatorsQA-any"
      ],
      [
        "dataentry-indicatorsQA-own"
      ]
    ],
    "errorMessage": "Something went wrong adding a comment for this Indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "listComments",
      "listNotifications"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "readReferences": {
    "method": "get",
    "path": "/references/{editionId}/country/{countryId}/indicator/{indicatorId}",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the reference for this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "addReference": {
    "method": "post",
    "path": "/references/{editionId}/country-indicator/{ratingId}",
    "area": "references",
    "permissions": [
      [
        "dataentry-indicator-edit-any",
        "dataentry-references-manage-any"
      ],
      [
        "dataentry-indicator-edit-own",
        "dataentry-references-manage-own",
        "is:assigned"
      ]
    ],
    "errorMessage": "Something went wrong adding the reference for this country indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "readReferences",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "updateReference": {
    "method": "put",
    "path": "/references/{editionId}/country-indicator/{ratingId}/reference/{referenceId}",
    "area": "references",
    "permissions": [
      [
        "dataentry-indicator-edit-any",
        "dataentry-references-manage-any",
        "reference:current"
      ],
      [
        "dataentry-indicator-edit-own",
        "dataentry-references-manage-own",
        "is:assigned",
        "reference:current"
      ],
      [
        "dataentry-references-previous",
        "reference:previous"
      ]
    ],
    "errorMessage": "Something went wrong updating the reference for this country indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "readReferences",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "removeReference": {
    "method": "delete",
    "path": "/references/{editionId}/country-indicator/{ratingId}/reference/{referenceId}",
    "area": "references",
    "permissions": [
      [
        "dataentry-indicator-edit-any",
        "dataentry-references-manage-any",
        "reference:current"
      ],
      [
        "dataentry-indicator-edit-own",
        "dataentry-references-manage-own",
        "is:assigned",
        "reference:current"
      ],
      [
        "dataentry-references-previous",
        "reference:previous"
      ]
    ],
    "errorMessage": "Something went wrong removing the reference for this country indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "readReferences",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "copyReference": {
    "method": "put",
    "path": "/references/{editionId}/country-indicator/{ratingId}/copy-reference",
    "area": "references",
    "permissions": [
      [
        "dataentry-indicator-edit-any",
        "dataentry-references-manage-any"
      ],
      [
        "dataentry-indicator-edit-own",
        "dataentry-references-manage-own",
        "is:assigned"
      ]
    ],
    "errorMessage": "Something went wrong copying the reference for this country indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "readReferences",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "irreversible"
  },
  "copyReferenceToCurrent": {
    "method": "put",
    "path": "/references/{editionId}/country-indicator/{ratingId}/copy-reference-current/{referenceId}",
    "area": "references",
    "permissions": [
      [
        "dataentry-indicator-edit-any",
        "dataentry-references-manage-any"
      ],
      [
        "dataentry-indicator-edit-own",
        "dataentry-references-manage-own",
        "is:assigned"
      ]
    ],
    "errorMessage": "Something went wrong copying the reference for this country indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "readReferences",
      "listMilestones",
      "listActivities",
      "listActivityIndicators"
    ],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "listAssignableRegions": {
    "method": "get",
    "path": "/references/{editionId}/regions/{ratingId}",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the countries to copy to",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listAssignableIndicators": {
    "method": "get",
    "path": "/references/{editionId}/indicators/{ratingId}",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the indicators to copy to",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "readCompare": {
    "method": "get",
    "path": "/compare",
    "area": "compare",
    "permissions": [
      [
        "report-compare"
      ]
    ],
    "errorMessage": "Something went wrong fetching the compare indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "exportCompare": {
    "method": "post",
    "path": "/compare-export",
    "area": "compare",
    "permissions": [
      [
        "report-compare"
      ]
    ],
    "errorMessage": "Something went wrong exporting the comparison",
    "emptyMessage": "The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.",
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": false,
    "safety": "reversible"
  },
  "readCompareFilters": {
    "method": "get",
    "path": "/compare-filters",
    "area": "compare",
    "permissions": [
      [
        "report-compare"
      ]
    ],
    "errorMessage": "Something went wrong fetching the compare filters",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  },
  "listCompareMilestones": {
    "method": "get",
    "path": "/compare-filters/{id}/milestones",
    "area": "compare",
    "permissions": [
      [
        "report-compare"
      ]
    ],
    "errorMessage": "Something went wrong fetching the compare milestones",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "paging": null,
    "reads": true,
    "safety": null
  }
} as const;
export type OperationId = keyof typeof operations;

/** Limits and wordings of the request fields, by schema. */
export const fields = {
  "ReportEditionCreate": {
    "Id": {
      "minimum": 0,
      "maximum": 2147483647
    },
    "DuplicatedEdition": {
      "minimum": 0,
      "maximum": 2147483647
    },
    "Name": {
      "minLength": 3,
      "maxLength": 200,
      "message": "The name needs 3 to 200 characters"
    },
    "StartDate": {
      "message": "A start date is required"
    },
    "EndDate": {
      "message": "End date must be after the start date"
    }
  },
  "ReportEditionUpdate": {
    "Id": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "Name": {
      "minLength": 3,
      "maxLength": 200,
      "message": "The name needs 3 to 200 characters"
    },
    "StartDate": {
      "message": "A start date is required"
    },
    "EndDate": {
      "message": "End date must be after the start date"
    },
    "Version": {
      "minimum": 1
    }
  },
  "MilestoneCreate": {
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "FullName": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The full name needs 3 to 500 characters"
    },
    "ShortName": {
      "minLength": 3,
      "maxLength": 80,
      "message": "The short name needs 3 to 80 characters"
    },
    "Description": {
      "maxLength": 10000,
      "message": "The description can have 10,000 characters"
    }
  },
  "MilestoneUpdate": {
    "Id": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "OrderId": {
      "minimum": 1
    },
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "FullName": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The full name needs 3 to 500 characters"
    },
    "ShortName": {
      "minLength": 3,
      "maxLength": 80,
      "message": "The short name needs 3 to 80 characters"
    },
    "Description": {
      "maxLength": 10000,
      "message": "The description can have 10,000 characters"
    },
    "Children": {
      "minimum": 0
    },
    "Version": {
      "minimum": 1
    }
  },
  "ActivityCreate": {
    "ParentId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "MilestoneOrderId": {
      "minimum": 1
    },
    "FullName": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The full name needs 3 to 500 characters"
    },
    "ShortName": {
      "minLength": 3,
      "maxLength": 80,
      "message": "The short name needs 3 to 80 characters"
    },
    "Description": {
      "maxLength": 10000,
      "message": "The description can have 10,000 characters"
    }
  },
  "ActivityUpdate": {
    "Id": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "OrderId": {
      "minimum": 1
    },
    "ParentId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "MilestoneOrderId": {
      "minimum": 1
    },
    "FullName": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The full name needs 3 to 500 characters"
    },
    "ShortName": {
      "minLength": 3,
      "maxLength": 80,
      "message": "The short name needs 3 to 80 characters"
    },
    "Description": {
      "maxLength": 10000,
      "message": "The description can have 10,000 characters"
    },
    "Children": {
      "minimum": 0
    },
    "Version": {
      "minimum": 1
    }
  },
  "ActivityReorder": {
    "Id": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "MilestoneOrderId": {
      "minimum": 1
    }
  },
  "AddableIndicatorSelection": {
    "MilestoneOrderId": {
      "minimum": 1
    },
    "ActivityOrderId": {
      "minimum": 1
    },
    "ActivityId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "Indicators": {
      "maxItems": 500
    }
  },
  "IndicatorUpdate": {
    "Id": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "ActivityId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "ActivityOrderId": {
      "minimum": 1
    },
    "MilestoneOrderId": {
      "minimum": 1
    },
    "FullName": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The full name needs 3 to 500 characters"
    },
    "ShortName": {
      "minLength": 3,
      "maxLength": 80,
      "message": "The short name needs 3 to 80 characters"
    },
    "Description": {
      "minLength": 3,
      "maxLength": 10000,
      "message": "The description needs 3 to 10,000 characters"
    },
    "ResponseRules": {
      "maxLength": 10000,
      "message": "The response rules can have 10,000 characters"
    },
    "TimePeriod": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The time period needs 3 to 500 characters"
    },
    "ParentIndicatorId": {
      "minimum": 0,
      "maximum": 2147483647,
      "message": "A parent indicator is required for dependent indicators."
    },
    "ParentIndicator": {
      "maxLength": 200
    },
    "OrderId": {
      "minimum": 1
    },
    "LibraryIndicatorId": {
      "minimum": 1
    },
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "MilestoneId": {
      "minimum": 1
    },
    "MilestoneName": {
      "maxLength": 500
    },
    "ActivityName": {
      "maxLength": 500
    },
    "SnapshotName": {
      "maxLength": 200
    },
    "IndicatorRelation": {
      "maxLength": 10000
    },
    "Version": {
      "minimum": 1
    }
  },
  "IndicatorCreate": {
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "ActivityId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "ActivityOrderId": {
      "minimum": 1
    },
    "MilestoneOrderId": {
      "minimum": 1
    },
    "FullName": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The full name needs 3 to 500 characters"
    },
    "ShortName": {
      "minLength": 3,
      "maxLength": 80,
      "message": "The short name needs 3 to 80 characters"
    },
    "Description": {
      "minLength": 3,
      "maxLength": 10000,
      "message": "The description needs 3 to 10,000 characters"
    },
    "ResponseRules": {
      "maxLength": 10000,
      "message": "The response rules can have 10,000 characters"
    },
    "TimePeriod": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The time period needs 3 to 500 characters"
    },
    "ParentIndicatorId": {
      "minimum": 0,
      "maximum": 2147483647,
      "message": "A parent indicator is required for dependent indicators."
    },
    "ParentIndicator": {
      "maxLength": 200
    }
  },
  "IndicatorReorder": {
    "Id": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "MilestoneOrderId": {
      "minimum": 1
    },
    "ActivityOrderId": {
      "minimum": 1
    }
  },
  "ExportRequest": {
    "ReportEditionIds": {
      "maxItems": 200
    },
    "CountryIds": {
      "maxItems": 300
    },
    "IndicatorIds": {
      "maxItems": 5000
    }
  },
  "WorkflowAssignmentDraft": {
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "AssignedUserId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "Countries": {
      "maxItems": 300
    },
    "Indicators": {
      "maxItems": 1000
    }
  },
  "WorkflowAssignment": {
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "AssignedUserId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "CountryIds": {
      "maxItems": 300
    },
    "IndicatorIds": {
      "maxItems": 1000
    }
  },
  "RatingUpdate": {
    "Score": {
      "minimum": -1,
      "maximum": 1
    },
    "ResearcherNote": {
      "minLength": 3,
      "maxLength": 20000,
      "message": "The researcher note needs at least 3 characters"
    },
    "CountryIndicatorRatingId": {
      "minimum": 1
    },
    "Version": {
      "minimum": 1
    }
  },
  "WorkflowPromotion": {
    "CountryIndicatorRatingId": {
      "minimum": 1
    },
    "Reason": {
      "minLength": 3,
      "maxLength": 2000,
      "message": "A reason of at least 3 characters is required"
    },
    "Version": {
      "minimum": 1
    }
  },
  "CommentCreate": {
    "CommentContent": {
      "minLength": 1,
      "maxLength": 10000
    },
    "taggedUsers": {
      "maxItems": 14,
      "message": "Only 14 different mentioned users can be included in a single comment."
    }
  },
  "ReferenceCreate": {
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "CountryIndicatorRatingId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "Title": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The title needs 3 to 500 characters"
    },
    "Author": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The author needs 3 to 500 characters"
    },
    "PublicationDate": {
      "minLength": 3,
      "maxLength": 100,
      "message": "The publication date needs 3 to 100 characters"
    },
    "AccessDate": {
      "message": "The access date must be a calendar date"
    },
    "Information": {
      "minLength": 3,
      "maxLength": 20000,
      "message": "The information needs 3 to 20,000 characters"
    },
    "URL": {
      "maxLength": 2000,
      "message": "The URL can have 2,000 characters"
    },
    "Pages": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Publisher": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Journal": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Volume": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Institution": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "BookConferenceTitle": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Editor": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "PlaceConferenceLocation": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    }
  },
  "ReferenceUpdate": {
    "ReportEditionId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "CountryIndicatorRatingId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "Title": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The title needs 3 to 500 characters"
    },
    "Author": {
      "minLength": 3,
      "maxLength": 500,
      "message": "The author needs 3 to 500 characters"
    },
    "PublicationDate": {
      "minLength": 3,
      "maxLength": 100,
      "message": "The publication date needs 3 to 100 characters"
    },
    "AccessDate": {
      "message": "The access date must be a calendar date"
    },
    "Information": {
      "minLength": 3,
      "maxLength": 20000,
      "message": "The information needs 3 to 20,000 characters"
    },
    "URL": {
      "maxLength": 2000,
      "message": "The URL can have 2,000 characters"
    },
    "Pages": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Publisher": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Journal": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Volume": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Institution": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "BookConferenceTitle": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Editor": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "PlaceConferenceLocation": {
      "maxLength": 500,
      "message": "This can have 500 characters"
    },
    "Version": {
      "minimum": 1
    }
  },
  "ReferenceCopy": {
    "referenceId": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "indicators": {
      "maxItems": 1000
    },
    "countries": {
      "maxItems": 300
    }
  },
  "CompareExport": {
    "EditionIds": {
      "maxItems": 2
    },
    "CountryIds": {
      "maxItems": 300
    },
    "IndicatorIds": {
      "maxItems": 5000
    }
  }
} as const;
