import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DroppingProxy {
  url: string;
  /** How many responses were lost so far. */
  readonly dropped: number;
  close(): Promise<void>;
}

/**
 * Stands before a server and loses responses: the request goes through, its response is waited for,
 * and then the connection breaks without a byte. `loses` decides for each connection (0, 1, 2 …).
 */
export async function startDroppingProxy(
  target: string,
  loses: (connection: number) => boolean,
): Promise<DroppingProxy> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let connections = 0;
  let dropped = 0;
  const server = createServer((client) => {
    const lose = loses(connections);
    connections += 1;
    const upstream = connect(Number(port), 'localhost');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream);
    if (!lose) return void upstream.pipe(client);
    upstream.once('data', () => {
      dropped += 1;
      client.destroy();
      upstream.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    get dropped() {
      return dropped;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
