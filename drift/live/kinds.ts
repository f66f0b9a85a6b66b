/** Which of the checks a contract is for. Each is a third of the command, loaded only then. */
import type { Contract } from '../core/contract.ts';

/**
 * Whether a contract has the keys that the checks of our own need (`x-permissions`, the caller).
 */
export const speaksDialect = ({ operations }: Contract): boolean =>
  operations.has('readCurrentUser') && [...operations.values()].some(({ node }) => node['x-permissions'] !== undefined);

/** Whether a contract has what the journeys begin with; any other gets the generic one. */
export const hasJourneys = ({ operations }: Contract): boolean =>
  operations.has('listReportEditions') && operations.has('listEditionCountries');
