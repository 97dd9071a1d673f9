/** Where the page of speed holds what a benchmark printed. */
const partOf = (name) => new RegExp(`(<!-- bench ${name} -->\\n)[\\s\\S]*?(<!-- /bench -->)`);

/**
 * The page with what a benchmark printed in its place.
 * @param page the page, with a pair of marks for each benchmark: `<!-- bench NAME -->`, `<!-- /bench -->`
 * @param machine what it ran on, and when
 * @throws where the page has no place for it
 */
export function withFigures(page, name, machine, printed) {
  if (!partOf(name).test(page)) throw new Error(`docs/speed.md has no place for the benchmark ${name}`);
  const figures = printed.trim().replaceAll('```', '');
  return page.replace(
    partOf(name),
    (_, begin, end) => `${begin}${machine}:\n\n\`\`\`text\n${figures}\n\`\`\`\n${end}`,
  );
}
