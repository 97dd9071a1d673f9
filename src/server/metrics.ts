import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import type { GameServer, ServerFigures } from './server.ts';

/** The help text of each figure for Prometheus. */
const gauges: Readonly<Record<keyof ServerFigures, string>> = {
  connections: 'Connections that are open',
  people: 'People who are logged in',
  tables: 'Tables whose match is not over',
  openMatches: 'Matches in memory',
  thinkingBots: 'Bots that are thinking now',
  waitingBots: 'Bots that wait until a worker is free',
  botWorkers: 'Bots that may think at a time',
  answers: 'Answers since the start',
  answersAMinute: 'Answers in the last whole minute',
  answerMedian:
    'Milliseconds from the key of an answer to the last screen of its table, median of the latest 1,000 answers',
  answerSlowest:
    'Milliseconds from the key of an answer to the last screen of its table, 99th percentile of the latest 1,000 answers',
  megabytes: 'Resident memory in megabytes',
};

/** The Prometheus name of a figure: `green_games_open_matches` for `openMatches`. */
function metricName(figure: string): string {
  return `green_games_${figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

/**
 * Serves the server's figures in the text format of Prometheus.
 * @returns the port, and the function that closes it
 */
export async function serveMetrics(
  server: GameServer,
  host: string,
  port: number,
): Promise<{ readonly port: number; close(): void }> {
  const registry = new Registry();
  for (const [figure, help] of Object.entries(gauges))
    registry.registerMetric(
      new Gauge({
        name: metricName(figure),
        help,
        registers: [],
        collect() {
          this.set(server.figures()[figure as keyof ServerFigures]);
        },
      }),
    );
  const http = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  return { port: (http.address() as AddressInfo).port, close: () => void http.close() };
}
