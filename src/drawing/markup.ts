/** A text inside an element of XML, such as a picture's. */
export function escapedMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
