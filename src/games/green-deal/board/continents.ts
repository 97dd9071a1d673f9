/**
 * Our own sketch of the world behind the cells: `#` is land. It is designed, decides nothing, and is fitted to the map in
 * play whatever its size.
 */
const sketch: readonly string[] = [
  '##..###',
  '##.####',
  '.#.####',
  '.##.###',
  '.##.#.#',
  '.#..#.#',
  '.#.....',
];

/** Whether the cell of a map with so many rows and columns lies on a continent; places are counted from 0. */
export function isLand(row: number, col: number, rows: number, cols: number): boolean {
  const line = sketch[Math.floor(((row + 0.5) * sketch.length) / rows)] ?? '';
  return line[Math.floor(((col + 0.5) * line.length) / cols)] === '#';
}
