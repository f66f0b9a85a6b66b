// Made by `npm run generate` from the contract. Do not edit.
/** What the client reads of every operation; its first screen carries all of it. */
export const clientOperations = {
  "logIn": {
    "method": "get",
    "area": "session",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong logging you in to the application",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "readCurrentUser": {
    "method": "get",
    "area": "session",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching current user information",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "notice",
    "storesNothing": false
  },
  "readPreferences": {
    "method": "get",
    "area": "preferences",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching your preferences",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "updatePreferences": {
    "method": "put",
    "area": "preferences",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong updating your preferences",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "readPreferences",
      "listActivity",
      "listUserActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listUsers": {
    "method": "get",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "listReportEditions": {
    "method": "get",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the latest report editions",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "createReportEdition": {
    "method": "post",
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
      "listEditionLibraryIndicators",
      "readLibraryIndicator",
      "listRatingHistory",
      "readReferences",
      "readCompareFilters",
      "readEditionClosing",
      "readEditionRevert",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "listUserActivity",
      "listImports"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "readReportEdition": {
    "method": "get",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "updateReportEdition": {
    "method": "put",
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
      "listEditionLibraryIndicators",
      "readLibraryIndicator",
      "listRatingHistory",
      "readReferences",
      "readCompare",
      "readCompareFilters",
      "listDashboardIndicators",
      "readIndicatorRating",
      "readMyWork",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "listUserActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "readEditionClosing": {
    "method": "get",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching what is not completed in this edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "readEditionRevert": {
    "method": "get",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching whether this edition can be taken back",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "revertReportEdition": {
    "method": "post",
    "area": "editions",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong taking back the report edition",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listReportEditions",
      "readReportEdition",
      "listExportReportEditions",
      "listUsers",
      "listNotifications",
      "listLibraryIndicators",
      "listEditionLibraryIndicators",
      "readLibraryIndicator",
      "listRatingHistory",
      "readReferences",
      "readCompareFilters",
      "readEditionClosing",
      "readEditionRevert",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "listUserActivity",
      "listImports",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listExportReportEditions": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listEditionUsers": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "addEditionUsers": {
    "method": "post",
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
      "readDashboardFilters",
      "listActivity",
      "listEditionActivity",
      "listUserActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listEditionGlobalUsers": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "removeEditionUser": {
    "method": "delete",
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
      "readDashboardFilters",
      "listActivity",
      "listEditionActivity",
      "listUserActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listMentionableUsers": {
    "method": "get",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the users to mention",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listEditionCountries": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "addEditionCountries": {
    "method": "post",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readDashboardFilters",
      "listWorkflowRegions",
      "listWorkflowUsers",
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
      "summariseReferenceCopy",
      "readCompare",
      "readCompareFilters",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listEditionGlobalCountries": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "removeEditionCountry": {
    "method": "delete",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readDashboardFilters",
      "listWorkflowRegions",
      "listWorkflowUsers",
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
      "summariseReferenceCopy",
      "readCompare",
      "readCompareFilters",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listMilestones": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "createMilestone": {
    "method": "post",
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
      "listCompareMilestones",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "updateMilestone": {
    "method": "put",
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
      "listCompareMilestones",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "deleteMilestone": {
    "method": "delete",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listActivities": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "createActivity": {
    "method": "post",
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
      "listCompareMilestones",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "updateActivity": {
    "method": "put",
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
      "listCompareMilestones",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "reorderActivity": {
    "method": "put",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readIndicatorRating",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "listLibraryIndicators",
      "listEditionLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "deleteActivity": {
    "method": "delete",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listActivityIndicators": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listParentIndicators": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listGlobalIndicators": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "addLibraryIndicators": {
    "method": "post",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "listCountryModules",
      "listCountryIndicators",
      "readAdjacentIndicators",
      "readIndicatorRating",
      "listRatingHistory",
      "readReferences",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "updateIndicator": {
    "method": "put",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "summariseReferenceCopy",
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
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "createIndicator": {
    "method": "post",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "listCountryModules",
      "listCountryIndicators",
      "readAdjacentIndicators",
      "readIndicatorRating",
      "listRatingHistory",
      "readReferences",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "listLibraryIndicators",
      "readLibraryIndicator",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "unassignParentIndicator": {
    "method": "put",
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
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "summariseReferenceCopy",
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
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "reorderIndicator": {
    "method": "put",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readIndicatorRating",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "listLibraryIndicators",
      "listEditionLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "deleteIndicator": {
    "method": "delete",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listWorkflowIndicators",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "listLibraryIndicators",
      "listEditionLibraryIndicators",
      "readLibraryIndicator",
      "listGlobalIndicators",
      "readCompare",
      "readCompareFilters",
      "listCompareMilestones",
      "listNotifications",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readEditionClosing",
      "readEditionRevert",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listNotifications": {
    "method": "get",
    "area": "notifications",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the notifications",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "clearNotification": {
    "method": "put",
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
      "listNotifications",
      "listActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listWorkNotices": {
    "method": "get",
    "area": "notifications",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching what happened to your work",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "clearWorkNotices": {
    "method": "post",
    "area": "notifications",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong clearing the notifications",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [
      "listWorkNotices",
      "listNotifications",
      "listActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "importFile": {
    "method": "post",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readEditionClosing",
      "readEditionRevert",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "readIndicatorRating",
      "listRatingHistory",
      "readReferences",
      "listCountrySources",
      "listAssignableRegions",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "readCompare",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listImports"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": "dryRun"
  },
  "listImports": {
    "method": "get",
    "area": "transfer",
    "permissions": [
      [
        "dataentry-import"
      ]
    ],
    "errorMessage": "Something went wrong fetching the earlier imports",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "readImportChanges": {
    "method": "get",
    "area": "transfer",
    "permissions": [
      [
        "dataentry-import"
      ]
    ],
    "errorMessage": "Something went wrong fetching what the import changed",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "revertImport": {
    "method": "post",
    "area": "transfer",
    "permissions": [
      [
        "dataentry-import"
      ]
    ],
    "errorMessage": "Something went wrong undoing the import",
    "emptyMessage": null,
    "retryLabel": "Try Again",
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "readEditionClosing",
      "readEditionRevert",
      "listCountryModules",
      "listCountryIndicators",
      "readCountryIndicator",
      "readAdjacentIndicators",
      "readIndicatorRating",
      "listRatingHistory",
      "readReferences",
      "listCountrySources",
      "listAssignableRegions",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "readCompare",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listImports"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "readImportCheckChanges": {
    "method": "get",
    "area": "transfer",
    "permissions": [
      [
        "dataentry-import"
      ]
    ],
    "errorMessage": "Something went wrong fetching what the file would change",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listExportCountries": {
    "method": "post",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "exportData": {
    "method": "post",
    "area": "transfer",
    "permissions": [
      [
        "dataentry-export"
      ]
    ],
    "errorMessage": "Failed to export data.",
    "emptyMessage": "The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.",
    "retryLabel": "Try again",
    "invalidates": [
      "listActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": true
  },
  "downloadExport": {
    "method": "get",
    "area": "transfer",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong downloading the export",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "listLibraryIndicators": {
    "method": "get",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "readLibraryIndicator": {
    "method": "get",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "listEditionLibraryIndicators": {
    "method": "get",
    "area": "library",
    "permissions": [
      [
        "view-library-indicator"
      ]
    ],
    "errorMessage": "Something went wrong fetching the library indicators of this edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "listDashboardIndicators": {
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the dashboard indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "readMyWork": {
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching your work",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "readDashboardFilters": {
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the dashboard filter options",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "readDashboardFacets": {
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong counting the rows of the filter options",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listWorkflowUsers": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listWorkflowIndicators": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listWorkflowRegions": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "summariseWorkflowAssignment": {
    "method": "post",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "assignWorkflow": {
    "method": "put",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "readIndicatorRating",
      "readAdjacentIndicators",
      "listAssignableRegions",
      "listAssignableIndicators",
      "summariseReferenceCopy",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "readEditionClosing",
      "readEditionRevert",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listCountries": {
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the list of countries",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listCountriesProgress": {
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching countries progress statuses",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "listCountryModules": {
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching countries modules data",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "readEditionCountry": {
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong from fetching countries data",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "listCountryIndicators": {
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the indicators of this country",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "readCountryIndicator": {
    "method": "get",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong with fetching country's indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "readAdjacentIndicators": {
    "method": "get",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the next and previous indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "readQueue": {
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the place in the list",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "readIndicatorRating": {
    "method": "get",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching indicator rating",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "listRatingHistory": {
    "method": "get",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the rating history",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "updateRating": {
    "method": "put",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listCountriesProgress",
      "readEditionClosing",
      "readEditionRevert",
      "listCountryModules",
      "listCountryIndicators",
      "readCompare",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "promoteRatingWorkflow": {
    "method": "put",
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
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "listCountriesProgress",
      "readEditionClosing",
      "readEditionRevert",
      "listCountryModules",
      "listCountryIndicators",
      "listComments",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listComments": {
    "method": "get",
    "area": "comments",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching indicator rating comments",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "addComment": {
    "method": "post",
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
      "readEditionRevert",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "readReferences": {
    "method": "get",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the reference for this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listCountrySources": {
    "method": "get",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the sources of this country",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "addReference": {
    "method": "post",
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
      "listCountrySources",
      "listDashboardIndicators",
      "readEditionClosing",
      "readEditionRevert",
      "summariseReferenceCopy",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "updateReference": {
    "method": "put",
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
      "listCountrySources",
      "listDashboardIndicators",
      "readEditionClosing",
      "readEditionRevert",
      "summariseReferenceCopy",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "removeReference": {
    "method": "delete",
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
      "listCountrySources",
      "listDashboardIndicators",
      "readEditionClosing",
      "readEditionRevert",
      "summariseReferenceCopy",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "copyReference": {
    "method": "put",
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
      "listCountrySources",
      "listDashboardIndicators",
      "readEditionClosing",
      "readEditionRevert",
      "summariseReferenceCopy",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "summariseReferenceCopy": {
    "method": "post",
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
    "errorMessage": "Something went wrong fetching the summary for this copy",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "copyReferenceToCurrent": {
    "method": "put",
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
      "listCountrySources",
      "listDashboardIndicators",
      "readEditionClosing",
      "readEditionRevert",
      "summariseReferenceCopy",
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": false
  },
  "listAssignableRegions": {
    "method": "get",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the countries to copy to",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listAssignableIndicators": {
    "method": "get",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the indicators to copy to",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "readCompare": {
    "method": "get",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "exportCompare": {
    "method": "post",
    "area": "compare",
    "permissions": [
      [
        "report-compare"
      ]
    ],
    "errorMessage": "Something went wrong exporting the comparison",
    "emptyMessage": "The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.",
    "retryLabel": "Try again",
    "invalidates": [
      "listActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": true
  },
  "readCompareFilters": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listCompareMilestones": {
    "method": "get",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listActivity": {
    "method": "get",
    "area": "activity",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the activity",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "page",
    "storesNothing": false
  },
  "exportActivity": {
    "method": "post",
    "area": "activity",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong exporting the activity",
    "emptyMessage": "Nothing was changed that these filters let through.",
    "retryLabel": "Try again",
    "invalidates": [
      "listActivity"
    ],
    "reads": false,
    "onFailure": "page",
    "storesNothing": true
  },
  "listRatingActivity": {
    "method": "get",
    "area": "activity",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the history of this indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listCountryActivity": {
    "method": "get",
    "area": "activity",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the history of this country",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listEditionActivity": {
    "method": "get",
    "area": "activity",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the history of the edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  },
  "listUserActivity": {
    "method": "get",
    "area": "activity",
    "permissions": [
      [
        "user-management"
      ],
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the history of this user",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "invalidates": [],
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false
  }
} as const;
