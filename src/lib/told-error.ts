/** An error whose message is worded for whoever uses the product; any other is a programmer's. */
export class ToldError extends Error {}
