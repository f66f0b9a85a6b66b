import { setupServer } from 'msw/node';
import { getActivityMock } from '#generated/mocks/activity/activity.msw.ts';
import { getCommentsMock } from '#generated/mocks/comments/comments.msw.ts';
import { getCompareMock } from '#generated/mocks/compare/compare.msw.ts';
import { getCountriesMock } from '#generated/mocks/countries/countries.msw.ts';
import { getDashboardMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import { getEditionsMock } from '#generated/mocks/editions/editions.msw.ts';
import { getLibraryMock } from '#generated/mocks/library/library.msw.ts';
import { getNotificationsMock } from '#generated/mocks/notifications/notifications.msw.ts';
import { getPreferencesMock } from '#generated/mocks/preferences/preferences.msw.ts';
import { getRatingsMock } from '#generated/mocks/ratings/ratings.msw.ts';
import { getReferencesMock } from '#generated/mocks/references/references.msw.ts';
import { getResultsMock } from '#generated/mocks/results/results.msw.ts';
import { getSessionMock } from '#generated/mocks/session/session.msw.ts';
import { getStructureMock } from '#generated/mocks/structure/structure.msw.ts';
import { getTransferMock } from '#generated/mocks/transfer/transfer.msw.ts';
import { getUsersMock } from '#generated/mocks/users/users.msw.ts';
import { getViewsMock } from '#generated/mocks/views/views.msw.ts';
import { fetchDirectly } from './direct-fetch.ts';
import { afterEveryTest } from './each-test.ts';

/** The contract's default example of every operation. */
export const examples = [
  ...[getCommentsMock, getCompareMock, getCountriesMock, getDashboardMock, getEditionsMock, getLibraryMock].flatMap(
    (mocks) => mocks(),
  ),
  ...[getNotificationsMock, getRatingsMock, getReferencesMock, getSessionMock, getStructureMock].flatMap((mocks) =>
    mocks(),
  ),
  ...[getActivityMock, getPreferencesMock, getResultsMock, getTransferMock, getUsersMock, getViewsMock].flatMap(
    (mocks) => mocks(),
  ),
];

/**
 * Responds to every operation with the contract's default example. A test that needs another response
 * says so with `api.use(getXMockHandler(…))`, which holds for that test. Importing this file starts it.
 */
export const api = setupServer(...examples);

api.listen({ onUnhandledFrame: 'error' });
// That of development mounts twice: what it gives up at once is never sent there, but asked for here.
if (process.env.TEST_REACT === 'production') fetchDirectly(api);
afterEveryTest(() => {
  api.resetHandlers();
  api.events.removeAllListeners();
});
