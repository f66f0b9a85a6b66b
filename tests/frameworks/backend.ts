/** How a framework's backend is had and started, and what is true of it. */
export type Backend = {
  title: string;
  needs: string;
  /** What serves it at a port, once its source is made ready in `room`; undefined where it cannot be had. */
  fetch: (source: string, room: string) => Run | undefined;
  /** The name that the team gave an operation, of the id that the framework made of it. */
  operationOf: (id: string) => string;
  /** Path parameters that no list of the API gives. */
  values: Record<string, number>;
  /** Beginnings of findings' ids, each with the reason why it is true. */
  expected: Record<string, string>;
};

type Run = { program: string; folder: string; args: (port: string) => string[] };
