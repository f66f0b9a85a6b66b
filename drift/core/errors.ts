/**
 * What was asked cannot be done as it was asked: a wrong option, configuration or contract. Ends
 * the command with exit code 2.
 */
export class UsageError extends Error {}
