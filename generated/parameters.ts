// Made by `npm run generate` from the contract. Do not edit.
/** What an id in an address may be. */
export const pathId = {
  "minimum": 1,
  "maximum": 2147483647
} as const;

// The limits of the query of each operation.

export const listNotificationsParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const listWorkNoticesParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const listImportsParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const readImportChangesParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const readImportCheckChangesParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const listDashboardIndicatorsParameters = {
  "indicatorName": {
    "maxLength": 200
  },
  "countries": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "milestones": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "workflows": {
    "maxLength": 20
  },
  "researchUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "qaUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "nextUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "statusDays": {
    "minimum": 0,
    "maximum": 3650
  },
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const listStuckParameters = {
  "days": {
    "minimum": 1,
    "maximum": 3650
  }
} as const;

export const readDashboardFacetsParameters = {
  "indicatorName": {
    "maxLength": 200
  },
  "countries": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "milestones": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "workflows": {
    "maxLength": 20
  },
  "researchUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "qaUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "nextUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "statusDays": {
    "minimum": 0,
    "maximum": 3650
  }
} as const;

export const summariseAssignmentPlanParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const readQueueParameters = {
  "indicatorName": {
    "maxLength": 200
  },
  "countries": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "milestones": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "workflows": {
    "maxLength": 20
  },
  "researchUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "qaUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "nextUsers": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "statusDays": {
    "minimum": 0,
    "maximum": 3650
  }
} as const;

export const listCommentsParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const listCountrySourcesParameters = {
  "indicatorId": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const readCompareParameters = {
  "editions": {
    "maxLength": 30,
    "items": {
      "maximum": 999999999
    }
  },
  "countries": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "milestones": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  }
} as const;

export const listResultsParameters = {
  "against": {
    "minimum": 0,
    "maximum": 2147483647
  }
} as const;

export const readCountryResultsParameters = {
  "against": {
    "minimum": 0,
    "maximum": 2147483647
  }
} as const;

export const listActivityParameters = {
  "users": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "kinds": {
    "maxLength": 40
  },
  "countries": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "indicators": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "editions": {
    "maxLength": 8000,
    "items": {
      "maximum": 999999999
    }
  },
  "act": {
    "minimum": 1,
    "maximum": 999999999999999
  },
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const listRatingActivityParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const listCountryActivityParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const listEditionActivityParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;

export const listUserActivityParameters = {
  "offset": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "pageSize": {
    "minimum": 1,
    "maximum": 200
  }
} as const;
