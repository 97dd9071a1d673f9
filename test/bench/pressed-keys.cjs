// Loaded before the program, gives it a terminal of 80x24 in which arrow keys are pressed one after the other. Says at the
// end, on stderr, what each took: processor time in milliseconds and bytes written. PRESSED says how many.
const { PassThrough, Writable } = require('node:stream');

/** What is told before the first question is skipped. */
const SKIPS = 3;
const KEYS = ['\u001b[B', '\u001b[B', '\u001b[B', '\u001b[A', '\u001b[A', '\u001b[A'];
/** Keys that are not measured: after them the code that draws is compiled. */
const WARM_UP = 60;
/** Milliseconds until the program is ready, and from one key to the next. */
const READY = 1500;
const BETWEEN_KEYS = 50;
const count = WARM_UP + Number(process.env.PRESSED ?? 180);

const input = Object.assign(new PassThrough(), {
  isTTY: true,
  fd: 0,
  setRawMode: () => input,
  ref: () => input,
  unref: () => input,
});
let bytes = 0;
let isTyping = false;
const output = Object.assign(
  new Writable({
    decodeStrings: true,
    write(chunk, _encoding, done) {
      bytes += chunk.length;
      if (!isTyping) setTimeout(skip, READY, 0);
      isTyping = true;
      done();
      // As a terminal that is well.
      if (chunk.includes('\u001b[5n')) setImmediate(() => input.write('\u001b[0n'));
    },
  }),
  { isTTY: true, fd: 1, columns: 80, rows: 24, getColorDepth: () => 8, hasColors: () => true },
);

function skip(place) {
  if (place < SKIPS) input.write(' ');
  if (place < SKIPS) setTimeout(skip, BETWEEN_KEYS, place + 1);
  else type(0);
}

const pressed = [];
function type(place) {
  if (place === count) {
    process.stderr.write(JSON.stringify(pressed.slice(WARM_UP)));
    input.write('\u0003');
    return;
  }
  bytes = 0;
  const before = process.cpuUsage();
  input.write(KEYS[place % KEYS.length]);
  setTimeout(() => {
    const { user, system } = process.cpuUsage(before);
    pressed.push({ milliseconds: (user + system) / 1000, bytes });
    type(place + 1);
  }, BETWEEN_KEYS);
}

for (const [name, value] of Object.entries({ stdin: input, stdout: output }))
  Object.defineProperty(process, name, { value, configurable: true });
