// Loaded before the program, this gives it an invisible terminal in which a few keys are pressed.
const { PassThrough, Writable } = require('node:stream');

const KEYS = ['\u001b[B', '?', '\u001b', '\u0003'];
const BETWEEN_KEYS = 60;

const input = Object.assign(new PassThrough(), {
  isTTY: true,
  fd: 0,
  setRawMode: () => input,
  ref: () => input,
  unref: () => input,
});
let isTyping = false;
const output = Object.assign(
  new Writable({
    write(_chunk, _encoding, done) {
      if (!isTyping) setTimeout(type, BETWEEN_KEYS, 0);
      isTyping = true;
      done();
    },
  }),
  { isTTY: true, fd: 1, columns: 80, rows: 24, getColorDepth: () => 8, hasColors: () => true },
);

function type(place) {
  input.write(KEYS[place]);
  if (place + 1 < KEYS.length) setTimeout(type, BETWEEN_KEYS, place + 1);
}

for (const [name, value] of Object.entries({ stdin: input, stdout: output }))
  Object.defineProperty(process, name, { value, configurable: true });
