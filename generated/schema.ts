// Made by `npm run generate` from the contract. Do not edit.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign the bearer of the token in
         * @description Called once after the callback of the identity provider; changes nothing and answers who it is. A token whose e-mail matches no active user answers 403 here, and 401 on every other call, for nobody is signed in.
         */
        get: operations["logIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is signed in
         * @description The client keeps the answer for one minute.
         */
        get: operations["readCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current-user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one's own preferences
         * @description Who has chosen nothing yet is told of everything in the product, and once a day by e-mail where the server sends any.
         */
        get: operations["readPreferences"];
        /**
         * Change one's own preferences
         * @description What is left out stays as it was, and so does a kind of notice that is not listed.
         */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own views and those that are shared with the active edition
         * @description By name; of the same name, the lower Id first. Where no edition is active, one's own.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a list's filters, order and columns under a name
         * @description An own view belongs to the caller, a shared one to the active edition: without one it is 409 conflict. The name is stored without whitespace at its ends. One's own list of views holds at most 50 a list, and so does an edition: more is 409 conflict.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved view
                 * @example 1
                 */
                viewId: components["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a view
         * @description Renames it, stores other filters, order and columns, shares an own view, or makes a shared one the default of roles. A view of an inactive edition stays as it is (409 inactive-edition).
         */
        put: operations["updateView"];
        post?: never;
        /**
         * Delete a view
         * @description Also 204 for a view that is already gone. Who had it as their default begins with the list as it is by itself.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everyone who has an account, by full name, then Id
         * @description Everyone who can sign in or once could, so that past work keeps its names; Status tells the active from the inactive.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add an account
         * @description Active at once, and bound to an identity by the first sign-in with that verified e-mail. An e-mail that an account has already, or that looks like one, is 409 duplicate-name.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add several accounts at once
         * @description All or none. An e-mail that has an account already is left as it is and told; one that only looks like another's, or is there twice, is 422.
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/rebind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free every account that is bound at a provider
         * @description After the provider moved to another address: the next sign-in of each with the verified e-mail of the account binds it there. The caller's own account stays bound where it is bound at that provider now.
         */
        post: operations["rebindUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an account
         * @description Name, e-mail, role and status; what the user did keeps its author. An inactive user's next request is refused. The last active Admin stays active and Admin (409 conflict), a role that the identity provider says stays as it is (409 conflict). The identity stays bound over a changed e-mail: `rebindUser` frees it.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/rebind": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free an account from the identity that it is bound to
         * @description For somebody who was made anew at the provider: the sessions of the former identity end, and the next sign-in with the verified e-mail of the account binds it again. An account that is bound to none stays as it is.
         */
        post: operations["rebindUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all editions, newest first by CreationDate
         * @description The current edition is the first one that is Active; there may be none.
         */
        get: operations["listReportEditions"];
        put?: never;
        /**
         * Create an edition by duplicating another
         * @description Copies milestones, activities, indicators with their parent links, users and countries in one transaction; every country indicator starts Open, unrated and unassigned. The new edition is Active and all others become Inactive now. BringAssignments and BringReferences take those of the duplicated edition along. Can take some time.
         */
        post: operations["createReportEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read an edition
         * @description Any edition, active or not.
         */
        get: operations["readReportEdition"];
        /**
         * Change the name and dates of an edition
         * @description The name is compared with those of the other editions only.
         */
        put: operations["updateReportEdition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read what an edition leaves unfinished when the next one is created
         * @description What is not completed by status and by the person whose turn it is: the researcher, in quality assurance the QA user. Countries that were removed from the edition do not count.
         */
        get: operations["readEditionClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read whether an edition can be taken back, and what would go with it
         * @description It can as long as it is the active one, was made from another, and nobody has rated, commented or referenced anything in it. References that were brought along count once they are changed.
         */
        get: operations["readEditionRevert"];
        put?: never;
        /**
         * Take back an edition that was created by mistake
         * @description The edition goes with its structure, members, assignments and what was brought along, and the edition that it closed is active again with its notifications. Only while nobody has rated, commented or referenced anything in it.
         */
        post: operations["revertReportEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-report-editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the editions that can be exported, newest first by CreationDate
         * @description What exportData can be asked for. Inactive editions are listed too.
         */
        get: operations["listExportReportEditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the users of an edition, by full name, then Id
         * @description Those who were added and not removed since. A user who was deactivated stays listed.
         */
        get: operations["listEditionUsers"];
        put?: never;
        /**
         * Add users to an edition
         * @description Who belongs to it already stays as added first.
         */
        post: operations["addEditionUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/global-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the users who can be added to an edition, by full name, then Id
         * @description The rows have the fields of listEditionUsers, so that a user can move between the two lists; DateAdded is null.
         */
        get: operations["listEditionGlobalUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the user
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a user from an edition
         * @description Past work and assignments stay with the user.
         */
        delete: operations["removeEditionUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/mentionable-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the users whom a comment can tag, by full name, then Id
         * @description Inactive users of the edition are left out: addComment refuses to tag them.
         */
        get: operations["listMentionableUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/countries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the countries of an edition, by name, then Id
         * @description Those that were added and not removed since.
         */
        get: operations["listEditionCountries"];
        put?: never;
        /**
         * Add countries to an edition
         * @description Their Open country indicators are made at once; a country that was removed before comes back with its past work.
         */
        post: operations["addEditionCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/global-countries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the countries that can be added to an edition, by name, then Id
         * @description The rows have the fields of listEditionCountries, so that a country can move between the two lists.
         */
        get: operations["listEditionGlobalCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/countries/{countryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a country from an edition
         * @description Its ratings are kept, leave the lists of the edition, and come back if it is added again.
         */
        delete: operations["removeEditionCountry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the milestones of an edition, by OrderId
         * @description Each row counts the ratings, references and open work that a deletion takes along.
         */
        get: operations["listMilestones"];
        /**
         * Edit a milestone
         * @description Changes the texts; its place and its activities stay. A Version that is no longer that of the milestone is 409 `stale`.
         */
        put: operations["updateMilestone"];
        /**
         * Add a milestone at the end
         * @description It comes after the last milestone of the edition and has no activities yet.
         */
        post: operations["createMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/milestones/{milestoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the milestone
                 * @example 16
                 */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a milestone with its activities and indicators
         * @description Takes ratings, references and open work along, as many as its row says; the milestones behind it move up.
         */
        delete: operations["deleteMilestone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/milestones/{milestoneId}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the milestone
                 * @example 16
                 */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        /**
         * List the activities of a milestone, by OrderId
         * @description Each row counts the ratings, references and open work that a deletion takes along.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an activity
         * @description Changes the texts; its place and its indicators stay. A Version that is no longer that of the activity is 409 `stale`.
         */
        put: operations["updateActivity"];
        /**
         * Add an activity at the end of a milestone
         * @description It comes after the last activity of the milestone and has no indicators yet.
         */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/reorder-activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move an activity up or down by one place
         * @description Renumbers the indicators of both.
         */
        put: operations["reorderActivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/activities/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the activity
                 * @example 91
                 */
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an activity with its indicators
         * @description Takes ratings, references and open work along, as many as its row says; the activities behind it move up.
         */
        delete: operations["deleteActivity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/activities/{activityId}/indicators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the activity
                 * @example 91
                 */
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        /**
         * List the indicators of an activity, by OrderId
         * @description Each row counts the ratings, references and open work that a deletion takes along.
         */
        get: operations["listActivityIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/parent-indicators/{indicatorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the indicator in its edition; 0 for a new one
                 * @example 452
                 */
                indicatorId: components["parameters"]["IndicatorIdOrNew"];
            };
            cookie?: never;
        };
        /**
         * List the indicators that an indicator can depend on, by number
         * @description Those of the edition that have no parent themselves, without the indicator itself. One that is a parent already can depend on none. The Id 0 asks for a new indicator.
         */
        get: operations["listParentIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/global-indicators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the indicators of the library that an edition does not hold, by LibraryIndicatorId
         * @description Each library indicator with the texts it had where it was last used; addLibraryIndicators takes the chosen ones.
         */
        get: operations["listGlobalIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/indicators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an indicator, or move it to another activity
         * @description Ratings, references and assignments stay with it. Another IndicatorRating turns the sign of the scores, so that what was met stays consistent, and makes its ratings' Versions new. A client that takes the parent away calls unassignParentIndicator first and sends the Version of that answer here.
         */
        put: operations["updateIndicator"];
        /**
         * Add indicators of the library to an activity
         * @description They follow the last indicator of the activity in the order of the list; their Open country indicators are made at once.
         */
        post: operations["addLibraryIndicators"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/new-indicator": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a new indicator to an activity and to the library
         * @description Its Open country indicators are made at once.
         */
        post: operations["createIndicator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/parent-indicators/{indicatorId}/unassign-parent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make an indicator independent of its parent
         * @description Takes no body. One that has no parent is answered as it is. What was set aside while the parent was not met comes back as it was rated.
         */
        put: operations["unassignParentIndicator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/indicators/change-order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move an indicator up or down by one place
         * @description Swaps the indicator with its neighbour in the activity; past either end is 409. No Version changes.
         */
        put: operations["reorderIndicator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/indicators/{indicatorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an indicator from an edition
         * @description Takes its ratings, references and open work along, as many as its row says. Its children lose their parent and what that has rated of them, the indicators behind it move up, and the library keeps it.
         */
        delete: operations["deleteIndicator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own notifications, newest first
         * @description Those of inactive editions are not listed. Ties go by CommentId, the greater first.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{commentId}/{taggedId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the comment
                 * @example 9001
                 */
                commentId: components["parameters"]["CommentId"];
                /**
                 * @description Id of the user who was tagged
                 * @example 2
                 */
                taggedId: components["parameters"]["TaggedId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Clear a notification
         * @description Nobody but the tagged user can. One that is already cleared is answered again and stays so.
         */
        put: operations["clearNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to one's own work, newest first
         * @description Assigned, submitted, returned, completed, due soon and overdue, of the active edition; what a change did to many country indicators is one notice. Nobody is told of what they did themselves, nor of a kind that they do not want in the product. Ties go by Id, the greater first.
         */
        get: operations["listWorkNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work-notices/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear some or all notices of one's own work
         * @description Those of others, and those that are cleared already, are left as they are.
         */
        post: operations["clearWorkNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import ratings and references from a spreadsheet
         * @description One .xlsx of up to 25 MB, judged by its content, with a sheet `Ratings` (Edition, ISO Code, Indicator No., Score, Met, Researcher Note; optional Research User, QA User, Status, Research Due Date, QA Due Date) and/or a sheet `References` (Edition, ISO Code, Indicator No., Title, Author, Publication Date, Information, and the optional reference fields). Columns are found by their heading, in any order; the client offers the empty template, and any export can be filled in and sent back. All or nothing: with one bad cell nothing is stored, `success` is false and `errors` lists the first 500. With `dryRun` the file is checked and counted the same way and nothing is stored either way. What it changed, or would change, old and new, readImportChanges and readImportCheckChanges tell by the Id that the answer gives. A file that sets a parent Not Met tells in `Decides` which ratings that decides and in which status; without dryRun it is stored only with their `confirmation`, else `success` is false without an error. A due date other than the one in force becomes the row's own, that of the edition takes the row's own away, an empty cell leaves it. Columns that are only exported, such as Status Since, are not read. A row of a rating that a parent decides is refused where it differs. A file that cannot be read as .xlsx is 415.
         */
        post: operations["importFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports that stored a file, newest first
         * @description By Id, the greater first. Each tells who imported which file when, how much that changed, and whether it can be undone. Checks, refused files and undone imports' undoing are not listed; an import that was undone says so.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the import, the ActId of its events
                 * @example 88240
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /**
         * List what an import changed, old and new
         * @description Ratings by edition, country and number, those that parents in the file decided or gave back among them, then the references that it added in the order of the file. As the activity log tells it; names are those of today.
         */
        get: operations["readImportChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the import, the ActId of its events
                 * @example 88240
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a whole import
         * @description Every rating that the import changed is again as it was: score, note, status, people where the file set them, who rated and when; what parents in the file decided or gave back too. References that it added are removed. All or nothing, and only while none of it was changed since (409 `changed-since` with what was, the first 100), the editions are active, and it was not undone before. The activity log tells the undoing as events of its own.
         */
        post: operations["revertImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-checks/{checkId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The CheckId of importFile's answer
                 * @example c7Zp3v0XWc2mR8sT1uY5aB
                 */
                checkId: string;
            };
            cookie?: never;
        };
        /**
         * List what a file would change, as its check found
         * @description In the order of readImportChanges. Only who checked the file reads it, and for a day; afterwards, and for everybody else, it is 404.
         */
        get: operations["readImportCheckChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the countries that are in any of the chosen editions
         * @description By name. Changes nothing.
         */
        post: operations["listExportCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a spreadsheet of ratings, or of ratings and references
         * @description Answers where to fetch it, once and within five minutes. Ratings alone are one sheet; with references, a tab an indicator or a country, as ExportFormatChoice says.
         */
        post: operations["exportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What an export answered; the token is the right
                 * @example q7Zp3v0XWc2mR8sT1uY5aB
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Download an export
         * @description No bearer is asked for or read; the token of the address is the right, once and within five minutes.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/indicators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the library indicators
         * @description In the order of the numbers they had where they were last used.
         */
        get: operations["listLibraryIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/indicators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the library indicator
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Read a library indicator with the editions that use it
         * @description Editions newest first; none where no edition holds the indicator any more.
         */
        get: operations["readLibraryIndicator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/library-indicators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the library indicators that an edition uses
         * @description As the edition words and numbers them, in the order of its numbers; also of an inactive one.
         */
        get: operations["listEditionLibraryIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/{editionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * List the country indicators of an edition
         * @description Ordered by country name, then indicator number, then Id, unless `sort` says otherwise. Filters are joined by "and", the items of one filter by "or"; a filter left out filters nothing, but for `currentUser`, which is true where it is left out.
         */
        get: operations["listDashboardIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-work/{editionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * Read what the caller has to do in an edition
         * @description Each figure is the Count that listDashboardIndicators answers for the same rows. In an inactive edition nobody has anything to do: Next is null.
         */
        get: operations["readMyWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programme/{editionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * Read how far an edition is
         * @description All counts are of one moment: milestones and regions each add up to the total, and so does the last point in time. Each count is the Count that listDashboardIndicators answers for the same rows.
         */
        get: operations["readProgramme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programme/{editionId}/workload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * List what each person carries in an edition
         * @description Everybody who is in the edition, and who has left it and still holds an assignment there; by name. All counts are of one moment; in a closed edition, overdue is what was so on the day it was closed.
         */
        get: operations["listWorkload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programme/{editionId}/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * List what does not move in an edition, by rule
         * @description One entry a rule, in the order of StuckRule, with the rows that have been where they are for longest. The same rows are those of listDashboardIndicators with stuck and, for LongInQA, statusDays.
         */
        get: operations["listStuck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard-filters/{editionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * Read what the dashboard can be filtered by
         * @description Users are those of the edition and whoever holds work in it; Id 0 among them stands for nobody assigned.
         */
        get: operations["readDashboardFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard-facets/{editionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * Read how many rows each option of the dashboard's filters would leave
         * @description Each figure is the Count that listDashboardIndicators answers with this one option in place of its own filter and the other filters as given. An option that is left out would leave nothing.
         */
        get: operations["readDashboardFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/{editionId}/workflow-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * List who can be assigned in an edition
         * @description Active users of the edition by name. Anybody of them may research; QA leaves out External Researcher and Spectator.
         */
        get: operations["listWorkflowUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/{editionId}/workflow-indicators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * List the indicators of an edition to choose from
         * @description Flat and in the order of their numbers; each names its milestone and activity, so that the list can be grouped and filtered.
         */
        get: operations["listWorkflowIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/{editionId}/workflow-regions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * List the countries of an edition by region
         * @description Regions and their countries in alphabetical order.
         */
        get: operations["listWorkflowRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/{editionId}/workflow-assignment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a user and a task to country indicators
         * @description Sets the research or the QA user of every candidate, whoever held it; null takes people off. Neither status nor Version of a rating changes: an assignment is no change of what is typed there. A user who may not take the task is 422 at /AssignedUserId.
         */
        put: operations["assignWorkflow"];
        /**
         * Count what an assignment would touch
         * @description Changes nothing. Every pair of a chosen country and a chosen indicator that exists in the edition is a candidate.
         */
        post: operations["summariseWorkflowAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/{editionId}/due-dates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the due dates of country indicators
         * @description Each may have a date of its own for research and for QA; where it has none, the edition's stands. Neither status nor Version of a rating changes: a due date is no change of what is typed there.
         */
        put: operations["setDueDates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/{editionId}/step-back": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Return or reopen country indicators with one reason
         * @description Takes each that is one status further back to WorkflowStatus; what is in another status, or decided by a parent, stays as it is and is counted. The reason becomes a comment on each; the people are told once, by a notice. Ratings that a changed one decides move along.
         */
        put: operations["stepBackRatings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/{editionId}/workflow-assignment/{assignmentId}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the assignment, the ActId of its events
                 * @example 88312
                 */
                assignmentId: components["parameters"]["AssignmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an assignment or a plan
         * @description Everybody who was changed is again who it was, and since when. All or nothing, and only while nothing was done since: a rating that was saved, moved or assigned anew refuses it (409 `changed-since` with the first 100), as does an inactive edition or one undone before. Notices of the assignment that nobody has read are withdrawn; undoing tells nobody.
         */
        post: operations["revertAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programme/{editionId}/assignment-plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a plan
         * @description Assigns all cells in one transaction. Of a choice with several people each gets an even share, by country and number of the indicator. A choice that is left out leaves its country indicators as they are; one without people takes everybody off. Neither status nor Version of a rating changes. A person who may not take the task is 422 at the pointer to its Id, as is a cell that decides what another one decides. With FromUserId it hands over what waits for one person. Undone by revertAssignment.
         */
        put: operations["applyAssignmentPlan"];
        /**
         * Tell what a plan would change
         * @description Changes nothing. Every country indicator that would change hands, by country and number, with who has it and who would; what each person would gain and lose; and who had work in the last edition and cannot take it again. Refuses what applyAssignmentPlan refuses.
         */
        post: operations["summariseAssignmentPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all countries of the product
         * @description By name, whether or not they are in an edition.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries-with-workflow-progress/{reportEditionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        /**
         * List the countries of an edition with their progress
         * @description By name.
         */
        get: operations["listCountriesProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/modules": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        /**
         * List milestones, activities and indicators of an edition as rated for a country
         * @description Each level in the order of its numbers. Milestones and activities count what is rated and met below them, whatever its status.
         */
        get: operations["listCountryModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        /**
         * Read a country of an edition
         * @description Names the country and the edition, for the head of a page.
         */
        get: operations["readEditionCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        /**
         * List the indicators of a country in an edition
         * @description Flat and in the order of their numbers, to switch between indicators.
         */
        get: operations["listCountryIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        /**
         * Read an indicator as seen for a country
         * @description The texts of the indicator, whether its parent is met for this country, and the Id of the rating.
         */
        get: operations["readCountryIndicator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/next-prev-indicators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        /**
         * Read where Previous and Next lead
         * @description Through the caller's own assignments in the dashboard's order if there are any in the edition, else through the country's indicators and on to the next country; null at both ends.
         */
        get: operations["readAdjacentIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/queue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        /**
         * Read where a country indicator stands in a list of the dashboard
         * @description The list is what listDashboardIndicators answers for the same filters and order. Where the indicator is not in it any more, Place is null and the neighbours are those of the place where it would be.
         */
        get: operations["readQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        /**
         * Read the rating of a country indicator
         * @description An indicator that nobody has rated yet has a rating with a null Score and the status Open. While its parent is rated Not Met it counts as 0 / Not Met in the parent's status, and what a person had rated is set aside.
         */
        get: operations["readIndicatorRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        /**
         * List the ratings of the same indicator in all editions, newest first
         * @description The same indicator across editions is matched by its library indicator.
         */
        get: operations["listRatingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save the rating of a country indicator
         * @description A save moves Open to ResearchInProgress; other statuses stay. A parent that is saved as Not Met decides its dependents for the same country: they count as 0 / Not Met in its status, also when that moves, and what a person had rated of them comes back as it was once it is met again.
         */
        put: operations["updateRating"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/rating-workflow-promotion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move the rating of a country indicator along the workflow
         * @description Open→ResearchInProgress, Open or ResearchInProgress→QAInProgress, QAInProgress→QACompleted. A report manager may take a rating back by a step, the assigned QA user may return QAInProgress→ResearchInProgress, always with a Reason. A step that is already done changes nothing; any other is 409. The ratings that this one decides move along; they have no step of their own. A backend may refuse to submit a rating that has no QA user (409 `no-qa-user`), unless the edition does without that check.
         */
        put: operations["promoteRatingWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/ratings/{ratingId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a rating
         * @description Newest first; of the same instant, the higher Id first.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Add a comment to a rating
         * @description Each tagged user but the author gets a notification. Who is tagged must be an active user of the edition and be mentioned: the text has an @ followed by the full name, letter by letter, and of the edition's names that go on there the longest counts ('@Ana Lima Duarte' does not mention Ana Lima); else 422 at /taggedUsers. Of people with the same name the Ids choose. Who is mentioned need not be tagged.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/country/{countryId}/indicator/{indicatorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        /**
         * Read the references of a country indicator in this edition and earlier ones
         * @description By Title, then Id; earlier editions newest first, only those that hold a reference, matched by the library indicator.
         */
        get: operations["readReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/country/{countryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        /**
         * List the sources to use again for a country
         * @description The distinct sources, told apart by Title and URL, of the country's references in this edition, and those of the named indicator in the edition before it. By UsedCount, the most used first, then Title and Id; at most 50. Each is told by the newest reference to it.
         */
        get: operations["listCountrySources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/country-indicator/{ratingId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a reference to a country indicator
         * @description A ReportEditionId or CountryIndicatorRatingId that is not that of the address is 422, and so is a URL that names another scheme than http or https. Members left out are null.
         */
        post: operations["addReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/country-indicator/{ratingId}/reference/{referenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
                /**
                 * @description Id of the reference
                 * @example 7001
                 */
                referenceId: components["parameters"]["ReferenceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a reference
         * @description The edition and rating of the address are those the reference belongs to. A member left out stays as it is; null empties it. A URL that names another scheme than http or https is 422, unless it is the one that is stored.
         */
        put: operations["updateReference"];
        post?: never;
        /**
         * Remove a reference from a country indicator
         * @description Also 204 for a reference that is already gone.
         */
        delete: operations["removeReference"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/country-indicator/{ratingId}/copy-reference": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Copy a reference to other country indicators
         * @description To every pair of a chosen indicator and a chosen country. Skipped are the source, pairs that do not exist or where the caller may not manage references, and pairs that already hold the same Title and URL. Copies keep YearFirstUsed. Skips, which pairs those are and why, may be left out.
         */
        put: operations["copyReference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/country-indicator/{ratingId}/copy-reference-summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count where a reference would be copied to
         * @description Changes nothing. Each pair of a chosen indicator and a chosen country is possible, or is told with the first reason that it is not. Whether the edition is active is not looked at.
         */
        post: operations["summariseReferenceCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/country-indicator/{ratingId}/copy-reference-current/{referenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
                /**
                 * @description Id of the reference of an earlier edition
                 * @example 6002
                 */
                referenceId: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Use a reference of an earlier edition in this one
         * @description The edition and rating of the address are those to copy to. Where they already hold the same Title and URL, answers that one.
         */
        put: operations["copyReferenceToCurrent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/regions/{ratingId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        /**
         * List the countries a reference can be copied to
         * @description By name; those with an indicator where the caller may manage references.
         */
        get: operations["listAssignableRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{editionId}/indicators/{ratingId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        /**
         * List the indicators a reference can be copied to
         * @description In the order of their numbers; those with a country where the caller may manage references.
         */
        get: operations["listAssignableIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the scores of countries in one or two editions
         * @description Of two editions the latest is the one with the later EndDate (null is open, hence the latest; ties go by StartDate, then Id). Indicators are matched across editions by their library indicator and numbered and ordered as in the latest edition.
         */
        get: operations["readCompare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a comparison as a spreadsheet
         * @description The comparison that readCompare answers for the same choice, as one .xlsx file. Stores nothing.
         */
        post: operations["exportCompare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the editions and countries to compare
         * @description Editions newest first, regions and countries in alphabetical order.
         */
        get: operations["readCompareFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare-filters/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List milestones, activities and indicators of an edition to compare
         * @description Each level in the order of its numbers. A comparison takes the Ids of the indicators.
         */
        get: operations["listCompareMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/{editionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * List the results of an edition by country, region and milestone
         * @description Favourable is a positive indicator that is met and a negative one that is not; a score is favourable of rated, in percent. A country's is the mean of its milestones', a region's that of its countries. What an unmet parent decides counts as it stands, Not Met. All figures are of one moment.
         */
        get: operations["listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/{editionId}/countries/{countryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        /**
         * Read the results of a country in an edition
         * @description As listResults has them, with its activities, what was rated otherwise than in the edition that it is compared with, and its result in each edition.
         */
        get: operations["readCountryResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/{editionId}/countries/{countryId}/dossier": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        /**
         * Read all ratings of a country in an edition, with notes and references
         * @description By number; references by Title, then Id.
         */
        get: operations["readDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one table of an edition's ratings
         * @description A row a country and indicator, by country and number, or the codebook of such a table. Nothing chosen of CountryIds, Regions, Milestones or Statuses means all of them; they are joined by "and". Columns stand in the order of ResultsColumn, whatever the order here. A text that a spreadsheet would run stays a text, as the codebook says. Answers where to fetch it, once and within five minutes. A sheet has at most 1,048,575 rows (422 beyond); the other formats have no limit.
         */
        post: operations["exportResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programme/{editionId}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        /**
         * Read how far QA agrees with research in an edition
         * @description Counted is what is QA completed, which was submitted to QA before and is not decided by a parent: Met or Not Met when it was first submitted, beside Met or Not Met as completed. What parents decided meanwhile is left out. All figures are of one moment.
         */
        get: operations["readAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed, newest first
         * @description By Id, the greater first. Filters are joined by "and", the items of one filter by "or"; a filter left out or empty filters nothing. The ratings of one country that one statement changed are one event, with their number in RecordCount; with `fold` only the first event of a statement is listed, with the number of all its records in AlikeCount; with `act` every record has an event of its own, so that several have the same Id. Deletions tell what went, and share their ActId with everything that went along. Count stops at 10,001.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a spreadsheet of what was changed
         * @description The events that listActivity lists for the same filters, newest first, one row a changed field, 100,000 events at most (422 where there are more). Answers where to fetch it, once and within five minutes. Cells are data, never formulas. The export itself is an event.
         */
        post: operations["exportActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        /**
         * List what was changed about a country indicator, in this edition and others, newest first
         * @description Rating, steps, assignments, references and comments of the same library indicator for the same country in all editions, each event with its edition; no cleared notifications. By Id, the greater first.
         */
        get: operations["listRatingActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{countryId}/report-editions/{reportEditionId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        /**
         * List what was changed about a country in an edition, newest first
         * @description All of its ratings with their steps, assignments, references and comments, and when it was added or removed; no cleared notifications. By Id, the greater first.
         */
        get: operations["listCountryActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-editions/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List what was changed about an edition itself, newest first
         * @description Its name and dates, its users and countries, its milestones, activities and indicators; not its ratings, which listActivity filters by edition. By Id, the greater first.
         */
        get: operations["listEditionActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List what was changed about a user, newest first
         * @description The account (name, e-mail, role, status, identity) and the editions that the user was added to or removed from; what the user did is listActivity with `users`. By Id, the greater first.
         */
        get: operations["listUserActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {integer} */
        Role: 0 | 1 | 2 | 3;
        /** @enum {string} */
        Permission: "index-management" | "user-management" | "report-management" | "dataentry-references" | "dataentry-indicators" | "dataentry-references-manage-own" | "dataentry-references-manage-any" | "dataentry-references-previous" | "dataentry-indicator-edit-any" | "dataentry-indicator-edit-own" | "dataentry-indicatorsQA-any" | "dataentry-indicatorsQA-own" | "indicator-view-previousnext-button" | "view-library-indicator" | "report-compare" | "dataentry-import" | "dataentry-export";
        /**
         * @description What has saved views
         * @enum {integer}
         */
        ViewList: 0 | 1 | 2;
        ViewFilter: {
            Name: string;
            Values: string[];
        };
        /** @description What a list is set to. Names and values are those of the client's address; the server keeps them and does not read them, so a value may name a record that is gone, and a name may be unknown to another client: neither filters anything there */
        ViewContent: {
            /** @description How the other properties are to be read */
            Format: number;
            /** @description What is left out is as the list has it by itself */
            Filters: components["schemas"]["ViewFilter"][];
            /** @description The column that orders the list, with a minus before it where it falls; null = its own order */
            Order: string | null;
            /** @description Columns that are not shown; one that comes later is */
            HiddenColumns: string[];
        };
        /** @description Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared. */
        Version: number;
        /** @description A view of the caller, or one that is shared with the active edition */
        SavedView: {
            Id: number;
            List: components["schemas"]["ViewList"];
            Name: string;
            /** @description Does everybody of the edition see it? Else the caller alone */
            IsShared: boolean;
            /** @description Who made it */
            AuthorName: string;
            /** @description Whose list opens with it where the address says nothing, in the order of Role; none of an own view */
            DefaultRoles: components["schemas"]["Role"][];
            Content: components["schemas"]["ViewContent"];
            Version: components["schemas"]["Version"];
        };
        /** @description Who is signed in, with what the role allows */
        CurrentUser: {
            Id: number;
            FullName: string;
            /** Format: email */
            EmailAddress: string;
            Role: components["schemas"]["Role"];
            /** @description What this deployment lets the role do; the server enforces it, the client shows what it leads to */
            Permissions: components["schemas"]["Permission"][];
            /** @description Is the user the research or QA user of some country indicator of the active edition? Where not, the dashboard begins with everybody's rows. Optional; where it is absent it begins with the user's own */
            HoldsAssignment?: boolean;
            /** @description The shared views of the active edition that the user's role starts with, at most one a list. Optional; where it is absent lists start as they are by themselves */
            DefaultViews?: components["schemas"]["SavedView"][];
        };
        /**
         * @description The stable name of what went wrong
         * @enum {string}
         */
        ProblemCode: "malformed-request" | "unauthenticated" | "forbidden" | "not-found" | "conflict" | "stale" | "duplicate-name" | "inactive-edition" | "workflow-step" | "parent-not-met" | "no-qa-user" | "dependency-chain" | "past-the-end" | "changed-since" | "too-large" | "not-a-spreadsheet" | "invalid" | "too-many-requests" | "internal" | "unavailable" | "not-offered";
        ProblemError: {
            /** @description JSON pointer into the body, or the name of the parameter */
            pointer: string;
            detail: string;
        };
        /** @description What an import changed and somebody changed since */
        ImportObstacle: {
            /** @description null where the rating was deleted */
            ReportEditionName: string | null;
            CountryName: string | null;
            SnapshotName: string | null;
            /** @description Of a reference that the import added; null of a rating */
            ReferenceTitle: string | null;
            /** @description null where it is not known */
            ChangedByName: string | null;
            /** Format: date-time */
            ChangedOn: string | null;
        };
        /** @description A problem document (RFC 9457) */
        Problem: {
            /**
             * @description about:blank
             * @default about:blank
             */
            type: string;
            /** @description The status in words */
            title: string;
            status: number;
            /** @description What happened, for the person */
            detail?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description What support finds the request by: that of the request's `X-Request-Id`, where it has one. People are shown its last eight characters where the server failed */
            requestId?: string;
            /** @description Of the trace that the request belongs to: that of its `traceparent`, or one that the backend began (W3C Trace Context) */
            traceId?: string;
            /** @description For 400 and 422, what is wrong where */
            errors?: components["schemas"]["ProblemError"][];
            /** @description For `stale`, who changed the record meanwhile */
            ChangedByName?: string;
            /**
             * Format: date-time
             * @description For `stale`, when
             */
            ChangedOn?: string;
            /** @description For `changed-since`, what was, the first 100 */
            ChangedSince?: components["schemas"]["ImportObstacle"][];
        };
        /**
         * @description What a person is told of: assigned to them; submitted to them for QA; returned to them; their work completed; due soon; overdue; a comment that tags them
         * @enum {integer}
         */
        WorkNoticeKind: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /** @enum {integer} */
        MailFrequency: 0 | 1 | 2;
        /** @description How the user is told of one kind of notice */
        NoticePreference: {
            Kind: components["schemas"]["WorkNoticeKind"];
            /** @description Are notices of this kind kept for the bell's panel? Of mentions always true, whatever is sent */
            InProduct: boolean;
            EMail: components["schemas"]["MailFrequency"];
        };
        /** @description What a user chose; the server keeps it, so that it holds in every browser */
        Preferences: {
            /** @description One for each kind, in the order of WorkNoticeKind */
            Notices: components["schemas"]["NoticePreference"][];
            /** @description Do keys without Ctrl act (WCAG 2.1.4)? True until the user turns them off */
            SingleKeys: boolean;
            /** @description Does this server send e-mail? Where not, EMail is kept, but means nothing */
            MailOffered: boolean;
        };
        /** @description What of one's preferences changes */
        PreferencesUpdate: {
            /** @description Each kind at most once */
            Notices?: components["schemas"]["NoticePreference"][];
            SingleKeys?: boolean;
        };
        /** @description A new view */
        SavedViewCreate: {
            List: components["schemas"]["ViewList"];
            /** @description The only one of the caller's views of the list, or of those shared, whatever the case */
            Name: string;
            /** @description Needs report-management */
            IsShared: boolean;
            /** @description Each at most once; only of a shared view. A role has one default a list, so these leave the view that they had */
            DefaultRoles: components["schemas"]["Role"][];
            Content: components["schemas"]["ViewContent"];
        };
        /** @description What the view becomes */
        SavedViewUpdate: {
            /** @description The only one of the caller's views of the list, or of those shared, whatever the case */
            Name: string;
            /** @description True shares an own view, which needs report-management; one that is shared stays so */
            IsShared: boolean;
            /** @description Each at most once; only of a shared view. A role has one default a list, so these leave the view that they had */
            DefaultRoles: components["schemas"]["Role"][];
            Content: components["schemas"]["ViewContent"];
            Version?: components["schemas"]["Version"];
        };
        /** @enum {integer} */
        UserStatus: 0 | 1;
        /** @description A row of the system users */
        User: {
            Id: number;
            FullName: string;
            /** Format: email */
            EmailAddress: string;
            Role: components["schemas"]["Role"];
            Status: components["schemas"]["UserStatus"];
            /** Format: date-time */
            DateCreated: string;
            /** @description The newest edition that the user belongs to; null = none */
            ReportEditionName: string | null;
            /** @description The identity provider at which the account is bound; null = at none yet. Optional */
            Issuer?: string | null;
            /**
             * Format: date-time
             * @description When the user last came, to the hour; null = never. Optional
             */
            LastSeenOn?: string | null;
            /** @description Does the identity provider say the role? It cannot be changed here then. Optional; where it is absent it does not */
            IsRoleFromProvider?: boolean;
            Version?: components["schemas"]["Version"];
        };
        /** @description Who is to have an account */
        UserCreate: {
            /** @description Stored without whitespace at its ends */
            FullName: string;
            /**
             * Format: email
             * @description By which the first sign-in finds the account; the only one of its kind, whatever the case
             */
            EmailAddress: string;
            Role: components["schemas"]["Role"];
        };
        UserImport: {
            /** @description Each e-mail once */
            Users: components["schemas"]["UserCreate"][];
        };
        UserImportResult: {
            AddedCount: number;
            /** @description E-mails that had an account already, which stays as it is, in the order that was sent */
            Existing: string[];
        };
        IssuerRebind: {
            /** @description The provider at which the accounts are bound now, as `User` spells it */
            Issuer: string;
        };
        IssuerRebindResult: {
            UnboundCount: number;
        };
        /** @description What the account becomes */
        UserUpdate: {
            /** @description Stored without whitespace at its ends */
            FullName: string;
            /**
             * Format: email
             * @description By which the first sign-in finds the account; the only one of its kind, whatever the case
             */
            EmailAddress: string;
            Role: components["schemas"]["Role"];
            Status: components["schemas"]["UserStatus"];
            Version?: components["schemas"]["Version"];
        };
        /** @enum {integer} */
        EditionStatus: 0 | 1;
        /**
         * @description What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated
         * @enum {integer}
         */
        RatingCheck: 0 | 1 | 2 | 3 | 4;
        /** @description A yearly report; at most one is Active, and only that one can be changed */
        ReportEdition: {
            Id: number;
            Name: string;
            /** Format: date */
            StartDate: string;
            /**
             * Format: date
             * @description null = open
             */
            EndDate: string | null;
            /** Format: date-time */
            CreationDate: string;
            /**
             * Format: date-time
             * @description null while it is active
             */
            InactiveDate: string | null;
            Status: components["schemas"]["EditionStatus"];
            Version: components["schemas"]["Version"];
            /**
             * Format: date
             * @description Until when research is to be done; null = no date; a backend may leave it out
             */
            ResearchDueDate?: string | null;
            /**
             * Format: date
             * @description Until when QA is to be done; null = no date; a backend may leave it out
             */
            QADueDate?: string | null;
            /** @description The checks of ratings that the edition does without; a duplicated edition has those of its source; a backend may leave it out */
            ChecksOff?: components["schemas"]["RatingCheck"][];
        };
        /** @description Id and DuplicatedEdition are two names for the same; both given, they must be equal. Without either (or with 0 or null) the edition starts from nothing, which is only possible while no edition is active. Without EndDate it is open. */
        ReportEditionCreate: {
            /** @description The edition to duplicate */
            Id?: number | null;
            /** @description Another name for Id */
            DuplicatedEdition?: number | null;
            /** @description Unique among all editions, compared trimmed and without case */
            Name: string;
            /**
             * Format: date
             * @description Of the years 1900 to 2999
             */
            StartDate: string;
            /**
             * Format: date
             * @description null = open, else after StartDate and of the years 1900 to 2999
             */
            EndDate?: string | null;
            /**
             * Format: date
             * @description A day of the edition until when the work is to be done; null = no date; a backend may not offer it
             */
            ResearchDueDate?: string | null;
            /**
             * Format: date
             * @description A day of the edition until when the work is to be done; null = no date; a backend may not offer it
             */
            QADueDate?: string | null;
            /** @description Who researches and checks what in the duplicated edition does so in the new one, as far as they are active users of it; a backend may not offer it */
            BringAssignments?: boolean;
            /** @description The references of the duplicated edition are held by the new one too, with the year in which they were first used; a backend may not offer it */
            BringReferences?: boolean;
        };
        /** @description The Id of the address again, and all values of the form */
        ReportEditionUpdate: {
            Id: number;
            /** @description Unique among all editions, compared trimmed and without case */
            Name: string;
            /**
             * Format: date
             * @description Of the years 1900 to 2999
             */
            StartDate: string;
            /**
             * Format: date
             * @description null = open, else after StartDate and of the years 1900 to 2999
             */
            EndDate: string | null;
            /**
             * Format: date
             * @description A day of the edition until when the work is to be done; null = no date; a backend may not offer it
             */
            ResearchDueDate?: string | null;
            /**
             * Format: date
             * @description A day of the edition until when the work is to be done; null = no date; a backend may not offer it
             */
            QADueDate?: string | null;
            Version?: components["schemas"]["Version"];
            /** @description The checks of ratings that the edition does without; left out, they stay */
            ChecksOff?: components["schemas"]["RatingCheck"][];
        };
        /** @description How many indicators are in each status; QAComplete counts the status QACompleted */
        WorkflowStatusCounts: {
            Open: number;
            ResearchInProgress: number;
            QAInProgress: number;
            QAComplete: number;
        };
        /** @description What waits for one person, or for nobody where nobody is assigned */
        EditionClosingPerson: {
            /** @description null = nobody is assigned */
            UserId: number | null;
            FullName: string | null;
            /** @description The sum of the three */
            NotCompleted: number;
            Open: number;
            ResearchInProgress: number;
            QAInProgress: number;
        };
        /** @description What becomes read-only when the next edition is created, and what that one can take along */
        EditionClosing: {
            /** @description The sum of the four statuses */
            Total: number;
            /** @description Of these, all that are not QACompleted */
            NotCompleted: number;
            WorkflowStatuses: components["schemas"]["WorkflowStatusCounts"];
            /** @description Who has most to do comes first */
            People: components["schemas"]["EditionClosingPerson"][];
            /** @description How many are assigned for research or QA to an active user of the edition */
            Assigned: number;
            References: number;
        };
        /** @description Whether the edition can be taken back, and what would go */
        EditionRevert: {
            /** @description The edition that would be active again; null where there is none */
            PreviousEditionId: number | null;
            PreviousEditionName: string | null;
            /** @description Ratings that somebody has begun; in the way */
            Rated: number;
            /** @description In the way */
            Comments: number;
            /** @description Added or changed by somebody; in the way */
            References: number;
            /** @description Country indicators with an assignment; they go */
            Assigned: number;
            /** @description Brought along and unchanged; they go, and stay where they come from */
            BroughtReferences: number;
        };
        /** @description A user of an edition, or one who can be added to it; the same fields in both lists, since users move between them */
        EditionUser: {
            Id: number;
            FullName: string;
            /** Format: email */
            EmailAddress: string;
            Role: components["schemas"]["Role"];
            Status: components["schemas"]["UserStatus"];
            /** Format: date-time */
            DateCreated: string;
            /**
             * Format: date-time
             * @description When the user was added to the edition; null in the list of those who can be added
             */
            DateAdded: string | null;
        };
        /** @description A chosen row of a table. Only Id is read; whatever else the row holds may come along and is ignored. */
        SelectedRow: {
            Id: number;
        };
        /** @description The chosen rows of the addable list, of which only the Id counts */
        EditionUserSelection: components["schemas"]["SelectedRow"][];
        /** @description Somebody whom a comment can tag */
        MentionableUser: {
            Id: number;
            FullName: string;
            /**
             * Format: email
             * @description Tells users of the same name apart
             */
            EmailAddress: string;
        };
        Country: {
            Id: number;
            Name: string;
            Region: string;
            /** @description ISO 3166 alpha-3 */
            ISOCode: string;
        };
        /** @description The chosen rows of the addable list, of which only the Id counts */
        EditionCountrySelection: components["schemas"]["SelectedRow"][];
        /**
         * @description 0 and 1 in structure calls; the country tree adds 2
         * @enum {integer}
         */
        ModuleType: 0 | 1 | 2;
        Milestone: {
            Id: number;
            /** @description Its place, 1…n without gaps */
            OrderId: number;
            ModuleType: components["schemas"]["ModuleType"];
            ReportEditionId: number;
            FullName: string;
            ShortName: string;
            Description: string | null;
            /** @description How many activities it has */
            Children: number;
            /** @description How many ratings a deletion takes along */
            RatingCount: number;
            /** @description How many references a deletion takes along */
            ReferenceCount: number;
            /** @description How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted */
            OpenWorkCount: number;
            Version: components["schemas"]["Version"];
        };
        /** @description The merged milestone. What the server derives (OrderId, Children) may come along and is not read; a Description that is absent stays as it is. */
        MilestoneUpdate: {
            Id: number;
            /** @description Its place, 1…n without gaps */
            OrderId?: number;
            /**
             * @description Milestone
             * @constant
             */
            ModuleType?: 0;
            /** @description The edition of the address */
            ReportEditionId?: number;
            FullName: string;
            ShortName: string;
            /** @description An empty text is stored as null */
            Description?: string | null;
            Children?: number;
            Version?: components["schemas"]["Version"];
        };
        MilestoneCreate: {
            /**
             * @description Milestone
             * @constant
             */
            ModuleType: 0;
            /** @description The edition of the address */
            ReportEditionId: number;
            FullName: string;
            ShortName: string;
            /** @description An empty text is stored as null */
            Description?: string | null;
        };
        Activity: {
            Id: number;
            /** @description Its place, 1…n without gaps */
            OrderId: number;
            /** @description Id of its milestone */
            ParentId: number;
            ModuleType: components["schemas"]["ModuleType"];
            ReportEditionId: number;
            /** @description OrderId of its milestone */
            MilestoneOrderId: number;
            FullName: string;
            ShortName: string;
            Description: string | null;
            /** @description How many indicators it has */
            Children: number;
            /** @description How many ratings a deletion takes along */
            RatingCount: number;
            /** @description How many references a deletion takes along */
            ReferenceCount: number;
            /** @description How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted */
            OpenWorkCount: number;
            Version: components["schemas"]["Version"];
        };
        /** @description The merged activity. What the server derives (OrderId, Children) may come along and is not read; a Description that is absent stays as it is, and so does the milestone. */
        ActivityUpdate: {
            Id: number;
            /** @description Its place, 1…n without gaps */
            OrderId?: number;
            /** @description Id of its milestone */
            ParentId?: number;
            /**
             * @description Activity
             * @constant
             */
            ModuleType?: 1;
            /** @description The edition of the address */
            ReportEditionId?: number;
            /** @description OrderId of its milestone; not compared, the Ids decide */
            MilestoneOrderId: number;
            FullName: string;
            ShortName: string;
            /** @description An empty text is stored as null */
            Description?: string | null;
            Children?: number;
            Version?: components["schemas"]["Version"];
        };
        ActivityCreate: {
            /** @description Id of its milestone */
            ParentId: number;
            /**
             * @description Activity
             * @constant
             */
            ModuleType: 1;
            /** @description The edition of the address */
            ReportEditionId: number;
            /** @description OrderId of its milestone; not compared, the Ids decide */
            MilestoneOrderId?: number;
            FullName: string;
            ShortName: string;
            /** @description An empty text is stored as null */
            Description?: string | null;
        };
        /** @enum {integer} */
        OrderDirection: 0 | 1;
        /** @description Swaps the activity with its neighbour; versions stay */
        ActivityReorder: {
            Id: number;
            /** @description OrderId of its milestone; not compared, the Ids decide */
            MilestoneOrderId: number;
            OrderDirection: components["schemas"]["OrderDirection"];
        };
        /**
         * @description The wire's `IndicatorRating`; in forms a boolean, true = Negative
         * @enum {integer}
         */
        Polarity: 0 | 1;
        /** @enum {integer} */
        DependencyKind: 0 | 1 | 2;
        /** @description An indicator in the structure of an edition. Its Version counts edits of the indicator itself, not renumbering. */
        Indicator: {
            Id: number;
            /** @description Its place, 1…n without gaps */
            OrderId: number;
            /** @description What it is in the library; the same in every edition */
            LibraryIndicatorId: number;
            ReportEditionId: number;
            MilestoneId: number;
            MilestoneOrderId: number;
            /** @description Full name of its milestone */
            MilestoneName: string;
            ActivityId: number;
            ActivityOrderId: number;
            /** @description Full name of its activity */
            ActivityName: string;
            /** @description milestone.activity.indicator order, a space, the short name */
            SnapshotName: string;
            FullName: string;
            ShortName: string;
            Description: string;
            /** @description Additional indicator rating tips */
            ResponseRules: string | null;
            TimePeriod: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description Whether it has a parent indicator */
            IsDependent: boolean;
            /** @description 0 = none */
            ParentIndicatorId: number;
            /** @description SnapshotName of its parent indicator */
            ParentIndicator: string | null;
            IndicatorRelationType: components["schemas"]["DependencyKind"];
            /** @description For Child the SnapshotName of its parent, for Parent the numbers of its children ('1.1.2, 1.1.3') */
            IndicatorRelation: string | null;
            /** @description How many ratings a deletion takes along */
            RatingCount: number;
            /** @description How many references a deletion takes along */
            ReferenceCount: number;
            /** @description How many country indicators a deletion takes along that are assigned to somebody and not yet QACompleted */
            OpenWorkCount: number;
            Version: components["schemas"]["Version"];
        };
        /** @description An indicator that another one can depend on */
        ParentIndicatorOption: {
            Id: number;
            SnapshotName: string;
            FullName: string;
            IndicatorRating: components["schemas"]["Polarity"];
        };
        /** @description An indicator of the library that the edition does not hold, with all that its row needs once it is added */
        AddableIndicator: {
            LibraryIndicatorId: number;
            /** @description As in the edition that used it last; null where none holds it any more */
            SnapshotName: string | null;
            FullName: string;
            ShortName: string;
            Description: string;
            ResponseRules: string | null;
            TimePeriod: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description The edition that used it last */
            ReportEditionName: string | null;
        };
        /** @description One body for an edit and for a move: what is absent stays as it is. Another ActivityId means to append the indicator to that activity and to renumber both; IndicatorRating is then not read. What the server derives (OrderId, names, relation) may come along and is not read either. */
        IndicatorUpdate: {
            Id: number;
            ActivityId: number;
            /** @description OrderId of the activity; not compared, the Ids decide */
            ActivityOrderId: number;
            /** @description OrderId of the milestone; not compared, the Ids decide */
            MilestoneOrderId: number;
            IndicatorRating: components["schemas"]["Polarity"];
            FullName?: string;
            ShortName?: string;
            Description?: string;
            /** @description An empty text is stored as null */
            ResponseRules?: string | null;
            TimePeriod?: string;
            /** @description Sent along; true without a ParentIndicatorId is refused */
            IsDependent?: boolean;
            /** @description 0 = none */
            ParentIndicatorId?: number;
            /** @description Sent along and not read */
            ParentIndicator?: string | null;
            /** @description Its place, 1…n without gaps */
            OrderId?: number;
            LibraryIndicatorId?: number;
            /** @description The edition of the address */
            ReportEditionId?: number;
            MilestoneId?: number;
            MilestoneName?: string;
            ActivityName?: string;
            SnapshotName?: string;
            IndicatorRelationType?: components["schemas"]["DependencyKind"];
            IndicatorRelation?: string | null;
            Version?: components["schemas"]["Version"];
        };
        /** @description A chosen row of the addable list. Only LibraryIndicatorId is read; the rest of the row may come along. */
        SelectedAddableIndicator: {
            LibraryIndicatorId: number;
        };
        /** @description They go to the end of the activity in the order of the list, without a parent */
        AddableIndicatorSelection: {
            /** @description OrderId of the milestone; not compared, the Ids decide */
            MilestoneOrderId: number;
            /** @description OrderId of the activity; not compared, the Ids decide */
            ActivityOrderId: number;
            ActivityId: number;
            Indicators: components["schemas"]["SelectedAddableIndicator"][];
        };
        /** @description Goes to the end of the activity and into the library. With IsDependent, ParentIndicatorId must name an indicator of the edition that has no parent itself. */
        IndicatorCreate: {
            /** @description The edition of the address */
            ReportEditionId: number;
            ActivityId: number;
            /** @description OrderId of the activity; not compared, the Ids decide */
            ActivityOrderId: number;
            /** @description OrderId of the milestone; not compared, the Ids decide */
            MilestoneOrderId: number;
            FullName: string;
            ShortName: string;
            Description: string;
            /** @description An empty text is stored as null */
            ResponseRules?: string | null;
            TimePeriod: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description Sent along; true without a ParentIndicatorId is refused */
            IsDependent?: boolean;
            /** @description 0 = none */
            ParentIndicatorId: number;
            /** @description Sent along and not read */
            ParentIndicator?: string | null;
        };
        /** @description Swaps the indicator with its neighbour; versions stay */
        IndicatorReorder: {
            Id: number;
            /** @description OrderId of the milestone; not compared, the Ids decide */
            MilestoneOrderId: number;
            /** @description OrderId of the activity; not compared, the Ids decide */
            ActivityOrderId: number;
            OrderDirection: components["schemas"]["OrderDirection"];
        };
        /** @description A comment that tags the caller */
        Notification: {
            CommentId: number;
            /** @description Id of the user who was tagged */
            TaggedId: number;
            /** @description Id of the country */
            GlobalCountryId: number;
            /** @description Id of the indicator in the active edition */
            IndicatorId: number;
            AuthorName: string;
            /** @description milestone.activity.indicator order, a space, the short name */
            SnapshotName: string;
            CountryName: string;
            /**
             * Format: date-time
             * @description When the comment was written
             */
            DateCreated: string;
        };
        NotificationPage: {
            Data: components["schemas"]["Notification"][];
            /** @description How many there are on all pages */
            Count: number;
            /** @description How many notices of work are unread (listWorkNotices). Optional; where it is absent there are no notices of work */
            UnreadWorkNotices?: number;
        };
        /** @description What happened to somebody's work in one change, however many country indicators it was about */
        WorkNotice: {
            Id: number;
            Kind: components["schemas"]["WorkNoticeKind"];
            /** @description Is it about QA work, and not about research? */
            IsQA: boolean;
            /**
             * Format: date-time
             * @description When it happened
             */
            Date: string;
            /**
             * Format: date-time
             * @description When it was cleared; null = unread
             */
            ReadOn: string | null;
            ReportEditionId: number;
            /** @description Of how many country indicators it tells */
            IndicatorCount: number;
            CountryCount: number;
            /** @description Where it is about one country */
            CountryId: number | null;
            CountryName: string | null;
            /** @description Where it is about one country indicator */
            IndicatorId: number | null;
            /** @description Number and short name, where it is about one country indicator */
            SnapshotName: string | null;
            /** @description Who did it; null where it is a due date */
            ActorName: string | null;
            /** @description The first words of why it was returned */
            Reason: string | null;
        };
        WorkNoticePage: {
            Data: components["schemas"]["WorkNotice"][];
            /** @description How many there are on all pages */
            Count: number;
        };
        /** @description Which notices have been read */
        WorkNoticeClearing: {
            /** @description Those of the caller with these Ids; null = all of them */
            Ids: number[] | null;
        };
        WorkNoticesCleared: {
            /** @description How many were unread until now */
            ClearedCount: number;
        };
        /**
         * Format: binary
         * @description An .xlsx file. A text that begins like a formula is stored as text.
         */
        Spreadsheet: string;
        ImportUpload: {
            file: components["schemas"]["Spreadsheet"];
        };
        /** @description What changed, or with dryRun would change; rows are counted also where errors kept them out */
        ImportSummary: {
            /** @description Rows of the sheet Ratings */
            RatingRowCount: number;
            RatingChangedCount: number;
            RatingUnchangedCount: number;
            /** @description Research or QA users, or their due dates, set anew */
            AssignmentChangedCount: number;
            /** @description Rows of the sheet References */
            ReferenceRowCount: number;
            ReferenceAddedCount: number;
            /** @description Already held with the same Title and URL */
            ReferenceUnchangedCount: number;
        };
        /** @enum {integer} */
        WorkflowStatus: 0 | 1 | 2 | 3;
        ImportDecidedRating: {
            ReportEditionName: string;
            CountryName: string;
            ParentSnapshotName: string;
            SnapshotName: string;
            /** @description As it is before; null = unrated */
            Score: number | null;
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
        };
        /** @description The ratings that a parent which the file sets Not Met decides from then on; what they hold is set aside. Absent where there is none. Without dryRun they need a confirmation, and nothing is stored until it is sent. */
        ImportDecision: {
            /** @description The number of all */
            Count: number;
            /** @description What `confirmation` says to store the file; another one where other ratings would be decided */
            Confirmation: string;
            /** @description Whether the call confirmed exactly these */
            IsConfirmed: boolean;
            /** @description The first 500, by country and number of the parent */
            Ratings: components["schemas"]["ImportDecidedRating"][];
        };
        ImportResult: {
            /** @description Whether it was stored, or with dryRun could be */
            success: boolean;
            /** @description The first 500, each as `Ratings!D17: …` */
            errors: string[];
            /** @description The number of all errors */
            ErrorCount: number;
            DryRun: boolean;
            Summary: components["schemas"]["ImportSummary"];
            Decides?: components["schemas"]["ImportDecision"];
            /** @description Of a file that was stored, by which readImportChanges tells what changed. A backend without listImports leaves it out */
            ImportId?: number;
            /** @description Of a file without errors that was not stored, by which readImportCheckChanges tells what would change. A backend without listImports leaves it out */
            CheckId?: string;
        };
        /**
         * @description Whether an import can be undone: as long as nobody has changed what it changed; it was; it changed nothing; an edition of it is inactive; what it takes was not kept yet when it was imported
         * @enum {integer}
         */
        ImportUndoState: 0 | 1 | 2 | 3 | 4;
        /** @description A file that was imported */
        Import: {
            /** @description The ActId of its events */
            Id: number;
            /** Format: date-time */
            At: string;
            /** @description null where no person signed in did it */
            UserId: number | null;
            UserName: string | null;
            FileName: string | null;
            /** @description SHA-256 of the file, in hexadecimal; null of imports before it was kept */
            FileDigest: string | null;
            /** @description Ratings of rows in the file */
            RatingChangedCount: number;
            /** @description Ratings that parents in the file decided, gave back or took along */
            DecidedCount: number;
            /** @description Research or QA users, or their due dates, set anew */
            AssignmentChangedCount: number;
            ReferenceAddedCount: number;
            UndoState: components["schemas"]["ImportUndoState"];
            /** Format: date-time */
            UndoneOn: string | null;
            UndoneByName: string | null;
        };
        ImportPage: {
            Data: components["schemas"]["Import"][];
            Count: number;
        };
        /**
         * @description The record that an event tells of; the rating of a new country indicator is none
         * @enum {integer}
         */
        ActivityRecord: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
        /**
         * @description The property that changed, as it is called elsewhere
         * @enum {string}
         */
        ActivityField: "Score" | "RatingIsMet" | "ResearcherNote" | "WorkflowStatus" | "ResearchUserName" | "QAUserName" | "Title" | "Author" | "PublicationDate" | "AccessDate" | "Information" | "URL" | "Pages" | "Publisher" | "Journal" | "Volume" | "Institution" | "BookConferenceTitle" | "Editor" | "PlaceConferenceLocation" | "Name" | "FullName" | "ShortName" | "Description" | "ResponseRules" | "TimePeriod" | "IndicatorRating" | "OrderNumber" | "MilestoneName" | "ActivityName" | "ParentIndicatorName" | "StartDate" | "EndDate" | "Status" | "EmailAddress" | "Role" | "Identity" | "ResearchDueDate" | "QADueDate" | "Notices" | "SingleKeys" | "DefaultRoles" | "Content" | "ChecksOff" | "Permission" | "FileName" | "FileDigest" | "RatingChangedCount" | "AssignmentChangedCount" | "ReferenceAddedCount" | "ReportEditionCount" | "CountryCount" | "IndicatorCount" | "EventCount" | "ImportedOn";
        ActivityChange: {
            Field: components["schemas"]["ActivityField"];
            /** @description As the contract spells the property elsewhere; a user by name */
            Old: string | number | boolean | null;
            /** @description As the contract spells the property elsewhere; a user by name */
            New: string | number | boolean | null;
            /** @description A long text of which only that it changed is kept; Old and New are null */
            IsWithheld: boolean;
        };
        /** @description One rating or reference that an import changed, or would change */
        ImportChange: {
            Record: components["schemas"]["ActivityRecord"];
            /** @description Id of the rating or reference; null of a reference that is not stored yet */
            RecordId: number | null;
            /** @description Title of the reference; null of a rating */
            RecordName: string | null;
            /** @description null where it was deleted since */
            ReportEditionName: string | null;
            CountryName: string | null;
            /** @description Number and short name of the indicator */
            SnapshotName: string | null;
            /** @description Number and short name of the parent that decides the rating, or gives it back; null where a row of the file changes it */
            DeciderName: string | null;
            /** @description What it was and becomes; of a reference what it is */
            Changes: components["schemas"]["ActivityChange"][];
        };
        ImportChangePage: {
            Data: components["schemas"]["ImportChange"][];
            Count: number;
        };
        ReportEditionIds: number[];
        /** @enum {integer} */
        ExportFieldChoice: 0 | 1;
        /** @enum {integer} */
        ExportFormatChoice: 0 | 1;
        ExportRequest: {
            ReportEditionIds: components["schemas"]["ReportEditionIds"];
            ExportFieldChoice: components["schemas"]["ExportFieldChoice"];
            /** @description null with Ratings, required with RatingsAndReferences (else 422) */
            ExportFormatChoice: components["schemas"]["ExportFormatChoice"] | null;
            CountryIds: number[];
            /** @description Ids of library indicators */
            IndicatorIds: number[];
        };
        ExportResult: {
            /**
             * Format: uri-reference
             * @description Address on the same host; works once and for five minutes
             */
            downloadUrl: string;
        };
        /** @description RFC 4180, UTF-8, with a header. A text that begins with = + - @, a tab or a return, also after apostrophes, has one apostrophe more in front, so that no spreadsheet runs it; numbers have none */
        ResultsCsv: string;
        /** @description An object a line, every column in each; what is absent is null */
        ResultsJsonLines: string;
        LibraryIndicator: {
            LibraryIndicatorId: number;
            /** @description As in the edition that last used it */
            SnapshotName: string;
            ShortName: string;
            FullName: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description The newest edition that uses it */
            ReportEditionId: number | null;
            /** @description Last used; null where no edition holds it any more */
            ReportEditionName: string | null;
        };
        LibraryEdition: {
            Id: number;
            Name: string;
            /** Format: date */
            StartDate: string;
            /** Format: date */
            EndDate: string | null;
            Status: components["schemas"]["EditionStatus"];
        };
        LibraryEditionIndicator: {
            /** @description Id of the indicator in its edition */
            Id: number;
            SnapshotName: string;
            ShortName: string;
            FullName: string;
            Description: string;
            ResponseRules: string | null;
            TimePeriod: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description With ActivityId: where the indicator stands in the structure of the edition */
            MilestoneId: number;
            MilestoneName: string;
            ActivityId: number;
            ActivityName: string;
        };
        LibraryRelatedIndicator: {
            /** @description Id of the indicator in its edition */
            Id: number;
            LibraryIndicatorId: number;
            SnapshotName: string;
            IndicatorRating: components["schemas"]["Polarity"];
        };
        /** @description The indicator as one edition holds it */
        LibraryIndicatorUse: {
            ReportEdition: components["schemas"]["LibraryEdition"];
            Indicator: components["schemas"]["LibraryEditionIndicator"];
            ParentIndicator: components["schemas"]["LibraryRelatedIndicator"] | null;
            ChildIndicators: components["schemas"]["LibraryRelatedIndicator"][];
        };
        LibraryIndicatorDetail: {
            LibraryIndicatorId: number;
            /** @description As in the edition that last used it */
            SnapshotName: string;
            ShortName: string;
            FullName: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description The newest edition that uses it */
            ReportEditionId: number | null;
            /** @description Last used; null where no edition holds it any more */
            ReportEditionName: string | null;
            ReportEditions: components["schemas"]["LibraryIndicatorUse"][];
        };
        /** @description An indicator of the library as one edition words it */
        EditionLibraryIndicator: {
            LibraryIndicatorId: number;
            SnapshotName: string;
            ShortName: string;
            FullName: string;
            IndicatorRating: components["schemas"]["Polarity"];
            ReportEditionId: number;
            ReportEditionName: string;
        };
        /**
         * @description Why work does not move (requirements B24). NoQAUser has nobody to check it: it waits for QA, or is rated and refused when it is submitted (ResearchInProgress, unless the edition does without RatingCheck NoQAUser); LongInQA has waited for QA for longer than so many days; OpenUnassigned is open and nobody is assigned; ReturnedTwice came back from QA at least twice and is not completed; BelowUnrated is begun while its parent is not rated; AssigneeAway waits for somebody who is inactive or has left the edition. UnratedParent is a parent that BelowUnrated waits for: a filter of lists, and no entry of listStuck.
         * @enum {integer}
         */
        StuckRule: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @default country
         * @enum {string}
         */
        DashboardSort: "country" | "-country" | "number" | "-number" | "status" | "-status" | "statusSince" | "-statusSince" | "due" | "-due" | "researchUser" | "-researchUser" | "qaUser" | "-qaUser";
        /** @description A country indicator, with who works on it */
        DashboardIndicator: {
            /** @description Identifies the row; the same number as CountryIndicatorRatingId */
            Id: number;
            CountryIndicatorRatingId: number;
            IndicatorId: number;
            /** @description The short name */
            IndicatorName: string;
            /** @description milestone.activity.indicator order */
            OrderNumber: string;
            CountryId: number;
            CountryName: string;
            MilestoneId: number;
            IndicatorRating: components["schemas"]["Polarity"];
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            ResearchUserId: number | null;
            ResearchUserName: string | null;
            QAUserId: number | null;
            QAUserName: string | null;
            /** @description Whether a parent decides the rating, so that nobody has to act; a backend may leave it out, as the members below */
            IsDecided?: boolean;
            /**
             * Format: date-time
             * @description Since when it has been in its status
             */
            StatusSince?: string;
            /**
             * Format: date-time
             * @description When it was taken back by a step; null where it has moved on since or never was
             */
            ReturnedOn?: string | null;
            /**
             * Format: date
             * @description Until when research is to be done, its own date or that of the edition
             */
            ResearchDueDate?: string | null;
            /**
             * Format: date
             * @description Until when QA is to be done, its own date or that of the edition
             */
            QADueDate?: string | null;
            /**
             * Format: date-time
             * @description When anything last happened to it: a rating, a step, an assignment, a comment, a reference
             */
            LastActivityOn?: string;
            /** @description What to look at before it is submitted or completed; none before it is rated and once it is completed */
            Checks?: components["schemas"]["RatingCheck"][];
        };
        DashboardIndicatorPage: {
            Data: components["schemas"]["DashboardIndicator"][];
            /** @description The number of all matching rows */
            Count: number;
        };
        /** @description Country indicators that the caller researches, decided ones left out where somebody has to act */
        MyResearch: {
            /** @description All of them */
            Total: number;
            /** @description Open ones that wait for the caller */
            ToRate: number;
            /** @description Ones in research that wait for the caller, returned ones among them */
            InProgress: number;
            /** @description Ones taken back from QA that wait for the caller */
            Returned: number;
            WaitingForQA: number;
            Completed: number;
            /** @description Ones that wait for the caller as researcher, whose due date is before today (UTC) */
            Overdue: number;
        };
        /** @description Country indicators that the caller checks */
        MyQA: {
            /** @description All of them */
            Total: number;
            /** @description Ones in QA that wait for the caller */
            Waiting: number;
            /**
             * Format: date-time
             * @description Since when the oldest of these waits
             */
            OldestSince: string | null;
            Completed: number;
            /** @description Ones that wait for the caller as reviewer, whose due date is before today (UTC) */
            Overdue: number;
        };
        MyNextStep: {
            CountryId: number;
            CountryName: string;
            IndicatorId: number;
            SnapshotName: string;
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            IsReturned: boolean;
        };
        /** @description How far the edition is, and until when */
        ProgrammeProgress: {
            /** @description The sum of the four statuses */
            Total: number;
            WorkflowStatuses: components["schemas"]["WorkflowStatusCounts"];
            /** Format: date */
            StartDate: string;
            /** Format: date */
            EndDate: string | null;
            /** Format: date */
            ResearchDueDate: string | null;
            /** Format: date */
            QADueDate: string | null;
        };
        MyWork: {
            Research: components["schemas"]["MyResearch"];
            QA: components["schemas"]["MyQA"];
            /** @description The next thing to do; null where nothing is */
            Next: components["schemas"]["MyNextStep"] | null;
            Programme: components["schemas"]["ProgrammeProgress"];
        };
        /** @description What had been reached at the end of a day (UTC) and has been kept since; what was taken back counts again from its next step */
        ProgrammePoint: {
            /** Format: date */
            Date: string;
            /** @description In QA or completed */
            Submitted: number;
            Completed: number;
        };
        MilestoneProgress: {
            MilestoneId: number;
            OrderId: number;
            ShortName: string;
            WorkflowStatuses: components["schemas"]["WorkflowStatusCounts"];
        };
        RegionProgress: {
            Region: string;
            /** @description The countries of the region that are in the edition, ascending */
            CountryIds: number[];
            WorkflowStatuses: components["schemas"]["WorkflowStatusCounts"];
        };
        Programme: {
            Progress: components["schemas"]["ProgrammeProgress"];
            /** @description From the start of the edition to today, or to its closing; the last point is that of the present counts */
            OverTime: components["schemas"]["ProgrammePoint"][];
            /** @description In their order */
            Milestones: components["schemas"]["MilestoneProgress"][];
            /** @description By name */
            Regions: components["schemas"]["RegionProgress"][];
        };
        /** @description Country indicators that the person researches, decided ones left out where somebody has to act */
        ResearchLoad: {
            /** @description All of them */
            Assigned: number;
            /** @description Open ones that wait for the person */
            Open: number;
            /** @description Ones in research that wait for the person, returned ones among them */
            InProgress: number;
            /** @description Ones in QA */
            Submitted: number;
            Completed: number;
            /** @description Ones taken back from QA that wait for the person */
            Returned: number;
            /** @description Of those that were ever submitted, the share that was ever taken back; null where none was submitted */
            ReturnedShare: number | null;
            /** @description Ones that wait for the person as researcher, whose due date is before today (UTC) */
            Overdue: number;
        };
        /** @description Country indicators that the person checks */
        QALoad: {
            /** @description All of them */
            Assigned: number;
            /** @description Ones in QA that wait for the person */
            Waiting: number;
            Completed: number;
            /**
             * Format: date-time
             * @description Since when the oldest of those that wait does
             */
            OldestSince: string | null;
            /** @description From submission to completion, the median of those completed; null where none is */
            MedianDays: number | null;
            /** @description Ones that wait for the person as reviewer, whose due date is before today (UTC) */
            Overdue: number;
        };
        Workload: {
            UserId: number;
            FullName: string;
            /**
             * Format: email
             * @description Tells users of the same name apart
             */
            EmailAddress: string;
            /** @description May the person sign in? */
            IsActive: boolean;
            /** @description Is the person in the edition? */
            IsMember: boolean;
            Research: components["schemas"]["ResearchLoad"];
            QA: components["schemas"]["QALoad"];
            /**
             * Format: date-time
             * @description When the person last changed anything, in whatever edition
             */
            LastActiveOn: string | null;
        };
        StuckParent: {
            IndicatorId: number;
            OrderNumber: string;
            /** @description The short name */
            IndicatorName: string;
        };
        StuckRow: {
            Indicator: components["schemas"]["DashboardIndicator"];
            /** @description The indicator on which it depends; null where it depends on none */
            Parent: components["schemas"]["StuckParent"] | null;
        };
        Stuck: {
            Rule: components["schemas"]["StuckRule"];
            Count: number;
            /** @description Those that have been in their status for longest */
            Rows: components["schemas"]["StuckRow"][];
        };
        DashboardFilterOption: {
            /** @description Among users, 0 = nobody is assigned, sent as null */
            Id: number;
            /** @description What to show; users of the same name carry their e-mail address */
            DisplayName: string;
        };
        /** @description Users who are in the edition or hold work in it, all statuses, the milestones and the countries of the edition */
        DashboardFilters: {
            ResearchUsers: components["schemas"]["DashboardFilterOption"][];
            QAUsers: components["schemas"]["DashboardFilterOption"][];
            /** @description All of them, also those that no row has */
            WorkflowStatuses: components["schemas"]["DashboardFilterOption"][];
            Milestones: components["schemas"]["DashboardFilterOption"][];
            Countries: components["schemas"]["DashboardFilterOption"][];
        };
        DashboardFacet: {
            /** @description As in DashboardFilterOption; among users, 0 = nobody is assigned */
            Id: number;
            Count: number;
        };
        /** @description How many rows each option of a filter would leave, with the other filters in force */
        DashboardFacets: {
            WorkflowStatuses: components["schemas"]["DashboardFacet"][];
            Milestones: components["schemas"]["DashboardFacet"][];
            Countries: components["schemas"]["DashboardFacet"][];
            ResearchUsers: components["schemas"]["DashboardFacet"][];
            QAUsers: components["schemas"]["DashboardFacet"][];
            NextUsers: components["schemas"]["DashboardFacet"][];
            /** @description More than 7, 14 and 30 days in the status */
            StatusDays: components["schemas"]["DashboardFacet"][];
            Returned: number;
            Overdue: number;
            /** @description Rows assigned to the caller */
            CurrentUser: number;
        };
        /** @enum {integer} */
        WorkflowTaskType: 0 | 1;
        /** @description A user who can be assigned in the edition */
        WorkflowUser: {
            Id: number;
            FullName: string;
            /**
             * Format: email
             * @description Tells users of the same name apart
             */
            EmailAddress: string;
            Role: components["schemas"]["Role"];
            /** @description The tasks the user may take */
            WorkflowTaskTypes: components["schemas"]["WorkflowTaskType"][];
            /** @description Country indicators of the edition the user researches */
            ResearchCount: number;
            /** @description Country indicators of the edition the user reviews */
            QACount: number;
        };
        WorkflowIndicator: {
            Id: number;
            OrderNumber: string;
            ShortName: string;
            FullName: string;
            IndicatorRating: components["schemas"]["Polarity"];
            MilestoneId: number;
            MilestoneName: string;
            ActivityId: number;
            ActivityName: string;
        };
        WorkflowRegion: {
            Region: string;
            Countries: components["schemas"]["Country"][];
        };
        WorkflowAssignment: {
            WorkflowTaskType: components["schemas"]["WorkflowTaskType"];
            ReportEditionId: number;
            /** @description null takes people off */
            AssignedUserId: number | null;
            /** @description Leave out country indicators that are QA completed; without it they are assigned too */
            LeaveCompleted?: boolean;
            CountryIds: number[];
            IndicatorIds: number[];
        };
        WorkflowAssignmentResult: {
            WorkflowTaskType: components["schemas"]["WorkflowTaskType"];
            ReportEditionId: number;
            AssignedUserId: number | null;
            AssignedUserName: string | null;
            /** @description Id to undo the assignment by, the ActId of its events; null where nothing changed */
            AssignmentId?: number | null;
            /** @description Country indicators that now carry the user */
            AssignedCount: number;
            /** @description Those of them that carried another user before */
            OverwrittenCount: number;
        };
        /** @description An assignment not yet made */
        WorkflowAssignmentDraft: {
            WorkflowTaskType: components["schemas"]["WorkflowTaskType"];
            ReportEditionId: number;
            /** @description null takes people off */
            AssignedUserId: number | null;
            /** @description Leave out country indicators that are QA completed; without it they are assigned too */
            LeaveCompleted?: boolean;
            Countries: components["schemas"]["SelectedRow"][];
            Indicators: components["schemas"]["SelectedRow"][];
        };
        WorkflowAssignmentSummary: {
            /** @description Pairs of the selection that exist */
            CandidateCount: number;
            /** @description Candidates whose slot for the task holds another user */
            ExisitingCount: number;
            /** @description Candidates whose other slot holds the user, who would then both research and review them */
            SameUserCount: number;
            /** @description Candidates that are QA completed, whether or not they are left out */
            CompletedCount?: number;
        };
        /** @description The due dates that country indicators are to have of their own; a member that is absent stays as it is */
        DueDatesChange: {
            /** @description Those that are not, or no longer, in the edition are passed over */
            CountryIndicatorRatingIds: number[];
            /**
             * Format: date
             * @description A day of the edition; null takes the row's own date away, so that the edition's stands
             */
            ResearchDueDate?: string | null;
            /**
             * Format: date
             * @description A day of the edition; null takes the row's own date away, so that the edition's stands
             */
            QADueDate?: string | null;
        };
        DueDatesResult: {
            /** @description Country indicators whose own dates are others now */
            ChangedCount: number;
            /** @description Those that had them already */
            SameCount: number;
        };
        /** @description ResearchInProgress returns what is in QA to research, QAInProgress reopens what is completed; no other status is taken */
        StepBackChange: {
            /** @description Those that are not, or no longer, in the edition are passed over */
            CountryIndicatorRatingIds: number[];
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            /** @description Becomes a comment on each of them */
            Reason: string;
        };
        StepBackResult: {
            /** @description Country indicators that were taken back by a step */
            ChangedCount: number;
            /** @description Those of them that are in another status, and stay as they are */
            OtherStatusCount: number;
            /** @description Those whose parent decides them, and which stay as they are */
            DecidedCount: number;
        };
        /** @description An assignment that was undone, which was one choice or a whole plan */
        WorkflowAssignmentUndone: {
            AssignmentId: number;
            /** @description Country indicators that have again who had them before */
            RestoredCount: number;
        };
        AssignmentPlanChoice: {
            /** @description Who does it, each an even share; nobody where it is empty */
            UserIds: number[];
            /** @description Who did it in the edition before, as far as that person can be assigned; where nobody can, it stays as it is. UserIds is empty then */
            AsLastEdition?: boolean;
        };
        /** @description The indicators of a milestone in some countries, of all milestones or in all countries of the edition where they are left out; a choice that is left out leaves them as they are, or to another cell of the same place */
        AssignmentPlanCell: {
            MilestoneId?: number;
            CountryIds?: number[];
            Research?: components["schemas"]["AssignmentPlanChoice"];
            QA?: components["schemas"]["AssignmentPlanChoice"];
        };
        AssignmentPlan: {
            /** @description Leave out country indicators that are QA completed; without it they are assigned too */
            LeaveCompleted?: boolean;
            /** @description Hands over what waits for this person, and nothing else: research that is not submitted by the choice of Research, QA that waits by that of QA. A share counts what waits alone */
            FromUserId?: number;
            Cells: components["schemas"]["AssignmentPlanCell"][];
        };
        AssignmentPlanResult: {
            ReportEditionId: number;
            /** @description Id to undo the assignment by; null where nothing changed */
            AssignmentId: number | null;
            /** @description Country indicators that changed hands */
            PairCount: number;
        };
        AssignmentPlanPerson: {
            UserId: number;
            FullName: string;
            ResearchGained: number;
            ResearchLost: number;
            QAGained: number;
            QALost: number;
        };
        AssignmentPlanMisfit: {
            UserId: number;
            FullName: string;
            WorkflowTaskType: components["schemas"]["WorkflowTaskType"];
            /** @description Country indicators of the plan */
            Count: number;
            /** @description Why the person cannot take them */
            Detail: string;
        };
        AssignmentPlanChange: {
            CountryIndicatorRatingId: number;
            CountryName: string;
            /** @description Number and short name of the indicator */
            SnapshotName: string;
            WorkflowTaskType: components["schemas"]["WorkflowTaskType"];
            FromUserId: number | null;
            /** @description Who has it; null where nobody has */
            FromUserName: string | null;
            ToUserId: number | null;
            /** @description Who would have it; null where nobody would */
            ToUserName: string | null;
        };
        AssignmentPlanSummary: {
            /** @description Country indicators that would change hands */
            PairCount: number;
            /** @description Country indicators in the plan that are QA completed, whether or not they are left out */
            CompletedCount: number;
            /** @description Country indicators that one person would both research and review */
            SameUserCount: number;
            /** @description Whom it concerns, by name */
            People: components["schemas"]["AssignmentPlanPerson"][];
            /** @description Who had work in the last edition and cannot take it again, by name */
            NoLongerFit: components["schemas"]["AssignmentPlanMisfit"][];
            Data: components["schemas"]["AssignmentPlanChange"][];
            /** @description Changes; a country indicator whose research and QA user change has two */
            Count: number;
        };
        CountryProgress: {
            CountryId: number;
            CountryName: string;
            Region: string;
            /** @description ISO 3166 alpha-3, where a map finds its shape */
            ISOCode: string;
            /** @description The sum of the four counts */
            TotalIndicatorCount: number;
            /** @description How many of them are rated, whatever their status */
            RatedCount: number;
            /** @description How many of them are rated met */
            MetCount: number;
            /** @description How many are rated favourably: positive ones met, negative ones not met. Optional */
            FavourableCount?: number;
            WorkflowStatuses: components["schemas"]["WorkflowStatusCounts"];
        };
        /** @description Third level */
        CountryTreeIndicator: {
            Id: number;
            /** @description The activity */
            ParentId: number;
            ModuleType: components["schemas"]["ModuleType"];
            OrderId: number;
            OrderNumber: string;
            FullName: string;
            ShortName: string;
            /** @description The score; null = unrated */
            Rating: number | null;
            IndicatorRating: components["schemas"]["Polarity"];
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            /** @description Always empty */
            Children: null[];
        };
        /** @description Second level */
        CountryActivity: {
            Id: number;
            /** @description The milestone */
            ParentId: number;
            ModuleType: components["schemas"]["ModuleType"];
            OrderId: number;
            OrderNumber: string;
            FullName: string;
            ShortName: string;
            Rating: null;
            IndicatorRating: null;
            /** @description Indicators below that are rated met */
            MetCount: number;
            /** @description Indicators below that are rated */
            RatedCount: number;
            /** @description Indicators below that are rated favourably: positive ones met, negative ones not met. Optional */
            FavourableCount?: number;
            Children: components["schemas"]["CountryTreeIndicator"][];
        };
        /** @description First level. Rating and IndicatorRating are for indicators; met/rated is MetCount/RatedCount. */
        CountryMilestone: {
            Id: number;
            ParentId: null;
            ModuleType: components["schemas"]["ModuleType"];
            OrderId: number;
            OrderNumber: string;
            FullName: string;
            ShortName: string;
            Rating: null;
            IndicatorRating: null;
            /** @description Indicators below that are rated met */
            MetCount: number;
            /** @description Indicators below that are rated */
            RatedCount: number;
            /** @description Indicators below that are rated favourably: positive ones met, negative ones not met. Optional */
            FavourableCount?: number;
            Children: components["schemas"]["CountryActivity"][];
        };
        /** @description A country as part of an edition */
        CountryOfEdition: {
            Id: number;
            Name: string;
            Region: string;
            /** @description ISO 3166 alpha-3 */
            ISOCode: string;
            ReportEditionId: number;
            ReportEditionName: string;
        };
        /** @description An indicator to switch to */
        CountryIndicatorItem: {
            IndicatorId: number;
            CountryIndicatorRatingId: number;
            OrderNumber: string;
            ShortName: string;
            SnapshotName: string;
            MilestoneId: number;
            ActivityId: number;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description null = unrated */
            Score: number | null;
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
        };
        /** @description One indicator as seen for one country */
        CountryIndicator: {
            IndicatorId: number;
            CountryId: number;
            CountryName: string;
            ReportEditionId: number;
            /** @description milestone.activity.indicator order, a space, the short name */
            SnapshotName: string;
            ShortName: string;
            FullName: string;
            Description: string;
            TimePeriod: string;
            /** @description Additional indicator rating tips */
            ResponseRules: string | null;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description 0 = none */
            ParentIndicatorId: number;
            /** @description null without a parent or while the parent is unrated */
            IndicatorParentIsMet: boolean | null;
            CountryIndicatorRatingId: number;
        };
        AdjacentIndicator: {
            CountryId: number;
            IndicatorId: number;
        };
        AdjacentIndicators: {
            NextIndicator: components["schemas"]["AdjacentIndicator"] | null;
            PreviousIndicator: components["schemas"]["AdjacentIndicator"] | null;
        };
        /** @description The place of a country indicator in a list of the dashboard, and where to go on */
        QueuePlace: {
            /** @description Counted from 1; null where the list does not hold it any more */
            Place: number | null;
            /** @description The number of all rows of the list */
            Count: number;
            /** @description The row before it; null at the beginning */
            Previous: components["schemas"]["AdjacentIndicator"] | null;
            /** @description The row after it; null at the end */
            Next: components["schemas"]["AdjacentIndicator"] | null;
            /** @description The next row on which the caller has to act, after the last one from the beginning; null where no other one waits for the caller */
            NextForMe: components["schemas"]["AdjacentIndicator"] | null;
        };
        DecidingParent: {
            IndicatorId: number;
            SnapshotName: string;
        };
        SetAsideRating: {
            /** @description null = nothing had been rated */
            Score: number | null;
            RatingIsMet: boolean | null;
            ResearcherNote: string | null;
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            /** Format: date-time */
            RatingLastUpdatedOn: string | null;
            RatingLastUpdatedByName: string | null;
        };
        DependentRating: {
            IndicatorId: number;
            SnapshotName: string;
            /** @description null = unrated */
            Score: number | null;
            RatingIsMet: boolean | null;
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            /** @description Whether this indicator decides it now */
            IsDecided: boolean;
        };
        ReturnedRating: {
            /** Format: date-time */
            On: string;
            ById: number | null;
            ByName: string | null;
            Reason: string | null;
            /** @description How often it was taken back */
            Count: number;
        };
        /** @description The rating of one indicator for one country */
        CountryIndicatorRating: {
            Id: number;
            /** @description null = unrated */
            Score: number | null;
            RatingIsMet: boolean | null;
            ResearcherNote: string | null;
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            ResearchUserId: number | null;
            ResearchUserName: string | null;
            QAUserId: number | null;
            QAUserName: string | null;
            /** Format: date-time */
            RatingLastUpdatedOn: string | null;
            RatingLastUpdatedByName: string | null;
            Version: components["schemas"]["Version"];
            /** @description The parent whose Not Met decides this rating: it counts as 0 / Not Met in the parent's status; null while nothing decides it. A backend that overwrites or leaves children alone leaves this and SetAside out. */
            DecidedBy?: components["schemas"]["DecidingParent"] | null;
            /** @description What a person had rated, which comes back as it is when the parent decides no more; null while nothing decides */
            SetAside?: components["schemas"]["SetAsideRating"] | null;
            /** @description The indicators that depend on this one, by number, with their ratings for the same country */
            Dependents?: components["schemas"]["DependentRating"][];
            /**
             * Format: date-time
             * @description Since when it has been in its status; a backend may leave it out
             */
            StatusSince?: string;
            /** @description That it was taken back by a step, until it moves on again; null where it was not. A backend may leave it out */
            Returned?: components["schemas"]["ReturnedRating"] | null;
            /**
             * Format: date
             * @description Until when research is to be done, its own date or that of the edition
             */
            ResearchDueDate?: string | null;
            /**
             * Format: date
             * @description Until when QA is to be done, its own date or that of the edition
             */
            QADueDate?: string | null;
            /**
             * Format: date-time
             * @description When anything last happened to it: a rating, a step, an assignment, a comment, a reference
             */
            LastActivityOn?: string;
            /** @description What to look at before it is submitted or completed; none before it is rated and once it is completed; a backend may leave it out */
            Checks?: components["schemas"]["RatingCheck"][];
            /** @description The checks that its edition does without; a backend that checks nothing leaves it out */
            ChecksOff?: components["schemas"]["RatingCheck"][];
            /** @description Whether saving a parent as Not Met decides its dependents here; absent, nothing is told or confirmed before */
            ParentNotMetCascades?: boolean;
        };
        RatingHistoryItem: {
            ReportEditionId: number;
            ReportEditionName: string;
            /** @description The indicator in that edition; a backend may leave it out */
            IndicatorId?: number;
            /** @description null = unrated */
            CountryIndicatorRatingScore: number | null;
            CountryIndicatorRatingIsMet: boolean | null;
            CountryIndicatorResearcherNote: string | null;
        };
        /** @description 1 or -1 when met, else 0 */
        Score: number;
        RatingUpdate: {
            Score: components["schemas"]["Score"];
            RatingIsMet: boolean;
            ResearcherNote: string;
            CountryIndicatorRatingId: number;
            Version?: components["schemas"]["Version"];
        };
        WorkflowPromotion: {
            CountryIndicatorRatingId: number;
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            /** @description Required to take a rating back by a step; becomes a comment that tags the researcher */
            Reason?: string;
            Version?: components["schemas"]["Version"];
        };
        Comment: {
            Id: number;
            /** @description Plain text. A mention is @ followed by the full name */
            CommentContent: string;
            AuthorId: number;
            AuthorName: string;
            CommentTaggedUserIds: number[];
            CountryIndicatorRatingId: number;
            /** @description Id of the user who created the record; the author */
            CreatedBy: number;
            /** Format: date-time */
            DateCreated: string;
        };
        CommentPage: {
            Data: components["schemas"]["Comment"][];
            /** @description The number of all comments on the rating */
            Count: number;
        };
        CommentCreate: {
            /** @description Not blank; stored without the space around it */
            CommentContent: string;
            /** @description Ids of mentioned users of the edition, each once */
            taggedUsers: number[];
        };
        /** @description A source that a rating rests on */
        Reference: {
            Id: number;
            CountryIndicatorRatingId: number;
            ReportEditionId: number;
            Title: string;
            Author: string;
            /** @description Free text, such as 2021 or May 2021 */
            PublicationDate: string;
            /** Format: date */
            AccessDate: string | null;
            Information: string;
            /** @description As typed; only http and https addresses become links */
            URL: string | null;
            Pages: string | null;
            Publisher: string | null;
            Journal: string | null;
            Volume: string | null;
            Institution: string | null;
            BookConferenceTitle: string | null;
            Editor: string | null;
            PlaceConferenceLocation: string | null;
            /** @description The year of the edition that first used it; copies keep it */
            YearFirstUsed: number;
            Version: components["schemas"]["Version"];
        };
        EditionReferences: {
            ReportEditionId: number;
            ReportEditionName: string;
            References: components["schemas"]["Reference"][];
        };
        References: {
            CurrentReportEditionReferences: components["schemas"]["Reference"][];
            PreviousReportEditionReferences: components["schemas"]["EditionReferences"][];
        };
        /** @description A source that was used before, as its newest reference says it */
        CountrySource: {
            Reference: components["schemas"]["Reference"];
            /** @description References to it of the country in this edition */
            UsedCount: number;
            /** @description The named indicator rested on it in the edition before */
            IsOfIndicator: boolean;
        };
        ReferenceCreate: {
            ReportEditionId: number;
            CountryIndicatorRatingId: number;
            Title: string;
            Author: string;
            PublicationDate: string;
            /**
             * Format: date
             * @description Of the years 1900 to 2999
             */
            AccessDate?: string | null;
            Information: string;
            /** @description Of scheme http or https and without a user name, or text without a scheme; another is 422 */
            URL?: string | null;
            Pages?: string | null;
            Publisher?: string | null;
            Journal?: string | null;
            Volume?: string | null;
            Institution?: string | null;
            BookConferenceTitle?: string | null;
            Editor?: string | null;
            PlaceConferenceLocation?: string | null;
        };
        ReferenceUpdate: {
            ReportEditionId?: number;
            CountryIndicatorRatingId?: number;
            Title: string;
            Author: string;
            PublicationDate: string;
            /**
             * Format: date
             * @description Of the years 1900 to 2999
             */
            AccessDate?: string | null;
            Information: string;
            /** @description Of scheme http or https and without a user name, or text without a scheme; another is 422 */
            URL?: string | null;
            Pages?: string | null;
            Publisher?: string | null;
            Journal?: string | null;
            Volume?: string | null;
            Institution?: string | null;
            BookConferenceTitle?: string | null;
            Editor?: string | null;
            PlaceConferenceLocation?: string | null;
            Version?: components["schemas"]["Version"];
        };
        ReferenceCopy: {
            referenceId: number;
            indicators: components["schemas"]["SelectedRow"][];
            countries: components["schemas"]["SelectedRow"][];
        };
        /**
         * @description Why a reference is not copied to a pair, the first that holds: it is copied from there; the edition does not have the pair; the caller may not manage references there; it holds the same Title and URL already
         * @enum {integer}
         */
        CopySkipReason: 0 | 1 | 2 | 3;
        ReferenceCopyPair: {
            IndicatorId: number;
            /** @description The SnapshotName; null where the edition has no such indicator */
            IndicatorName: string | null;
            CountryId: number;
            /** @description Null where there is no such country */
            CountryName: string | null;
        };
        /** @description The chosen pairs that are not copied to for one reason */
        ReferenceCopySkip: {
            Reason: components["schemas"]["CopySkipReason"];
            Count: number;
            /** @description The first 50 of them, by the indicator's number, then the country's name; Ids without a name come last */
            Pairs: components["schemas"]["ReferenceCopyPair"][];
        };
        /** @description Copied to N, skipped M */
        ReferenceCopyResult: {
            Copied: number;
            Skipped: number;
            /** @description What Skipped counts, by reason, in the order of the reasons. A backend that does not tell it leaves it out; the client then says the counts alone. */
            Skips?: components["schemas"]["ReferenceCopySkip"][];
        };
        ReferenceCopySummary: {
            /** @description Chosen pairs that copyReference would copy to now */
            PossibleCount: number;
            /** @description The pairs that are not copied to, by reason, in the order of the reasons; reasons without a pair are left out */
            Skips: components["schemas"]["ReferenceCopySkip"][];
        };
        AssignableCountry: {
            Id: number;
            Name: string;
            Region: string;
        };
        AssignableIndicator: {
            Id: number;
            /** @description The SnapshotName */
            Name: string;
        };
        CompareEdition: {
            Id: number;
            EditionName: string;
            /** Format: date */
            EndDate: string | null;
        };
        CompareCountry: {
            Id: number;
            Name: string;
            Region: string;
        };
        CompareCountryRating: {
            CountryId: number;
            /** @description null = NA, and always with one edition */
            PreviousScore: number | null;
            /** @description null = NA */
            LatestScore: number | null;
        };
        /** @description What share of a region's countries is rated favourably on an indicator, each by the polarity of its edition */
        CompareRegionScore: {
            Region: string;
            /** @description Favourable of rated in percent, to one decimal place; null where no country is rated */
            Score: number | null;
            /** @description How many countries are rated */
            Rated: number;
            /** @description Favourable of rated in percent, to one decimal place; null where no country is rated */
            PreviousScore: number | null;
            /** @description The same in the earlier edition; 0 with one edition */
            PreviousRated: number;
        };
        CompareIndicator: {
            /** @description Id of the library indicator */
            IndicatorId: number;
            IndicatorOrderNumber: string;
            /** @description The short name */
            IndicatorName: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description Id in the latest edition, by which the indicator's page is opened there. Optional */
            LatestIndicatorId?: number;
            /** @description The same in the earlier edition; null where that has no such indicator, and with one edition. Optional */
            PreviousIndicatorId?: number | null;
            /** @description IndicatorRating in the earlier edition; null where that has no such indicator, and with one edition. Optional */
            PreviousIndicatorRating?: components["schemas"]["Polarity"] | null;
            /** @description One a country */
            CountryRatings: components["schemas"]["CompareCountryRating"][];
            /** @description One a region of the countries that are compared, over all its countries in each edition. Optional */
            RegionScores?: components["schemas"]["CompareRegionScore"][];
        };
        CompareAbsence: {
            EditionId: number;
            CountryIds: number[];
        };
        Comparison: {
            /** @description The latest first */
            Editions: components["schemas"]["CompareEdition"][];
            /** @description By name; the columns of the grid */
            Countries: components["schemas"]["CompareCountry"][];
            Indicators: components["schemas"]["CompareIndicator"][];
            /** @description For each of the editions that lacks some of the countries, which; NA there is not a missing score. Optional */
            AbsentCountries?: components["schemas"]["CompareAbsence"][];
        };
        CompareExport: {
            EditionIds: number[];
            CountryIds: number[];
            /** @description Ids of library indicators; empty = all */
            IndicatorIds: number[];
            /**
             * @description As completedOnly of readCompare
             * @default false
             */
            CompletedOnly: boolean;
        };
        CompareOption: {
            Id: number;
            FullName: string;
        };
        CompareRegion: {
            FullName: string;
            /** @description The countries */
            Children: components["schemas"]["CompareOption"][];
        };
        CompareFilters: {
            Editions: components["schemas"]["CompareOption"][];
            Regions: components["schemas"]["CompareRegion"][];
        };
        CompareActivity: {
            Id: number;
            FullName: string;
            /** @description The indicators by the Id of their edition */
            Children: components["schemas"]["CompareOption"][];
        };
        CompareMilestone: {
            Id: number;
            FullName: string;
            /** @description The activities */
            Children: components["schemas"]["CompareActivity"][];
        };
        ResultEdition: {
            Id: number;
            Name: string;
            /** Format: date */
            EndDate: string | null;
        };
        ResultMilestone: {
            MilestoneId: number;
            OrderId: number;
            ShortName: string;
        };
        /** @description Both editions on the indicators that both hold and both rated. Scores are null where there is no such indicator, and without an edition to compare with */
        ResultComparison: {
            /** @description On how many indicators */
            Indicators: number;
            Score: number | null;
            PreviousScore: number | null;
            /** @description Score less PreviousScore, in percentage points */
            Change: number | null;
        };
        /** @description A result and its place */
        RankedResult: {
            /** @description In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated */
            Score: number | null;
            /** @description How many of those rated are favourable */
            Favourable: number;
            Rated: number;
            /** @description All of them; Rated of Indicators is the coverage */
            Indicators: number;
            Comparison: components["schemas"]["ResultComparison"];
            /** @description 1 is the highest score; equal scores share a rank. Null where less than half is rated */
            Rank: number | null;
            /** @description The same within the region */
            RegionRank: number | null;
        };
        CountryResult: {
            CountryId: number;
            CountryName: string;
            Region: string;
            /** @description ISO 3166 alpha-3, where a map finds its shape */
            ISOCode: string;
            Total: components["schemas"]["RankedResult"];
            /** @description One a milestone in their order */
            Milestones: components["schemas"]["RankedResult"][];
        };
        /** @description The mean of the countries that have a score */
        Mean: {
            /** @description In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated */
            Score: number | null;
            /** @description How many have a score */
            Countries: number;
            /** @description Over all its countries */
            Rated: number;
            /** @description Over all its countries */
            Indicators: number;
            /** @description The mean of the changes of the countries that have one */
            Change: number | null;
            /** @description How many have a change */
            ComparedCountries: number;
        };
        RegionResult: {
            Region: string;
            /** @description The countries of the region that are in the edition, ascending */
            CountryIds: number[];
            Total: components["schemas"]["Mean"];
            /** @description One a milestone in their order */
            Milestones: components["schemas"]["Mean"][];
        };
        /** @description All countries of the edition as a region has them */
        MeanResult: {
            Total: components["schemas"]["Mean"];
            /** @description One a milestone in their order */
            Milestones: components["schemas"]["Mean"][];
        };
        Results: {
            Edition: components["schemas"]["ResultEdition"];
            /** @description The edition that it is compared with; null where there is none */
            Against: components["schemas"]["ResultEdition"] | null;
            /** @description Those of the edition, in their order */
            Milestones: components["schemas"]["ResultMilestone"][];
            /** @description By name */
            Countries: components["schemas"]["CountryResult"][];
            /** @description By name */
            Regions: components["schemas"]["RegionResult"][];
            World: components["schemas"]["MeanResult"];
        };
        /** @description Of an activity, a milestone or a country */
        Result: {
            /** @description In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated */
            Score: number | null;
            /** @description How many of those rated are favourable */
            Favourable: number;
            Rated: number;
            /** @description All of them; Rated of Indicators is the coverage */
            Indicators: number;
            Comparison: components["schemas"]["ResultComparison"];
        };
        ActivityResult: {
            ActivityId: number;
            OrderNumber: string;
            ShortName: string;
            Result: components["schemas"]["Result"];
        };
        CountryMilestoneResult: {
            MilestoneId: number;
            OrderId: number;
            ShortName: string;
            /** @description In their order */
            Activities: components["schemas"]["ActivityResult"][];
        };
        /**
         * @description How a rating differs from that of another edition: it became favourable, it no longer is; it was not rated there; it is not rated here
         * @enum {integer}
         */
        RatingChangeKind: 0 | 1 | 2 | 3;
        /** @description An indicator that both editions hold and that is rated otherwise. A missing score is never better or worse */
        RatingChange: {
            Kind: components["schemas"]["RatingChangeKind"];
            /** @description In the edition */
            IndicatorId: number;
            /** @description In the edition that it is compared with */
            PreviousIndicatorId: number;
            OrderNumber: string;
            ShortName: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description null = unrated */
            Score: number | null;
            /** @description null = unrated */
            PreviousScore: number | null;
            ResearcherNote: string | null;
            PreviousNote: string | null;
        };
        EditionResult: {
            Edition: components["schemas"]["ResultEdition"];
            /** @description In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated */
            Score: number | null;
            Favourable: number;
            Rated: number;
            Indicators: number;
        };
        CountryResults: {
            Edition: components["schemas"]["ResultEdition"];
            /** @description The edition that it is compared with; null where there is none */
            Against: components["schemas"]["ResultEdition"] | null;
            Country: components["schemas"]["CountryResult"];
            Region: components["schemas"]["RegionResult"];
            /** @description In their order */
            Milestones: components["schemas"]["CountryMilestoneResult"][];
            /** @description By the order of the indicators */
            Changes: components["schemas"]["RatingChange"][];
            /** @description Each edition that the country is in, oldest first, each as its own result */
            Editions: components["schemas"]["EditionResult"][];
        };
        DossierIndicator: {
            IndicatorId: number;
            OrderNumber: string;
            FullName: string;
            IndicatorRating: components["schemas"]["Polarity"];
            /** @description null = unrated */
            Score: number | null;
            /** @description null = unrated */
            RatingIsMet: boolean | null;
            WorkflowStatus: components["schemas"]["WorkflowStatus"];
            /** @description Does a parent that is rated Not Met decide it? */
            IsDecided: boolean;
            ResearcherNote: string | null;
            /** Format: date-time */
            RatingLastUpdatedOn: string | null;
            References: components["schemas"]["Reference"][];
        };
        DossierActivity: {
            ActivityId: number;
            OrderNumber: string;
            FullName: string;
            Indicators: components["schemas"]["DossierIndicator"][];
        };
        DossierMilestone: {
            MilestoneId: number;
            OrderId: number;
            FullName: string;
            Activities: components["schemas"]["DossierActivity"][];
        };
        Dossier: {
            Edition: components["schemas"]["ResultEdition"];
            CountryId: number;
            CountryName: string;
            Region: string;
            Milestones: components["schemas"]["DossierMilestone"][];
        };
        /**
         * @description The file of an export of results: CSV as RFC 4180 has it in UTF-8, without or with a byte order mark; JSON Lines; a workbook whose second sheet is the codebook; the codebook of the same columns alone, as CSV
         * @enum {integer}
         */
        ResultsFormat: 0 | 1 | 2 | 3 | 4;
        /**
         * @description A column of an export of results. The file names it with underscores (iso_code of isoCode)
         * @enum {string}
         */
        ResultsColumn: "edition" | "country" | "isoCode" | "region" | "milestoneNumber" | "milestone" | "activityNumber" | "activity" | "indicatorNumber" | "indicator" | "libraryIndicatorId" | "polarity" | "score" | "met" | "favourable" | "status" | "note" | "updatedOn" | "updatedBy" | "referenceCount" | "references";
        /** @description An edition, the file, its columns and its rows */
        ResultsExportRequest: {
            ReportEditionId: number;
            FileFormat: components["schemas"]["ResultsFormat"];
            Columns: components["schemas"]["ResultsColumn"][];
            /** @description None means all */
            CountryIds: number[];
            /** @description None means all */
            Regions: string[];
            /** @description Their OrderIds, which hold in every edition; none means all */
            Milestones: number[];
            /** @description None means all */
            Statuses: components["schemas"]["WorkflowStatus"][];
        };
        AgreementFigures: {
            /** @description How many country indicators are counted */
            Ratings: number;
            /** @description How many of them QA completed as they had been submitted; it changed the others */
            Agreed: number;
            /** @description Agreed of Ratings, to one decimal place; null of nothing */
            Percent: number | null;
            /** @description Cohen's kappa, to two decimal places: agreement beyond what chance would give, 1 where all agree, 0 as by chance. Null of nothing, and where both rated everything alike, so that chance alone agrees */
            Kappa: number | null;
        };
        PersonAgreement: {
            UserId: number;
            FullName: string;
            /**
             * Format: email
             * @description Tells users of the same name apart
             */
            EmailAddress: string;
            Research: components["schemas"]["AgreementFigures"];
            QA: components["schemas"]["AgreementFigures"];
        };
        IndicatorAgreement: {
            IndicatorId: number;
            OrderNumber: string;
            ShortName: string;
            Agreement: components["schemas"]["AgreementFigures"];
            /** @description How often one was taken back from QA */
            Returns: number;
            Comments: number;
            /** @description In how many countries it is rated here and in the edition before */
            Compared: number;
            /** @description In how many of those it is favourable in one of the two only */
            Reversals: number;
        };
        Agreement: {
            /** @description The edition before, in which reversals are looked for; null where there is none */
            Against: components["schemas"]["ResultEdition"] | null;
            Total: components["schemas"]["AgreementFigures"];
            /** @description Who researched or checked what is counted, by name */
            People: components["schemas"]["PersonAgreement"][];
            /** @description All of the edition, by their order */
            Indicators: components["schemas"]["IndicatorAgreement"][];
        };
        /**
         * @description What a change is about
         * @enum {integer}
         */
        ActivityKind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * @description Done is of imports and exports, which are no record
         * @enum {integer}
         */
        ActivityAction: 0 | 1 | 2 | 3;
        /**
         * @description How a change came about; Command is a command of the operator or a statement of his
         * @enum {integer}
         */
        ActivityCause: 0 | 1 | 2 | 3 | 4;
        /** @description A change, as it was written in its transaction; of one record, or of many ratings of one country that one statement changed */
        ActivityEvent: {
            /** @description Grows with time */
            Id: number;
            /** @description The same for everything that one call changed */
            ActId: number;
            /** @description How many records it tells of; where it is more than one, RecordId, IndicatorId, LibraryIndicatorId and SnapshotName are null, and Changes are those that all have alike. `listActivity` with `act` tells each on its own */
            RecordCount: number;
            /** @description How many records one statement changed, on its first event; 0 on its others, so that a list can show one for all; of an import the event of its file stands for all, with 1 */
            AlikeCount: number;
            /** Format: date-time */
            At: string;
            /** @description null where no person signed in did it */
            UserId: number | null;
            UserName: string | null;
            /** @description The operationId of the call; null where it was no call */
            Operation: string | null;
            /** @description A save that also moves the workflow is of two kinds */
            Kinds: components["schemas"]["ActivityKind"][];
            Action: components["schemas"]["ActivityAction"];
            Cause: components["schemas"]["ActivityCause"];
            /** @description What it is a consequence of, where that is one thing: the number and name of the parent indicator, of the part that was removed; of an import, the name of its file */
            CauseName: string | null;
            Record: components["schemas"]["ActivityRecord"];
            /** @description Id of the record; of an edition user or country, that of the user or country */
            RecordId: number | null;
            /** @description What the record was called then: title of a reference, name of a part, a user, an edition or a file; null for ratings, comments and notifications */
            RecordName: string | null;
            ReportEditionId: number | null;
            ReportEditionName: string | null;
            CountryId: number | null;
            CountryName: string | null;
            /** @description Id in its edition; may be gone */
            IndicatorId: number | null;
            LibraryIndicatorId: number | null;
            /** @description Number and short name of the indicator, as they are now or were when it was deleted */
            SnapshotName: string | null;
            /** @description Of an assignment of the active edition that was not undone, what `revertAssignment` names; left out of all else, and of assignments that keep nothing to undo */
            AssignmentId?: number;
            /** @description What it was and what it became; of a new record what it is, of a removed one what it was */
            Changes: components["schemas"]["ActivityChange"][];
        };
        ActivityPage: {
            Data: components["schemas"]["ActivityEvent"][];
            /** @description How many there are on all pages; counted up to 10,001, which means more than 10,000 */
            Count: number;
        };
        /** @description The filters of listActivity; an empty list and null filter nothing */
        ActivityExportRequest: {
            UserIds: number[];
            Kinds: components["schemas"]["ActivityKind"][];
            CountryIds: number[];
            LibraryIndicatorIds: number[];
            ReportEditionIds: number[];
            /**
             * Format: date-time
             * @description From this instant on
             */
            Since: string | null;
            /**
             * Format: date-time
             * @description Before this instant
             */
            Until: string | null;
        };
    };
    responses: {
        /** @description No token, or one that is not accepted */
        Unauthorized: {
            headers: {
                /**
                 * @description The scheme to sign in with (RFC 6750)
                 * @example Bearer error="invalid_token"
                 */
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the record forbids it */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well-formed, but invalid */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests from this user */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Busy; processing of what was sent likely continues */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address cannot mean anything */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the record forbids it, whichever edition is active */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but not allowed */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
         * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
         */
        IdempotencyKey: string;
        /**
         * @description Id of the saved view
         * @example 1
         */
        ViewId: number;
        /**
         * @description Id of the user
         * @example 2
         */
        UserId: number;
        /**
         * @description Id of the report edition
         * @example 4
         */
        Id: number;
        /**
         * @description Id of the country (its UN M49 code in the demo data)
         * @example 404
         */
        CountryId: number;
        /**
         * @description Id of the milestone
         * @example 16
         */
        MilestoneId: number;
        /**
         * @description Id of the activity
         * @example 91
         */
        ActivityId: number;
        /**
         * @description Id of the indicator in its edition; 0 for a new one
         * @example 452
         */
        IndicatorIdOrNew: number;
        /**
         * @description Id of the indicator in its edition
         * @example 451
         */
        IndicatorId: number;
        /**
         * @description How many rows to skip
         * @example 0
         */
        Offset: number;
        /**
         * @description Id of the comment
         * @example 9001
         */
        CommentId: number;
        /**
         * @description Id of the user who was tagged
         * @example 2
         */
        TaggedId: number;
        /**
         * @description Id of the import, the ActId of its events
         * @example 88240
         */
        ImportId: number;
        /**
         * @description Id of the report edition
         * @example 4
         */
        EditionId: number;
        /**
         * @description Id of the assignment, the ActId of its events
         * @example 88312
         */
        AssignmentId: number;
        /**
         * @description Id of the report edition
         * @example 4
         */
        ReportEditionId: number;
        /**
         * @description Id of the country indicator rating
         * @example 100201
         */
        RatingId: number;
        /**
         * @description Id of the reference
         * @example 7001
         */
        ReferenceId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Download under this name (RFC 6266)
         * @example attachment; filename="export-2026-11-20.xlsx"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The token is good, but its e-mail matches no active user */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences of the caller */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesUpdate"];
            };
        };
        responses: {
            /** @description The preferences as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Changed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views of all lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewCreate"];
            };
        };
        responses: {
            /** @description The view */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description To share a view needs report-management */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is taken, or there are too many, or no edition is active */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the saved view
                 * @example 1
                 */
                viewId: components["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description To share a view needs report-management */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The name is taken, the view changed meanwhile, or its edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved view
                 * @example 1
                 */
                viewId: components["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or not there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description To share a view needs report-management */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active and inactive users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The account */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The e-mail is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserImport"];
            };
        };
        responses: {
            /** @description What was added, and who was there already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Changed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rebindUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssuerRebind"];
            };
        };
        responses: {
            /** @description How many were bound */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuerRebindResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Changed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the user
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The e-mail is taken, the account changed meanwhile, it is the last active Admin, or the provider says the role */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rebindUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the user
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportEditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All editions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEdition"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReportEdition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportEditionCreate"];
            };
        };
        responses: {
            /** @description The new, active edition */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEdition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The name is taken, or there is nothing to duplicate named while an edition is active */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A value is missing, too short or too long, or the dates are the wrong way round */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReportEdition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEdition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReportEdition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportEditionUpdate"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEdition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The name is taken, the edition changed meanwhile, or it is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A value is missing, too short or too long, or the dates are the wrong way round */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEditionClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left, and what the next edition can take along */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionClosing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEditionRevert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands in the way, and what would go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionRevert"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revertReportEdition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edition that is active again */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEdition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is inactive, closed no other, or holds work */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExportReportEditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All editions, active or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEdition"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEditionUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active and inactive users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEditionUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionUserSelection"];
            };
        };
        responses: {
            /** @description The chosen users as users of the edition */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description Nothing is selected, or something that cannot be added */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEditionGlobalUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active users who do not belong to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeEditionUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the user
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed, or not there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMentionableUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active users of the edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MentionableUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEditionCountries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEditionCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionCountrySelection"];
            };
        };
        responses: {
            /** @description The chosen countries */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description Nothing is selected, or something that cannot be added */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEditionGlobalCountries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries that do not belong to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeEditionCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed, or not there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMilestone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneUpdate"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Changed meanwhile, or the edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A name is missing, too short or too long, or an Id belongs to another edition */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMilestone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneCreate"];
            };
        };
        responses: {
            /** @description The new milestone */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A name is missing, too short or too long, or an Id belongs to another edition */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the milestone
                 * @example 16
                 */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or not there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the milestone
                 * @example 16
                 */
                milestoneId: components["parameters"]["MilestoneId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityUpdate"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Changed meanwhile, or the edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A name is missing, too short or too long, or an Id belongs to another edition */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityCreate"];
            };
        };
        responses: {
            /** @description The new activity */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A name is missing, too short or too long, or an Id belongs to another edition */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityReorder"];
            };
        };
        responses: {
            /** @description The activities of the milestone in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The first cannot go up, the last cannot go down; or the edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the activity
                 * @example 91
                 */
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or not there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivityIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the activity
                 * @example 91
                 */
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The indicators */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indicator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listParentIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the indicator in its edition; 0 for a new one
                 * @example 452
                 */
                indicatorId: components["parameters"]["IndicatorIdOrNew"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possible parents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentIndicatorOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGlobalIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddableIndicator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateIndicator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicatorUpdate"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indicator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Changed meanwhile, the parent depends on another indicator itself, or the edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A value is missing, too short or too long, or an Id belongs to another edition */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLibraryIndicators: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddableIndicatorSelection"];
            };
        };
        responses: {
            /** @description The new indicators of the edition */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indicator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The edition holds one of them already, or it is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing is selected, or an Id belongs to another edition */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createIndicator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicatorCreate"];
            };
        };
        responses: {
            /** @description The new indicator */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indicator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The parent depends on another indicator itself, or the edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A value is missing, too short or too long, or an Id belongs to another edition */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unassignParentIndicator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indicator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderIndicator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicatorReorder"];
            };
        };
        responses: {
            /** @description The indicators of the activity in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indicator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The first cannot go up, the last cannot go down; or the edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteIndicator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or not there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many rows at most; the panel asks for 10
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the comment
                 * @example 9001
                 */
                commentId: components["parameters"]["CommentId"];
                /**
                 * @description Id of the user who was tagged
                 * @example 2
                 */
                taggedId: components["parameters"]["TaggedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was cleared and is listed no more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkNotices: {
        parameters: {
            query?: {
                /**
                 * @description Only those that are not cleared yet
                 * @example true
                 */
                unread?: boolean;
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many rows at most; the panel asks for 10
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkNoticePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearWorkNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkNoticeClearing"];
            };
        };
        responses: {
            /** @description How many were cleared */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkNoticesCleared"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Changed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importFile: {
        parameters: {
            query?: {
                /**
                 * @description Check only; says what would change and stores nothing
                 * @example false
                 */
                dryRun?: boolean;
                /**
                 * @description The Confirmation of an earlier answer, where the file sets parents Not Met whose children that decides
                 * @example 2b7e151628aed2a6abf71589
                 */
                confirmation?: string;
            };
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description How the import went, also where its rows were refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            /** @description Larger than 25 MB, or it takes too long or too much memory */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not an .xlsx spreadsheet */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many imports at most
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImportChanges: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many changes at most
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the import, the ActId of its events
                 * @example 88240
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChangePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revertImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the import, the ActId of its events
                 * @example 88240
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, undone */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Something that it changed was changed since, it was undone before, or its edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImportCheckChanges: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many changes at most
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The CheckId of importFile's answer
                 * @example c7Zp3v0XWc2mR8sT1uY5aB
                 */
                checkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChangePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExportCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportEditionIds"];
            };
        };
        responses: {
            /** @description Countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description Where to fetch it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportResult"];
                };
            };
            /** @description Nothing to export */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            /** @description Well-formed, but invalid, or it takes too long or too much memory */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What an export answered; the token is the right
                 * @example q7Zp3v0XWc2mR8sT1uY5aB
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                    "text/csv": components["schemas"]["ResultsCsv"];
                    "application/x-ndjson": components["schemas"]["ResultsJsonLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such download, already used, or expired */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLibraryIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Library indicators */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryIndicator"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLibraryIndicator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the library indicator
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The library indicator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryIndicatorDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEditionLibraryIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Library indicators */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionLibraryIndicator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDashboardIndicators: {
        parameters: {
            query?: {
                /**
                 * @description Part of the number and name, without regard to case and accents; empty filters nothing
                 * @example lead agency
                 */
                indicatorName?: string;
                /**
                 * @description Ids of countries, a JSON array; empty filters nothing
                 * @example [404,578]
                 */
                countries?: string;
                /**
                 * @description Ids of milestones, a JSON array; empty filters nothing
                 * @example [16,17]
                 */
                milestones?: string;
                /**
                 * @description Workflow statuses, a JSON array (`status` in the address bar); empty filters nothing
                 * @example [0,1]
                 */
                workflows?: string;
                /**
                 * @description `1: [4,7,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 1: [2,4,null]
                 */
                researchUsers?: string;
                /**
                 * @description `1: [3,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 0: [null]
                 */
                qaUsers?: string;
                /**
                 * @description Only rows whose research or QA user is the caller
                 * @example true
                 */
                currentUser?: boolean;
                /**
                 * @description Who has to act next: the research user until a row is submitted, then the QA user until it is completed; nobody has to where a parent decides. `1: [4,7,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 1: [2]
                 */
                nextUsers?: string;
                /**
                 * @description Only rows that were taken back by a step and have not moved on since
                 * @example false
                 */
                returned?: boolean;
                /**
                 * @description Only rows that somebody has to act on and whose due date is before today (UTC)
                 * @example false
                 */
                overdue?: boolean;
                /**
                 * @description Only rows that have been in their status for more than so many days; 0 filters nothing
                 * @example 14
                 */
                statusDays?: number;
                /**
                 * @description Only rows that a rule calls stuck; LongInQA counts the days of statusDays, and 14 where it is 0. Nothing is filtered without it
                 * @example 2
                 */
                stuck?: components["schemas"]["StuckRule"];
                /**
                 * @description What rows are ordered by, descending with a minus before it; ties go by country name and number
                 * @example -statusSince
                 */
                sort?: components["schemas"]["DashboardSort"];
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many rows to answer
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardIndicatorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMyWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's work and the programme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWork"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readProgramme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edition by status, over time, by milestone and by region */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programme"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People with their research and their QA */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workload"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStuck: {
        parameters: {
            query?: {
                /**
                 * @description LongInQA holds for what has waited for QA for more than so many days
                 * @example 14
                 */
                days?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules with their counts and first rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stuck"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDashboardFilters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of each filter, in the order to show them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardFilters"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDashboardFacets: {
        parameters: {
            query?: {
                /**
                 * @description Part of the number and name, without regard to case and accents; empty filters nothing
                 * @example lead agency
                 */
                indicatorName?: string;
                /**
                 * @description Ids of countries, a JSON array; empty filters nothing
                 * @example [404,578]
                 */
                countries?: string;
                /**
                 * @description Ids of milestones, a JSON array; empty filters nothing
                 * @example [16,17]
                 */
                milestones?: string;
                /**
                 * @description Workflow statuses, a JSON array (`status` in the address bar); empty filters nothing
                 * @example [0,1]
                 */
                workflows?: string;
                /**
                 * @description `1: [4,7,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 1: [2,4,null]
                 */
                researchUsers?: string;
                /**
                 * @description `1: [3,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 0: [null]
                 */
                qaUsers?: string;
                /**
                 * @description Only rows whose research or QA user is the caller
                 * @example true
                 */
                currentUser?: boolean;
                /**
                 * @description Who has to act next: the research user until a row is submitted, then the QA user until it is completed; nobody has to where a parent decides. `1: [4,7,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 1: [2]
                 */
                nextUsers?: string;
                /**
                 * @description Only rows that were taken back by a step and have not moved on since
                 * @example false
                 */
                returned?: boolean;
                /**
                 * @description Only rows that somebody has to act on and whose due date is before today (UTC)
                 * @example false
                 */
                overdue?: boolean;
                /**
                 * @description Only rows that have been in their status for more than so many days; 0 filters nothing
                 * @example 14
                 */
                statusDays?: number;
                /**
                 * @description Only rows that a rule calls stuck; LongInQA counts the days of statusDays, and 14 where it is 0. Nothing is filtered without it
                 * @example 2
                 */
                stuck?: components["schemas"]["StuckRule"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of each filter that would leave something, with how many rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardFacets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users with the tasks they may take and what they carry already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Indicators */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowIndicator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowRegions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Regions that have a country in the edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRegion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowAssignment"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAssignmentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summariseWorkflowAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowAssignmentDraft"];
            };
        };
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAssignmentSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDueDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DueDatesChange"];
            };
        };
        responses: {
            /** @description How many it changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueDatesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stepBackRatings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepBackChange"];
            };
        };
        responses: {
            /** @description How many it changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepBackResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revertAssignment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the assignment, the ActId of its events
                 * @example 88312
                 */
                assignmentId: components["parameters"]["AssignmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Undone */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAssignmentUndone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Something was done since, it was undone before, or the edition is inactive */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyAssignmentPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentPlan"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentPlanResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summariseAssignmentPlan: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many changes at most
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentPlan"];
            };
        };
        responses: {
            /** @description A page of changes, and the sums of all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentPlanSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountriesProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryProgress"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountryModules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones, with activities and indicators as their children */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryMilestone"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEditionCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryOfEdition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountryIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Indicators */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryIndicatorItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCountryIndicator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The indicator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryIndicator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAdjacentIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The neighbours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjacentIndicators"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readQueue: {
        parameters: {
            query?: {
                /**
                 * @description Part of the number and name, without regard to case and accents; empty filters nothing
                 * @example lead agency
                 */
                indicatorName?: string;
                /**
                 * @description Ids of countries, a JSON array; empty filters nothing
                 * @example [404,578]
                 */
                countries?: string;
                /**
                 * @description Ids of milestones, a JSON array; empty filters nothing
                 * @example [16,17]
                 */
                milestones?: string;
                /**
                 * @description Workflow statuses, a JSON array (`status` in the address bar); empty filters nothing
                 * @example [0,1]
                 */
                workflows?: string;
                /**
                 * @description `1: [4,7,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 1: [2,4,null]
                 */
                researchUsers?: string;
                /**
                 * @description `1: [3,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 0: [null]
                 */
                qaUsers?: string;
                /**
                 * @description Only rows whose research or QA user is the caller
                 * @example true
                 */
                currentUser?: boolean;
                /**
                 * @description Who has to act next: the research user until a row is submitted, then the QA user until it is completed; nobody has to where a parent decides. `1: [4,7,null]` where the filter is set (null = nobody is assigned), `0: [null]` where it is not
                 * @example 1: [2]
                 */
                nextUsers?: string;
                /**
                 * @description Only rows that were taken back by a step and have not moved on since
                 * @example false
                 */
                returned?: boolean;
                /**
                 * @description Only rows that somebody has to act on and whose due date is before today (UTC)
                 * @example false
                 */
                overdue?: boolean;
                /**
                 * @description Only rows that have been in their status for more than so many days; 0 filters nothing
                 * @example 14
                 */
                statusDays?: number;
                /**
                 * @description Only rows that a rule calls stuck; LongInQA counts the days of statusDays, and 14 where it is 0. Nothing is filtered without it
                 * @example 2
                 */
                stuck?: components["schemas"]["StuckRule"];
                /**
                 * @description What rows are ordered by, descending with a minus before it; ties go by country name and number
                 * @example -statusSince
                 */
                sort?: components["schemas"]["DashboardSort"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place and its neighbours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuePlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readIndicatorRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rating */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryIndicatorRating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRatingHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry an edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingHistoryItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingUpdate"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryIndicatorRating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Changed meanwhile, the edition is inactive, or the parent indicator is not met */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    promoteRatingWorkflow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowPromotion"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryIndicatorRating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A step out of turn, changed meanwhile, the edition is inactive, the parent indicator decides the rating, or nobody is assigned to check it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many comments to answer
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The comment */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The text is blank or too long, or somebody is tagged who cannot be */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The references */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["References"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountrySources: {
        parameters: {
            query?: {
                /**
                 * @description Id of the indicator whose sources of the edition before are listed too; none where it is left out
                 * @example 451
                 */
                indicatorId?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sources */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountrySource"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceCreate"];
            };
        };
        responses: {
            /** @description The reference */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description A value is missing, too short or too long, or the URL names another scheme than http or https */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
                /**
                 * @description Id of the reference
                 * @example 7001
                 */
                referenceId: components["parameters"]["ReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceUpdate"];
            };
        };
        responses: {
            /** @description What it became */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Changed meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A value is missing, too short or too long, or the URL names another scheme than http or https */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeReference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
                /**
                 * @description Id of the reference
                 * @example 7001
                 */
                referenceId: components["parameters"]["ReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyReference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceCopy"];
            };
        };
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceCopyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summariseReferenceCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceCopy"];
            };
        };
        responses: {
            /** @description The counts, and which pairs are not possible */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceCopySummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyReferenceToCurrent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
                /**
                 * @description Id of the reference of an earlier edition
                 * @example 6002
                 */
                referenceId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference in this edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssignableRegions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignableCountry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssignableIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country indicator rating
                 * @example 100201
                 */
                ratingId: components["parameters"]["RatingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Indicators */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignableIndicator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCompare: {
        parameters: {
            query: {
                /**
                 * @description Ids of one or two editions, a JSON array
                 * @example [4,3]
                 */
                editions: string;
                /**
                 * @description Ids of countries, a JSON array
                 * @example [404,578]
                 */
                countries: string;
                /**
                 * @description Ids of milestones of the latest edition, a JSON array; left out, all
                 * @example [16]
                 */
                milestones?: string;
                /**
                 * @description Do only ratings count that are QA completed, in both editions? Others are told as no score.
                 * @example false
                 */
                completedOnly?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Indicators by countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description It takes too long or too much memory */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCompare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompareExport"];
            };
        };
        responses: {
            /** @description The spreadsheet */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            /** @description Nothing to export */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            /** @description Well-formed, but invalid, or it takes too long or too much memory */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCompareFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompareFilters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompareMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones, with activities and indicators as their children */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompareMilestone"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResults: {
        parameters: {
            query?: {
                /**
                 * @description Id of the edition to compare with, 0 for none; left out, the one before by EndDate (null is open, hence the latest; ties go by StartDate, then Id)
                 * @example 3
                 */
                against?: number;
                /**
                 * @description Are only ratings counted that are QA completed, in both editions?
                 * @example false
                 */
                completedOnly?: boolean;
                /**
                 * @description Does each indicator of a country weigh the same, instead of each milestone?
                 * @example false
                 */
                equalIndicators?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Results"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCountryResults: {
        parameters: {
            query?: {
                /**
                 * @description Id of the edition to compare with, 0 for none; left out, the one before by EndDate (null is open, hence the latest; ties go by StartDate, then Id)
                 * @example 3
                 */
                against?: number;
                /**
                 * @description Are only ratings counted that are QA completed, in both editions?
                 * @example false
                 */
                completedOnly?: boolean;
                /**
                 * @description Does each indicator of a country weigh the same, instead of each milestone?
                 * @example false
                 */
                equalIndicators?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results of the country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDossier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a dossier of the country prints */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dossier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportResults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultsExportRequest"];
            };
        };
        responses: {
            /** @description Where to fetch it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportResult"];
                };
            };
            /** @description Nothing to export */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            /** @description Well-formed, but invalid, or too much for a sheet, or it takes too long or too much memory */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                editionId: components["parameters"]["EditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Agreement in all, by person and by indicator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agreement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /**
                 * @description Ids of who did it, a JSON array
                 * @example [2]
                 */
                users?: string;
                /**
                 * @description Kinds, a JSON array
                 * @example [0,1]
                 */
                kinds?: string;
                /**
                 * @description Ids of countries, a JSON array
                 * @example [404]
                 */
                countries?: string;
                /**
                 * @description Ids of library indicators, a JSON array, so that the same indicator is found in all editions
                 * @example [1]
                 */
                indicators?: string;
                /**
                 * @description Ids of editions, a JSON array
                 * @example [4]
                 */
                editions?: string;
                /**
                 * @description From this instant on; of a day in one's own time zone, its beginning
                 * @example 2026-11-16T00:00:00Z
                 */
                since?: string;
                /**
                 * @description Before this instant
                 * @example 2026-11-18T00:00:00Z
                 */
                until?: string;
                /**
                 * @description Only what this act changed, each record on its own, whatever else is filtered; with `fold` in short
                 * @example 88214
                 */
                act?: number;
                /**
                 * @description Of the events of one statement only the first
                 * @example false
                 */
                fold?: boolean;
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many events at most
                 * @example 50
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
                 * @example 3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityExportRequest"];
            };
        };
        responses: {
            /** @description Where to fetch it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportResult"];
                };
            };
            /** @description No event to export */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Changed"];
            /** @description Well-formed, but invalid, or too many events */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRatingActivity: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many events at most
                 * @example 50
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
                /**
                 * @description Id of the indicator in its edition
                 * @example 451
                 */
                indicatorId: components["parameters"]["IndicatorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountryActivity: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many events at most
                 * @example 50
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the country (its UN M49 code in the demo data)
                 * @example 404
                 */
                countryId: components["parameters"]["CountryId"];
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                reportEditionId: components["parameters"]["ReportEditionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEditionActivity: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many events at most
                 * @example 50
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the report edition
                 * @example 4
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserActivity: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to skip
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many events at most
                 * @example 50
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the user
                 * @example 2
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
