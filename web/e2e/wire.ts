// A cable between browsers and the server that can be cut.

import { createServer, connect, type Server, type Socket } from 'node:net';

export class Wire {
  readonly #to: () => number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  port = 0;

  constructor(to: () => number) {
    this.#to = to;
  }

  /** Lets everything through; on the port that it had before, if it was cut. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#to(), '127.0.0.1');
      for (const [socket, other] of [[near, far], [far, near]] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.port = (server.address() as { port: number }).port;
  }

  /** Nothing gets through any more, and whatever was open is gone. */
  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    const closed = new Promise((done) => server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
