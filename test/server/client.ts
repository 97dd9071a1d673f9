import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectConfig } from 'ssh2';
import type { EventFacts } from '../../src/server/event-log.ts';
import { GameServer, type ServerWishes } from '../../src/server/server.ts';
import { newKey, type Screen, TestClient } from './ssh-client.ts';

/** An event of the server's log. */
export interface NotedEvent {
  readonly event: string;
  readonly facts: EventFacts;
}

/** A server in this process with its own folder, and its clients. */
export class TestServer {
  readonly events: NotedEvent[] = [];
  private readonly clients: TestClient[] = [];

  private constructor(
    readonly home: string,
    public server: GameServer,
  ) {}

  static async start(wishes: Partial<ServerWishes> = {}): Promise<TestServer> {
    const home = mkdtempSync(join(tmpdir(), 'green-games-serve-'));
    const events: NotedEvent[] = [];
    const server = await startIn(home, events, wishes);
    return Object.assign(new TestServer(home, server), { events });
  }

  /** Ends the server as a signal does, and starts it again on the same folder. */
  async restart(wishes: Partial<ServerWishes> = {}): Promise<void> {
    await this.server.close();
    this.server = await startIn(this.home, this.events, wishes);
  }

  client(key: string, user = 'somebody', further: Partial<ConnectConfig> = {}): Promise<TestClient> {
    return TestClient.connect(this.server.port, key, user, further).then((client) => {
      this.clients.push(client);
      return client;
    });
  }

  /** Logs in with a full screen and takes the offered name at the first login. */
  async arrive(name: string, key: string = newKey()): Promise<Screen> {
    const client = await this.client(key, name);
    const screen = await client.screen();
    await screen.shows(/call you/);
    screen.press('enter');
    await screen.shows(/q leave/);
    return screen;
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.end();
    await this.server.close();
    rmSync(this.home, { recursive: true, force: true });
  }
}

async function startIn(
  home: string,
  events: NotedEvent[],
  wishes: Partial<ServerWishes>,
): Promise<GameServer> {
  return await GameServer.start({
    host: '127.0.0.1',
    port: 0,
    home,
    name: 'green-games',
    isInviteOnly: false,
    maxConnections: 100,
    botWorkers: 1,
    version: '0.0.0',
    memory: () => process.memoryUsage.rss(),
    log: (event, facts = {}) => events.push({ event, facts }),
    ...wishes,
  });
}
