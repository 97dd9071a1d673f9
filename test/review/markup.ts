/** An element, from its start tag to its end tag. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/**
 * Reads an XML document without declarations, comments or namespaces' prefixes.
 * @throws Error if it is not well-formed
 */
export function readMarkup(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [] };
  const open = [top];
  const tokens = text.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/gu);
  for (const [token, end, name = '', given = '', isEmpty, words, stray] of tokens) {
    const parent = open.at(-1) as Element;
    if (stray !== undefined) throw new Error(`A stray < after ${parent.name}.`);
    if (words !== undefined) {
      if (/&(?!(?:amp|lt|gt|quot|apos);)/u.test(words)) throw new Error(`A stray & in ${words}.`);
      if (open.length === 1 && words.trim() !== '') throw new Error(`A text outside all elements: ${words}.`);
      parent.children.push(words);
      continue;
    }
    if (end === '/') {
      if (parent.name !== name) throw new Error(`${token} ends ${parent.name}.`);
      open.pop();
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key = '', value = ''] of given.matchAll(/([\w-]+)="([^"<]*)"/gu)) {
      if (key in attributes) throw new Error(`${name} has ${key} twice.`);
      if (/&(?!(?:amp|lt|gt|quot|apos);)/u.test(value)) throw new Error(`A stray & in ${value}.`);
      attributes[key] = value;
    }
    const element = { name, attributes, children: [] };
    parent.children.push(element);
    if (isEmpty !== '/') open.push(element);
  }
  if (open.length !== 1) throw new Error(`${open.at(-1)?.name} is not closed.`);
  const elements = top.children.filter((each) => typeof each !== 'string');
  if (elements.length !== 1) throw new Error(`There are ${elements.length} elements at the top.`);
  return elements[0] as Element;
}

/** All elements of this name, at any depth. */
export function elementsOf(element: Element, name: string): Element[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...elementsOf(child, name)],
  );
}

/** The text in an element. */
export function textIn({ children }: Element): string {
  return children
    .map((child) => (typeof child === 'string' ? child : textIn(child)))
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
