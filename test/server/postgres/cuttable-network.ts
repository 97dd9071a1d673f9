import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between a server and its database that a test can cut silently. */
export class CuttableNetwork {
  private isCut = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly net: Server,
    readonly port: number,
  ) {}

  static async to(target: number): Promise<CuttableNetwork> {
    const net = createServer();
    net.listen(0, '127.0.0.1');
    await once(net, 'listening');
    const address = net.address();
    const network = new CuttableNetwork(
      net,
      typeof address === 'object' && address !== null ? address.port : 0,
    );
    net.on('connection', (near) => network.join(near, target));
    return network;
  }

  /** Swallows everything from now on, as a cable that is pulled out. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Lets everything pass again. What was under way is lost: the connections break. */
  mend(): void {
    this.isCut = false;
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.net.close();
  }

  private join(near: Socket, target: number): void {
    this.keep(near);
    if (this.isCut) {
      near.pause();
      return;
    }
    const far = connect(target, '127.0.0.1');
    this.keep(far);
    near.on('data', (bytes: Buffer) => void far.write(bytes));
    far.on('data', (bytes: Buffer) => void near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}
