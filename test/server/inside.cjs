// Loaded into a server's process before the program (`node --expose-gc --require`): tells the process that started it
// what lies in its memory once everything that nobody holds has been collected, and records what its processor does.
const { Session } = require('node:inspector');
const { writeFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');
const { writeHeapSnapshot } = require('node:v8');

const session = new Session();
session.connect();

function collect() {
  // What the first round lets go of may hold something else, by finalizers and weak references.
  for (let round = 0; round < 4; round += 1) globalThis.gc();
}

function figures() {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const listeners = Object.fromEntries(
    process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
  );
  const resources = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  return { heap: heapUsed, external, resident: rss, listeners, resources };
}

/** How long turns of the event loop last. */
const turns = monitorEventLoopDelay({ resolution: 5 });

const orders = {
  figures: (_file, reply) => reply(figures()),
  watch: (_file, reply) => {
    turns.reset();
    turns.enable();
    reply(null);
  },
  watched: (_file, reply) => {
    turns.disable();
    reply([50, 99].map((share) => turns.percentile(share) / 1e6));
  },
  snapshot: (file, reply) => reply(writeHeapSnapshot(file)),
  profile: (_file, reply) =>
    session.post('Profiler.enable', () => session.post('Profiler.start', () => reply(null))),
  profiled: (file, reply) =>
    session.post('Profiler.stop', (error, result) => {
      if (error === null) writeFileSync(file, JSON.stringify(result.profile));
      reply(error === null ? file : error.message);
    }),
};

process.on('message', ({ order, file }) => {
  // Finalizers run between two turns of the event loop.
  if (globalThis.gc) globalThis.gc();
  setTimeout(() => orders[order](file, (reply) => process.send({ order, reply })), 100);
});
// The program ends when it would end without anybody who asks.
process.channel?.unref();
