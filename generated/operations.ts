// Made by `npm run generate` from the contract. Do not edit.
/** Every operation of the contract with what the server and the checks read of it. */
export const operations = {
  "logIn": {
    "path": "/login",
    "method": "get",
    "area": "session",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong logging you in to the application",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "readCurrentUser": {
    "path": "/users/current-user",
    "method": "get",
    "area": "session",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching current user information",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "notice",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "readPreferences": {
    "path": "/users/current-user/preferences",
    "method": "get",
    "area": "preferences",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching your preferences",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "updatePreferences": {
    "path": "/users/current-user/preferences",
    "method": "put",
    "area": "preferences",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong updating your preferences",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readPreferences",
      "listActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        8
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "listViews": {
    "path": "/views",
    "method": "get",
    "area": "views",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the saved views",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "createView": {
    "path": "/views",
    "method": "post",
    "area": "views",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong saving the view",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listViews",
      "readCurrentUser",
      "listActivity",
      "listEditionActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "updateView": {
    "path": "/views/{viewId}",
    "method": "put",
    "area": "views",
    "permissions": [
      [
        "view:own"
      ],
      [
        "report-management",
        "view:shared"
      ]
    ],
    "errorMessage": "Something went wrong changing the view",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listViews",
      "readCurrentUser",
      "listActivity",
      "listEditionActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "view",
      "view": "viewId"
    }
  },
  "deleteView": {
    "path": "/views/{viewId}",
    "method": "delete",
    "area": "views",
    "permissions": [
      [
        "view:own"
      ],
      [
        "report-management",
        "view:shared"
      ]
    ],
    "errorMessage": "Something went wrong deleting the view",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listViews",
      "readCurrentUser",
      "listActivity",
      "listEditionActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "view",
      "view": "viewId"
    }
  },
  "listUsers": {
    "path": "/users",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "createUser": {
    "path": "/users",
    "method": "post",
    "area": "users",
    "permissions": [
      [
        "user-management"
      ]
    ],
    "errorMessage": "Something went wrong adding the user",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listUsers",
      "listEditionGlobalUsers",
      "listActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        8
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "importUsers": {
    "path": "/users/import",
    "method": "post",
    "area": "users",
    "permissions": [
      [
        "user-management"
      ]
    ],
    "errorMessage": "Something went wrong adding the users",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listUsers",
      "listEditionGlobalUsers",
      "listActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        8
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "rebindUsers": {
    "path": "/users/rebind",
    "method": "post",
    "area": "users",
    "permissions": [
      [
        "user-management"
      ]
    ],
    "errorMessage": "Something went wrong freeing the accounts",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listUsers",
      "listActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        8
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "updateUser": {
    "path": "/users/{userId}",
    "method": "put",
    "area": "users",
    "permissions": [
      [
        "user-management"
      ]
    ],
    "errorMessage": "Something went wrong changing the user",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listUsers",
      "readCurrentUser",
      "listEditionUsers",
      "listEditionGlobalUsers",
      "listMentionableUsers",
      "listWorkflowUsers",
      "listViews",
      "readProgramme",
      "listWorkload",
      "listStuck",
      "readAgreement",
      "readDashboardFilters",
      "listDashboardIndicators",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "listUserActivity",
      "listImports",
      "readEditionClosing",
      "listWorkNotices",
      "readImportChanges",
      "summariseAssignmentPlan"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        8
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "user",
      "user": "userId"
    }
  },
  "rebindUser": {
    "path": "/users/{userId}/rebind",
    "method": "post",
    "area": "users",
    "permissions": [
      [
        "user-management"
      ]
    ],
    "errorMessage": "Something went wrong freeing the account",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listUsers",
      "listActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        8
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "user",
      "user": "userId"
    }
  },
  "listReportEditions": {
    "path": "/report-editions",
    "method": "get",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the latest report editions",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "createReportEdition": {
    "path": "/report-editions",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
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
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
      "readEditionClosing",
      "readEditionRevert",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "listUserActivity",
      "listImports"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7,
        6,
        3
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "readReportEdition": {
    "path": "/report-editions/{id}",
    "method": "get",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "updateReportEdition": {
    "path": "/report-editions/{id}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listReportEditions",
      "readReportEdition",
      "readEditionRevert",
      "readEditionCountry",
      "listExportReportEditions",
      "listUsers",
      "listLibraryIndicators",
      "listEditionLibraryIndicators",
      "readLibraryIndicator",
      "listRatingHistory",
      "readReferences",
      "readCompare",
      "readCompareFilters",
      "listResults",
      "readCountryResults",
      "readDossier",
      "listDashboardIndicators",
      "readIndicatorRating",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "listUserActivity",
      "readImportChanges",
      "listGlobalIndicators"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "readEditionClosing": {
    "path": "/report-editions/{id}/closing",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "readEditionRevert": {
    "path": "/report-editions/{id}/revert",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "revertReportEdition": {
    "path": "/report-editions/{id}/revert",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
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
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
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
    "paging": null,
    "activity": {
      "kinds": [
        7,
        6,
        2,
        3
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "listExportReportEditions": {
    "path": "/export-report-editions",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "listEditionUsers": {
    "path": "/report-editions/{id}/users",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "addEditionUsers": {
    "path": "/report-editions/{id}/users",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listEditionUsers",
      "listEditionGlobalUsers",
      "listMentionableUsers",
      "listUsers",
      "listWorkflowUsers",
      "readDashboardFilters",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "listActivity",
      "listEditionActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "listEditionGlobalUsers": {
    "path": "/report-editions/{id}/global-users",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "removeEditionUser": {
    "path": "/report-editions/{id}/users/{userId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listEditionUsers",
      "listEditionGlobalUsers",
      "listMentionableUsers",
      "listUsers",
      "listWorkflowUsers",
      "readDashboardFilters",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "listActivity",
      "listEditionActivity",
      "listUserActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "user": "userId"
    }
  },
  "listMentionableUsers": {
    "path": "/report-editions/{id}/mentionable-users",
    "method": "get",
    "area": "editions",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the users to mention",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "listEditionCountries": {
    "path": "/report-editions/{id}/countries",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "addEditionCountries": {
    "path": "/report-editions/{id}/countries",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
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
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readDossier",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7,
        0,
        1
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "listEditionGlobalCountries": {
    "path": "/report-editions/{id}/global-countries",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "removeEditionCountry": {
    "path": "/report-editions/{id}/countries/{countryId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
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
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readDossier",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        7
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "country": "countryId"
    }
  },
  "listMilestones": {
    "path": "/report-editions/{id}/milestones",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "createMilestone": {
    "path": "/report-editions/{id}/milestones",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listMilestones",
      "readDashboardFilters",
      "listCountryModules",
      "readCompareFilters",
      "listCompareMilestones",
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "updateMilestone": {
    "path": "/report-editions/{id}/milestones",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listMilestones",
      "listActivityIndicators",
      "readProgramme",
      "listWorkflowIndicators",
      "readDashboardFilters",
      "listCountryModules",
      "readLibraryIndicator",
      "readCompareFilters",
      "listCompareMilestones",
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "deleteMilestone": {
    "path": "/report-editions/{id}/milestones/{milestoneId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges",
      "listWorkNotices",
      "listEditionLibraryIndicators",
      "summariseAssignmentPlan"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6,
        0,
        1,
        2,
        3,
        4
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "milestone": "milestoneId"
    }
  },
  "listActivities": {
    "path": "/report-editions/{id}/milestones/{milestoneId}/activities",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "milestone": "milestoneId"
    }
  },
  "createActivity": {
    "path": "/report-editions/{id}/activities",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listCountryModules",
      "readCompareFilters",
      "listCompareMilestones",
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "updateActivity": {
    "path": "/report-editions/{id}/activities",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listActivities",
      "listActivityIndicators",
      "listWorkflowIndicators",
      "listCountryModules",
      "readLibraryIndicator",
      "readCompareFilters",
      "listCompareMilestones",
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "reorderActivity": {
    "path": "/report-editions/{id}/reorder-activity",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges",
      "listWorkNotices",
      "summariseAssignmentPlan"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "deleteActivity": {
    "path": "/report-editions/{id}/activities/{activityId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readDossier",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges",
      "listWorkNotices",
      "listEditionLibraryIndicators",
      "summariseAssignmentPlan",
      "readAgreement"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6,
        0,
        1,
        2,
        3,
        4
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "activity": "activityId"
    }
  },
  "listActivityIndicators": {
    "path": "/report-editions/{id}/activities/{activityId}/indicators",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "activity": "activityId"
    }
  },
  "listParentIndicators": {
    "path": "/report-editions/{id}/parent-indicators/{indicatorId}",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "indicator": "indicatorId"
    }
  },
  "listGlobalIndicators": {
    "path": "/report-editions/{id}/global-indicators",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "addLibraryIndicators": {
    "path": "/report-editions/{id}/indicators",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listGlobalIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readDossier",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "updateIndicator": {
    "path": "/report-editions/{id}/indicators",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listWorkNotices",
      "readDashboardFilters",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "listResults",
      "readCountryResults",
      "readDossier",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges",
      "listEditionLibraryIndicators",
      "summariseAssignmentPlan",
      "readAgreement"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6,
        0,
        1
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "createIndicator": {
    "path": "/report-editions/{id}/new-indicator",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listGlobalIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readDossier",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6,
        0,
        1
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "unassignParentIndicator": {
    "path": "/report-editions/{id}/parent-indicators/{indicatorId}/unassign-parent",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listWorkNotices",
      "readDashboardFilters",
      "summariseWorkflowAssignment",
      "listCountriesProgress",
      "listResults",
      "readCountryResults",
      "readDossier",
      "readIndicatorRating",
      "listRatingHistory",
      "listComments",
      "readReferences",
      "listAssignableRegions",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges",
      "listEditionLibraryIndicators",
      "summariseAssignmentPlan",
      "readAgreement"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6,
        0,
        1
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "indicator": "indicatorId"
    }
  },
  "reorderIndicator": {
    "path": "/report-editions/{id}/indicators/change-order",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listEditionActivity",
      "readImportChanges",
      "listWorkNotices",
      "summariseAssignmentPlan"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "deleteIndicator": {
    "path": "/report-editions/{id}/indicators/{indicatorId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listMilestones",
      "listActivities",
      "listActivityIndicators",
      "listParentIndicators",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readAgreement",
      "readDossier",
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
      "readImportChanges",
      "listWorkNotices",
      "summariseAssignmentPlan"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        6,
        0,
        1,
        2,
        3,
        4
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id",
      "indicator": "indicatorId"
    }
  },
  "listNotifications": {
    "path": "/notifications",
    "method": "get",
    "area": "notifications",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the notifications",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": false,
    "record": null
  },
  "clearNotification": {
    "path": "/notifications/{commentId}/{taggedId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listNotifications",
      "listActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        5
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "notification",
      "comment": "commentId",
      "tagged": "taggedId"
    }
  },
  "listWorkNotices": {
    "path": "/work-notices",
    "method": "get",
    "area": "notifications",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching what happened to your work",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": false,
    "record": null
  },
  "clearWorkNotices": {
    "path": "/work-notices/clear",
    "method": "post",
    "area": "notifications",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong clearing the notifications",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listWorkNotices",
      "listNotifications",
      "listActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        5
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "importFile": {
    "path": "/import",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": "dryRun",
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readDossier",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listImports"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        9,
        0,
        1,
        2,
        3
      ],
      "cause": 2
    },
    "standby": false,
    "record": null
  },
  "listImports": {
    "path": "/imports",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": false,
    "record": null
  },
  "readImportChanges": {
    "path": "/imports/{importId}/changes",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": false,
    "record": {
      "kind": "import",
      "import": "importId"
    }
  },
  "revertImport": {
    "path": "/imports/{importId}/revert",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
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
      "listResults",
      "readCountryResults",
      "readDossier",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity",
      "listImports"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        9,
        0,
        1,
        2,
        3
      ],
      "cause": 2
    },
    "standby": false,
    "record": {
      "kind": "import",
      "import": "importId"
    }
  },
  "readImportCheckChanges": {
    "path": "/import-checks/{checkId}/changes",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": false,
    "record": {
      "kind": "import-check",
      "check": "checkId"
    }
  },
  "listExportCountries": {
    "path": "/export-countries",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "exportData": {
    "path": "/export",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": true,
    "invalidates": [
      "listActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        10
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "downloadExport": {
    "path": "/downloads/{token}",
    "method": "get",
    "area": "transfer",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong downloading the export",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "download",
      "token": "token"
    }
  },
  "listLibraryIndicators": {
    "path": "/indicators",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "readLibraryIndicator": {
    "path": "/indicators/{id}",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "library-indicator",
      "libraryIndicator": "id"
    }
  },
  "listEditionLibraryIndicators": {
    "path": "/report-editions/{id}/library-indicators",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "listDashboardIndicators": {
    "path": "/dashboard/{editionId}",
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the dashboard indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "readMyWork": {
    "path": "/my-work/{editionId}",
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching your work",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "readProgramme": {
    "path": "/programme/{editionId}",
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the programme",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "listWorkload": {
    "path": "/programme/{editionId}/workload",
    "method": "get",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the workload",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "listStuck": {
    "path": "/programme/{editionId}/stuck",
    "method": "get",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching what is stuck",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "readDashboardFilters": {
    "path": "/dashboard-filters/{editionId}",
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the dashboard filter options",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "readDashboardFacets": {
    "path": "/dashboard-facets/{editionId}",
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong counting the rows of the filter options",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "listWorkflowUsers": {
    "path": "/dashboard/{editionId}/workflow-users",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "listWorkflowIndicators": {
    "path": "/dashboard/{editionId}/workflow-indicators",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "listWorkflowRegions": {
    "path": "/dashboard/{editionId}/workflow-regions",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "summariseWorkflowAssignment": {
    "path": "/dashboard/{editionId}/workflow-assignment",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "assignWorkflow": {
    "path": "/dashboard/{editionId}/workflow-assignment",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "summariseAssignmentPlan",
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
    "paging": null,
    "activity": {
      "kinds": [
        2
      ],
      "cause": 1
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "setDueDates": {
    "path": "/dashboard/{editionId}/due-dates",
    "method": "put",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong setting the due dates",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "readIndicatorRating",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        2
      ],
      "cause": 1
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "stepBackRatings": {
    "path": "/dashboard/{editionId}/step-back",
    "method": "put",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong taking the country indicators back",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readIndicatorRating",
      "listRatingHistory",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "listCountriesProgress",
      "readEditionClosing",
      "readEditionRevert",
      "listCountryModules",
      "listCountryIndicators",
      "listComments",
      "listMilestones",
      "listResults",
      "readCountryResults",
      "readDossier",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        1,
        0,
        4
      ],
      "cause": 1
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "revertAssignment": {
    "path": "/dashboard/{editionId}/workflow-assignment/{assignmentId}/revert",
    "method": "post",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong undoing the assignment",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "summariseAssignmentPlan",
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
    "paging": null,
    "activity": {
      "kinds": [
        2
      ],
      "cause": 1
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId",
      "assignment": "assignmentId"
    }
  },
  "summariseAssignmentPlan": {
    "path": "/programme/{editionId}/assignment-plan",
    "method": "post",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching what would change hands",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "applyAssignmentPlan": {
    "path": "/programme/{editionId}/assignment-plan",
    "method": "put",
    "area": "dashboard",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong assigning this work",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "readDashboardFilters",
      "listWorkflowUsers",
      "summariseWorkflowAssignment",
      "summariseAssignmentPlan",
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
    "paging": null,
    "activity": {
      "kinds": [
        2
      ],
      "cause": 1
    },
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "listCountries": {
    "path": "/countries",
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the list of countries",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "listCountriesProgress": {
    "path": "/countries-with-workflow-progress/{reportEditionId}",
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching countries progress statuses",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "reportEditionId"
    }
  },
  "listCountryModules": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/modules",
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching countries modules data",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition-country",
      "edition": "reportEditionId",
      "country": "countryId"
    }
  },
  "readEditionCountry": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}",
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong from fetching countries data",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition-country",
      "edition": "reportEditionId",
      "country": "countryId"
    }
  },
  "listCountryIndicators": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators",
    "method": "get",
    "area": "countries",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the indicators of this country",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition-country",
      "edition": "reportEditionId",
      "country": "countryId"
    }
  },
  "readCountryIndicator": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}",
    "method": "get",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong with fetching country's indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "readAdjacentIndicators": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/next-prev-indicators",
    "method": "get",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the next and previous indicators",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "readQueue": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/queue",
    "method": "get",
    "area": "dashboard",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the place in the list",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "readIndicatorRating": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating",
    "method": "get",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching indicator rating",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "listRatingHistory": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-history",
    "method": "get",
    "area": "ratings",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the rating history",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "updateRating": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-update",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readIndicatorRating",
      "readCountryIndicator",
      "listRatingHistory",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "listCountriesProgress",
      "readEditionClosing",
      "readEditionRevert",
      "listCountryModules",
      "listCountryIndicators",
      "readCompare",
      "listMilestones",
      "listResults",
      "readCountryResults",
      "readDossier",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        0,
        1
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "promoteRatingWorkflow": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-workflow-promotion",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readIndicatorRating",
      "listRatingHistory",
      "listDashboardIndicators",
      "readDashboardFacets",
      "readQueue",
      "readMyWork",
      "readProgramme",
      "listWorkload",
      "readAgreement",
      "listStuck",
      "listCountriesProgress",
      "readEditionClosing",
      "readEditionRevert",
      "listCountryModules",
      "listCountryIndicators",
      "listComments",
      "listMilestones",
      "listResults",
      "readCountryResults",
      "readDossier",
      "listActivities",
      "listActivityIndicators",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        1,
        0,
        4
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "listComments": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/ratings/{ratingId}/comments",
    "method": "get",
    "area": "comments",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching indicator rating comments",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId",
      "rating": "ratingId"
    }
  },
  "addComment": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/ratings/{ratingId}/comments",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "listComments",
      "readAgreement",
      "readEditionRevert",
      "listNotifications",
      "listActivity",
      "listRatingActivity",
      "listCountryActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        4
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId",
      "rating": "ratingId"
    }
  },
  "readReferences": {
    "path": "/references/{editionId}/country/{countryId}/indicator/{indicatorId}",
    "method": "get",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the reference for this report edition",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "editionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "listCountrySources": {
    "path": "/references/{editionId}/country/{countryId}",
    "method": "get",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the sources of this country",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition-country",
      "edition": "editionId",
      "country": "countryId"
    }
  },
  "addReference": {
    "path": "/references/{editionId}/country-indicator/{ratingId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readReferences",
      "readDossier",
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
    "paging": null,
    "activity": {
      "kinds": [
        3
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "rating",
      "edition": "editionId",
      "rating": "ratingId"
    }
  },
  "updateReference": {
    "path": "/references/{editionId}/country-indicator/{ratingId}/reference/{referenceId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readReferences",
      "readDossier",
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
    "paging": null,
    "activity": {
      "kinds": [
        3
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "rating",
      "edition": "editionId",
      "rating": "ratingId",
      "reference": "referenceId"
    }
  },
  "removeReference": {
    "path": "/references/{editionId}/country-indicator/{ratingId}/reference/{referenceId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readReferences",
      "readDossier",
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
    "paging": null,
    "activity": {
      "kinds": [
        3
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "rating",
      "edition": "editionId",
      "rating": "ratingId",
      "reference": "referenceId"
    }
  },
  "copyReference": {
    "path": "/references/{editionId}/country-indicator/{ratingId}/copy-reference",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readReferences",
      "readDossier",
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
    "paging": null,
    "activity": {
      "kinds": [
        3
      ],
      "cause": 1
    },
    "standby": false,
    "record": {
      "kind": "rating",
      "edition": "editionId",
      "rating": "ratingId"
    }
  },
  "summariseReferenceCopy": {
    "path": "/references/{editionId}/country-indicator/{ratingId}/copy-reference-summary",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "rating",
      "edition": "editionId",
      "rating": "ratingId"
    }
  },
  "copyReferenceToCurrent": {
    "path": "/references/{editionId}/country-indicator/{ratingId}/copy-reference-current/{referenceId}",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [
      "readReferences",
      "readDossier",
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
    "paging": null,
    "activity": {
      "kinds": [
        3
      ],
      "cause": 0
    },
    "standby": false,
    "record": {
      "kind": "rating",
      "edition": "editionId",
      "rating": "ratingId",
      "reference": "referenceId"
    }
  },
  "listAssignableRegions": {
    "path": "/references/{editionId}/regions/{ratingId}",
    "method": "get",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the countries to copy to",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "rating",
      "edition": "editionId",
      "rating": "ratingId"
    }
  },
  "listAssignableIndicators": {
    "path": "/references/{editionId}/indicators/{ratingId}",
    "method": "get",
    "area": "references",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the indicators to copy to",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "rating",
      "edition": "editionId",
      "rating": "ratingId"
    }
  },
  "readCompare": {
    "path": "/compare",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": null
  },
  "exportCompare": {
    "path": "/compare-export",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": true,
    "invalidates": [
      "listActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        10
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "readCompareFilters": {
    "path": "/compare-filters",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": null
  },
  "listCompareMilestones": {
    "path": "/compare-filters/{id}/milestones",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": false,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "listResults": {
    "path": "/results/{editionId}",
    "method": "get",
    "area": "results",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the results",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "readCountryResults": {
    "path": "/results/{editionId}/countries/{countryId}",
    "method": "get",
    "area": "results",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the country's results",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition-country",
      "edition": "editionId",
      "country": "countryId"
    }
  },
  "readDossier": {
    "path": "/results/{editionId}/countries/{countryId}/dossier",
    "method": "get",
    "area": "results",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the dossier",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition-country",
      "edition": "editionId",
      "country": "countryId"
    }
  },
  "exportResults": {
    "path": "/export-results",
    "method": "post",
    "area": "results",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong exporting the results",
    "emptyMessage": "There is no rating that these filters let through.",
    "retryLabel": "Try again",
    "reads": false,
    "onFailure": "page",
    "storesNothing": true,
    "invalidates": [
      "listActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        10
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "readAgreement": {
    "path": "/programme/{editionId}/agreement",
    "method": "get",
    "area": "results",
    "permissions": [
      [
        "report-management"
      ]
    ],
    "errorMessage": "Something went wrong fetching the agreement",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": null,
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "editionId"
    }
  },
  "listActivity": {
    "path": "/activity",
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
    "reads": true,
    "onFailure": "page",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": true,
    "record": null
  },
  "exportActivity": {
    "path": "/activity-export",
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
    "reads": false,
    "onFailure": "page",
    "storesNothing": true,
    "invalidates": [
      "listActivity"
    ],
    "paging": null,
    "activity": {
      "kinds": [
        10
      ],
      "cause": 0
    },
    "standby": false,
    "record": null
  },
  "listRatingActivity": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/activity",
    "method": "get",
    "area": "activity",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the history of this indicator",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": false,
    "record": {
      "kind": "country-indicator",
      "edition": "reportEditionId",
      "country": "countryId",
      "indicator": "indicatorId"
    }
  },
  "listCountryActivity": {
    "path": "/countries/{countryId}/report-editions/{reportEditionId}/activity",
    "method": "get",
    "area": "activity",
    "permissions": [
      []
    ],
    "errorMessage": "Something went wrong fetching the history of this country",
    "emptyMessage": null,
    "retryLabel": "Try again",
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition-country",
      "edition": "reportEditionId",
      "country": "countryId"
    }
  },
  "listEditionActivity": {
    "path": "/report-editions/{id}/activity",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": true,
    "record": {
      "kind": "edition",
      "edition": "id"
    }
  },
  "listUserActivity": {
    "path": "/users/{userId}/activity",
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
    "reads": true,
    "onFailure": "in-place",
    "storesNothing": false,
    "invalidates": [],
    "paging": "offset",
    "activity": null,
    "standby": true,
    "record": {
      "kind": "user",
      "user": "userId"
    }
  }
} as const;
export type OperationId = keyof typeof operations;

/** Operations without a handler (`x-not-yet`): the server answers 501. */
export const notYet = [] as const satisfies OperationId[];
export type OfferedId = Exclude<OperationId, (typeof notYet)[number]>;
