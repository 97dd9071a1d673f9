import { afterEach, describe, expect, it } from 'vitest';
import { keys, type Pty, startGreenGames, startInPty } from './pty.ts';

// A minimal full-screen program: it opens the alternate screen, hides the cursor and redraws on each key.
const miniature = `
  const draw = (text) => process.stdout.write('\\x1b[H\\x1b[2K' + text);
  const size = () => process.stdout.columns + 'x' + process.stdout.rows;
  const leave = (code) => { process.stdout.write('\\x1b[?25h\\x1b[?1049l'); process.exit(code); };
  process.stdin.setRawMode(true);
  process.stdout.write('first line on the main screen\\n');
  process.stdout.write('\\x1b[?1049h\\x1b[?25l');
  draw('ready ' + size());
  process.stdout.on('resize', () => draw('now ' + size()));
  process.on('SIGTERM', () => leave(143));
  process.stdin.on('data', (data) => {
    if (String(data) === 'q') leave(7);
    draw('\\x1b[1;31mkey\\x1b[0m ' + JSON.stringify(String(data)));
  });
`;

let pty: Pty | undefined;
afterEach(async () => {
  await pty?.close();
});

describe('the harness for programs in a pseudo-terminal', () => {
  it('shows the screen, the cursor and the alternate screen as a person would see them', async () => {
    pty = startInPty(process.execPath, ['-e', miniature], { columns: 40, rows: 10 });
    await pty.waitFor('ready 40x10');
    expect(pty.screen()).toHaveLength(10);
    expect([pty.alternateScreen, pty.cursorVisible]).toEqual([true, false]);

    const bytes = await pty.press(keys.up);
    expect(pty.screen()[0]).toBe(String.raw`key "\u001b[A"`);
    expect(bytes).toBe(Buffer.byteLength('\x1b[H\x1b[2K\x1b[1;31mkey\x1b[0m "\\u001b[A"'));
    expect(pty.look(0, 0)).toMatchObject({ text: 'k', foreground: 1, background: null, bold: true });

    pty.resize(60, 20);
    await pty.waitFor(/^now 60x20/);

    pty.type('q');
    expect(await pty.waitForExit()).toEqual({ code: 7, signal: null });
    expect([pty.alternateScreen, pty.cursorVisible]).toEqual([false, true]);
    expect(pty.screen()[0]).toBe('first line on the main screen');
  });

  it('tells an exit after a signal from a death by a signal', async () => {
    pty = startInPty(process.execPath, ['-e', miniature]);
    await pty.waitFor('ready');
    pty.kill('SIGTERM');
    expect(await pty.waitForExit()).toEqual({ code: 143, signal: null });
    await pty.close();

    pty = startInPty(process.execPath, ['-e', miniature]);
    await pty.waitFor('ready');
    pty.kill('SIGKILL');
    expect(await pty.waitForExit()).toMatchObject({ signal: 'SIGKILL' });
  });

  it('reports what the screen showed if a text never appears', async () => {
    pty = startInPty(process.execPath, ['-e', miniature]);
    await pty.waitFor('ready');
    await expect(pty.waitFor('never', 100)).rejects.toThrow(
      /never showed never within 100 ms[\s\S]*ready 80x24/,
    );
  });

  it('keeps the scroll-back', async () => {
    pty = startInPty('sh', ['-c', 'seq 1 40'], { rows: 10 });
    await pty.waitForExit();
    expect(pty.scrollback()[0]).toBe('1');
    expect(pty.screen()).toContain('40');
  });

  it('starts the built program', async () => {
    pty = startGreenGames(['--version']);
    expect(await pty.waitForExit()).toEqual({ code: 0, signal: null });
    expect(pty.screen()[0]).toMatch(/\d+\.\d+\.\d+/);
  });
});
