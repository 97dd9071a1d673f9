/** A text inside an element of XML, such as a picture's. */
export function escapedMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * An element of XML.
 * @param content its child elements, and its text by `escapedMarkup`
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly string[]
): string {
  const given = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapedMarkup(String(value)).replaceAll('"', '&quot;')}"`,
  );
  const start = `<${name}${given.join('')}`;
  return content.length === 0 ? `${start}/>` : `${start}>${content.join('')}</${name}>`;
}
