import { describe, expect, it } from 'vitest';
import { asciicast, type RecordedFrame } from '../../src/demos/asciicast.ts';
import { cellsOf } from '../../src/demos/cells.ts';
import { type PictureOptions, picture } from '../../src/demos/picture.ts';

const options: PictureOptions = { columns: 20, rows: 2, title: 'A & B', description: 'Ann < Bo', seconds: 4 };
const texts = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)</gu)].map(([, text]) => text as string);

describe('the cells of a row', () => {
  it('have the text, column and style that the terminal is sent', () => {
    const cells = cellsOf('a\u001b[1;31mb\u001b[22m\u001b[39m \u001b[7m\u001b[96m世\u001b[0mc');
    expect(cells.map(({ text, column }) => [text, column])).toEqual([
      ['a', 0],
      ['b', 1],
      [' ', 2],
      ['世', 3],
      ['c', 5],
    ]);
    expect(cells[1]?.style).toEqual({ colour: 1, bold: true, dim: false, inverse: false });
    expect(cells[2]?.style).toEqual(cells[0]?.style);
    expect(cells[3]?.style).toEqual({ colour: 14, bold: false, dim: false, inverse: true });
    expect(() => cellsOf('\u001b[38m')).toThrow(/no style 38/);
  });
});

describe('a picture', () => {
  it('of one moment is text in its cells, without any animation', () => {
    const svg = picture([{ at: 0, rows: ['  one \u001b[1mtwo\u001b[22m', '<3 & 4'] }], options);
    expect(texts(svg)).toEqual(['one', 'two', '&lt;3 &amp; 4']);
    expect(svg).toContain('<text x="16" y="13" textLength="24">one<');
    expect(svg).toContain('<text x="48" y="13" textLength="24" class="b">two<');
    expect(svg).not.toContain('animation');
    expect(svg).toContain('<title>A &amp; B</title>\n<desc>Ann &lt; Bo</desc>');
    expect(svg).not.toMatch(/<(?:path|script|image)/);
  });

  it('of several moments shows each row exactly as long as the recording does', () => {
    const frames: RecordedFrame[] = [
      { at: 0, rows: ['same', 'first'] },
      { at: 1, rows: ['same', 'second'] },
      { at: 3, rows: ['same', 'first'] },
    ];
    const svg = picture(frames, options);
    expect(texts(svg)).toEqual(['same', 'first', 'second', 'first']);
    expect(svg).toContain('@keyframes k0{0%{visibility:visible}25%{visibility:hidden}}');
    expect(svg).toContain(
      '@keyframes k1{0%{visibility:hidden}25%{visibility:visible}75%{visibility:hidden}}',
    );
    expect(svg).toContain('@keyframes k2{0%{visibility:hidden}75%{visibility:visible}}');
    expect(svg).toMatch(/class="a f k0"[^\n]*>first</);
    expect(svg).toMatch(/<g transform="[^"]*"><text[^>]*>same</);
    expect(svg).toContain('prefers-reduced-motion');
  });
});

describe('a recording', () => {
  it('has a marker at each caption', () => {
    const frames: RecordedFrame[] = [
      { at: 0, rows: ['a'], caption: 'It begins.' },
      { at: 1, rows: ['b'] },
      { at: 2, rows: ['b'], caption: 'It goes on.' },
    ];
    const [, ...events] = asciicast(frames, options)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as [number, string, string]);
    expect(events.map(([at, kind]) => [at, kind])).toEqual([
      [0, 'm'],
      [0, 'o'],
      [1, 'o'],
      [2, 'm'],
      [4, 'o'],
    ]);
    expect(events.filter(([, kind]) => kind === 'm').map(([, , label]) => label)).toEqual([
      'It begins.',
      'It goes on.',
    ]);
  });
});
