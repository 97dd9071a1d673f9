import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { curvePicture } from '../../src/review/curve-picture.ts';
import type { CurvePoint } from '../../src/review/review-summary.ts';
import { drawingsOf } from '../../tools/demo-picture.ts';
import { root } from '../../tools/documents.ts';
import { elementsOf, readMarkup, textIn } from './markup.ts';

/** A curve for this many seats over twenty rounds, with changing shares. */
function curveOf(seats: number): CurvePoint[] {
  return Array.from({ length: 60 }, (_, index) => {
    const weights = Array.from({ length: seats }, (__, seat) => 1 + ((index * (seat + 3)) % 17));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return {
      answered: 3 * index + 1,
      round: 1 + Math.floor(index / 3),
      seat: index % seats,
      shares: weights.map((weight) => weight / sum),
      points: weights,
    };
  });
}

const names = [
  'Ann & <Bo>',
  '陳小明',
  'A name that is much too long for the room that it has',
  'd',
  'e',
  'f',
];

/** A sentence of more than a row. */
const LONG_TURN = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');

function drawn(seats: number) {
  const text = curvePicture(curveOf(seats), {
    title: 'A <match> & its curve',
    description: 'Ann wins.',
    across: 'round',
    up: 'games won of a hundred',
    names: names.slice(0, seats),
    turns: new Map([
      [31, 'Ann & Bo turn'],
      [61, LONG_TURN],
    ]),
  });
  return { text, svg: readMarkup(text) };
}

/** How many times brighter one colour is than another, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const brightness = (colour: string): number => {
    const whole = colour.length === 4 ? colour.replace(/[\da-f]/giu, '$&$&') : colour;
    const [red, green, blue] = [1, 3, 5].map((from) => {
      const share = Number.parseInt(whole.slice(from, from + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('the picture of a curve', () => {
  it.each([1, 2, 3, 4, 6])('is well-formed, and names what it shows, its axes and %i seats', (seats) => {
    const { svg } = drawn(seats);
    expect([svg.name, svg.attributes['xmlns'], svg.attributes['role']]).toEqual([
      'svg',
      'http://www.w3.org/2000/svg',
      'img',
    ]);
    const labels = svg.attributes['aria-labelledby']?.split(' ') ?? [];
    const labelled = ['title', 'desc'].map((name) => elementsOf(svg, name)[0]);
    expect(labelled.map((element) => element?.attributes['id'])).toEqual(labels);
    expect(labelled.map((element) => element && textIn(element))).toEqual([
      'A <match> & its curve',
      'Ann wins.',
    ]);
    const texts = elementsOf(svg, 'text').map(textIn);
    expect(texts).toEqual(expect.arrayContaining(['round', 'games won of a hundred', '0', '100', '1']));
    for (const name of names.slice(0, seats))
      expect(texts.some((text) => text.startsWith(name.slice(0, 4)))).toBe(true);
    expect(elementsOf(svg, 'path').some((path) => elementsOf(path, 'title').length === 1)).toBe(true);
    // Who prints the picture sees its title, and each turning point by a number with its sentence.
    expect(texts).toEqual(expect.arrayContaining(['A <match> & its curve', '1 Ann & Bo turn']));
    const told = elementsOf(svg, 'text').filter(({ attributes }) => attributes['class'] === 'told');
    expect(told.map(textIn).join(' ')).toBe(`1 Ann & Bo turn 2 ${LONG_TURN}`);
    const height = Number(svg.attributes['height']);
    for (const { attributes } of told) expect(Number(attributes['y'])).toBeLessThan(height);
  });

  it('tells the seats apart by letters and dashes, not by colour alone', () => {
    const { svg, text } = drawn(6);
    for (const [seat, letter] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
      const groups = elementsOf(svg, 'g').filter(({ attributes }) => attributes['class'] === `s${seat}`);
      const letters = groups.flatMap((group) => elementsOf(group, 'text')).map(textIn);
      // On the line several times, and once in the legend.
      expect(letters.filter((each) => each === letter).length).toBeGreaterThan(3);
    }
    const dashes = [...text.matchAll(/\.s\d \.line\{stroke-dasharray:([^}]+)\}/gu)].map(([, dash]) => dash);
    expect(new Set(dashes).size).toBe(6);
  });

  it('has lines and texts with enough contrast on light and on dark paper', () => {
    const { text } = drawn(6);
    const [light = '', dark = ''] = text.split('@media');
    for (const part of [light, dark]) {
      const paper = /--paper:(#[\da-f]+)/iu.exec(part)?.[1] ?? '';
      const inks = [...part.matchAll(/--(?:ink|own):(#[\da-f]+)/giu)].map(([, colour = '']) => colour);
      expect(inks).toHaveLength(7);
      for (const ink of inks) expect([ink, contrast(ink, paper) >= 4.5]).toEqual([ink, true]);
    }
  });

  it('stays within its frame', () => {
    const { svg } = drawn(4);
    const [width, height] = [Number(svg.attributes['width']), Number(svg.attributes['height'])];
    for (const path of elementsOf(svg, 'path')) {
      expect(path.attributes['d']).toMatch(/^M-?[\d.]+,-?[\d.]+/u);
      for (const [, x, y] of (path.attributes['d'] ?? '').matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/gu)) {
        expect(Number(x) >= 0 && Number(x) <= width && Number(y) >= 0 && Number(y) <= height).toBe(true);
      }
    }
    for (const { attributes } of elementsOf(svg, 'text'))
      expect([Number(attributes['x']) <= width, Number(attributes['y']) < height]).toEqual([true, true]);
  });
});

describe('every picture that the program draws', () => {
  it.each(games.map(({ id }) => id))('is well-formed: %s', async (id) => {
    for (const [name] of await drawingsOf(id)) {
      const file = readFileSync(join(root, 'docs/pictures', name), 'utf8');
      expect(readMarkup(file).name).toBe('svg');
    }
  });
});
