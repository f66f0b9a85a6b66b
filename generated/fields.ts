// Made by `npm run generate` from the contract. Do not edit.
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
