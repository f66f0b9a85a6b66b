/**
 * What was requested cannot be done as it was requested: a wrong option, configuration or contract.
 * Ends the command with exit code 2.
 */
export class UsageError extends Error {}
