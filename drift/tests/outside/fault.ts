/** A mistake that a backend makes, and the operations at which a client meets it. */
export interface Fault {
  name: string;
  at: string[];
  what: string;
}

export const faultsAt =
  (...at: string[]) =>
  <const Name extends string>(name: Name, what: string): Fault & { name: Name } => ({ name, at, what });
