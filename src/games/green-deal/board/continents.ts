/**
 * Our own sketch of the world behind the cells; `#` is land. It is decoration without effect on the rules, and is
 * scaled to the map in play.
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

/**
 * Whether a cell lies on a continent, on a map with the given numbers of rows and columns; `row` and `col` count from
 * 0.
 */
export function isLand(row: number, col: number, rows: number, cols: number): boolean {
  const line = sketch[Math.floor(((row + 0.5) * sketch.length) / rows)] ?? '';
  return line[Math.floor(((col + 0.5) * line.length) / cols)] === '#';
}
